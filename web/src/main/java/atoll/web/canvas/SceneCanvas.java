package atoll.web.canvas;

import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.web.dom.Browser;
import atoll.web.storage.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * Shows one scene after another at the resolution of the device, as large as its box allows. Shapes of the same id glide
 * from where they were; new ones fade in, gone ones fade out.
 */
public final class SceneCanvas {
    private static final int GLIDE_MILLIS = 240;
    /**
     * So far the first frame of a glide is on its way: one that showed the same as before, in another order, would be painted
     * whole for nothing.
     */
    private static final double BEGUN = 8;

    private static final double CLOSER = 1.35;
    /** The smallest writing, in CSS pixels. */
    private static final double SMALLEST_TEXT = 12;

    private final HTMLCanvasElement element;
    private final ThemeColours colours;
    private final CanvasLayer ground;
    /** Null if all is painted on one sheet. */
    private final CanvasLayer marks;

    private final boolean miniature;
    private Scene scene;
    private Map<String, Shape> before = Map.of();
    private Transition glide;
    private List<Shape> gone = List.of();
    /** The size of the box in CSS pixels, as it was last seen: to ask for it makes the browser lay out the page. */
    private int boxWidth;

    private int boxHeight;
    private Viewport viewport;
    private int dressed;
    private double since = -1;
    private double progress = 1;
    private int frame;
    private double unit = 1;
    private double left;
    private double top;

    /** @param miniature a picture, not a board: it fills its frame, and tiny writing is left out */
    public SceneCanvas(HTMLCanvasElement element, ThemeColours colours, boolean miniature) {
        this(element, null, colours, miniature);
    }

    /** A board. @param marks lies exactly over {@code element}, and shows what is not the ground of a scene */
    public SceneCanvas(HTMLCanvasElement element, HTMLCanvasElement marks, ThemeColours colours) {
        this(element, marks, colours, false);
    }

    private SceneCanvas(HTMLCanvasElement element, HTMLCanvasElement over, ThemeColours colours, boolean miniature) {
        this.element = element;
        this.colours = colours;
        this.miniature = miniature;
        ground = new CanvasLayer(element, colours, this::repaint);
        marks = over == null ? null : new CanvasLayer(over, colours, this::repaint);
        Browser.onResize(element, this::measure);
    }

    public HTMLCanvasElement element() {
        return element;
    }

    /** Shows a scene, from the one shown now. */
    public void show(Scene next) {
        show(next, false);
    }

    /** Shows a scene at once. */
    public void showStill(Scene next) {
        show(next, true);
    }

    private void show(Scene next, boolean still) {
        Scene shown = miniature ? next.thumbnail() : next;
        Map<String, Shape> shapes = byId(shown);
        if (scene == null || still || Settings.reducedMotion()) {
            progress = 1;
        } else if (differs(shapes)) {
            // While gliding, what is on its way starts anew from where it was going: short, and never out of step.
            before = byId(scene);
            follow(shapes);
            gone = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                if (before.containsKey(shape.id()) && !shapes.containsKey(shape.id())) {
                    gone.add(shape);
                }
            }
            progress = 0;
            since = -1;
        }
        scene = shown;
        if (boxWidth == 0 || boxHeight == 0) {
            measure();
        } else {
            relayout();
        }
    }

    // What has another id now comes from where it was.
    private void follow(Map<String, Shape> shapes) {
        for (Shape shape : shapes.values()) {
            Shape old = shape.movedFrom() == null || shapes.containsKey(shape.movedFrom())
                    ? null
                    : before.remove(shape.movedFrom());
            if (old != null) {
                before.putIfAbsent(shape.id(), old);
            }
        }
    }

    /** Ends a glide now: the player goes on. */
    public void finish() {
        if (progress < 1) {
            progress = 1;
            draw();
        }
    }

    /** Takes the size of the box, and paints. */
    private void measure() {
        boxWidth = element.getClientWidth();
        boxHeight = element.getClientHeight();
        relayout();
    }

    private void relayout() {
        double ratio = Math.max(1, Window.current().getDevicePixelRatio());
        int width = (int) (boxWidth * ratio + 0.5);
        int height = (int) (boxHeight * ratio + 0.5);
        if (width == 0 || height == 0 || scene == null) {
            return;
        }
        ground.size(width, height);
        if (marks != null) {
            marks.size(width, height);
        }
        double wide = scene.width();
        double high = scene.height();
        double k = Math.min(width / wide, height / high);
        if (miniature && !scene.isUncropped()) {
            // A picture fills its frame, unless too much of it would be cut off.
            k = Math.min(CLOSER * k, Math.max(width / wide, height / high));
        }
        unit = k / ratio;
        left = (width - k * wide) / 2 / ratio;
        top = (height - k * high) / 2 / ratio;
        glide = null;
        Viewport old = viewport;
        viewport = new Viewport(left * ratio, top * ratio, k, SMALLEST_TEXT * ratio, colours.textScale(), !miniature);
        if (old == null || !viewport.isLike(old) || dressed != colours.changes()) {
            dressed = colours.changes();
            anew();
        }
        draw();
    }

    /** Paints once more, in colours read anew. */
    public void repaint() {
        anew();
        measure();
    }

    private void anew() {
        ground.invalidate();
        if (marks != null) {
            marks.invalidate();
        }
    }

    /** Paints now, at the end of any glide: what goes to paper sees no further frame. */
    public void print() {
        progress = 1;
        anew();
        tick(0);
    }

    /** How large the player wants the text: 1 is a browser's standard. */
    public double textScale() {
        return colours.textScale();
    }

    /** CSS pixels a scene unit. */
    public double unit() {
        return unit;
    }

    /** CSS pixels from the left edge of the box to that of the scene. */
    public double left() {
        return left;
    }

    public double top() {
        return top;
    }

    private void draw() {
        if (frame == 0) {
            frame = Window.requestAnimationFrame(this::tick);
        }
    }

    private void tick(double now) {
        frame = 0;
        if (viewport == null) {
            return; // there has been no room yet
        }
        if (progress < 1) {
            if (since < 0) {
                since = now - BEGUN;
            }
            progress = Math.min(1, (now - since) / GLIDE_MILLIS);
        }
        List<PlacedShape> shapes;
        int lower;
        if (progress < 1) {
            if (glide == null) {
                glide = new Transition(scene, before, gone, viewport);
            }
            shapes = glide.at(eased(progress));
            lower = glide.ground();
            draw();
        } else {
            lower = scene.ground();
            shapes = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                shapes.add(PlacedShape.of(shape, viewport));
            }
            before = Map.of();
            gone = List.of();
            glide = null;
        }
        if (marks == null) {
            ground.paint(shapes, viewport);
        } else {
            ground.paint(shapes.subList(0, lower), viewport);
            marks.paint(shapes.subList(lower, shapes.size()), viewport);
        }
    }

    private boolean differs(Map<String, Shape> shapes) {
        int known = 0;
        for (Shape shape : scene.shapes()) {
            if (shape.id() == null) {
                continue;
            }
            known++;
            Shape next = shapes.get(shape.id());
            if (next == null || !Transition.isAt(next, shape)) {
                return true;
            }
        }
        return known != shapes.size();
    }

    private static Map<String, Shape> byId(Scene scene) {
        Map<String, Shape> shapes = new HashMap<>();
        for (Shape shape : scene.shapes()) {
            if (shape.id() != null) {
                shapes.put(shape.id(), shape);
            }
        }
        return shapes;
    }

    private static double eased(double t) {
        return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
    }
}
