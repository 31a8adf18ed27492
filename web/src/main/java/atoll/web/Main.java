package atoll.web;

import atoll.play.SavedGame;
import atoll.web.app.AppContext;
import atoll.web.app.Toast;
import atoll.web.dom.Browser;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import atoll.web.worker.BotWorker;
import atoll.web.worker.Computations;
import org.teavm.jso.JSExport;

/** The two entry points of the JavaScript build: the page, and the worker of the bots. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // everything begins with the call of page() or bot()
    }

    /** Shows the page. */
    @JSExport
    public static void page() {
        PageParts parts = Main::shareElsewhere;
        new App(parts).start();
    }

    private static void shareElsewhere(AppContext app, SavedGame saved, int viewer) {
        Texts texts = app.texts();
        Browser.shareRemotely(
                StoredGame.of(saved.written(saved.changed())).object(),
                viewer,
                texts.language(),
                () -> Toast.show(app, texts.text("load.failed")));
    }

    /** Starts a bot in a worker. */
    @JSExport
    public static void bot() {
        BotWorker.start(new Computations());
    }
}
