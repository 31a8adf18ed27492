package atoll.web;

import org.teavm.jso.JSExport;

/** The two entries of the JavaScript build: the page, and the worker that thinks for the bots. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // everything begins with the call of page() or bot()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        new App(null, null).start();
    }

    /** Takes up work as a bot, in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.bot();
    }
}
