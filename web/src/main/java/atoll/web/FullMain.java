package atoll.web;

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

/** The entries of the page with all games: those of {@link Main}, and pictures for pages that have one game only. */
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

    /** Takes up work as a bot, in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.bot();
    }

    /** Puts an address as a QR code into an element of a page that draws none: {@link Qr#draw}. */
    @JSExport
    public static void code(String address, HTMLElement place, String alt, String tooLong) {
        if (address.equals(place.getAttribute("data-address"))) { // else another has been wanted since
            Qr.draw(address, place, alt, tooLong);
        }
    }

    /**
     * Puts a picture of a game into an element of a page that does not have the game, and dresses it as that page is.
     *
     * @param language the code of the language that the page speaks
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
                    DemoBoard miniature = new DemoBoard(Games.find(game), texts, colours);
                    place.appendChild(miniature.canvas().element());
                    miniature.show();
                    Window.current().addEventListener("atoll-dressed", (Event event) -> {
                        colours.forget();
                        miniature.canvas().repaint();
                    });
                },
                () -> {});
    }
}
