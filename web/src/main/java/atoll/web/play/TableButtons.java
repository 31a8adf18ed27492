package atoll.web.play;

import atoll.table.present.TablePresenter;
import atoll.table.scene.Scene;
import atoll.web.board.ChoiceButtons;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.List;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/** The buttons: choices without a place on the board, the bot's progress, undo, redo, and confirm. */
final class TableButtons {
    private final TablePresenter presenter;
    private final GameLoop gameLoop;
    private final ChoiceButtons choices;
    private final HTMLElement root;
    private final HTMLElement tools;
    private final HTMLElement progress = Dom.el("progress", "");
    private final HTMLElement thinking;
    private final HTMLElement pause;
    private final HTMLElement resume;
    private final HTMLElement handover;
    private final HTMLElement send;
    private final HTMLElement undo;
    private final HTMLElement redo;
    private final HTMLElement reset;
    private final HTMLElement confirm;

    /**
     * @param hintTools more tools, between undo and the log
     */
    TableButtons(
            TablePresenter presenter,
            GameLoop gameLoop,
            Texts texts,
            Consumer<String> pick,
            List<HTMLElement> hintTools,
            Runnable openLog,
            Runnable sendTurn) {
        this.presenter = presenter;
        this.gameLoop = gameLoop;
        choices = new ChoiceButtons(presenter, texts, pick);
        root = choices.element();
        root.setId("choices");
        progress.setAttribute("max", "1000");
        progress.setAttribute("aria-label", texts.text("table.progress"));
        thinking =
                Dom.el("div", "thinking", progress, Dom.button("plain", texts.text("table.hurry"), gameLoop::moveNow));
        resume = Dom.button("plain", texts.text("look.play"), gameLoop::playOn);
        resume.setId("play-on");
        pause = Dom.icon("tool", Icons.PAUSE, texts.text("table.pause"), gameLoop::pause);
        thinking.appendChild(pause);
        handover = Dom.button("primary", texts.text("table.lift"), gameLoop::acceptHandover);
        handover.setId("lift");
        send = Dom.button("primary", texts.text("table.send"), sendTurn);
        send.setId("send");
        undo = tool("undo", Icons.UNDO, texts.text("table.undo"), texts.text("table.undo.long"), "U", gameLoop::undo);
        redo = tool("redo", Icons.REDO, texts.text("table.redo"), texts.text("table.redo.long"), "R", gameLoop::redo);
        reset = tool(
                "reset",
                Icons.RESET,
                texts.text("table.reset"),
                texts.text("table.reset.long"),
                "T",
                gameLoop::resetTurn);
        confirm = Dom.button("primary", texts.text("table.confirm"), gameLoop::confirm);
        confirm.setId("confirm");
        confirm.setTitle(texts.text("table.confirm") + " (C)");
        HTMLElement log = tool("open-log", Icons.LOG, texts.text("table.log"), texts.text("table.log"), "L", openLog);
        tools = Dom.el("div", "tools", undo, redo, reset);
        hintTools.forEach(tools::appendChild);
        tools.appendChild(log);
        tools.setAttribute("role", "group");
        tools.setAttribute("aria-label", texts.text("table.tools"));
    }

    /** A button with an icon and a short label; {@code key} is its shortcut. */
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

    /** The progress of the bot, 0..1000. */
    void thinking(int permille) {
        progress.setAttribute("value", Integer.toString(permille));
    }

    void show(Scene scene) {
        GameLoop.Stage stage = gameLoop.stage();
        Dom.enable(undo, gameLoop.canUndo());
        Dom.enable(redo, presenter.canRedo());
        Dom.enable(reset, stage == GameLoop.Stage.PERSON && presenter.canResetTurn());
        if (stage == GameLoop.Stage.BOT) {
            pause.setHidden(!gameLoop.canPause());
            thinking(0);
        }
        HTMLElement instead = stageElement(stage);
        if (instead != null) {
            showOnly(instead);
            return;
        }
        for (HTMLElement other : List.of(thinking, handover, send)) {
            remove(other);
        }
        if (stage != GameLoop.Stage.LOOKING) {
            remove(resume);
        } else if (resume.getParentNode() == null) {
            root.appendChild(resume);
        }
        if (choices.show(scene)) {
            focusPrompt();
        }
        if (gameLoop.mayPick() && presenter.picker().canConfirm()) {
            if (root.getLastChild() != confirm) {
                root.appendChild(confirm);
            }
        } else {
            remove(confirm);
        }
    }

    // The action while no person here has a choice; null if one has.
    private HTMLElement stageElement(GameLoop.Stage stage) {
        return switch (stage) {
            case BOT -> thinking;
            case HANDOVER -> handover;
            case AWAY -> send;
            default -> null;
        };
    }

    // Otherwise the focus would fall back to the top of the page: the prompt is the next thing to read.
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

    private void showOnly(HTMLElement element) {
        if (element.getParentNode() == null) {
            boolean lost = choices.show(null);
            for (HTMLElement other : List.of(thinking, resume, handover, send, confirm)) {
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
