package atoll.web.canvas;

import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The transition from one scene to the next. Most of a board stays unchanged. */
final class Transition {
    private final List<Shape> shapes;
    private final int ground;
    private final Map<String, Shape> before;
    private final List<Shape> gone;
    private final Viewport viewport;
    /** Unchanged shapes, placed once for all frames; null for each that moves or is new. */
    private final List<PlacedShape> fixedShapes = new ArrayList<>();

    /**
     * @param before the shapes with an id in the previous scene
     * @param gone the shapes that are not in this scene
     */
    Transition(Scene scene, Map<String, Shape> before, List<Shape> gone, Viewport viewport) {
        shapes = scene.shapes();
        ground = scene.ground();
        this.before = before;
        this.gone = gone;
        this.viewport = viewport;
        for (Shape shape : shapes) {
            Shape old = shape.id() == null ? shape : before.get(shape.id());
            fixedShapes.add(old != null && isSamePlace(old, shape) ? PlacedShape.of(shape, viewport) : null);
        }
    }

    /** The number of ground shapes during the transition; removed shapes are above it. */
    int ground() {
        return ground + gone.size();
    }

    /** The shapes at progress {@code t}, 0 to 1. */
    List<PlacedShape> at(double t) {
        List<PlacedShape> now = new ArrayList<>(fixedShapes);
        for (int i = 0; i < now.size(); i++) {
            if (now.get(i) == null) {
                Shape shape = shapes.get(i);
                Shape old = before.get(shape.id());
                now.set(
                        i,
                        old == null
                                ? PlacedShape.faded(shape, t, viewport)
                                : PlacedShape.between(old, shape, t, viewport));
            }
        }
        for (int i = 0; i < gone.size(); i++) {
            now.add(ground + i, PlacedShape.faded(gone.get(i), 1 - t, viewport));
        }
        return now;
    }

    /** Whether two shapes have the same place and look. */
    static boolean isSamePlace(Shape one, Shape two) {
        return one.x() == two.x()
                && one.y() == two.y()
                && one.turn() == two.turn()
                && one.scale() == two.scale()
                && one.alpha() == two.alpha();
    }
}
