package atoll.web;

import atoll.table.Fit;
import atoll.table.Placed;
import atoll.table.Scene;
import atoll.table.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The way from one scene to the next. Most of a board stays as it is. */
final class Glide {
    private final List<Step> steps = new ArrayList<>();
    private final List<Shape> gone;
    private final Fit fit;

    /** A shape that moves, or comes; or one that stays, placed once for all frames. */
    private static final class Step {
        private final Shape shape;
        private final Shape old;
        private final Placed still;

        Step(Shape shape, Shape old, Placed still) {
            this.shape = shape;
            this.old = old;
            this.still = still;
        }
    }

    /**
     * @param before the shapes with an id of the scene before
     * @param gone those that are no more in this scene
     */
    Glide(Scene scene, Map<String, Shape> before, List<Shape> gone, Fit fit) {
        this.gone = gone;
        this.fit = fit;
        for (Shape shape : scene.shapes()) {
            Shape old = shape.id() == null ? shape : before.get(shape.id());
            boolean still = old != null && isAt(old, shape);
            steps.add(new Step(shape, old, still ? Placed.of(shape, fit) : null));
        }
    }

    /** The shapes as they are at {@code t}, 0 to 1. */
    List<Placed> at(double t) {
        List<Placed> shapes = new ArrayList<>();
        for (Step step : steps) {
            if (step.still != null) {
                shapes.add(step.still);
            } else if (step.old == null) {
                shapes.add(Placed.faded(step.shape, t, fit));
            } else {
                shapes.add(Placed.between(step.old, step.shape, t, fit));
            }
        }
        for (Shape shape : gone) {
            shapes.add(Placed.faded(shape, 1 - t, fit));
        }
        return shapes;
    }

    /** Whether two shapes are in the same place, seen alike. */
    static boolean isAt(Shape one, Shape two) {
        return one.x() == two.x()
                && one.y() == two.y()
                && one.turn() == two.turn()
                && one.scale() == two.scale()
                && one.alpha() == two.alpha();
    }
}
