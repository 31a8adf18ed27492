package atoll.web.canvas;

import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The transition from one scene to the next. Most of a board stays unchanged. */
final class Transition {
    private final List<Shape> shapes;
    private final int ground;
    /** The shapes with an id in the previous scene, by their ids in the next one. */
    private final Map<String, Shape> before;
    /** The shapes that are not in the next scene. */
    private final List<Shape> gone = new ArrayList<>();

    private final Viewport viewport;
    /** Unchanged shapes, placed once for all frames; null for each that moves or is new. */
    private final List<PlacedShape> fixedShapes = new ArrayList<>();

    Transition(Scene from, Scene to, Viewport viewport) {
        shapes = to.shapes();
        ground = to.ground();
        this.viewport = viewport;
        before = byId(from);
        Map<String, Shape> next = byId(to);
        follow(next);
        for (Shape shape : from.shapes()) {
            if (before.containsKey(shape.id()) && !next.containsKey(shape.id())) {
                gone.add(shape);
            }
        }
        for (Shape shape : shapes) {
            Shape old = shape.id() == null ? shape : before.get(shape.id());
            fixedShapes.add(old != null && isSamePlace(old, shape) ? PlacedShape.of(shape, viewport) : null);
        }
    }

    // A shape with a new id starts at the place of its old id.
    private void follow(Map<String, Shape> next) {
        for (Shape shape : next.values()) {
            Shape old = shape.movedFrom() == null || next.containsKey(shape.movedFrom())
                    ? null
                    : before.remove(shape.movedFrom());
            if (old != null) {
                before.putIfAbsent(shape.id(), old);
            }
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

    /** Whether shapes with an id appear, disappear or move between two scenes. */
    static boolean isNeeded(Scene from, Scene to) {
        Map<String, Shape> next = byId(to);
        int known = 0;
        for (Shape shape : from.shapes()) {
            if (shape.id() == null) {
                continue;
            }
            known++;
            Shape moved = next.get(shape.id());
            if (moved == null || !isSamePlace(moved, shape)) {
                return true;
            }
        }
        return known != next.size();
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

    /** Whether two shapes have the same place and look. */
    private static boolean isSamePlace(Shape one, Shape two) {
        return one.x() == two.x()
                && one.y() == two.y()
                && one.turn() == two.turn()
                && one.scale() == two.scale()
                && one.alpha() == two.alpha();
    }
}
