package atoll.web.play;

import atoll.web.dom.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/** What the player is asked to do, or a message in its place. */
final class PromptLine {
    private final HTMLElement element = Dom.el("p", "prompt");

    PromptLine() {
        element.setId("prompt");
        element.setAttribute("tabindex", "-1");
    }

    HTMLElement element() {
        return element;
    }

    /**
     * @param aside whether it is a message in place of the prompt
     */
    void show(String sentence, boolean aside) {
        Dom.setText(element, sentence);
        Dom.setAttribute(element, "data-aside", aside ? "yes" : "no");
    }

    /** Draws attention to it. */
    void nudge() {
        element.getClassList().remove("nudge");
        element.getOffsetWidth(); // forces a layout; otherwise the browser would not restart the animation
        element.getClassList().add("nudge");
    }
}
