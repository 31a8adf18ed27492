package atoll.web.home;

import atoll.play.SavedTexts;
import atoll.results.RatingHistory;
import atoll.web.app.AppContext;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameFiles;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * One quiet line that asks to save everything as a file: after ten finished games or, where the browser is known to delete what
 * pages store, after five days. A saved file or a dismissal restarts both.
 */
public final class FileReminder {
    private static final String STORED = "atoll.saved";
    private static final int GAMES = 10;
    private static final int DAYS = 5;

    private final HTMLElement root;

    /**
     * Needs {@link Texts#loadMore more texts}.
     *
     * @param collect records the results of finished games, and then calls what it gets
     */
    public FileReminder(AppContext app, Consumer<Runnable> collect) {
        Texts texts = app.texts();
        HTMLElement later = Dom.button("plain", texts.text("games.remind.later"), () -> {
            done();
            close();
        });
        later.setId("remind-later");
        root = Dom.el(
                "section",
                "card remind",
                Dom.text("p", "", texts.text("games.remind")),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("games.remind.save"), () -> {
                            close();
                            collect.accept(() -> saveAll(app));
                        }),
                        later));
        root.setAttribute("aria-label", texts.text("games.export"));
    }

    /**
     * Finds out whether it is time for the line; the answer may come later.
     *
     * @param due called if it is
     */
    public static void ifDue(AppContext app, Runnable due) {
        int finished = 0;
        String first = "";
        String since = since();
        for (StoredGame game : app.currentGame().library().games()) {
            finished += game.isOver() && game.text("changed").compareTo(since) > 0 ? 1 : 0;
        }
        for (StoredGame entry : app.currentGame().library().entries()) {
            String began = entry.text(entry.text("began").isEmpty() ? "changed" : "began");
            first = SavedTexts.isTime(began) && (first.isEmpty() || began.compareTo(first) < 0) ? began : first;
        }
        String from = since.isEmpty() ? first : since;
        if (finished >= GAMES) {
            due.run();
        } else if (!first.isEmpty() && RatingHistory.day(Browser.now()) - RatingHistory.day(from) >= DAYS) {
            Browser.ifEvicting(due::run);
        }
    }

    // Empty if there was never a file. A clock that was ahead then must not silence it for ever.
    private static String since() {
        String stored = Browser.stored(STORED);
        if (stored == null || !SavedTexts.isTime(stored)) {
            return "";
        }
        if (stored.compareTo(Browser.now()) > 0) {
            done();
            return Browser.now();
        }
        return stored;
    }

    /** Saves everything as a file, also what other tabs have stored. */
    static void saveAll(AppContext app) {
        GameLibrary library = app.currentGame().library();
        library.refresh(() -> {
            GameFiles.save("atoll.json", library.entries(), app.settings().json());
            done();
        });
    }

    private static void done() {
        Browser.store(STORED, Browser.now());
    }

    public HTMLElement element() {
        return root;
    }

    private void close() {
        boolean focused = Browser.holdsFocus(root);
        root.setHidden(true);
        if (focused) {
            HTMLElement heading = root.getOwnerDocument().querySelector("main h1");
            heading.setAttribute("tabindex", "-1");
            Browser.focus(heading);
        }
    }
}
