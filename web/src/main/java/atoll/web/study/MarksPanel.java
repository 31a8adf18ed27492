package atoll.web.study;

import atoll.study.Mark;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Buttons for marks and arrows on the board, in four colours. */
final class MarksPanel {
    private final StudyMarks marks;
    private final Runnable changed;
    private final HTMLElement mark;
    private final HTMLElement arrow;
    private final HTMLElement colours = Dom.el("div", "colours");
    private final HTMLElement clear;
    /** For those who do not see the board. */
    private final HTMLElement words = Dom.el("p", "unseen");

    private final HTMLElement root;
    private final List<HTMLElement> buttons = new ArrayList<>();
    private Mark.Colour colour = Mark.Colour.GREEN;

    /**
     * @param changed called after another tool was chosen
     * @param clears removes all marks
     */
    MarksPanel(StudyMarks marks, Texts texts, Runnable changed, Runnable clears) {
        this.marks = marks;
        this.changed = changed;
        mark = Dom.button("plain", texts.text("study.mark"), () -> choose(false));
        arrow = Dom.button("plain", texts.text("study.arrow"), () -> choose(true));
        clear = Dom.button("plain", texts.text("study.mark.clear"), clears);
        colours.setAttribute("role", "group");
        colours.setAttribute("aria-label", texts.text("study.colour"));
        for (Mark.Colour each : Mark.Colour.values()) {
            String name = texts.text("study.colour." + each.word());
            HTMLElement button = Dom.button("plain colour", "", () -> choose(each));
            button.setAttribute("aria-label", name);
            button.setAttribute("data-colour", each.word());
            button.setTitle(name);
            buttons.add(button);
            colours.appendChild(button);
        }
        root = Dom.el("div", "marks-panel", mark, arrow, colours, clear, words);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("study.drawing"));
        render("");
    }

    HTMLElement element() {
        return root;
    }

    private void choose(boolean arrows) {
        if (marks.isDrawing() && marks.drawsArrows() == arrows) {
            marks.stop();
        } else {
            marks.draw(arrows);
        }
        changed.run();
    }

    private void choose(Mark.Colour newColour) {
        colour = newColour;
        marks.colour(newColour);
        changed.run();
    }

    /**
     * @param marked the marks of the position in words; empty if there are none
     */
    void render(String marked) {
        boolean on = marks.isDrawing();
        Dom.setAttribute(mark, "aria-pressed", on && !marks.drawsArrows() ? "true" : "false");
        Dom.setAttribute(arrow, "aria-pressed", on && marks.drawsArrows() ? "true" : "false");
        colours.setHidden(!on);
        for (int i = 0; i < buttons.size(); i++) {
            Dom.setAttribute(buttons.get(i), "aria-pressed", Mark.Colour.values()[i] == colour ? "true" : "false");
        }
        clear.setHidden(marked.isEmpty());
        Dom.setText(words, marked);
    }
}
