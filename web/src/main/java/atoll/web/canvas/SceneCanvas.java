package atoll.web.canvas;

import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.web.dom.Browser;
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
    private static final int GLIDE_MILLIS = 240;
    /**
     * Progress before which a transition counts as just begun: a first frame that shows the same shapes in another order would
     * cause a useless full repaint.
     */
    private static final double BEGUN = 8;

    private static final double CLOSER = 1.35;
    /** The smallest text, in CSS pixels. */
    private static final double SMALLEST_TEXT = 12;

    private final HTMLCanvasElement element;
    private final ThemeColours colours;
    private final CanvasLayer ground;
    /** Null if everything is on one layer. */
    private final CanvasLayer overlay;

    private final boolean thumbnail;
    private Scene scene;
    /** The scene from which a transition is under way; null if none is. */
    private Scene from;
    /** Null until its first frame, and after a change of the layout. */
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

    private void show(Scene next, boolean still) {
        Scene shown = thumbnail ? next.thumbnail() : next;
        if (scene == null || still || Settings.reducedMotion()) {
            from = null;
        } else if (Transition.isNeeded(scene, shown)) {
            // A scene during a transition starts a new one from the old target: short, and never out of sync.
            from = scene;
            transitionStart = -1;
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
        if (from != null) {
            from = null;
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
        int width = (int) (boxWidth * ratio + 0.5);
        int height = (int) (boxHeight * ratio + 0.5);
        if (width == 0 || height == 0 || scene == null) {
            return;
        }
        ground.size(width, height);
        if (overlay != null) {
            overlay.size(width, height);
        }
        double wide = scene.width();
        double high = scene.height();
        double k = Math.min(width / wide, height / high);
        if (thumbnail && !scene.isUncropped()) {
            // A thumbnail fills its frame, unless it would be cropped too much.
            k = Math.min(CLOSER * k, Math.max(width / wide, height / high));
        }
        transition = null;
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

    /** Repaints with updated colours. */
    public void repaint() {
        invalidate();
        measure();
    }

    private void invalidate() {
        ground.invalidate();
        if (overlay != null) {
            overlay.invalidate();
        }
    }

    /** Paints the final state now: print gets no further frames. */
    public void print() {
        from = null;
        invalidate();
        tick(0);
    }

    /** The player's text size: 1 is the browser's default. */
    public double textScale() {
        return colours.textScale();
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
        double progress = 1;
        if (from != null) {
            if (transitionStart < 0) {
                transitionStart = now - BEGUN;
            }
            progress = (now - transitionStart) / GLIDE_MILLIS;
        }
        List<PlacedShape> shapes;
        int lower;
        if (progress < 1) {
            if (transition == null) {
                transition = new Transition(from, scene, viewport);
            }
            shapes = transition.at(eased(progress));
            lower = transition.ground();
            draw();
        } else {
            lower = scene.ground();
            shapes = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                shapes.add(PlacedShape.of(shape, viewport));
            }
            from = null;
            transition = null;
        }
        if (overlay == null) {
            ground.paint(shapes, viewport);
        } else {
            ground.paint(shapes.subList(0, lower), viewport);
            overlay.paint(shapes.subList(lower, shapes.size()), viewport);
        }
    }

    private static double eased(double t) {
        return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
    }
}
