package atoll.table.paint;

/** A rectangle of whole pixels; {@code right} and {@code bottom} are exclusive. */
public final class PixelRect {
    private final int left;
    private final int top;
    private final int right;
    private final int bottom;

    /**
     * A rectangle of whole pixels.
     *
     * @param left the left edge, in pixels
     * @param top the top edge, in pixels
     * @param right behind the right edge, in pixels
     * @param bottom behind the bottom edge, in pixels
     */
    public PixelRect(int left, int top, int right, int bottom) {
        this.left = left;
        this.top = top;
        this.right = right;
        this.bottom = bottom;
    }

    /** {@return the left edge} */
    public int left() {
        return left;
    }

    /** {@return the top edge} */
    public int top() {
        return top;
    }

    /** {@return the right edge, exclusive} */
    public int right() {
        return right;
    }

    /** {@return the bottom edge, exclusive} */
    public int bottom() {
        return bottom;
    }

    /**
     * {@return the pixels that cover a rectangle, plus a margin of one for antialiased edges}
     *
     * @param left the left edge, in pixels
     * @param top the top edge, in pixels
     * @param right behind the right edge, in pixels
     * @param bottom behind the bottom edge, in pixels
     */
    static PixelRect around(double left, double top, double right, double bottom) {
        return left <= right && top <= bottom
                ? new PixelRect(
                        (int) Math.floor(left) - 1,
                        (int) Math.floor(top) - 1,
                        (int) Math.ceil(right) + 1,
                        (int) Math.ceil(bottom) + 1)
                : new PixelRect(0, 0, 0, 0);
    }

    /**
     * {@return whether two rectangles overlap}
     *
     * @param other the other rectangle
     */
    public boolean touches(PixelRect other) {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }

    /**
     * {@return the smallest rectangle that contains both}
     *
     * @param other the other rectangle
     */
    PixelRect join(PixelRect other) {
        return new PixelRect(
                Math.min(left, other.left),
                Math.min(top, other.top),
                Math.max(right, other.right),
                Math.max(bottom, other.bottom));
    }

    /**
     * {@return the intersection with another rectangle that it touches}
     *
     * @param other the other rectangle
     */
    PixelRect within(PixelRect other) {
        return new PixelRect(
                Math.max(left, other.left),
                Math.max(top, other.top),
                Math.min(right, other.right),
                Math.min(bottom, other.bottom));
    }

    /** {@return the number of pixels} */
    int area() {
        return (right - left) * (bottom - top);
    }
}
