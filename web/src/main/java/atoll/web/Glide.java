package atoll.web;

import atoll.table.Scene;
import atoll.table.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.teavm.jso.canvas.CanvasRenderingContext2D;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/**
 * The way from one scene to the next. Most of a board stays as it is: what does is painted once, in layers between the
 * shapes that move, and each frame copies the layers.
 */
final class Glide {
    /** So many shapes cost more than copying a layer. */
    private static final int WORTH_A_LAYER = 12;
    /** A layer takes as much memory as the picture. */
    private static final int MOST_LAYERS = 4;

    private final Map<String, Shape> before;
    private final List<Shape> gone;
    private final Painter painter;
    private final HTMLCanvasElement picture;
    private final List<Step> steps = new ArrayList<>();
    private int layers;

    /** Either a shape that moves, stays where it is or comes; or a layer of such as stay. */
    private record Step(Shape shape, Shape old, HTMLCanvasElement layer) {}

    /**
     * @param before the shapes with an id of the scene before
     * @param gone those that are no more in this scene
     * @param painter placed for {@code picture}
     */
    Glide(Scene scene, Map<String, Shape> before, List<Shape> gone, Painter painter, HTMLCanvasElement picture) {
        this.before = before;
        this.gone = gone;
        this.painter = painter;
        this.picture = picture;
        List<Shape> still = new ArrayList<>();
        for (Shape shape : scene.shapes()) {
            if (isStill(shape)) {
                still.add(shape);
            } else {
                layer(still);
                steps.add(new Step(shape, before.get(shape.id()), null));
            }
        }
        layer(still);
    }

    /** Paints the picture at {@code t}, 0 to 1. */
    void paint(double t) {
        for (Step step : steps) {
            if (step.layer != null) {
                painter.copy(step.layer);
            } else if (isStill(step.shape)) {
                painter.paint(step.shape);
            } else if (step.old == null) {
                fade(step.shape, t);
            } else {
                between(step.old, step.shape, t);
            }
        }
        for (Shape shape : gone) {
            fade(shape, 1 - t);
        }
    }

    /** Whether two shapes are in the same place, seen alike. */
    static boolean isAt(Shape one, Shape two) {
        return one.x() == two.x()
                && one.y() == two.y()
                && one.turn() == two.turn()
                && one.scale() == two.scale()
                && one.alpha() == two.alpha();
    }

    private boolean isStill(Shape shape) {
        Shape old = shape.id() == null ? shape : before.get(shape.id());
        return old != null && isAt(old, shape);
    }

    private void layer(List<Shape> still) {
        if (still.size() >= WORTH_A_LAYER && layers < MOST_LAYERS) {
            layers++;
            HTMLCanvasElement layer = Dom.canvas("");
            layer.setWidth(picture.getWidth());
            layer.setHeight(picture.getHeight());
            Painter other = painter.on((CanvasRenderingContext2D) layer.getContext("2d"));
            for (Shape shape : still) {
                other.paint(shape);
            }
            steps.add(new Step(null, null, layer));
        } else {
            for (Shape shape : still) {
                steps.add(new Step(shape, null, null));
            }
        }
        still.clear();
    }

    private void fade(Shape shape, double t) {
        painter.paint(shape, shape.x(), shape.y(), shape.turn(), shape.scale(), shape.alpha() * t);
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
}
