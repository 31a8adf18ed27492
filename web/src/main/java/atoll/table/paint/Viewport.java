package atoll.table.paint;

import atoll.table.scene.Shape;

/**
 * Maps a scene to the pixels of a picture.
 *
 * @param left the pixel column of the scene's left edge
 * @param top the pixel row of its upper edge
 * @param unit pixels per scene unit
 * @param minTextSize the smallest readable text, in pixels
 * @param textScale the player's text size, relative to the browser's default
 * @param enlargesText whether text that is far too small is enlarged instead of omitted
 */
public record Viewport(
        double left, double top, double unit, double minTextSize, double textScale, boolean enlargesText) {
    /** The maximum enlargement of text: larger text would not fit in its place. */
    private static final double LARGER = 1.25;
    /** Text in small pictures is omitted below this fraction of the readable size. */
    private static final double TINY = 0.65;

    /** Whether both map everything to the same pixels. */
    public boolean isLike(Viewport other) {
        return left == other.left && top == other.top && unit == other.unit && minTextSize == other.minTextSize;
    }

    /** The text that a shape shows at this scale: the full text, or the short one where the full text would be unreadable. */
    public String text(Shape shape, double scale) {
        boolean small = shape.size() * unit * scale < minTextSize * TINY;
        return small && shape.shortText() != null ? shape.shortText() : shape.text();
    }

    /** The height of text, in units of a shape at this scale; 0 if it would be unreadable. */
    public double textSize(Shape shape, double scale) {
        double k = unit * scale;
        double size = shape.size();
        if (size * k < minTextSize) {
            if (!enlargesText && size * k < minTextSize * TINY) {
                return 0;
            }
            size = minTextSize / k;
        }
        return enlargesText ? Math.max(size, Math.min(size * LARGER, minTextSize * textScale / k)) : size;
    }
}
