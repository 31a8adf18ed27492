package atoll.web;

import atoll.table.Lens;
import org.teavm.jso.dom.html.HTMLElement;

/** Buttons that look at a map from nearer and farther, as the wheel, two fingers and keys do. */
final class ZoomButtons {
    private final HTMLElement farther;
    private final HTMLElement nearer;
    private final HTMLElement whole;
    private final HTMLElement root;

    ZoomButtons(Texts texts, Board board) {
        farther = button("M5 12H19", texts.text("zoom.farther"), "-", () -> board.zoom(false));
        nearer = button("M5 12H19M12 5V19", texts.text("zoom.nearer"), "+", () -> board.zoom(true));
        whole = button("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", texts.text("zoom.whole"), "0", board::zoomOut);
        root = Dom.el("div", "zoom", farther, nearer, whole);
        root.setAttribute("role", "group");
        root.setAttribute("aria-label", texts.text("zoom.label"));
        root.setHidden(true);
    }

    private static HTMLElement button(String icon, String label, String key, Runnable action) {
        HTMLElement button = Dom.icon("tool", icon, label, action);
        button.setTitle(label + " (" + key + ")");
        return button;
    }

    HTMLElement element() {
        return root;
    }

    /** @param lens null if there is nothing to look at from nearer */
    void show(Lens lens) {
        root.setHidden(lens == null);
        if (lens != null) {
            Dom.enable(farther, lens.isNear());
            Dom.enable(whole, lens.isNear());
            Dom.enable(nearer, lens.factor() < Lens.MOST);
        }
    }
}
