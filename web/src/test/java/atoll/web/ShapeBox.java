package atoll.web;

import atoll.table.paint.Viewport;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Shape;

/**
 * The box around a shape in CSS pixels.
 *
 * @param name the text of a text, else empty
 */
record ShapeBox(double left, double top, double right, double bottom, String name) {
    /** The height of capitals and digits, as a fraction of the size of a text. */
    private static final double CAPITAL = 0.72;
    /** The part of a box that may lie outside, for round corners and thin lines. */
    private static final double TOLERANCE = 0.5;

    /** The viewport of a scene at the upper left corner, with texts of at least 12 pixels. */
    static Viewport viewport(double unit) {
        return new Viewport(0, 0, unit, new Viewport.TextSize(12, 1, true));
    }

    static ShapeBox ofArea(Area area, double unit) {
        double x = area.left() * unit;
        double y = area.top() * unit;
        return new ShapeBox(x, y, x + area.width() * unit, y + area.height() * unit, "");
    }

    static ShapeBox ofPath(Shape shape, double unit) {
        double k = unit * shape.scale();
        double x = shape.x() * unit;
        double y = shape.y() * unit;
        Path path = shape.path();
        return new ShapeBox(x + path.left() * k, y + path.top() * k, x + path.right() * k, y + path.bottom() * k, "");
    }

    static ShapeBox ofText(Shape shape, Viewport viewport) {
        double k = viewport.unit() * shape.scale();
        double size = viewport.textSize(shape, shape.scale()) * k;
        String text = viewport.text(shape, shape.scale());
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += size * width(text.charAt(i)) * (shape.style().contains("600") ? 1.06 : 1);
        }
        double height = size * CAPITAL;
        double x = shape.x() * viewport.unit();
        double y = shape.y() * viewport.unit();
        double left = switch (shape.align()) {
            case LEFT -> 0;
            case CENTRE -> -width / 2;
            case RIGHT -> -width;
        };
        double cos = Math.abs(Math.cos(shape.turn()));
        double sin = Math.abs(Math.sin(shape.turn()));
        double middle = x + (left + width / 2) * Math.cos(shape.turn());
        double centre = y + (left + width / 2) * Math.sin(shape.turn());
        double wide = width * cos + height * sin;
        double high = width * sin + height * cos;
        return new ShapeBox(middle - wide / 2, centre - high / 2, middle + wide / 2, centre + high / 2, text);
    }

    /**
     * Letters of a name along a curve lie closer than their boxes; the table's own test looks at them. A stroke between numbers
     * is no text.
     */
    static boolean isLetter(String text) {
        return text.isBlank() || text.equals("|") || text.length() == 1 && Character.isLetter(text.charAt(0));
    }

    // In em, a little wider than in most system fonts.
    private static double width(char c) {
        return switch (c) {
            case 'i', 'l', 'j', 'I', '.', ',', ':', '\'', '|', ' ' -> 0.3;
            case 'f', 't', 'r', '-', '(', ')' -> 0.4;
            case 'm', 'w', 'M', 'W' -> 0.87;
            default -> Character.isUpperCase(c) ? 0.68 : 0.57;
        };
    }

    boolean touches(ShapeBox other) {
        return Math.min(right, other.right) - Math.max(left, other.left) > TOLERANCE
                && Math.min(bottom, other.bottom) - Math.max(top, other.top) > TOLERANCE;
    }

    boolean holds(ShapeBox other) {
        return left <= other.left + TOLERANCE
                && right >= other.right - TOLERANCE
                && top <= other.top + TOLERANCE
                && bottom >= other.bottom - TOLERANCE;
    }

    boolean isAround(ShapeBox other) {
        double x = (other.left + other.right) / 2;
        double y = (other.top + other.bottom) / 2;
        return left < x && x < right && top < y && y < bottom;
    }

    /** The area that both cover. */
    double shared(ShapeBox other) {
        return touches(other)
                ? (Math.min(right, other.right) - Math.max(left, other.left))
                        * (Math.min(bottom, other.bottom) - Math.max(top, other.top))
                : 0;
    }

    double width() {
        return right - left;
    }

    double height() {
        return bottom - top;
    }
}
