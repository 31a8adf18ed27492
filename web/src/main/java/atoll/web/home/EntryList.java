package atoll.web.home;

import atoll.play.BadLink;
import atoll.web.app.AppContext;
import atoll.web.app.Toast;
import atoll.web.canvas.StoredThumbnail;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** Everything stored of one kind that is no game: open, rename, save to files, delete. Hidden if there is nothing. */
abstract class EntryList {
    private static final String OPEN = "studies.open";
    private static final String DELETE = "games.delete";
    /** The number of entries listed at first, and added on request. */
    private static final int FIRST = 100;

    private final AppContext app;
    private final Texts texts;
    private final GameLibrary library;
    private final Deletions deletions;
    private final Kind kind;
    private final HTMLElement heading;
    private final HTMLElement list = Dom.el("ul", "kept");
    private final HTMLElement more = Dom.button("plain", "", this::showMore);
    private final HTMLElement jump;
    private final HTMLElement root;
    /** Of the entries listed now, by their ids and in their order. */
    private final Map<String, StoredThumbnail> pictures = new LinkedHashMap<>();

    private int most = FIRST;

    /**
     * What is listed.
     *
     * @param name the {@linkplain StoredGame#kind kind}
     * @param style the class of the list, in style sheets
     * @param key begins the keys of its texts: {@code title}, {@code count}, {@code name}, {@code unreadable}
     * @param longestName the most characters of a name
     */
    record Kind(String name, String style, String key, int longestName) {}

    EntryList(AppContext app, Deletions deletions, Kind kind) {
        this.app = app;
        this.deletions = deletions;
        this.kind = kind;
        texts = app.texts();
        library = app.currentGame().library();
        heading = Dom.text("h2", "", texts.text(kind.key + ".title"));
        heading.setAttribute("tabindex", "-1");
        jump = Dom.button("plain", "", this::jumpHere);
        root = Dom.el("section", kind.style, heading, list, Dom.el("div", "buttons", more));
        root.setHidden(true);
        jump.setHidden(true);
    }

    /** Reads an entry, to do something with it. */
    interface Use {
        void of(StoredGame entry) throws BadLink;
    }

    abstract StoredThumbnail picture(StoredGame entry);

    /** What is said of an entry of a known game, below its name. */
    abstract void describe(StoredGame entry, HTMLElement words);

    abstract void open(StoredGame entry);

    /** Adds the buttons of an entry that only this kind has. */
    abstract void addButtons(StoredGame entry, String name, HTMLElement buttons);

    abstract StoredGame renamed(StoredGame entry, String name) throws BadLink;

    AppContext app() {
        return app;
    }

    HTMLElement element() {
        return root;
    }

    /** A button that leads to this list: it may be below hundreds of games. Hidden if there is nothing. */
    HTMLElement jump() {
        return jump;
    }

    private void jumpHere() {
        Browser.scrollTo(root);
        Browser.focus(heading);
    }

    private List<StoredGame> entries() {
        return library.ofKind(kind.name);
    }

    /** Shows what the library knows now. */
    void show() {
        Dom.empty(list);
        pictures.clear();
        List<StoredGame> entries = entries();
        for (int i = 0; i < Math.min(most, entries.size()); i++) {
            StoredGame entry = entries.get(i);
            list.appendChild(row(entry));
            pictures.get(entry.id()).show();
        }
        root.setHidden(entries.isEmpty());
        jump.setHidden(entries.isEmpty());
        Dom.setText(jump, texts.count(kind.key + ".count", entries.size()));
        int left = entries.size() - pictures.size();
        more.setHidden(left <= 0);
        if (left > 0) {
            Dom.setText(more, texts.count("games.more", left));
        }
    }

    private void showMore() {
        int listed = most;
        most += FIRST;
        show();
        focus(entries().get(listed).id(), OPEN);
    }

    void repaint() {
        for (StoredThumbnail picture : pictures.values()) {
            picture.repaint();
        }
    }

    private HTMLElement row(StoredGame entry) {
        StoredThumbnail picture = picture(entry);
        pictures.put(entry.id(), picture);
        String name = name(entry);
        HTMLElement words = Dom.el("div", "words", Dom.text("h3", "", name));
        if (entry.game() != null) {
            String game = entry.game().info().id();
            if (!entry.text("name").isEmpty()) {
                words.appendChild(Dom.text("p", "hint", texts.text("game." + game + ".name")));
            }
            describe(entry, words);
        }
        words.appendChild(Dom.text("p", "hint", Browser.date(entry.text("changed"), texts.language())));
        HTMLElement open = act(OPEN, name, () -> open(entry));
        open.setClassName("primary");
        HTMLElement buttons = Dom.el("div", "buttons", open);
        buttons.appendChild(act("games.rename", name, () -> rename(entry)));
        addButtons(entry, name, buttons);
        buttons.appendChild(act(DELETE, name, () -> delete(entry)));
        HTMLElement row = Dom.el("li", "card", Dom.el("div", "window", picture.element()), words, buttons);
        row.setAttribute("data-id", entry.id());
        return row;
    }

    String name(StoredGame entry) {
        return entry.game() == null && entry.text("name").isEmpty()
                ? texts.text("games.unknown")
                : GamesScreen.name(entry, texts);
    }

    HTMLElement act(String key, String name, Runnable action) {
        HTMLElement button = Dom.button("plain", texts.text(key), action);
        button.setAttribute("aria-label", texts.text(key) + ": " + name);
        button.setAttribute("data-act", key);
        return button;
    }

    /** Reads an entry again, because another tab may have changed it since it was listed. */
    void use(String id, Use use) {
        library.refresh(id, entry -> {
            if (entry == null) {
                library.refresh(this::show); // deleted in another tab
                return;
            }
            try {
                use.of(entry);
            } catch (BadLink e) {
                Toast.show(app, texts.text(kind.key + ".unreadable"));
            }
        });
    }

    private void rename(StoredGame entry) {
        NameDialog.open(
                texts,
                kind.key + ".name",
                kind.longestName,
                entry.text("name"),
                name -> use(entry.id(), now -> keep(renamed(now, name), "games.rename")));
    }

    // If another tab prevents it, what is stored is shown.
    private void keep(StoredGame entry, String action) {
        library.save(
                entry,
                false,
                outcome -> library.refresh(entry.id(), found -> {
                    show();
                    focus(entry.id(), action);
                }));
    }

    private void delete(StoredGame entry) {
        library.remove(entry.id(), was -> {
            if (was == null || !pictures.containsKey(entry.id())) {
                return; // deleted already
            }
            String next = neighbour(entry.id());
            show();
            // Not its delete button: a held key would go on deleting.
            focus(next, OPEN);
            deletions.add(name(was), () -> keep(was, DELETE));
        });
    }

    // The entry listed after a listed one, or else before it; empty if it is the only one.
    private String neighbour(String id) {
        List<String> listed = new ArrayList<>(pictures.keySet());
        int place = listed.indexOf(id);
        if (place + 1 < listed.size()) {
            return listed.get(place + 1);
        }
        return place > 0 ? listed.get(place - 1) : "";
    }

    // Null if there is no such row.
    private HTMLElement row(String id) {
        StoredThumbnail picture = pictures.get(id);
        return picture == null
                ? null
                : (HTMLElement) picture.element().getParentNode().getParentNode();
    }

    // All rows are new: restores the focus, or moves it nearby.
    private void focus(String id, String action) {
        HTMLElement row = row(id);
        if (row != null) {
            Browser.focus(row.querySelector("[data-act='" + action + "']"));
        } else {
            Browser.focus(pictures.isEmpty() ? HTMLDocument.current().querySelector("h1") : heading);
        }
    }
}
