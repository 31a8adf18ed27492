package atoll.web.home;

import atoll.engine.Game;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.table.present.Player;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.canvas.SavedGameThumbnail;
import atoll.web.dom.AfterPaint;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameFiles;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Node;

/** All stored games and studies: play on, rename, save to files, delete. */
public final class GamesScreen implements Screen {
    private static final String PLAY = "games.play";
    /** The number of games listed at first, and added on request. */
    private static final int FIRST = 200;

    private static final int MORE = 400;
    /** The number of rows added between two paintings. */
    private static final int ROWS = 20;

    /** The last opened file, and the list that shows its progress, which may be a newer one. */
    private static GameFileImport fileImport;

    private static GamesScreen shown;

    private final AppContext app;
    private final Texts texts;
    private final GameLibrary library;
    private final Deletions deletions;
    private final StudyList studies;
    private final PositionList positions;

    private final HTMLElement list = Dom.el("ul", "kept");
    private final HTMLElement none = Dom.el("p", "lead");
    private final HTMLElement more = Dom.button("plain", "", this::showMore);
    private final HTMLElement importPlace = Dom.el("div", "");
    private final HTMLElement root;
    /** The thumbnails of the listed rows: of the first games of all. */
    private final Map<String, SavedGameThumbnail> pictures = new LinkedHashMap<>();

    private final AfterPaint rowsTask = new AfterPaint();
    /** The number of games to list, of which rows may still be missing. */
    private int most;

    public GamesScreen(AppContext app) {
        this.app = app;
        texts = app.texts();
        library = app.currentGame().library();
        deletions = new Deletions(app);
        studies = new StudyList(app, deletions);
        positions = new PositionList(app, deletions);
        more.setHidden(true);
        HTMLElement reminder = Dom.el("div", "");
        FileReminder.ifDue(app, () -> reminder.appendChild(new FileReminder(app, Runnable::run).element()));
        root = Dom.el(
                "main",
                "games",
                heading(),
                Dom.text("p", "hint", texts.text(library.isPersistent() ? "games.where" : "store.refused")),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("games.import"), this::openFile),
                        Dom.button("plain", texts.text("games.export"), () -> FileReminder.saveAll(app)),
                        studies.jump(),
                        positions.jump(),
                        Dom.link(
                                "plain",
                                texts.text("games.stats"),
                                Route.of(Route.STATS).href())),
                reminder,
                importPlace,
                none,
                list,
                Dom.el("div", "buttons", more),
                studies.element(),
                positions.element());
        if (fileImport != null) {
            importPlace.appendChild(fileImport.element());
        }
    }

    private HTMLElement heading() {
        HTMLElement heading = Dom.text("h1", "", title());
        heading.setAttribute("tabindex", "-1");
        return heading;
    }

    /** The name of a game in lists. */
    static String name(StoredGame entry, Texts texts) {
        String name = entry.text("name");
        return !name.isEmpty()
                ? name
                : entry.game() == null
                        ? texts.text("games.unknown")
                        : texts.text("game." + entry.game().info().id() + ".name");
    }

    /** The progress of a game, or its result. */
    static String state(StoredGame entry, Texts texts) {
        String plies = entry.text("plies");
        int n = 0;
        for (int i = 0; i < plies.length() && plies.charAt(i) >= '0' && plies.charAt(i) <= '9' && i < 5; i++) {
            n = 10 * n + plies.charAt(i) - '0';
        }
        String places = entry.text("places");
        if (places.isEmpty()) {
            return texts.count("home.moves", n);
        }
        String winners = "";
        List<Player> players = players(entry, texts);
        for (int seat = 0; seat < players.size() && seat < places.length(); seat++) {
            if (places.charAt(seat) == '1') {
                winners += (winners.isEmpty() ? "" : ", ") + players.get(seat).name();
            }
        }
        return texts.format("games.won", winners);
    }

    private static List<Player> players(StoredGame entry, Texts texts) {
        try {
            List<String> names = new ArrayList<>();
            String rest = entry.text("names") + "\n";
            while (!rest.isEmpty()) {
                int end = rest.indexOf('\n');
                names.add(rest.substring(0, end));
                rest = rest.substring(end + 1);
            }
            return PlayerNames.players(SeatAssignments.parse(entry.text("seats"), names), texts);
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    @Override
    public String name() {
        return "games";
    }

    @Override
    public String title() {
        return texts.text("games.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        shown = this;
        library.refresh(this::show); // other tabs may have stored something
    }

    @Override
    public void leave() {
        rowsTask.cancel();
    }

    @Override
    public void repaint() {
        for (SavedGameThumbnail picture : pictures.values()) {
            picture.repaint();
        }
        studies.repaint();
        positions.repaint();
    }

    // One file at a time.
    private void openFile() {
        if (fileImport != null && fileImport.isRunning()) {
            Browser.focus(fileImport.element().querySelector("button"));
            return;
        }
        fileImport = new GameFileImport(app, () -> shown.enter());
        Dom.empty(importPlace);
        importPlace.appendChild(fileImport.element());
        GameFiles.open(fileImport);
    }

    private void show() {
        Dom.empty(list);
        pictures.clear();
        most = FIRST;
        addRows();
        studies.show();
        positions.show();
    }

    private void showMore() {
        int listed = pictures.size();
        most = listed + MORE;
        addRows();
        Browser.focus(row(library.games().get(listed).id()).querySelector("[data-act='" + PLAY + "']"));
    }

    // The rows that are seen first do not wait for those far below.
    private void addRows() {
        List<StoredGame> entries = library.games();
        int all = Math.min(entries.size(), most);
        for (int i = pictures.size(), end = Math.min(all, i + ROWS); i < end; i++) {
            StoredGame entry = entries.get(i);
            list.appendChild(row(entry));
            pictures.get(entry.id()).show();
        }
        if (pictures.size() < all) {
            rowsTask.schedule(this::addRows);
        }
        showIfEmpty();
    }

    private void showIfEmpty() {
        boolean known = library.isRead() || !library.isPersistent();
        none.setTextContent(texts.text(known ? "games.none" : "games.unread"));
        none.setHidden(known && list.getFirstChild() != null);
        int left = library.size() - (rowsTask.isWaiting() ? most : pictures.size());
        more.setHidden(left <= 0);
        if (left > 0) {
            Dom.setText(more, texts.count("games.more", left));
        }
    }

    // Updates one game: a new row, another row, or none. Other rows stay: there may be hundreds. Unlisted games get no
    // row.
    private void show(String id) {
        HTMLElement old = row(id);
        if (old != null) {
            old.delete();
            pictures.remove(id);
        }
        StoredGame entry = library.entry(id);
        if (entry != null) {
            List<StoredGame> entries = library.games();
            int place = entries.indexOf(entry);
            if (place <= pictures.size()) {
                HTMLElement next =
                        place + 1 < entries.size() ? row(entries.get(place + 1).id()) : null;
                list.insertBefore(row(entry), next);
                pictures.get(id).show();
            }
        }
        showIfEmpty();
    }

    private HTMLElement row(String id) {
        SavedGameThumbnail picture = pictures.get(id);
        return picture == null
                ? null
                : (HTMLElement) picture.element().getParentNode().getParentNode();
    }

    private HTMLElement row(StoredGame entry) {
        SavedGameThumbnail picture = new SavedGameThumbnail(entry, texts, app.colours());
        pictures.put(entry.id(), picture);
        String name = name(entry, texts);
        Game game = entry.game();
        HTMLElement heading = Dom.text("h2", "", name);
        HTMLElement words = Dom.el("div", "words", heading);
        if (!entry.text("name").isEmpty() && game != null) {
            words.appendChild(
                    Dom.text("p", "hint", texts.text("game." + game.info().id() + ".name")));
        }
        words.appendChild(Dom.text("p", "", state(entry, texts)));
        String who = "";
        for (Player player : players(entry, texts)) {
            who += (who.isEmpty() ? "" : " – ") + player.name();
        }
        words.appendChild(Dom.text("p", "hint", who));
        words.appendChild(Dom.text("p", "hint", Browser.date(entry.text("changed"), texts.language())));
        String action = texts.text(entry.isOver() ? "games.look" : "games.play");
        HTMLElement play = Dom.button("primary", action, () -> app.resume(entry.id()));
        play.setAttribute("data-act", PLAY);
        play.setAttribute("aria-label", action + ": " + name);
        HTMLElement row = Dom.el("li", "card", Dom.el("div", "window", picture.element()), words);
        row.setAttribute("data-id", entry.id());
        row.appendChild(Dom.el(
                "div",
                "buttons",
                play,
                act("games.rename", name, () -> rename(entry)),
                act("games.save", name, () -> GameFiles.save("atoll-" + name + ".json", List.of(entry), null)),
                act("games.delete", name, () -> delete(entry))));
        return row;
    }

    private HTMLElement act(String key, String name, Runnable action) {
        HTMLElement button = Dom.button("plain", texts.text(key), action);
        button.setAttribute("aria-label", texts.text(key) + ": " + name);
        button.setAttribute("data-act", key);
        return button;
    }

    private void rename(StoredGame entry) {
        NameDialog.open(
                texts, "games.name", SavedGame.LONGEST_NAME, entry.text("name"), name -> rename(entry.id(), name));
    }

    private void rename(String id, String name) {
        library.refresh(id, entry -> {
            if (entry == null) {
                library.refresh(this::show); // deleted in another tab
                return;
            }
            try {
                SavedGame saved = entry.read();
                saved.name(name);
                saveAgain(StoredGame.of(saved.written(saved.changed())), "games.rename");
            } catch (BadLink e) {
                Toast.show(app, texts.text("games.unreadable"));
            }
        });
    }

    // If another tab prevents it, its stored game is shown.
    private void saveAgain(StoredGame entry, String actionKey) {
        String id = entry.id();
        library.save(
                entry,
                false,
                outcome -> library.refresh(id, found -> {
                    show(id);
                    focus(row(id), actionKey);
                }));
    }

    private void delete(StoredGame entry) {
        String id = entry.id();
        library.remove(id, was -> {
            HTMLElement row = row(id);
            if (was == null || row == null) {
                return; // deleted already
            }
            Node near = row.getNextSibling() != null ? row.getNextSibling() : row.getPreviousSibling();
            show(id);
            // Not its delete button: a held key would go on deleting.
            focus((HTMLElement) near, PLAY);
            deletions.add(name(was, texts), () -> saveAgain(was, "games.delete"));
        });
    }

    // A row was replaced or removed: restores the focus, or moves it nearby.
    private void focus(HTMLElement row, String actionKey) {
        Browser.focus(row == null ? root.querySelector("h1") : row.querySelector("[data-act='" + actionKey + "']"));
    }
}
