package atoll.table.paint;

import atoll.table.scene.Area;
import atoll.table.scene.Shape;

/** A shape as painted: at its own place, or during a transition. */
public final class PlacedShape {
    /** The offset of each of the two shadow layers, as a fraction of the shadow's depth. */
    public static final double SHADE = 0.55;
    /** The maximum width of a letter, as a multiple of the text's height. */
    private static final double BROAD = 1.2;

    private final Shape shape;
    private final double x;
    private final double y;
    private final double turn;
    private final double scale;
    private final double alpha;
    private final PixelRect patch;

    private PlacedShape(Shape from, Shape to, double t, double opacity, Viewport viewport) {
        shape = to;
        x = from.x() + (to.x() - from.x()) * t;
        y = from.y() + (to.y() - from.y()) * t;
        turn = from.turn() + (to.turn() - from.turn()) * t;
        scale = from.scale() + (to.scale() - from.scale()) * t;
        alpha = (from.alpha() + (to.alpha() - from.alpha()) * t) * opacity;
        patch = shape.clip() == null ? bounds(viewport) : clipped(bounds(viewport), clip(viewport));
    }

    /**
     * {@return a shape at its own place}
     *
     * @param shape a shape
     * @param viewport how the scene lies on the canvas
     */
    public static PlacedShape of(Shape shape, Viewport viewport) {
        return faded(shape, 1, viewport);
    }

    /**
     * {@return a shape at its own place, with another opacity}
     *
     * @param shape a shape
     * @param opacity the opacity, 0..1
     * @param viewport how the scene lies on the canvas
     */
    public static PlacedShape faded(Shape shape, double opacity, Viewport viewport) {
        return new PlacedShape(shape, shape, 1, opacity, viewport);
    }

    /**
     * {@return a shape on its way from another shape's place}
     *
     * @param from the shape before
     * @param to the shape after
     * @param t the fraction of the way that is done, 0..1
     * @param viewport how the scene lies on the canvas
     */
    public static PlacedShape between(Shape from, Shape to, double t, Viewport viewport) {
        return new PlacedShape(from, to, t, 1, viewport);
    }

    private static PixelRect clipped(PixelRect bounds, PixelRect clip) {
        return bounds.touches(clip) ? bounds.within(clip) : new PixelRect(0, 0, 0, 0);
    }

    /**
     * {@return the pixels that it may paint on; null for all}
     *
     * @param viewport how the scene lies on the canvas
     */
    public PixelRect clip(Viewport viewport) {
        Area clip = shape.clip();
        return clip == null
                ? null
                : new PixelRect(
                        (int) (viewport.left() + clip.left() * viewport.unit() + 0.5),
                        (int) (viewport.top() + clip.top() * viewport.unit() + 0.5),
                        (int) (viewport.left() + (clip.left() + clip.width()) * viewport.unit() + 0.5),
                        (int) (viewport.top() + (clip.top() + clip.height()) * viewport.unit() + 0.5));
    }

    /** {@return the shape} */
    public Shape shape() {
        return shape;
    }

    /** {@return the place, from the left} */
    public double x() {
        return x;
    }

    /** {@return the place, from the top} */
    public double y() {
        return y;
    }

    /** {@return the angle in radians, clockwise} */
    public double turn() {
        return turn;
    }

    /** {@return the size relative to the shape's own} */
    public double scale() {
        return scale;
    }

    /** {@return the opacity, 0..1} */
    public double alpha() {
        return alpha;
    }

    /** {@return the pixels that it can touch} */
    public PixelRect patch() {
        return patch;
    }

    /**
     * {@return whether both look the same}
     *
     * @param other another placed shape
     */
    boolean isLike(PlacedShape other) {
        return this == other
                || x == other.x
                        && y == other.y
                        && turn == other.turn
                        && scale == other.scale
                        && alpha == other.alpha
                        && looksLike(shape, other.shape);
    }

    /**
     * {@return whether two shapes at the same position look the same} Ignores ids and positions.
     *
     * @param one a shape
     * @param two another shape
     */
    public static boolean looksLike(Shape one, Shape two) {
        return one == two
                || one.fill() == two.fill()
                        && one.stroke() == two.stroke()
                        && one.width() == two.width()
                        && one.dash() == two.dash()
                        && one.shadow() == two.shadow()
                        && one.size() == two.size()
                        && one.isSerif() == two.isSerif()
                        && one.style().equals(two.style())
                        && one.align() == two.align()
                        && (one.clip() == null ? two.clip() == null : one.clip().equals(two.clip()))
                        && (one.text() == null ? two.text() == null : one.text().equals(two.text()))
                        && (one.path() == null
                                ? two.path() == null
                                : two.path() != null && one.path().isLike(two.path()));
    }

    private PixelRect bounds(Viewport viewport) {
        double k = viewport.unit() * scale;
        double left;
        double top;
        double right;
        double bottom;
        if (shape.text() == null) {
            left = shape.path().left();
            top = shape.path().top();
            right = shape.path().right();
            bottom = shape.path().bottom();
        } else {
            double high = viewport.textSize(shape, scale);
            double wide = high * BROAD * (shape.text().length() + 1);
            left = shape.align() == Shape.Align.LEFT ? -high : shape.align() == Shape.Align.CENTRE ? -wide / 2 : -wide;
            top = -high;
            right = left + wide + high;
            bottom = high;
        }
        double cos = k * Math.cos(turn);
        double sin = k * Math.sin(turn);
        double halfX = (right - left) / 2;
        double halfY = (bottom - top) / 2;
        double shade = shape.shadow() * SHADE;
        double edge = Math.max(shape.stroke() == null ? 0 : Math.max(shape.width() * k, 1), shade * k) / 2;
        double reachX = Math.abs(cos) * halfX + Math.abs(sin) * halfY + edge;
        double reachY = Math.abs(sin) * halfX + Math.abs(cos) * halfY + edge;
        double middleX = viewport.left() + x * viewport.unit() + cos * (left + halfX) - sin * (top + halfY);
        double middleY = viewport.top() + y * viewport.unit() + sin * (left + halfX) + cos * (top + halfY);
        return PixelRect.around(
                middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY + 2 * shade * viewport.unit());
    }
}
