package atoll.web.puzzle;

import atoll.drill.DrillTask;
import atoll.drill.SavedTask;
import atoll.games.Games;
import atoll.puzzle.Days;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleLog;
import atoll.web.app.AppContext;
import atoll.web.app.OpeningScreen;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.PuzzleStore;
import atoll.web.storage.TaskStore;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Makes the screens of puzzles, and their entry on the home page. */
public final class PuzzleScreens {
    /** The id of their texts. */
    private static final String NAME = "puzzle";

    private final AppContext app;
    private final PuzzleStore store;
    private final TaskStore tasks;
    private final PuzzleFiles files = new PuzzleFiles();
    private final PuzzleFilter filter = new PuzzleFilter();
    /** The puzzle that is shown, or was shown last, and its round; null if there is none. */
    private PuzzlePlace place;

    private PuzzleRound round;
    private boolean prepared;

    public PuzzleScreens(AppContext app) {
        this.app = app;
        store = new PuzzleStore(app.currentGame().library());
        tasks = new TaskStore(app.currentGame().library());
    }

    /** The screen of an address; null if the address belongs to another one. */
    public Screen at(Route route) {
        if (!route.is(Route.PUZZLES) || !PuzzlePlace.exists(route, Games.INFOS)) {
            return null;
        }
        if (!prepared) {
            return new OpeningScreen(app, this::load);
        }
        prepared = false;
        PuzzlePlace wanted = wanted(route);
        if (wanted.isPuzzle()) {
            begin(wanted);
            return new PuzzleScreen(app, this);
        }
        return wanted.game().isEmpty() ? new PuzzlesScreen(app, this) : new PuzzleListScreen(app, this, wanted.game());
    }

    private PuzzlePlace wanted(Route route) {
        return PuzzlePlace.of(route, Games.INFOS, files.counts(), today());
    }

    // The same puzzle goes on, for example after a change of language.
    private void begin(PuzzlePlace wanted) {
        if (round == null || !wanted.equals(place)) {
            place = wanted;
            Puzzle puzzle = files.puzzle(wanted.game(), wanted.number());
            PuzzleLog log = log();
            PuzzleRound.Past past = new PuzzleRound.Past(
                    log.attempt(wanted.game(), wanted.number()) != null,
                    wanted.hasDay() ? log.mistakes(wanted.day()) : 0);
            round = new PuzzleRound(puzzle, new Results(wanted, puzzle), past);
        }
    }

    /** What becomes of a puzzle. */
    private final class Results implements PuzzleRound.Store {
        private final PuzzlePlace of;
        private final int grade;

        Results(PuzzlePlace of, Puzzle puzzle) {
            this.of = of;
            grade = puzzle.task().grade();
        }

        @Override
        public void failed(DrillTask task) {
            String now = Browser.now();
            store.record(log -> log.answered(of.game(), of.number(), grade, false, now));
            if (task != null && !tasks.has(task.position())) {
                tasks.add(task, new SavedTask.Source("", now, of.game() + "." + of.number()));
            }
        }

        @Override
        public void missed(int mistakes) {
            if (of.hasDay()) {
                store.record(log -> log.missedDay(of.day(), mistakes));
            }
        }

        @Override
        public void shown() {
            if (of.hasDay()) {
                store.record(log -> log.shownDay(of.day()));
            }
        }

        @Override
        public void solved(int tries) {
            String now = Browser.now();
            int today = today();
            int latest = latestDay();
            store.record(log -> {
                PuzzleLog after = log.answered(of.game(), of.number(), grade, true, now);
                return of.hasDay() ? after.solvedDay(of.day(), today, latest) : after;
            });
        }
    }

    /** Called when another screen is shown. */
    public void shown(Screen screen) {
        if (!(screen instanceof PuzzleScreen) && !(screen instanceof OpeningScreen)) {
            round = null;
        }
        if (screen.name().equals("home")) {
            app.texts().loadHelp(NAME, () -> addEntry(screen.body()), () -> {});
        }
    }

    // Quiet: one more link beside the saved games.
    private void addEntry(HTMLElement home) {
        Texts texts = app.texts();
        // a day whose solution was seen is over, too
        boolean solved = log().days().has(today()) || log().isShown(today());
        int streak = log().days().streak(today());
        String text = solved && streak > 0
                ? texts.count("puzzle.entry", streak)
                : texts.text(solved ? "puzzle.title" : "puzzle.day");
        Route route = solved ? Route.of(Route.PUZZLES) : PuzzlePlace.today();
        HTMLElement link = Dom.link("plain", text, route.href());
        link.setId("puzzle-entry");
        home.querySelector(".hero .buttons").appendChild(link);
    }

    private void load(Runnable failed) {
        Texts texts = app.texts();
        Route route = app.route();
        // other tabs may have stored something
        Runnable ready = () -> app.currentGame().library().refresh(() -> {
            if (app.route().toFragment().equals(route.toFragment())) {
                prepared = true;
                app.navigate(route);
            }
        });
        Runnable puzzles = () -> files.loadIndex(
                () -> {
                    String game = wanted(route).game();
                    if (game.isEmpty()) {
                        ready.run();
                    } else {
                        files.load(game, ready, failed);
                    }
                },
                failed);
        Browser.Action words = () -> texts.loadHelp(NAME, puzzles::run, failed::run);
        Browser.Action more = () -> texts.loadStyledMore(words, failed::run);
        Browser.style("drill.css", () -> Browser.style("puzzle.css", more, failed::run), failed::run);
    }

    PuzzleFiles files() {
        return files;
    }

    PuzzleLog log() {
        return store.log();
    }

    boolean hasUnreadable() {
        return store.hasUnreadable();
    }

    PuzzlePlace place() {
        return place;
    }

    PuzzleRound round() {
        return round;
    }

    PuzzleFilter filter() {
        return filter;
    }

    int today() {
        return Math.max(0, Math.min(Days.LAST, Browser.today()));
    }

    /** The last day that has begun, anywhere. */
    int latestDay() {
        return Math.max(today(), Math.min(Days.LAST, Browser.latestDay()));
    }

    /**
     * The next puzzle of that game which is not solved yet, after a number; the next one if all are; 0 if there is no other. With a
     * filter in the list of the game, of those that fit.
     */
    int next(String game, int number) {
        PuzzleLog log = log();
        int count = files.count(game);
        int any = 0;
        for (int i = 1; i < count; i++) {
            int next = (number - 1 + i) % count + 1;
            if (filter.isOf(game) && !filter.fits(files.puzzle(game, next))) {
                continue;
            }
            PuzzleLog.Attempt attempt = log.attempt(game, next);
            if (attempt == null || !attempt.isSolved()) {
                return next;
            }
            any = any == 0 ? next : any;
        }
        return any;
    }
}
