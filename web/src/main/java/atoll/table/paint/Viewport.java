package atoll.table.paint;

import atoll.table.scene.Shape;

/**
 * Maps a scene to the pixels of a picture.
 *
 * @param left the pixel column of the scene's left edge
 * @param top the pixel row of its upper edge
 * @param unit pixels per scene unit
 * @param text how large text must be
 */
public record Viewport(double left, double top, double unit, TextSize text) {
    /**
     * How large text must be.
     *
     * @param min the smallest readable text, in pixels
     * @param scale the player's text size, relative to the browser's default
     * @param enlarges whether text that is far too small is enlarged instead of omitted
     */
    public record TextSize(double min, double scale, boolean enlarges) {}

    /** The maximum enlargement of text: larger text would not fit in its place. */
    private static final double LARGER = 1.25;
    /** Below this fraction of the readable size a shape has its short text. */
    private static final double SHORT = 0.7;
    /** Text in small pictures is omitted below this fraction of the readable size. */
    private static final double TINY = 0.65;

    /**
     * {@return whether both map everything to the same pixels}
     *
     * @param other another viewport
     */
    public boolean isLike(Viewport other) {
        return left == other.left && top == other.top && unit == other.unit && text.min == other.text.min;
    }

    /**
     * {@return the text that a shape shows at this scale: the full text, or the short one where the full text would be
     * unreadable}
     *
     * @param shape a shape
     * @param scale the size relative to the shape's own
     */
    public String text(Shape shape, double scale) {
        return shape.shortText() != null && isSmall(shape, scale) ? shape.shortText() : shape.text();
    }

    /**
     * {@return whether a shape is not shown at this scale: a text without a short form, or the ground of such texts}
     *
     * @param shape a shape
     * @param scale the size relative to the shape's own
     */
    public boolean hides(Shape shape, double scale) {
        return "".equals(shape.shortText()) && isSmall(shape, scale);
    }

    private boolean isSmall(Shape shape, double scale) {
        return shape.size() * unit * scale < text.min * SHORT;
    }

    /**
     * {@return the height of text, in units of a shape at this scale; 0 if it would be unreadable}
     *
     * @param shape a shape
     * @param scale the size relative to the shape's own
     */
    public double textSize(Shape shape, double scale) {
        double k = unit * scale;
        double size = shape.size();
        // its place is made for its own size, not for the smallest
        double large = text.enlarges ? Math.min(size * LARGER, text.min * text.scale / k) : 0;
        if (size * k < text.min) {
            if (!text.enlarges && size * k < text.min * TINY) {
                return 0;
            }
            size = text.min / k;
        }
        return Math.max(size, large);
    }
}
