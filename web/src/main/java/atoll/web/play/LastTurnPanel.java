package atoll.web.play;

import atoll.web.dom.Dom;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;

/** What happened since the person's last move: a line for each player. Where space is small, the style sheet cuts their ends. */
final class LastTurnPanel {
    private final HTMLElement words = Dom.el("span", "");
    private final HTMLElement root = Dom.el("p", "last-turn", words);
    private String shown = "";

    /**
     * The panel, without text.
     *
     * @param open opens the history, which has all of it
     */
    LastTurnPanel(Runnable open) {
        words.setId("last-turn");
        words.addEventListener("click", (Event event) -> open.run());
        root.setTabIndex(0); // it may scroll
    }

    HTMLElement element() {
        return root;
    }

    /**
     * Shows a text.
     *
     * @param text sentences in lines
     */
    void show(String text) {
        if (text.equals(shown)) {
            return;
        }
        shown = text;
        Dom.empty(words);
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from) + 1;
            end = end == 0 ? text.length() : end;
            words.appendChild(Dom.text("span", "", text.substring(from, end)));
            from = end;
        }
    }
}
