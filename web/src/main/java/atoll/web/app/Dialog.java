package atoll.web.app;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** A modal dialog that keeps the focus until its button or Escape closes it. */
public final class Dialog {
    private final HTMLElement element;
    private final HTMLElement content = Dom.el("div", "dialog-content");

    public Dialog(Texts texts, String title) {
        HTMLElement heading = Dom.text("h2", "", title);
        heading.setId("dialog-title");
        HTMLElement close = Dom.icon("tool", Icons.BACK, texts.text("dialog.close"), this::close);
        element = Dom.el("dialog", "card", Dom.el("div", "dialog-head", heading, close), content);
        element.setAttribute("aria-labelledby", "dialog-title");
        element.addEventListener("close", (Event event) -> element.delete());
        // A click on the backdrop targets the dialog element itself, a click inside targets its content.
        element.addEventListener("click", (Event event) -> {
            if (event.getTarget() == (Object) element) {
                close();
            }
        });
    }

    public Dialog add(HTMLElement child) {
        content.appendChild(child);
        return this;
    }

    public void open() {
        HTMLDocument.current().getBody().appendChild(element);
        Browser.showModal(element);
    }

    public void close() {
        Browser.close(element);
    }

    /** Closes any open dialog before the page below navigates. */
    public static void closeAny() {
        HTMLElement open = HTMLDocument.current().querySelector("dialog[open]");
        if (open != null) {
            Browser.close(open);
        }
    }
}
