package atoll.web.home;

import atoll.engine.State;
import atoll.play.BadLink;
import atoll.study.SavedStudy;
import atoll.study.Study;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Toast;
import atoll.web.canvas.StudyThumbnail;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.ShareDialog;
import atoll.web.link.StudyExport;
import atoll.web.storage.GameFiles;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Node;

/** All stored studies: open, rename, save to files, delete. Hidden if there are none. */
final class StudyList {
    private static final String OPEN = "studies.open";
    private static final String DELETE = "games.delete";
    /** The number of studies listed at first, and added on request. */
    private static final int FIRST = 100;

    private final AppContext app;
    private final Texts texts;
    private final GameLibrary library;
    private final Deletions deletions;
    private final HTMLElement heading;
    private final HTMLElement list = Dom.el("ul", "kept");
    private final HTMLElement more = Dom.button("plain", "", this::showMore);
    private final HTMLElement jump;
    private final HTMLElement root;
    private final Map<String, StudyThumbnail> pictures = new LinkedHashMap<>();
    private int most = FIRST;

    StudyList(AppContext app, Deletions deletions) {
        this.app = app;
        this.deletions = deletions;
        texts = app.texts();
        library = app.currentGame().library();
        heading = Dom.text("h2", "", texts.text("studies.title"));
        heading.setAttribute("tabindex", "-1");
        jump = Dom.button("plain", "", this::jumpHere);
        root = Dom.el("section", "studies", heading, list, Dom.el("div", "buttons", more));
        root.setHidden(true);
        jump.setHidden(true);
    }

    HTMLElement element() {
        return root;
    }

    /** A button that leads to this list: it may be below hundreds of games. Hidden if there are no studies. */
    HTMLElement jump() {
        return jump;
    }

    private void jumpHere() {
        Browser.scrollTo(root);
        Browser.focus(heading);
    }

    /** Shows what the library knows now. */
    void show() {
        Dom.empty(list);
        pictures.clear();
        List<StoredGame> studies = library.ofKind(SavedStudy.KIND);
        for (int i = 0; i < Math.min(most, studies.size()); i++) {
            StoredGame entry = studies.get(i);
            list.appendChild(row(entry));
            pictures.get(entry.id()).show();
        }
        root.setHidden(studies.isEmpty());
        jump.setHidden(studies.isEmpty());
        Dom.setText(jump, texts.count("studies.count", studies.size()));
        int left = studies.size() - pictures.size();
        more.setHidden(left <= 0);
        if (left > 0) {
            Dom.setText(more, texts.count("games.more", left));
        }
    }

    private void showMore() {
        int listed = most;
        most += FIRST;
        show();
        focus(library.ofKind(SavedStudy.KIND).get(listed).id(), OPEN);
    }

    void repaint() {
        for (StudyThumbnail picture : pictures.values()) {
            picture.repaint();
        }
    }

    private HTMLElement row(StoredGame entry) {
        StudyThumbnail picture = new StudyThumbnail(entry, texts, app.colours());
        pictures.put(entry.id(), picture);
        String name = name(entry);
        HTMLElement words = Dom.el("div", "words", Dom.text("h3", "", name));
        if (entry.game() != null) {
            String game = entry.game().info().id();
            if (!entry.text("name").isEmpty()) {
                words.appendChild(Dom.text("p", "hint", texts.text("game." + game + ".name")));
            }
            words.appendChild(Dom.text("p", "", texts.count("studies.moves", number(entry.text("moves")))));
            words.appendChild(Dom.text("p", "hint", StudyExport.view(viewer(entry), texts)));
        }
        words.appendChild(Dom.text("p", "hint", Browser.date(entry.text("changed"), texts.language())));
        HTMLElement open = act(OPEN, name, () -> app.navigate(Route.study(entry.id())));
        open.setClassName("primary");
        HTMLElement row = Dom.el(
                "li",
                "card",
                Dom.el("div", "window", picture.element()),
                words,
                Dom.el(
                        "div",
                        "buttons",
                        open,
                        act("games.rename", name, () -> rename(entry)),
                        act(
                                "games.save",
                                name,
                                () -> export(
                                        entry,
                                        study -> GameFiles.save(study.fileName("json"), GameFiles.JSON, study.json()))),
                        act(
                                "studies.text",
                                name,
                                () -> export(
                                        entry,
                                        study -> GameFiles.save(study.fileName("txt"), GameFiles.TEXT, study.text()))),
                        act(DELETE, name, () -> delete(entry))));
        row.setAttribute("data-id", entry.id());
        return row;
    }

    private String name(StoredGame entry) {
        return entry.text("name").isEmpty() && entry.game() == null
                ? texts.text("games.unknown")
                : StudyExport.name(
                        entry.text("name"),
                        entry.game() == null ? "" : entry.game().info().id(),
                        texts);
    }

    // It describes itself, and anyone may have written it.
    private static int number(String digits) {
        try {
            return Math.max(0, Integer.parseInt(digits));
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static int viewer(StoredGame entry) {
        String viewer = entry.text("viewer");
        return viewer.isEmpty() ? Study.EVERYTHING : viewer.equals("s") ? State.SPECTATOR : number(viewer);
    }

    private HTMLElement act(String key, String name, Runnable action) {
        HTMLElement button = Dom.button("plain", texts.text(key), action);
        button.setAttribute("aria-label", texts.text(key) + ": " + name);
        button.setAttribute("data-act", key);
        return button;
    }

    private void export(StoredGame entry, Consumer<StudyExport> save) {
        read(entry.id(), saved -> save.accept(new StudyExport(saved.study(), texts, ShareDialog.address())));
    }

    // Another tab may have changed it since it was listed.
    private void read(String id, Consumer<SavedStudy> done) {
        library.refresh(id, entry -> {
            if (entry == null) {
                library.refresh(this::show); // deleted in another tab
                return;
            }
            try {
                done.accept(entry.readStudy());
            } catch (BadLink e) {
                Toast.show(app, texts.text("studies.unreadable"));
            }
        });
    }

    private void rename(StoredGame entry) {
        NameDialog.open(
                texts,
                "studies.name",
                Study.LONGEST_TITLE,
                entry.text("name"),
                name -> read(entry.id(), saved -> {
                    saved.study().title(name);
                    keep(StoredGame.of(saved.written(saved.changed())), "games.rename");
                }));
    }

    // If another tab prevents it, its stored study is shown.
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
            HTMLElement row = row(entry.id());
            if (was == null || row == null) {
                return; // deleted already
            }
            Node near = row.getNextSibling() != null ? row.getNextSibling() : row.getPreviousSibling();
            String next = near == null ? "" : ((HTMLElement) near).getAttribute("data-id");
            show();
            // Not its delete button: a held key would go on deleting.
            focus(next, OPEN);
            deletions.add(name(was), () -> keep(was, DELETE));
        });
    }

    // Null if there is no such row.
    private HTMLElement row(String id) {
        StudyThumbnail picture = pictures.get(id);
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
            Browser.focus(root.isHidden() ? HTMLDocument.current().querySelector("h1") : heading);
        }
    }
}
