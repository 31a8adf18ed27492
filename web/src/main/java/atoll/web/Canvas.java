package atoll.web;

import atoll.table.Scene;
import atoll.table.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.browser.Window;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * Shows one scene after another at the resolution of the device, as large as its box allows. Shapes of the same id glide
 * from where they were; new ones fade in, gone ones fade out.
 */
final class Canvas {
    private static final int GLIDE_MILLIS = 240;
    private static final double SMALLEST_TEXT = 12;

    private final HTMLCanvasElement element;
    private final Inks inks;
    private final Painter painter;
    private final CanvasRenderingContext2D g;
    private final boolean miniature;
    private Scene scene;
    private Map<String, Shape> before = Map.of();
    private List<Shape> gone = List.of();
    private double since = -1;
    private double progress = 1;
    private int frame;
    private double unit = 1;
    private double left;
    private double top;

    /** @param miniature whether writing that is too small to read is left out rather than enlarged */
    Canvas(HTMLCanvasElement element, Inks inks, boolean miniature) {
        this.element = element;
        this.inks = inks;
        this.miniature = miniature;
        g = (CanvasRenderingContext2D) element.getContext("2d");
        painter = new Painter(g, inks);
    }

    HTMLCanvasElement element() {
        return element;
    }

    /** Shows a scene, from the one shown now. */
    void show(Scene next) {
        show(next, false);
    }

    /** Shows a scene at once. */
    void showStill(Scene next) {
        show(next, true);
    }

    private void show(Scene next, boolean still) {
        Map<String, Shape> shapes = byId(next);
        if (scene == null || still || Browser.matches("(prefers-reduced-motion: reduce)")) {
            progress = 1;
        } else if (differs(shapes)) {
            // While gliding, what is on its way starts anew from where it was going: short, and never out of step.
            before = byId(scene);
            gone = new ArrayList<>();
            for (Shape shape : scene.shapes()) {
                if (shape.id() != null && !shapes.containsKey(shape.id())) {
                    gone.add(shape);
                }
            }
            progress = 0;
            since = -1;
        }
        scene = next;
        fit();
    }

    /** Ends a glide now: the player goes on. */
    void finish() {
        if (progress < 1) {
            progress = 1;
            draw();
        }
    }

    /** Takes the size of the box, and paints. */
    void fit() {
        double ratio = Math.max(1, Window.current().getDevicePixelRatio());
        int width = (int) (element.getClientWidth() * ratio + 0.5);
        int height = (int) (element.getClientHeight() * ratio + 0.5);
        if (width == 0 || height == 0 || scene == null) {
            return;
        }
        if (element.getWidth() != width || element.getHeight() != height) {
            element.setWidth(width);
            element.setHeight(height);
        }
        double k = Math.min(width / scene.width(), height / scene.height());
        unit = k / ratio;
        left = (width - k * scene.width()) / 2 / ratio;
        top = (height - k * scene.height()) / 2 / ratio;
        painter.place(left * ratio, top * ratio, k, miniature ? 0 : SMALLEST_TEXT * ratio);
        draw();
    }

    /** Paints once more, in colours read anew. */
    void repaint() {
        fit();
    }

    /** CSS pixels a scene unit. */
    double unit() {
        return unit;
    }

    /** CSS pixels from the left edge of the box to that of the scene. */
    double left() {
        return left;
    }

    double top() {
        return top;
    }

    private void draw() {
        if (frame == 0) {
            frame = Window.requestAnimationFrame(this::tick);
        }
    }

    private void tick(double now) {
        frame = 0;
        if (progress < 1) {
            if (since < 0) {
                since = now;
            }
            progress = Math.min(1, (now - since) / GLIDE_MILLIS);
        }
        g.setTransform(1, 0, 0, 1, 0, 0);
        g.clearRect(0, 0, element.getWidth(), element.getHeight());
        double t = eased(progress);
        for (Shape shape : scene.shapes()) {
            Shape old = shape.id() == null || t == 1 ? null : before.get(shape.id());
            if (old != null) {
                between(old, shape, t);
            } else if (t < 1 && shape.id() != null) {
                painter.paint(shape, shape.x(), shape.y(), shape.turn(), shape.scale(), shape.alpha() * t);
            } else {
                painter.paint(shape);
            }
        }
        if (progress < 1) {
            for (Shape shape : gone) {
                painter.paint(shape, shape.x(), shape.y(), shape.turn(), shape.scale(), shape.alpha() * (1 - t));
            }
            draw();
        } else {
            before = Map.of();
            gone = List.of();
        }
    }

    private void between(Shape from, Shape to, double t) {
        painter.paint(
                to,
                from.x() + (to.x() - from.x()) * t,
                from.y() + (to.y() - from.y()) * t,
                from.turn() + (to.turn() - from.turn()) * t,
                from.scale() + (to.scale() - from.scale()) * t,
                from.alpha() + (to.alpha() - from.alpha()) * t);
    }

    private boolean differs(Map<String, Shape> shapes) {
        int known = 0;
        for (Shape shape : scene.shapes()) {
            if (shape.id() == null) {
                continue;
            }
            known++;
            Shape next = shapes.get(shape.id());
            if (next == null
                    || next.x() != shape.x()
                    || next.y() != shape.y()
                    || next.turn() != shape.turn()
                    || next.scale() != shape.scale()
                    || next.alpha() != shape.alpha()) {
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
