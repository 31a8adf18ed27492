package atoll.web.canvas;

import atoll.table.paint.Damage;
import atoll.table.paint.PixelRect;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import java.util.List;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** One canvas element that repaints only what differs. */
final class CanvasLayer {
    private final HTMLCanvasElement element;
    private final Painter painter;
    /** The painted shapes; null to force a full repaint. */
    private List<PlacedShape> painted;

    /**
     * @param lost called when the browser has discarded the canvas content, as it may to free memory
     */
    CanvasLayer(HTMLCanvasElement element, ThemeColours colours, Runnable lost) {
        this.element = element;
        painter = new Painter((CanvasRenderingContext2D) element.getContext("2d"), colours);
        element.addEventListener("contextrestored", (Event event) -> lost.run());
    }

    /** Sets the size in device pixels; a change clears the canvas. */
    void size(int width, int height) {
        if (element.getWidth() != width || element.getHeight() != height) {
            element.setWidth(width);
            element.setHeight(height);
            invalidate();
        }
    }

    /** Forces a full repaint. */
    void invalidate() {
        painted = null;
    }

    /** Shows exactly these shapes, placed by {@code viewport}. */
    void paint(List<PlacedShape> shapes, Viewport viewport) {
        paint(shapes, viewport, 0, this);
    }

    /** The same where another layer of this size shows the first {@code kept} shapes: they are copied from there. */
    void paint(List<PlacedShape> shapes, Viewport viewport, int kept, CanvasLayer other) {
        PixelRect whole = new PixelRect(0, 0, element.getWidth(), element.getHeight());
        for (PixelRect patch : painted == null ? List.of(whole) : Damage.between(painted, shapes, whole)) {
            painter.paint(shapes, viewport, patch, kept, other.element);
        }
        painted = shapes;
    }
}
