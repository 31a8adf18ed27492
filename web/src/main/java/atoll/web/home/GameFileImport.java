package atoll.web.home;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.web.app.AppContext;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.Database;
import atoll.web.storage.GameFiles;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * Takes in a file that the player has chosen: its games come to those that are here, its settings take the place of those
 * in force. Then it says what has become of them. It works in slices, between which the page goes on, and can be stopped.
 */
final class GameFileImport implements GameFiles.Reader {
    /** A slice ends with the first game after so many milliseconds. */
    private static final int SLICE = 12;

    /** So many games are written at once. */
    private static final int BATCH = 400;

    /** What takes less is not worth a bar, in slices. */
    private static final int BRIEF = 10;

    private final AppContext app;
    private final Texts texts;
    private final GameLibrary library;
    private final Runnable changed;
    private final HTMLElement bar = Dom.el("progress", "");
    private final HTMLElement words = Dom.el("span", "");
    private final HTMLElement panel;
    /** What is here or has come, each with its seed and without: a file does not hold every seed. */
    private final Set<String> here = new HashSet<>();

    private List<StoredGame> games = List.of();
    private List<StoredGame> batch = new ArrayList<>();
    private String settings;
    private int next;
    private int slices;
    private boolean stopped;
    private int taken;
    private int known;
    private int bad;
    /** Of a version before 1.0. */
    private int older;
    /** Of a newer version than this one. */
    private int newer;

    private int unkept;
    /** What has to come to its end before all is said. */
    private int waiting = 1;

    /** @param changed called when games have come */
    GameFileImport(AppContext app, Runnable changed) {
        this.app = app;
        this.changed = changed;
        texts = app.texts();
        library = app.currentGame().library();
        bar.setAttribute("aria-label", texts.text("games.import"));
        panel = Dom.el("div", "taking", bar, words, Dom.button("plain", texts.text("games.stop"), () -> {
            stopped = true;
        }));
        panel.setHidden(true);
    }

    /** How far it has come, with a button to stop it; shown while that takes long. */
    HTMLElement element() {
        return panel;
    }

    boolean isAtWork() {
        return waiting > 0 && !games.isEmpty();
    }

    @Override
    public void read(List<StoredGame> found, String json) {
        settings = json;
        games = found;
        for (StoredGame each : library.entries()) {
            remember(each);
        }
        slice();
    }

    @Override
    public void refused() {
        Toast.show(app, texts.text("games.nofile"));
    }

    @Override
    public void tooLarge(int megabytes, int most) {
        Toast.show(app, texts.format("games.large", Integer.toString(most), Integer.toString(megabytes)));
    }

    private void slice() {
        int begin = Browser.millis();
        while (!stopped && next < games.size() && Browser.millis() - begin < SLICE) {
            take(games.get(next++));
        }
        boolean more = !stopped && next < games.size();
        if (batch.size() >= BATCH || !more) {
            write();
        }
        if (!more) {
            ended();
            return;
        }
        slices++;
        panel.setHidden(slices < BRIEF);
        bar.setAttribute("max", Integer.toString(games.size()));
        bar.setAttribute("value", Integer.toString(next));
        Dom.setText(words, texts.format("games.taking", Integer.toString(next), Integer.toString(games.size())));
        Window.setTimeout(this::slice, 0);
    }

    // A game that is here already, as it is and whatever its id, is not taken twice; one that differs from the game of
    // its id comes as another.
    private void take(StoredGame game) {
        // a file does not hold the seed of a game under way: chance goes on with another
        boolean seedless = game.text("seed").isEmpty();
        if (isHere(game, seedless)) {
            known++;
            return;
        }
        if (seedless) {
            StoredGame.set(game.object(), "seed", Browser.newSeed().toString());
        }
        try {
            SavedGame saved = game.read();
            StoredGame entry = StoredGame.of(saved.written(saved.changed()));
            if (isHere(entry, seedless)) {
                known++;
                return;
            }
            if (library.entry(saved.id()) != null || here.contains(saved.id())) {
                StoredGame.set(entry.object(), "id", Browser.id());
            }
            here.add(entry.id());
            remember(entry);
            batch.add(entry);
        } catch (BadLink e) {
            switch (e.why()) {
                case OLDER -> older++;
                case NEWER -> newer++;
                default -> bad++;
            }
        }
    }

    private boolean isHere(StoredGame game, boolean seedless) {
        return here.contains(seedless ? key(game) : seeded(game));
    }

    private void remember(StoredGame game) {
        here.add(key(game));
        here.add(seeded(game));
    }

    private static String seeded(StoredGame game) {
        return key(game) + game.text("seed");
    }

    // No text but the names has a line break in it, and those are one more or less only if the seats are.
    private static String key(StoredGame game) {
        StringBuilder key = new StringBuilder();
        for (String name : new String[] {"seats", "ply", "game", "branches", "name", "names"}) {
            key.append(game.text(name)).append('\n');
        }
        return key.toString();
    }

    private void write() {
        if (batch.isEmpty()) {
            return;
        }
        int size = batch.size();
        waiting++;
        library.add(batch, (outcome, there) -> {
            if (outcome == Database.Outcome.KEPT) {
                taken += size - there;
                known += there; // another tab has just taken them in
            } else {
                unkept += size;
            }
            ended();
        });
        batch = new ArrayList<>();
    }

    private void ended() {
        waiting--;
        if (waiting > 0) {
            return;
        }
        panel.setHidden(true);
        if (taken + known + unkept > 0) {
            changed.run();
        }
        String said = texts.count("games.taken", taken)
                + counted("games.known", known)
                + counted("games.older", older)
                + counted("games.newer", newer)
                + counted("games.bad", bad)
                + counted("games.unkept", unkept)
                + counted("games.left", games.size() - next);
        String before = app.settings().json();
        if (settings != null && !stopped) {
            app.settings().replaceAll(settings);
        }
        if (before.equals(app.settings().json())) {
            Toast.show(app, said);
        } else {
            Toast.offer(
                    app,
                    said + " " + texts.text("games.settings"),
                    texts.text("notice.undo"),
                    () -> app.settings().replaceAll(before));
        }
    }

    private String counted(String key, int n) {
        return n == 0 ? "" : " " + texts.count(key, n);
    }
}
