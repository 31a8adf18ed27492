package atoll.web.board;

import atoll.table.scene.Lens;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Buttons to zoom a map, like the wheel, pinch and keys. */
final class ZoomButtons {
    private final HTMLElement farther;
    private final HTMLElement nearer;
    private final HTMLElement whole;

    /**
     * @param place their parent, shown while there is a map
     */
    ZoomButtons(Texts texts, PanZoomDrag panZoomDrag, HTMLElement place) {
        farther = button("M5 12H19", texts.text("zoom.farther"), "-", () -> panZoomDrag.zoom(false));
        nearer = button("M5 12H19M12 5V19", texts.text("zoom.nearer"), "+", () -> panZoomDrag.zoom(true));
        whole = button("M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15", texts.text("zoom.whole"), "0", panZoomDrag::zoomOut);
        place.appendChild(farther);
        place.appendChild(nearer);
        place.appendChild(whole);
        place.setAttribute("role", "group");
        place.setAttribute("aria-label", texts.text("zoom.label"));
        place.setHidden(false);
    }

    private static HTMLElement button(String icon, String label, String key, Runnable action) {
        HTMLElement button = Dom.icon("tool", icon, label, action);
        button.setTitle(label + " (" + key + ")");
        return button;
    }

    void show(Lens lens) {
        Dom.enable(farther, lens.isNear());
        Dom.enable(whole, lens.isNear());
        Dom.enable(nearer, lens.factor() < Lens.MOST);
    }
}
