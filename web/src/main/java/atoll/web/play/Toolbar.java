package atoll.web.play;

import atoll.table.present.PlayState;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** The tools: undo, redo, back to the start of the turn, hints, and the log. */
final class Toolbar {
    private final HTMLElement root;
    private final HTMLElement undo;
    private final HTMLElement redo;
    private final HTMLElement reset;

    /**
     * @param hintTools more tools, between undo and the log
     */
    Toolbar(GameLoop gameLoop, Texts texts, List<HTMLElement> hintTools, Runnable openLog) {
        undo = tool("undo", Icons.UNDO, texts.text("table.undo"), "U", gameLoop::undo);
        redo = tool("redo", Icons.REDO, texts.text("table.redo"), "R", gameLoop::redo);
        reset = tool(
                "reset",
                Icons.RESET,
                texts.text("table.reset"),
                texts.text("table.reset.long"),
                "T",
                gameLoop::resetTurn);
        root = Dom.el("div", "tools", undo, redo, reset);
        hintTools.forEach(root::appendChild);
        root.appendChild(tool("open-log", Icons.LOG, texts.text("table.log"), "L", openLog));
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("table.tools"));
    }

    private static HTMLElement tool(String id, String icon, String label, String key, Runnable action) {
        return tool(id, icon, label, label, key, action);
    }

    /** A button with an icon and a short label; {@code key} is its shortcut. */
    static HTMLElement tool(String id, String icon, String label, String name, String key, Runnable action) {
        HTMLElement button = Dom.icon("tool", icon, name, action);
        button.setId(id);
        button.appendChild(Dom.text("span", "tool-label", label));
        button.setTitle(name + " (" + key + ")");
        return button;
    }

    HTMLElement element() {
        return root;
    }

    void render(PlayState state) {
        Dom.enable(undo, state.canUndo());
        Dom.enable(redo, state.canRedo());
        Dom.enable(reset, state.canResetTurn());
    }
}
