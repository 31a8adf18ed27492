package atoll.web;

import atoll.table.Scene;
import atoll.table.Sitting;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** The buttons: choices without a place on the board, the bot's progress, and taking back, playing again, confirming. */
final class Actions {
    private final Sitting sitting;
    private final Course course;
    private final Choices choices;
    private final HTMLElement root;
    private final HTMLElement tools;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement thinking;
    private final HTMLElement pause;
    private final HTMLElement resume;
    private final HTMLElement lift;
    private final HTMLElement send;
    private final HTMLElement undo;
    private final HTMLElement redo;
    private final HTMLElement reset;
    private final HTMLElement confirm;

    /** @param advice tools more, between those for going back and the log */
    Actions(
            Sitting sitting,
            Course course,
            Texts texts,
            Consumer<String> pick,
            List<HTMLElement> advice,
            Runnable openLog,
            Runnable sendTurn) {
        this.sitting = sitting;
        this.course = course;
        choices = new Choices(sitting, texts, pick);
        root = choices.element();
        root.setId("choices");
        progress.setAttribute("max", "1000");
        progress.setAttribute("aria-label", texts.text("table.progress"));
        thinking = Dom.el("div", "thinking", progress, Dom.button("plain", texts.text("table.hurry"), course::hurry));
        resume = Dom.button("plain", texts.text("look.play"), course::playOn);
        resume.setId("play-on");
        pause = Dom.icon("tool", Icons.PAUSE, texts.text("table.pause"), course::pause);
        thinking.appendChild(pause);
        lift = Dom.button("primary", texts.text("table.lift"), course::liftCurtain);
        lift.setId("lift");
        send = Dom.button("primary", texts.text("table.send"), sendTurn);
        send.setId("send");
        undo = tool("undo", Icons.UNDO, texts.text("table.undo"), texts.text("table.undo.long"), "U", course::undo);
        redo = tool("redo", Icons.REDO, texts.text("table.redo"), texts.text("table.redo.long"), "R", course::redo);
        reset = tool(
                "reset",
                Icons.RESET,
                texts.text("table.reset"),
                texts.text("table.reset.long"),
                "T",
                course::resetTurn);
        confirm = Dom.button("primary", texts.text("table.confirm"), course::confirm);
        confirm.setId("confirm");
        confirm.setTitle(texts.text("table.confirm") + " (C)");
        HTMLElement log = tool("open-log", Icons.LOG, texts.text("table.log"), texts.text("table.log"), "L", openLog);
        tools = Dom.el("div", "tools", undo, redo, reset);
        advice.forEach(tools::appendChild);
        tools.appendChild(log);
        tools.setAttribute("role", "group");
        tools.setAttribute("aria-label", texts.text("table.tools"));
    }

    /** A button with a picture and its label below, a short form of its name; {@code key} does the same. */
    static HTMLElement tool(String id, String icon, String label, String name, String key, Runnable action) {
        HTMLElement button = Dom.icon("tool", icon, name, action);
        button.setId(id);
        button.appendChild(Dom.text("span", "tool-label", label));
        button.setTitle(name + " (" + key + ")");
        return button;
    }

    HTMLElement choices() {
        return root;
    }

    HTMLElement tools() {
        return tools;
    }

    /** How far the bot has thought, 0..1000. */
    void thinking(int permille) {
        progress.setAttribute("value", Integer.toString(permille));
    }

    void show(Scene scene) {
        Course.Stage stage = course.stage();
        Dom.enable(undo, course.canUndo());
        Dom.enable(redo, sitting.canRedo());
        Dom.enable(reset, stage == Course.Stage.PERSON && sitting.canResetTurn());
        if (stage == Course.Stage.BOT) {
            pause.setHidden(!course.canPause());
            thinking(0);
        }
        HTMLElement instead = instead(stage);
        if (instead != null) {
            only(instead);
            return;
        }
        for (HTMLElement other : List.of(thinking, lift, send)) {
            remove(other);
        }
        if (stage != Course.Stage.LOOKING) {
            remove(resume);
        } else if (resume.getParentNode() == null) {
            root.appendChild(resume);
        }
        if (choices.show(scene)) {
            focusPrompt();
        }
        if (course.mayPick() && sitting.picker().canConfirm()) {
            if (root.getLastChild() != confirm) {
                root.appendChild(confirm);
            }
        } else {
            remove(confirm);
        }
    }

    // What there is to do while nobody here has a choice to make; null if somebody has.
    private HTMLElement instead(Course.Stage stage) {
        return switch (stage) {
            case BOT -> thinking;
            case CURTAIN -> lift;
            case AWAY -> send;
            default -> null;
        };
    }

    // The focus would fall back to the top of the page: the prompt is where a choice has led to.
    private static void remove(HTMLElement element) {
        boolean focused = Browser.holdsFocus(element);
        element.delete();
        if (focused) {
            focusPrompt();
        }
    }

    private static void focusPrompt() {
        HTMLElement prompt = HTMLDocument.current().getElementById("prompt");
        if (prompt != null) {
            Browser.focus(prompt);
        }
    }

    private void only(HTMLElement element) {
        if (element.getParentNode() == null) {
            boolean lost = choices.show(null);
            for (HTMLElement other : List.of(thinking, resume, lift, send, confirm)) {
                if (other != element) {
                    remove(other);
                }
            }
            root.appendChild(element);
            if (lost) {
                focusPrompt();
            }
        }
    }
}
