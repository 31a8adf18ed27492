package atoll.table.paint;

/** A rectangle of whole pixels; {@code right} and {@code bottom} are exclusive. */
public final class PixelRect {
    private final int left;
    private final int top;
    private final int right;
    private final int bottom;

    public PixelRect(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    public int left() {
        return left;
    }

    public int top() {
        return top;
    }

    public int right() {
        return right;
    }

    public int bottom() {
        return bottom;
    }

    /** The pixels that cover a rectangle, plus a margin of one for antialiased edges. */
    static PixelRect around(double left, double top, double right, double bottom) {
        return left <= right && top <= bottom
                ? new PixelRect(
                        (int) Math.floor(left) - 1,
                        (int) Math.floor(top) - 1,
                        (int) Math.ceil(right) + 1,
                        (int) Math.ceil(bottom) + 1)
                : new PixelRect(0, 0, 0, 0);
    }

    public boolean touches(PixelRect other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /** The smallest rectangle that contains both. */
    PixelRect join(PixelRect other) {
        return new PixelRect(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /** The intersection with another rectangle that it touches. */
    PixelRect within(PixelRect other) {
        return new PixelRect(
                Math.max(left, other.left),
                Math.max(top, other.top),
                Math.min(right, other.right),
                Math.min(bottom, other.bottom));
    }

    /** The number of pixels. */
    int area() {
        return (right - left) * (bottom - top);
    }
}
