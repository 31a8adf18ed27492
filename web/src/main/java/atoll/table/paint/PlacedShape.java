package atoll.table.paint;

import atoll.table.scene.Area;
import atoll.table.scene.Shape;

/** A shape as it is painted: in its own place, or on its way there. */
public final class PlacedShape {
    /** How far down each of the two layers of a shadow lies, as a part of its depth. */
    public static final double SHADE = 0.55;
    /** No writing is wider than this a letter, in parts of its height. */
    private static final double BROAD = 1.2;

    private final Shape shape;
    private final double x;
    private final double y;
    private final double turn;
    private final double scale;
    private final double alpha;
    private final PixelRect patch;

    private PlacedShape(Shape shape, double x, double y, double turn, double scale, double alpha, Viewport fit) {
        this.shape = shape;
        this.x = x;
        this.y = y;
        this.turn = turn;
        this.scale = scale;
        this.alpha = alpha;
        patch = shape.clip() == null ? bounds(fit) : clipped(bounds(fit), clip(fit));
    }

    /** In its own place. */
    public static PlacedShape of(Shape shape, Viewport fit) {
        return faded(shape, 1, fit);
    }

    /** In its own place, {@code part} of it to be seen: 0..1. */
    public static PlacedShape faded(Shape shape, double part, Viewport fit) {
        return new PlacedShape(shape, shape.x(), shape.y(), shape.turn(), shape.scale(), shape.alpha() * part, fit);
    }

    /** {@code t} of the way from the place of another: 0..1. */
    public static PlacedShape between(Shape from, Shape to, double t, Viewport fit) {
        return new PlacedShape(
                to,
                from.x() + (to.x() - from.x()) * t,
                from.y() + (to.y() - from.y()) * t,
                from.turn() + (to.turn() - from.turn()) * t,
                from.scale() + (to.scale() - from.scale()) * t,
                from.alpha() + (to.alpha() - from.alpha()) * t,
                fit);
    }

    private static PixelRect clipped(PixelRect bounds, PixelRect clip) {
        return bounds.touches(clip) ? bounds.within(clip) : new PixelRect(0, 0, 0, 0);
    }

    /** The pixels it may be painted on; null for all. */
    public PixelRect clip(Viewport fit) {
        Area clip = shape.clip();
        return clip == null
                ? null
                : new PixelRect(
                        (int) (fit.left() + clip.left() * fit.unit() + 0.5),
                        (int) (fit.top() + clip.top() * fit.unit() + 0.5),
                        (int) (fit.left() + (clip.left() + clip.width()) * fit.unit() + 0.5),
                        (int) (fit.top() + (clip.top() + clip.height()) * fit.unit() + 0.5));
    }

    public Shape shape() {
        return shape;
    }

    public double x() {
        return x;
    }

    public double y() {
        return y;
    }

    public double turn() {
        return turn;
    }

    public double scale() {
        return scale;
    }

    public double alpha() {
        return alpha;
    }

    /** Nothing of it is painted elsewhere. */
    public PixelRect patch() {
        return patch;
    }

    /** Whether both are painted alike. */
    boolean isLike(PlacedShape other) {
        return this == other
                || x == other.x
                        && y == other.y
                        && turn == other.turn
                        && scale == other.scale
                        && alpha == other.alpha
                        && shape.looksLike(other.shape);
    }

    private PixelRect bounds(Viewport fit) {
        double k = fit.unit() * scale;
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
            double high = fit.textSize(shape, scale);
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
        double middleX = fit.left() + x * fit.unit() + cos * (left + halfX) - sin * (top + halfY);
        double middleY = fit.top() + y * fit.unit() + sin * (left + halfX) + cos * (top + halfY);
        return PixelRect.around(
                middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY + 2 * shade * fit.unit());
    }
}
