package atoll.web.canvas;

import atoll.table.paint.Damage;
import atoll.table.paint.PixelRect;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import java.util.List;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** One canvas of the page, on which no more is painted anew than looks otherwise. */
final class CanvasLayer {
    private final HTMLCanvasElement element;
    private final Painter painter;
    /** What the canvas shows; null if it is to be painted from the ground up. */
    private List<PlacedShape> painted;

    /** @param lost told that the browser has dropped what was painted, as it may to make room */
    CanvasLayer(HTMLCanvasElement element, ThemeColours colours, Runnable lost) {
        this.element = element;
        painter = new Painter((CanvasRenderingContext2D) element.getContext("2d"), colours);
        element.addEventListener("contextrestored", (Event event) -> lost.run());
    }

    /** Makes it of that size, in pixels of the device; a canvas of another size becomes empty. */
    void size(int width, int height) {
        if (element.getWidth() != width || element.getHeight() != height) {
            element.setWidth(width);
            element.setHeight(height);
            invalidate();
        }
    }

    /** From now on nothing of what is painted is of use. */
    void invalidate() {
        painted = null;
    }

    /** Shows these shapes, each where {@code viewport} places it, and nothing else. */
    void paint(List<PlacedShape> shapes, Viewport viewport) {
        PixelRect whole = new PixelRect(0, 0, element.getWidth(), element.getHeight());
        for (PixelRect patch : painted == null ? List.of(whole) : Damage.between(painted, shapes, whole)) {
            painter.paint(shapes, viewport, patch);
        }
        painted = shapes;
    }
}
