package atoll.web;

import atoll.table.Table;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.bot.HelperPool;
import atoll.web.bot.WorkerPool;
import atoll.web.drill.DrillScreens;
import atoll.web.home.FileReminder;
import atoll.web.home.GamesScreen;
import atoll.web.home.HomeScreen;
import atoll.web.home.NewScreen;
import atoll.web.learn.GuideScreen;
import atoll.web.learn.HelpScreen;
import atoll.web.link.OpenScreen;
import atoll.web.link.Qr;
import atoll.web.link.TurnLinkPanel;
import atoll.web.play.Reviewer;
import atoll.web.rating.RatingWatch;
import atoll.web.rating.ResultLog;
import atoll.web.rating.StatsScreen;
import atoll.web.rating.StrengthChoice;
import atoll.web.storage.StudyStore;
import atoll.web.study.StudyScreens;
import atoll.web.text.Texts;
import atoll.web.worker.BotWorker;
import atoll.web.worker.Computations;
import org.teavm.jso.JSExport;
import org.teavm.jso.dom.html.HTMLElement;

/** The entry points of the full page: those of {@link Main}, and QR codes for single-game pages. */
public final class FullMain {
    private FullMain() {}

    public static void main(String[] args) {
        // everything begins with the call of page(), bot() or code()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        new App(new AllParts()).start();
    }

    private static final class AllParts implements PageParts {
        /** Keeps the last review. */
        private final RatingWatch.Factory reviews = new RatingWatch.Factory();
        /** Null until it is needed. */
        private StudyScreens studyScreens;
        /** Null until the first address is opened. */
        private DrillScreens drillScreens;

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
            return table.guide() == null ? null : new GuideScreen(app, table, route.step());
        }

        @Override
        public Screen study(AppContext app, Route route) {
            if (route.is(Route.STATS)) {
                return StatsScreen.at(app);
            }
            if (drillScreens == null) {
                drillScreens = new DrillScreens(app);
            }
            Screen drill = drillScreens.at(route);
            return drill == null ? studyScreens(app).at(route) : drill;
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
            }
            if (screen instanceof HomeScreen) {
                HTMLElement home = screen.body();
                home.insertBefore(new FileReminder(app).element(), home.querySelector(".foot"));
            }
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
        public void draw(String address, HTMLElement place, Texts texts) {
            Qr.draw(address, place, texts);
        }
    }

    /** Starts a bot in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.start(new Computations.All());
    }

    /** Draws an address as a QR code into an element of a page that cannot: {@link Qr#draw}. */
    @JSExport
    public static void code(String address, HTMLElement place, String alt, String tooLong) {
        Qr.draw(address, place, alt, tooLong);
    }
}
