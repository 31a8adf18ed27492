package atoll.table.paint;

import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The motion from one scene to the next, as the shapes themselves ask for it: they move to their new places, come from a stock,
 * leave for one, count, or fall; those of a higher {@linkplain Motion#step step} later. Most of a board stays unchanged.
 */
public final class Transition {
    /** How long one shape moves, in milliseconds. */
    private static final int GLIDE = 240;
    /** How much later each step begins, in milliseconds. */
    private static final int STEP = 85;
    /** How far something falls that is gone, in units. */
    private static final int FALL = 9;
    /** How far a difference lies above its number, as a multiple of its size. */
    private static final double ABOVE = 1.25;
    /** Half the width of a digit, as a multiple of its size. */
    private static final double LETTER = 0.33;
    /** The gap between a number and its difference, in digits: they must not look like one number. */
    private static final int GAP = 2;

    private final Scene before;
    private final List<Shape> shapes;
    private final int ground;
    /** Where the shape of the same index begins; null for one that stays. */
    private final List<Shape> starts = new ArrayList<>();
    /** Shapes above the ground: those that are gone, and differences of numbers; each with its last place in {@link #ends}. */
    private final List<Shape> extra = new ArrayList<>();

    private final List<Shape> ends = new ArrayList<>();
    /** How many of {@link #extra}, from the first, are differences and their rims. */
    private int differences;

    private int lastStep = -1;
    /** Shapes that stay, placed once for all frames of the same viewport. */
    private List<PlacedShape> fixedShapes;

    private Viewport viewport;

    /**
     * The motion from one scene to another. Shapes with the same id are the same.
     *
     * @param before the scene that is shown
     * @param after the scene that follows
     */
    public Transition(Scene before, Scene after) {
        this.before = before;
        shapes = after.shapes();
        ground = after.ground();
        Map<String, Shape> old = byId(before);
        Map<String, Shape> now = byId(after);
        Map<String, Shape> renamed = new HashMap<>();
        for (Shape shape : shapes) {
            String from = shape.motion().movedFrom();
            if (from != null && !now.containsKey(from) && !old.containsKey(shape.id()) && old.containsKey(from)) {
                renamed.put(shape.id(), old.remove(from));
            }
        }
        old.putAll(renamed);
        for (Shape shape : shapes) {
            Shape was = shape.id() == null ? shape : old.get(shape.id());
            Shape start = was == null ? arrival(shape, old, now) : isSame(was, shape) ? null : was;
            starts.add(start);
            if (start != null) {
                lastStep = Math.max(lastStep, shape.motion().step());
                addDifference(start, shape);
            }
        }
        for (Shape shape : before.shapes()) {
            if (shape.id() != null && old.get(shape.id()) == shape && !now.containsKey(shape.id())) {
                Shape place = place(shape.motion().leavesTo(), now, old);
                Shape end = faraway(shape, place);
                add(shape, place == null ? end.at(shape.x(), shape.y() + FALL) : end);
            }
        }
    }

    /**
     * {@return the same motion towards another scene whose moving shapes are the same}
     *
     * @param after that scene
     */
    public Transition towards(Scene after) {
        return new Transition(before, after);
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

    private static boolean isSame(Shape one, Shape two) {
        return one.x() == two.x()
                && one.y() == two.y()
                && one.turn() == two.turn()
                && one.scale() == two.scale()
                && one.alpha() == two.alpha()
                && difference(one, two) == 0;
    }

    private static Shape arrival(Shape shape, Map<String, Shape> old, Map<String, Shape> now) {
        Shape place = place(shape.motion().comesFrom(), old, now);
        return faraway(shape, place);
    }

    // Where a shape is before it appears or after it disappears: at another shape, or invisible at its own place.
    private static Shape faraway(Shape shape, Shape place) {
        return place == null
                ? shape.copy().alpha(0)
                : shape.copy()
                        .at(shape.x() + middleX(place) - middleX(shape), shape.y() + middleY(place) - middleY(shape));
    }

    // A text is centred on its place, and a rotated shape is small.
    private static double middleX(Shape shape) {
        Path path = shape.path();
        boolean centred = path == null || shape.turn() != 0;
        return centred ? shape.x() : shape.x() + (path.left() + path.right()) / 2 * shape.scale();
    }

    private static double middleY(Shape shape) {
        Path path = shape.path();
        boolean centred = path == null || shape.turn() != 0;
        return centred ? shape.y() : shape.y() + (path.top() + path.bottom()) / 2 * shape.scale();
    }

    private static Shape place(String id, Map<String, Shape> first, Map<String, Shape> second) {
        Shape place = id == null ? null : first.get(id);
        return place == null && id != null ? second.get(id) : place;
    }

    private void addDifference(Shape from, Shape to) {
        int difference = difference(from, to);
        if (difference == 0) {
            return;
        }
        Shape text = to.withText((difference > 0 ? "+" : "−") + Math.abs(difference));
        double size = to.size() * to.scale();
        double half = size * LETTER * text.text().length();
        double beside = half + size * LETTER * (to.text().length() + 2 * GAP);
        // above it, or beside it: first towards the middle, and only where no text is
        for (int place = 0; place < 3; place++) {
            double aside = place == 0 ? 0 : place == 1 == to.x() > before.width() / 2 ? -beside : beside;
            text.at(to.x() + aside, place == 0 ? to.y() - ABOVE * size : to.y());
            if (!before.hasText(text.x(), text.y(), half / 2)) {
                // with a rim, so that it can be read on anything
                differences += 2;
                Shape rim = text.copy().stroke(Ink.PAPER, 4);
                add(rim, rim.copy().alpha(0));
                add(text, text.copy().alpha(0));
                return;
            }
        }
    }

    private void add(Shape shape, Shape end) {
        extra.add(shape);
        ends.add(end);
        lastStep = Math.max(lastStep, shape.motion().step());
    }

    // 0 if one of them is no number.
    private static int difference(Shape from, Shape to) {
        return to.motion().isCounted() && from.motion().isCounted() ? to.number() - from.number() : 0;
    }

    /** {@return the length in milliseconds; 0 if nothing moves} */
    public int millis() {
        return lastStep < 0 ? 0 : GLIDE + STEP * lastStep;
    }

    /** {@return the number of ground shapes during the transition} */
    public int ground() {
        return ground + extra.size();
    }

    /**
     * {@return the shapes at a moment of the transition, from the bottom}
     *
     * @param millis the milliseconds since its beginning
     * @param newViewport how the scene lies on the canvas
     */
    public List<PlacedShape> at(double millis, Viewport newViewport) {
        if (viewport != newViewport) {
            viewport = newViewport;
            placeFixed();
        }
        List<PlacedShape> placed = new ArrayList<>(fixedShapes);
        for (int i = 0; i < placed.size(); i++) {
            if (placed.get(i) == null) {
                placed.set(i, moving(starts.get(i), shapes.get(i), millis));
            }
        }
        for (int i = 0; i < extra.size(); i++) {
            double t = progress(extra.get(i), millis);
            // a difference shows when its number begins to count
            Shape from = i < differences && t == 0 ? ends.get(i) : extra.get(i);
            if (t == 1) {
                ends.get(i).alpha(0); // has arrived
            }
            placed.add(ground + i, between(from, ends.get(i), t));
        }
        return placed;
    }

    private void placeFixed() {
        fixedShapes = new ArrayList<>();
        for (int i = 0; i < shapes.size(); i++) {
            fixedShapes.add(starts.get(i) == null ? PlacedShape.of(shapes.get(i), viewport) : null);
        }
    }

    private PlacedShape moving(Shape from, Shape to, double millis) {
        double t = progress(to, millis);
        int difference = difference(from, to);
        if (difference != 0) {
            int number = from.number() + (int) (difference * t);
            return between(from, to.withText((number < 0 ? "−" : "") + Math.abs(number)), t);
        }
        return between(from, to, t);
    }

    private PlacedShape between(Shape from, Shape to, double t) {
        return PlacedShape.between(from, to, t, viewport);
    }

    private static double progress(Shape shape, double millis) {
        double t = Math.max(0, Math.min(1, (millis - STEP * shape.motion().step()) / GLIDE));
        return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t);
    }
}
