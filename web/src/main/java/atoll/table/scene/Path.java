package atoll.table.scene;

import java.util.Arrays;

/** An outline of lines and curves in scene units, x to the right, y downwards. */
public final class Path {
    /** Commands, each followed by its numbers: 2 for a move or line, 4 for QUAD, 6 for CURVE, 5 for ARC, 0 for close. */
    public static final char MOVE = 'M';

    /** A line to a point. */
    public static final char LINE = 'L';
    /** A quadratic curve: control point, end. */
    public static final char QUAD = 'Q';
    /** A cubic curve: two control points, end. */
    public static final char CURVE = 'C';
    /** A circular arc: centre, radius, first and last angle in radians, clockwise. */
    public static final char ARC = 'A';

    /** A line to the first point of the outline. */
    public static final char CLOSE = 'Z';

    private double[] numbers = new double[24];
    private int size;
    private double left = Double.POSITIVE_INFINITY;
    private double top = Double.POSITIVE_INFINITY;
    private double right = Double.NEGATIVE_INFINITY;
    private double bottom = Double.NEGATIVE_INFINITY;
    /** What a painter keeps for the next time; null if nothing. */
    private Object kept;

    /**
     * {@return a rectangle}
     *
     * @param x the left edge
     * @param y the top edge
     * @param width the width
     * @param height the height
     */
    public static Path rect(double x, double y, double width, double height) {
        return new Path()
                .move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close();
    }

    /**
     * {@return a rectangle with corners of the given radius}
     *
     * @param x the left edge
     * @param y the top edge
     * @param width the width
     * @param height the height
     * @param radius the radius of the corners
     */
    public static Path round(double x, double y, double width, double height, double radius) {
        double right = x + width;
        double bottom = y + height;
        return new Path()
                .move(x + radius, y)
                .line(right - radius, y)
                .quad(right, y, right, y + radius)
                .line(right, bottom - radius)
                .quad(right, bottom, right - radius, bottom)
                .line(x + radius, bottom)
                .quad(x, bottom, x, bottom - radius)
                .line(x, y + radius)
                .quad(x, y, x + radius, y)
                .close();
    }

    /**
     * {@return a circle}
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    public static Path disc(double x, double y, double radius) {
        return new Path().move(x + radius, y).arc(x, y, radius, 0, 2 * Math.PI).close();
    }

    /**
     * {@return a closed polygon through the points x0, y0, x1, y1 ..}
     *
     * @param points x and y of each corner, in turn
     */
    public static Path polygon(double... points) {
        Path path = new Path().move(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.line(points[i], points[i + 1]);
        }
        return path.close();
    }

    /**
     * {@return a line between two points}
     *
     * @param x1 the first point, from the left
     * @param y1 the first point, from the top
     * @param x2 the second point, from the left
     * @param y2 the second point, from the top
     */
    public static Path segment(double x1, double y1, double x2, double y2) {
        return new Path().move(x1, y1).line(x2, y2);
    }

    /**
     * Parses numbers in tenths of a unit: commands except {@link #ARC}, each with its integers, separated by blanks or
     * signs: {@code M-86 74L26-52Z}. This saves many bytes.
     *
     * @param text the commands with their numbers
     * @return the outline
     */
    public static Path tenths(String text) {
        Path path = new Path();
        int at = 0;
        while (at < text.length()) {
            char command = text.charAt(at++);
            path.command(command);
            while (at < text.length() && text.charAt(at) < 'A') {
                int comma = end(text, at);
                int end = end(text, comma);
                path.point(tenth(text, at, comma), tenth(text, comma, end));
                at = end;
            }
        }
        return path;
    }

    private static int end(String text, int from) {
        int end = from + 1;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    private static double tenth(String text, int from, int to) {
        return Integer.parseInt(text.substring(text.charAt(from) == ' ' ? from + 1 : from, to)) / 10.0;
    }

    /**
     * Begins an outline at a point.
     *
     * @param x the point, from the left
     * @param y the point, from the top
     * @return this
     */
    public Path move(double x, double y) {
        return command(MOVE).point(x, y);
    }

    /**
     * Adds a line.
     *
     * @param x the end, from the left
     * @param y the end, from the top
     * @return this
     */
    public Path line(double x, double y) {
        return command(LINE).point(x, y);
    }

    /**
     * Adds a quadratic curve.
     *
     * @param cx the control point, from the left
     * @param cy the control point, from the top
     * @param x the end, from the left
     * @param y the end, from the top
     * @return this
     */
    public Path quad(double cx, double cy, double x, double y) {
        return command(QUAD).point(cx, cy).point(x, y);
    }

    /**
     * Adds a cubic curve.
     *
     * @param cx1 the first control point, from the left
     * @param cy1 the first control point, from the top
     * @param cx2 the second control point, from the left
     * @param cy2 the second control point, from the top
     * @param x the end, from the left
     * @param y the end, from the top
     * @return this
     */
    public Path curve(double cx1, double cy1, double cx2, double cy2, double x, double y) {
        return command(CURVE).point(cx1, cy1).point(cx2, cy2).point(x, y);
    }

    /**
     * Adds an arc of a circle.
     *
     * @param cx the centre, from the left
     * @param cy the centre, from the top
     * @param radius the radius
     * @param from the first angle in radians
     * @param to the last angle in radians
     * @return this
     */
    public Path arc(double cx, double cy, double radius, double from, double to) {
        reach(cx - radius, cy - radius);
        reach(cx + radius, cy + radius);
        command(ARC).point(cx, cy).number(radius);
        number(from);
        number(to);
        return this;
    }

    /**
     * Closes the outline.
     *
     * @return this
     */
    public Path close() {
        return command(CLOSE);
    }

    /** {@return the number of valid entries of {@link #numbers}} */
    public int length() {
        return size;
    }

    /** {@return the commands in order, each followed by its numbers; ignore entries beyond {@link #length}} */
    public double[] numbers() {
        return numbers;
    }

    /** {@return a lower bound of x: control points count too, so the outline may begin further right} */
    public double left() {
        return left;
    }

    /** {@return the top edge of the bounding box} */
    public double top() {
        return top;
    }

    /** {@return the right edge of the bounding box} */
    public double right() {
        return right;
    }

    /** {@return the bottom edge of the bounding box} */
    public double bottom() {
        return bottom;
    }

    /**
     * {@return whether another path has the same outline and drawing order}
     *
     * @param other the other path
     */
    public boolean isLike(Path other) {
        if (this == other) {
            return true;
        }
        if (size != other.size) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (numbers[i] != other.numbers[i]) {
                return false;
            }
        }
        return true;
    }

    /** {@return what a painter kept of this outline; null if nothing yet, or if it was extended since} */
    public Object kept() {
        return kept;
    }

    /**
     * Keeps what a painter has made of this outline.
     *
     * @param painted the outline in the painter's own form
     */
    public void keep(Object painted) {
        kept = painted;
    }

    private Path command(char command) {
        number(command);
        return this;
    }

    private Path point(double x, double y) {
        reach(x, y);
        number(x);
        number(y);
        return this;
    }

    private void number(double number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = number;
        kept = null;
    }

    private void reach(double x, double y) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }
}
