package atoll.web.study;

import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Where a screen is too small for the whole panel of a study, it shows one part of it at a time. */
final class StudyTabs {
    private final HTMLElement element = Dom.el("div", "study-tabs");
    private HTMLElement pressed;
    private String tab = "moves";
    private HTMLElement panel = element;

    /**
     * @param best called when the best moves are chosen
     * @param other called when another part is chosen
     */
    StudyTabs(Texts texts, Runnable best, Runnable other) {
        element.setAttribute("role", "group");
        pressed = button("moves", texts.text("study.moves"), other);
        element.appendChild(pressed);
        element.appendChild(button("best", texts.text("study.analyse"), best));
        element.appendChild(button("edit", texts.text("study.edit"), other));
        choose(pressed, tab);
    }

    HTMLElement element() {
        return element;
    }

    /** Sets the attribute {@code data-tab} of the panel to the shown part, for the style sheet, now and later. */
    void follow(HTMLElement all) {
        panel = all;
        panel.setAttribute("data-tab", tab);
    }

    private HTMLElement button(String part, String name, Runnable chosen) {
        HTMLElement[] button = new HTMLElement[1];
        button[0] = Dom.button("plain", name, () -> {
            choose(button[0], part);
            chosen.run();
        });
        button[0].setAttribute("aria-pressed", "false");
        return button[0];
    }

    private void choose(HTMLElement button, String part) {
        tab = part;
        pressed.setAttribute("aria-pressed", "false");
        pressed = button;
        pressed.setAttribute("aria-pressed", "true");
        panel.setAttribute("data-tab", tab);
    }
}
