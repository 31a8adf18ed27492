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

    /** At its own place. */
    public static PlacedShape of(Shape shape, Viewport viewport) {
        return faded(shape, 1, viewport);
    }

    /** At its own place, with an opacity of 0..1. */
    public static PlacedShape faded(Shape shape, double opacity, Viewport viewport) {
        return new PlacedShape(shape, shape, 1, opacity, viewport);
    }

    /** At {@code t}, 0..1, of the way from another shape's place. */
    public static PlacedShape between(Shape from, Shape to, double t, Viewport viewport) {
        return new PlacedShape(from, to, t, 1, viewport);
    }

    private static PixelRect clipped(PixelRect bounds, PixelRect clip) {
        return bounds.touches(clip) ? bounds.within(clip) : new PixelRect(0, 0, 0, 0);
    }

    /** The pixels that it may paint on; null for all. */
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

    /** The pixels that it can touch. */
    public PixelRect patch() {
        return patch;
    }

    /** Whether both look the same. */
    boolean isLike(PlacedShape other) {
        return this == other
                || x == other.x
                        && y == other.y
                        && turn == other.turn
                        && scale == other.scale
                        && alpha == other.alpha
                        && shape.looksLike(other.shape);
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
