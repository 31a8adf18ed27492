package atoll.web;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.table.Table;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.bot.HelperPool;
import atoll.web.bot.WorkerPool;
import atoll.web.dom.Browser;
import atoll.web.drill.DrillScreens;
import atoll.web.edit.EditScreens;
import atoll.web.home.FileReminder;
import atoll.web.home.GamesScreen;
import atoll.web.home.HomeScreen;
import atoll.web.home.NewScreen;
import atoll.web.learn.GuideScreen;
import atoll.web.learn.HelpScreen;
import atoll.web.link.OpenScreen;
import atoll.web.link.ShareDialog;
import atoll.web.link.TurnLinkPanel;
import atoll.web.play.Reviewer;
import atoll.web.puzzle.PuzzleScreens;
import atoll.web.rating.RatingWatch;
import atoll.web.rating.ResultLog;
import atoll.web.rating.StatsScreen;
import atoll.web.rating.StrengthChoice;
import atoll.web.storage.StoredGame;
import atoll.web.storage.StudyStore;
import atoll.web.study.StudyScreens;
import atoll.web.text.Texts;
import atoll.web.worker.BotWorker;
import atoll.web.worker.Computations;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** The entry points of the full page: those of {@link Main}, and the dialog to share for single-game pages. */
public final class FullMain {
    private FullMain() {}

    public static void main(String[] args) {
        // everything begins with the call of page(), bot() or share()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        App app = new App(new AllParts());
        UnsavedKeeper.watch(app);
        app.start();
    }

    private static final class AllParts implements PageParts {
        /** Keeps the last review. */
        private final RatingWatch.Factory reviews = new RatingWatch.Factory();
        /** Null until it is needed. */
        private StudyScreens studyScreens;
        /** Null until the first address is opened. */
        private DrillScreens drillScreens;
        /** Null until it is needed: it keeps the last draft. */
        private EditScreens editScreens;
        /** Likewise. */
        private PuzzleScreens puzzleScreens;

        @Override
        public Screen games(AppContext app) {
            new ResultLog(app.currentGame().library()).collect(() -> {}); // before games are deleted
            return new GamesScreen(app);
        }

        @Override
        public Screen learn(AppContext app, Table table, Route route) {
            if (route.is(Route.HELP)) {
                return new HelpScreen(app, table, route.rest());
            }
            return table.hasGuide() ? new GuideScreen(app, table, route.step()) : null;
        }

        @Override
        public Screen study(AppContext app, Route route) {
            if (route.is(Route.STATS)) {
                return StatsScreen.at(app);
            }
            if (route.is(Route.EDIT) || route.is(Route.LINK) && Route.isDraft(route.link())) {
                if (editScreens == null) {
                    editScreens = new EditScreens(app);
                }
                return editScreens.at(route);
            }
            if (drillScreens == null) {
                drillScreens = new DrillScreens(app);
                puzzleScreens = new PuzzleScreens(app);
            }
            Screen training = route.is(Route.PUZZLES) ? puzzleScreens.at(route) : drillScreens.at(route);
            return training == null ? studyScreens(app).at(route) : training;
        }

        @Override
        public StudyStore studies(AppContext app) {
            return studyScreens(app).store();
        }

        @Override
        public void shown(AppContext app, Screen screen) {
            if (studyScreens != null) {
                studyScreens.shown(screen);
            }
            if (drillScreens != null) {
                drillScreens.shown(screen);
                puzzleScreens.shown(screen);
            }
            if (screen instanceof NewScreen) {
                app.texts().loadMore(() -> EditScreens.addEntry(app, screen.body()), () -> {});
            }
            if (screen instanceof OpenScreen opened) {
                EditScreens.addLink(app, opened);
            }
            if (screen instanceof HomeScreen) {
                FileReminder.ifDue(app, () -> app.texts().loadStyledMore(() -> remind(app, screen.body()), () -> {}));
            }
        }

        private static void remind(AppContext app, HTMLElement home) {
            home.insertBefore(
                    new FileReminder(
                                    app, then -> new ResultLog(app.currentGame().library()).collect(then))
                            .element(),
                    home.querySelector(".hero").getNextSibling());
        }

        private StudyScreens studyScreens(AppContext app) {
            if (studyScreens == null) {
                studyScreens = new StudyScreens(app);
            }
            return studyScreens;
        }

        @Override
        public OpenScreen.Turns turns() {
            return (app, link, sender, presenter) -> new TurnLinkPanel(app, link, sender, presenter).element();
        }

        @Override
        public Reviewer.Factory reviews() {
            return reviews;
        }

        @Override
        public NewScreen.EvenBots evenBots(AppContext app) {
            return new StrengthChoice(app);
        }

        @Override
        public HelperPool helpers() {
            return new WorkerPool();
        }

        @Override
        public void share(AppContext app, SavedGame saved, int viewer) {
            ShareDialog.open(
                    app.texts(),
                    saved,
                    viewer,
                    () -> Toast.show(app, app.texts().text("load.failed")));
        }
    }

    /** Starts a bot in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.start(new Computations.All());
    }

    /**
     * Opens the dialog to share a game over a single-game page: {@link ShareDialog#open}.
     *
     * @param game as it is stored
     */
    @JSExport
    public static void share(JSObject game, int viewer, String language, Browser.Action failed) {
        Texts texts = new Texts();
        texts.load(
                language,
                () -> {
                    try {
                        ShareDialog.open(texts, new StoredGame(game).read(), viewer, failed);
                    } catch (BadLink e) {
                        throw new IllegalArgumentException(e);
                    }
                },
                failed);
    }
}
