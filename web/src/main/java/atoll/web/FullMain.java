package atoll.web;

import atoll.bot.VoteTally;
import atoll.games.Games;
import atoll.table.Table;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.bot.HelperPool;
import atoll.web.bot.WorkerPool;
import atoll.web.canvas.DemoBoard;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.home.GamesScreen;
import atoll.web.learn.GuideScreen;
import atoll.web.learn.HelpScreen;
import atoll.web.link.OpenScreen;
import atoll.web.link.Qr;
import atoll.web.link.TurnLinkPanel;
import atoll.web.play.Reviewer;
import atoll.web.review.ReviewPanel;
import atoll.web.text.Texts;
import atoll.web.worker.BotWorker;
import org.teavm.jso.JSExport;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;

/** The entry points of the full page: those of {@link Main}, and thumbnails and QR codes for single-game pages. */
public final class FullMain {
    private FullMain() {}

    public static void main(String[] args) {
        // everything begins with the call of page(), bot() or miniature()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        new App(new AllParts()).start();
    }

    private static final class AllParts implements PageParts {
        /** Keeps the last review. */
        private final Reviewer.Factory reviews = new ReviewPanel.Factory();

        @Override
        public Screen games(AppContext app) {
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
        public OpenScreen.Turns turns() {
            return (app, link, sender, presenter) -> new TurnLinkPanel(app, link, sender, presenter).element();
        }

        @Override
        public Reviewer.Factory reviews() {
            return reviews;
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
        BotWorker.start(VoteTally::of);
    }

    /** Draws an address as a QR code into an element of a page that cannot: {@link Qr#draw}. */
    @JSExport
    public static void code(String address, HTMLElement place, String alt, String tooLong) {
        if (address.equals(place.getAttribute("data-address"))) { // otherwise another address was requested since
            Qr.draw(address, place, alt, tooLong);
        }
    }

    /**
     * Draws a demo board of a game into an element of a page without that game, in that page's theme.
     *
     * @param language the code of that page's language
     */
    @JSExport
    public static void miniature(String game, HTMLElement place, String language) {
        Browser.Action draw = () -> draw(game, place, language);
        Browser.style("inks/app.css", draw, draw);
    }

    private static void draw(String game, HTMLElement place, String language) {
        Texts texts = new Texts();
        ThemeColours colours = new ThemeColours();
        texts.load(
                language,
                () -> {
                    DemoBoard demoBoard = new DemoBoard(Games.find(game), texts, colours);
                    place.appendChild(demoBoard.canvas().element());
                    demoBoard.show();
                    Window.current().addEventListener("atoll-dressed", (Event event) -> {
                        colours.forget();
                        demoBoard.canvas().repaint();
                    });
                },
                () -> {});
    }
}
