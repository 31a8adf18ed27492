package atoll.web;

import atoll.bot.VoteTally;
import atoll.games.Games;
import atoll.web.bot.WorkerPool;
import atoll.web.canvas.DemoBoard;
import atoll.web.canvas.ThemeColours;
import atoll.web.dom.Browser;
import atoll.web.home.GamesScreen;
import atoll.web.link.OpenScreen;
import atoll.web.link.Qr;
import atoll.web.link.TurnLinkPanel;
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
        OpenScreen.Turns turns = (app, link, presenter) -> new TurnLinkPanel(app, link, presenter).element();
        new App(GamesScreen::new, turns, new ReviewPanel.Factory(), new WorkerPool(), Qr::draw).start();
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
