package atoll.table.paint;

import atoll.table.scene.Shape;

/**
 * How a scene lies on the pixels of a picture.
 *
 * @param left the pixels left of the scene's left edge
 * @param unit pixels a scene unit
 * @param smallest the smallest writing that can be read, in pixels
 * @param wanted the size of writing the player wants, as a part of a browser's standard
 * @param enlarging whether writing that is much too small is enlarged too, rather than left out
 */
public record Viewport(double left, double top, double unit, double smallest, double wanted, boolean enlarging) {
    /** How much larger than drawn writing gets for those who want it large: more would not fit where it stands. */
    private static final double LARGER = 1.25;
    /** Writing in a picture that is smaller than this part of readable is left out. */
    private static final double TINY = 0.65;

    /** Whether everything comes to lie on the same pixels. */
    public boolean isLike(Viewport other) {
        return left == other.left && top == other.top && unit == other.unit && smallest == other.smallest;
    }

    /** What is written by a shape at that scale: all of it, or where that would be too small, what stands for it. */
    public String text(Shape shape, double scale) {
        boolean small = shape.size() * unit * scale < smallest * TINY;
        return small && shape.shortText() != null ? shape.shortText() : shape.text();
    }

    /** How high writing is set, in units of a shape at that scale; 0 if it would be too small to be read. */
    public double textSize(Shape shape, double scale) {
        double k = unit * scale;
        double size = shape.size();
        if (size * k < smallest) {
            if (!enlarging && size * k < smallest * TINY) {
                return 0;
            }
            size = smallest / k;
        }
        return enlarging ? Math.max(size, Math.min(size * LARGER, smallest * wanted / k)) : size;
    }
}
