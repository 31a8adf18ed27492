package atoll.web.board;

import atoll.table.scene.Area;
import atoll.web.canvas.Pixels;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Dom;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/** The picture of a dragged piece under the pointer. */
final class DragImage {
    private final HTMLElement box;
    private HTMLCanvasElement picture;

    DragImage(HTMLElement box) {
        this.box = box;
    }

    /** Copies the painting of an area of the scene. */
    void start(SceneCanvas from, Area area) {
        double unit = from.unit();
        picture = Dom.canvas("carried");
        Pixels.copy(
                from.element(),
                picture,
                from.left() + area.left() * unit,
                from.top() + area.top() * unit,
                area.width() * unit,
                area.height() * unit);
    }

    /** In CSS pixels from the corner of the board. */
    void move(double x, double y) {
        if (picture != null) {
            picture.getStyle().setProperty("translate", (int) x + "px " + (int) y + "px");
            box.appendChild(picture);
        }
    }

    void remove() {
        if (picture != null) {
            picture.delete();
            picture = null;
        }
    }
}
