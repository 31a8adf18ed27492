package atoll.web.canvas;

import atoll.table.ViewOptions;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Transition;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.Settings;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * Shows a sequence of scenes at device resolution, as large as its box allows. Shapes with the same id move in a transition,
 * new ones fade in, removed ones fade out.
 */
public final class SceneCanvas {
    /**
     * Milliseconds by which a transition has advanced in its first frame: one that shows the same shapes in another order would
     * cause a useless full repaint.
     */
    private static final double BEGUN = 8;

    private static final double CLOSER = 1.35;
    /** From this width on, in CSS pixels, a thumbnail shows all of its scene. */
    private static final int UNCROPPED = 360;
    /** The smallest text, in CSS pixels. */
    private static final double SMALLEST_TEXT = 12;

    private final HTMLCanvasElement element;
    private final ThemeColours colours;
    private final CanvasLayer ground;
    /** Off the screen, to copy the lowest shapes from; null if everything is on one layer. */
    private final CanvasLayer backdrop;
    /** Null if everything is on one layer. */
    private final CanvasLayer overlay;

    private final boolean thumbnail;
    private Scene scene;
    /** Null if nothing moves. */
    private Transition transition;
    /** The size of the box in CSS pixels at the last resize: reading it causes a layout. */
    private int boxWidth;

    private int boxHeight;
    /** Null before the first layout. */
    private Viewport viewport;
    /** Device pixels per CSS pixel. */
    private double ratio = 1;

    private int themeVersion;
    private double transitionStart;
    private int frame;

    /**
     * @param thumbnail fills its frame, and omits tiny text
     */
    public SceneCanvas(HTMLCanvasElement element, ThemeColours colours, boolean thumbnail) {
        this(element, null, colours, thumbnail);
    }

    /** A board. @param overlay lies exactly over {@code element}, and shows all shapes above the ground layer */
    public SceneCanvas(HTMLCanvasElement element, HTMLCanvasElement overlay, ThemeColours colours) {
        this(element, overlay, colours, false);
    }

    private SceneCanvas(HTMLCanvasElement element, HTMLCanvasElement over, ThemeColours colours, boolean thumbnail) {
        this.element = element;
        this.colours = colours;
        this.thumbnail = thumbnail;
        ground = new CanvasLayer(element, colours, this::repaint);
        overlay = over == null ? null : new CanvasLayer(over, colours, this::repaint);
        backdrop = over == null ? null : new CanvasLayer(Dom.canvas(""), colours, this::repaint);
        Browser.onResize(element, this::measure);
    }

    public HTMLCanvasElement element() {
        return element;
    }

    /** Shows a scene with a transition from the current one. */
    public void show(Scene next) {
        show(next, false);
    }

    /** Shows a scene without a transition. */
    public void showStill(Scene next) {
        show(next, true);
    }

    private void show(Scene newScene, boolean still) {
        Scene shown = thumbnail ? newScene.thumbnail() : newScene;
        if (scene == null || still || Settings.reducedMotion()) {
            transition = null;
        } else {
            // During a transition, a new one starts from the old target: short, and never out of sync.
            Transition next = new Transition(scene, shown);
            if (next.millis() > 0) {
                transition = next;
                transitionStart = -1;
            } else if (transition != null) {
                transition = transition.towards(shown);
            }
        }
        scene = shown;
        if (boxWidth == 0 || boxHeight == 0) {
            measure();
        } else {
            relayout();
        }
    }

    /** Ends a transition now. */
    public void finish() {
        if (transition != null) {
            transition = null;
            draw();
        }
    }

    /** Reads the size of the box, and paints. */
    private void measure() {
        boxWidth = element.getClientWidth();
        boxHeight = element.getClientHeight();
        relayout();
    }

    private void relayout() {
        ratio = Math.max(1, Window.current().getDevicePixelRatio());
        int width = pixels(boxWidth);
        int height = pixels(boxHeight);
        if (width == 0 || height == 0 || scene == null) {
            return;
        }
        double wide = scene.width();
        double high = scene.height();
        double k = Math.min(width / wide, height / high);
        if (thumbnail && !scene.isUncropped() && boxWidth < UNCROPPED) {
            // A thumbnail fills its frame, unless it would be cropped too much.
            k = Math.min(CLOSER * k, Math.max(width / wide, height / high));
        }
        Viewport old = viewport;
        viewport = new Viewport(
                (width - k * wide) / 2,
                (height - k * high) / 2,
                k,
                new Viewport.TextSize(SMALLEST_TEXT * ratio, colours.textScale(), !thumbnail));
        if (old == null || !viewport.isLike(old) || themeVersion != colours.changes()) {
            themeVersion = colours.changes();
            invalidate();
        }
        draw();
    }

    private int pixels(int box) {
        return (int) (box * ratio + 0.5);
    }

    /** Repaints with updated colours. */
    public void repaint() {
        invalidate();
        measure();
    }

    private void invalidate() {
        ground.invalidate();
        if (overlay != null) {
            overlay.invalidate();
            backdrop.invalidate();
        }
    }

    /** Paints the final state now: print gets no further frames. */
    public void print() {
        transition = null;
        invalidate();
        tick(0);
    }

    /** CSS pixels per scene unit. */
    public double unit() {
        return viewport == null ? 1 : viewport.unit() / ratio;
    }

    /** CSS pixels from the left edge of the box to that of the scene. */
    public double left() {
        return viewport == null ? 0 : viewport.left() / ratio;
    }

    public double top() {
        return viewport == null ? 0 : viewport.top() / ratio;
    }

    private void draw() {
        if (frame == 0) {
            frame = Window.requestAnimationFrame(this::tick);
        }
    }

    private void tick(double now) {
        frame = 0;
        if (viewport == null) {
            return; // not laid out yet
        }
        if (transition != null) {
            if (transitionStart < 0) {
                transitionStart = now - BEGUN;
            }
            if (now - transitionStart >= transition.millis()) {
                transition = null;
            } else {
                draw();
            }
        }
        List<PlacedShape> shapes;
        int lower;
        if (transition == null) {
            lower = scene.ground();
            shapes = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                shapes.add(PlacedShape.of(shape, viewport));
            }
        } else {
            lower = transition.ground();
            shapes = transition.at(now - transitionStart, viewport);
        }
        // Another size clears a canvas: only now, lest it be seen empty.
        int width = pixels(boxWidth);
        int height = pixels(boxHeight);
        ground.size(width, height);
        if (overlay == null) {
            ground.paint(shapes, viewport);
        } else {
            overlay.size(width, height);
            backdrop.size(width, height);
            backdrop.paint(part(shapes, 0, scene.backdrop()), viewport);
            ground.paint(part(shapes, 0, lower), viewport, scene.backdrop(), backdrop);
            overlay.paint(part(shapes, lower, shapes.size()), viewport);
        }
    }

    /** The shape of the space, as in {@link ViewOptions}; a space that is nearly square counts as tall. */
    public int room() {
        boolean tall = 8 * element().getClientHeight() > 7 * element().getClientWidth();
        return tall ? ViewOptions.TALL : ViewOptions.WIDE;
    }

    private static List<PlacedShape> part(List<PlacedShape> shapes, int from, int to) {
        List<PlacedShape> part = new ArrayList<>();
        for (int i = from; i < to; i++) {
            part.add(shapes.get(i));
        }
        return part;
    }
}
