package atoll.web.home;

import atoll.drill.SavedTask;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SavedPosition;
import atoll.puzzle.PuzzleLog;
import atoll.results.GameResult;
import atoll.study.SavedStudy;
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
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * Imports a file chosen by the player: adds its games, studies, positions, tasks and puzzles, replaces the settings, and reports the result. It works in time
 * slices, so that the page stays responsive, and can be stopped.
 */
final class GameFileImport implements GameFiles.Reader {
    /** A slice ends with the first game after this many milliseconds. */
    private static final int SLICE = 12;

    /** The number of games per write. */
    private static final int BATCH = 400;

    /** An import of fewer slices shows no progress bar. */
    private static final int BRIEF = 10;

    private final AppContext app;
    private final Texts texts;
    private final GameLibrary library;
    private final Runnable changed;
    private final HTMLElement bar = Dom.el("progress", "");
    private final HTMLElement message = Dom.el("span", "");
    private final HTMLElement panel;
    /** The keys of existing and imported games, with and without the seed: a file does not contain every seed. */
    private final Set<String> here = new HashSet<>();

    /** The ids of games whose results are in the file. */
    private final Set<String> withResult = new HashSet<>();

    private final Counts counts = new Counts();
    private NewerEntries newer;

    /** The games and studies of the file. */
    private List<StoredGame> games = List.of();

    private List<StoredGame> batch = new ArrayList<>();
    private String settings;
    private int next;
    private int slices;
    private boolean stopped;
    /** The number of pending tasks before the final report. */
    private int waiting = 1;

    /** What became of the games and studies. */
    private static final class Counts {
        /** Imported entries by kind; the log of puzzles counts once. */
        final Map<String, Integer> imported = new HashMap<>();

        int known;
        int bad;
        /** Of a version before 1.0. */
        int older;
        /** Of a newer version. */
        int newer;

        int unsaved;
    }

    /**
     * @param changed called when games were imported
     */
    GameFileImport(AppContext app, Runnable changed) {
        this.app = app;
        this.changed = changed;
        texts = app.texts();
        library = app.currentGame().library();
        bar.setAttribute("aria-label", texts.text("games.import"));
        panel = Dom.el("div", "taking", bar, message, Dom.button("plain", texts.text("games.stop"), () -> {
            stopped = true;
        }));
        panel.setHidden(true);
    }

    /** The progress with a stop button; shown during a long import. */
    HTMLElement element() {
        return panel;
    }

    boolean isRunning() {
        return waiting > 0 && !games.isEmpty();
    }

    @Override
    public void read(List<StoredGame> found, String json) {
        settings = json;
        games = found;
        newer = new NewerEntries(library);
        for (StoredGame each : library.entries()) {
            remember(each);
        }
        for (StoredGame each : games) {
            if (each.kind().equals(GameResult.KIND)) {
                withResult.add(each.text("of"));
            }
        }
        slice();
    }

    @Override
    public void other(String text) {
        StudyFile file = new StudyFile(text, texts);
        if (file.study() == null) {
            Toast.show(app, file.message());
            return;
        }
        SavedStudy saved = new SavedStudy(Browser.id(), file.study(), Browser.now());
        read(List.of(StoredGame.of(saved.written(saved.changed()))), null);
    }

    @Override
    public void tooLarge(int megabytes, int most) {
        Toast.show(app, texts.format("games.large", Integer.toString(most), Integer.toString(megabytes)));
    }

    private void slice() {
        int begin = Browser.millis();
        while (!stopped && next < games.size() && Browser.millis() - begin < SLICE) {
            importGame(games.get(next++));
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
        Dom.setText(message, texts.format("games.taking", Integer.toString(next), Integer.toString(games.size())));
        Window.setTimeout(this::slice, 0);
    }

    // An entry that exists already, under any id, is not imported again. One that differs from the entry with its id
    // is imported under another id, except for results.
    private void importGame(StoredGame game) {
        // a file omits the seed of a game under way: the game continues with another
        boolean seedless = game.text("seed").isEmpty();
        boolean known = isHere(game, seedless);
        if (known && !newer.mayReplace(game)) {
            counts.known++;
            return;
        }
        if (seedless && game.kind().isEmpty()) {
            StoredGame.set(game.object(), "seed", Browser.newSeed().toString());
        }
        try {
            StoredGame entry = checked(game);
            if (newer.replaces(entry)) {
                replace(entry);
                return;
            }
            boolean isTaken = library.entry(entry.id()) != null || here.contains(entry.id());
            // a game has one result, whose id follows from that of the game
            if (isTaken && entry.kind().equals(GameResult.KIND) || isHere(entry, seedless)) {
                counts.known++;
                return;
            }
            if (isTaken) {
                StoredGame.set(entry.object(), "id", Browser.id());
            }
            here.add(entry.id());
            remember(entry);
            batch.add(entry);
        } catch (BadLink e) {
            switch (e.why()) {
                case OLDER -> counts.older++;
                case NEWER -> counts.newer++;
                default -> counts.bad++;
            }
        }
    }

    private void replace(StoredGame entry) {
        waiting++;
        library.save(entry, false, outcome -> {
            count(entry, outcome);
            ended();
        });
    }

    // As this version writes it.
    private StoredGame checked(StoredGame game) throws BadLink {
        if (game.isStudy()) {
            SavedStudy study = game.readStudy();
            return StoredGame.of(study.written(study.changed()));
        }
        if (game.kind().equals(SavedTask.KIND)) {
            return StoredGame.of(game.readTask().written());
        }
        if (game.kind().equals(SavedPosition.KIND)) {
            return StoredGame.of(game.readPosition().written());
        }
        if (game.kind().equals(GameResult.KIND)) {
            return StoredGame.of(GameResult.read(game::text).written());
        }
        if (game.kind().equals(PuzzleLog.KIND)) {
            return StoredGame.of(PuzzleLog.read(game::text).written(game.id(), game.text("changed")));
        }
        SavedGame saved = game.read();
        StoredGame entry = StoredGame.of(saved.written(saved.changed()));
        boolean wouldBeRated =
                entry.isOver() && "".equals(saved.aids()) && saved.seats().personAgainstBots() >= 0;
        if (wouldBeRated && !withResult.contains(saved.id())) {
            // whose game it was is unknown
            StoredGame.set(entry.object(), "aids", SavedGame.COPIED);
        }
        return entry;
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

    // Only names contain line breaks, and their number is fixed by the number of seats.
    private static String key(StoredGame game) {
        if (game.kind().equals(SavedTask.KIND)) {
            return game.text("game"); // there is one task for a position
        }
        if (game.kind().equals(PuzzleLog.KIND)) {
            return game.text("attempts") + '\n' + game.text("days");
        }
        StringBuilder key = new StringBuilder();
        for (String name : new String[] {"seats", "ply", "game", "branches", "name", "names", "of"}) {
            key.append(game.text(name)).append('\n');
        }
        return key.toString();
    }

    private void write() {
        if (batch.isEmpty()) {
            return;
        }
        List<StoredGame> written = batch;
        waiting++;
        library.add(written, outcome -> {
            written.forEach(entry -> count(entry, outcome));
            ended();
        });
        batch = new ArrayList<>();
    }

    private void count(StoredGame entry, Database.Outcome outcome) {
        if (outcome != Database.Outcome.KEPT) {
            counts.unsaved++;
        } else if (library.entry(entry.id()) == null) {
            counts.known++; // another tab has just imported it
        } else {
            counts.imported.merge(entry.kind(), 1, Integer::sum);
        }
    }

    private void ended() {
        waiting--;
        if (waiting > 0) {
            return;
        }
        panel.setHidden(true);
        if (!counts.imported.isEmpty() || counts.known + counts.unsaved > 0) {
            changed.run();
        }
        String studies = counted("studies.taken", imported(SavedStudy.KIND))
                + counted("games.positions.taken", imported(SavedPosition.KIND))
                + counted("games.tasks", imported(SavedTask.KIND))
                + counted("games.results", imported(GameResult.KIND))
                + (imported(PuzzleLog.KIND) == 0 ? "" : " " + texts.text("games.puzzles"));
        String report = (imported("") == 0 && (!studies.isEmpty() || hasNoGames())
                        ? studies
                        : texts.count("games.taken", imported("")) + studies)
                + counted("games.known", counts.known)
                + counted("games.older", counts.older)
                + counted("games.newer", counts.newer)
                + counted("games.bad", counts.bad)
                + counted("games.unkept", counts.unsaved)
                + counted("games.left", games.size() - next);
        report = report.trim();
        String before = app.settings().json();
        if (settings != null && !stopped) {
            app.settings().replaceAll(settings);
        }
        if (before.equals(app.settings().json())) {
            Toast.show(app, report);
        } else {
            Toast.offer(
                    app,
                    report + " " + texts.text("games.settings"),
                    texts.text("table.undo"),
                    () -> app.settings().replaceAll(before));
        }
    }

    // But something else.
    private boolean hasNoGames() {
        for (StoredGame each : games) {
            if (each.kind().isEmpty()) {
                return false;
            }
        }
        return !games.isEmpty();
    }

    // A game has no kind.
    private int imported(String kind) {
        return counts.imported.getOrDefault(kind, 0);
    }

    private String counted(String key, int n) {
        return n == 0 ? "" : " " + texts.count(key, n);
    }
}
