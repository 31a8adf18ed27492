package atoll.web;

import atoll.web.dom.Browser;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/** What the browser refuses to store is there again when the page is loaded again. */
final class UnsavedKeeper {
    private UnsavedKeeper() {}

    static void watch(App app) {
        Window.current().addEventListener("beforeunload", (Event event) -> {
            if (app.isStorageFailing() || Browser.wasHandedOver()) {
                app.studies().flush();
                app.currentGame().handOver();
            }
        });
    }
}
