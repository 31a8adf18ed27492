package atoll.web;

import atoll.web.dom.Browser;
import atoll.web.text.Texts;
import atoll.web.worker.BotWorker;
import atoll.web.worker.Computations;
import org.teavm.jso.JSExport;
import org.teavm.jso.dom.html.HTMLElement;

/** The two entry points of the JavaScript build: the page, and the worker of the bots. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // everything begins with the call of page() or bot()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        PageParts parts = Main::drawElsewhere;
        new App(parts).start();
    }

    private static void drawElsewhere(String address, HTMLElement place, Texts texts) {
        Browser.drawRemoteQr(
                address, place, texts.text("share.qr.alt"), texts.text("share.qr.long"), texts.text("share.qr.failed"));
    }

    /** Starts a bot in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.start(new Computations());
    }
}
