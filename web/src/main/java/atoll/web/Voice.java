package atoll.web;

import org.teavm.jso.dom.html.HTMLElement;

/** Speaks to those who listen to the page: a polite live region. */
final class Voice {
    private static final int KEPT = 6;

    private final HTMLElement region = Dom.el("div", "unseen");

    void addTo(HTMLElement body) {
        region.setId("voice");
        region.setAttribute("role", "log");
        region.setAttribute("aria-live", "polite");
        body.appendChild(region);
    }

    /** Somebody else will listen: nothing said so far is left to be read. */
    void forget() {
        Dom.empty(region);
    }

    /** Says a sentence once. */
    void say(String sentence) {
        if (sentence.isEmpty()) {
            return;
        }
        region.appendChild(Dom.text("p", "", sentence));
        while (region.getChildren().getLength() > KEPT) {
            region.removeChild(region.getFirstChild());
        }
    }
}
