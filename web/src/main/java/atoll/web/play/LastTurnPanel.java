package atoll.web.play;

import atoll.table.scene.Ink;
import atoll.table.scene.SeatSymbols;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** What happened since the person's last move: a line for each player. Where space is small, the ends of lines are cut. */
final class LastTurnPanel {
    private final HTMLElement words = Dom.el("span", "");
    private final HTMLElement root = Dom.el("p", "last-turn", words);
    private final HTMLElement prompt;
    private String shown = "";

    /**
     * The panel, without text.
     *
     * @param prompt a long hint in it hangs down into the panel
     * @param open opens the history, which has all of it
     */
    LastTurnPanel(HTMLElement prompt, Runnable open) {
        this.prompt = prompt;
        words.setId("last-turn");
        words.addEventListener("click", (Event event) -> open.run());
        Browser.onResize(root, this::fit);
        Browser.onResize(prompt, this::fit);
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
            words.appendChild(line(text.substring(from, end)));
            from = end;
        }
        fit();
    }

    // The signs of seats have their colours.
    private static HTMLElement line(String text) {
        HTMLElement line = Dom.el("span", "");
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            int seat = SeatSymbols.CHARACTERS.indexOf(text.charAt(at));
            if (seat >= 0) {
                HTMLElement sign = Dom.text("b", "", text.substring(at, at + 1));
                sign.getStyle()
                        .setProperty("--seat", "var(--ink-" + Ink.seat(seat).name() + ")");
                line.appendChild(HTMLDocument.current().createTextNode(text.substring(from, at)));
                line.appendChild(sign);
                from = at + 1;
            }
        }
        line.appendChild(HTMLDocument.current().createTextNode(text.substring(from, text.length())));
        return line;
    }

    private void fit() {
        Browser.fitRows(root, prompt);
    }
}
