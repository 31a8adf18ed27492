package atoll.web;

import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** A short message at the edge of the page, spoken too; it goes by itself. */
final class Notice {
    private static final int MILLIS = 5000;

    private Notice() {}

    static void show(App app, String text) {
        HTMLElement notice = Dom.text("div", "notice card", text);
        notice.setAttribute("aria-hidden", "true"); // the voice says it
        HTMLDocument.current().getBody().appendChild(notice);
        app.voice().say(text);
        Window.setTimeout(notice::delete, MILLIS);
    }
}
