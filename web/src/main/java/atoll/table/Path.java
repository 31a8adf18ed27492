package atoll.table;

import java.util.Arrays;

/** An outline of lines and curves in scene units, x to the right, y downwards. */
public final class Path {
    /** Commands, each followed by its numbers in {@link #numbers}: 2 for a move or line, 4, 6, 5 for an arc, 0. */
    public static final char MOVE = 'M';

    public static final char LINE = 'L';
    /** A quadratic curve: control point, end. */
    public static final char QUAD = 'Q';
    /** A cubic curve: two control points, end. */
    public static final char CURVE = 'C';
    /** A circular arc: centre, radius, first and last angle in radians, clockwise. */
    public static final char ARC = 'A';

    public static final char CLOSE = 'Z';

    private final StringBuilder commands = new StringBuilder();
    private double[] numbers = new double[16];
    private int size;

    public static Path rect(double x, double y, double width, double height) {
        return new Path()
                .move(x, y)
                .line(x + width, y)
                .line(x + width, y + height)
                .line(x, y + height)
                .close();
    }

    /** A rectangle with corners of the given radius. */
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

    public static Path disc(double x, double y, double radius) {
        return new Path().move(x + radius, y).arc(x, y, radius, 0, 2 * Math.PI).close();
    }

    /** A closed polygon through the points x0, y0, x1, y1 ... */
    public static Path polygon(double... points) {
        Path path = new Path().move(points[0], points[1]);
        for (int i = 2; i < points.length; i += 2) {
            path.line(points[i], points[i + 1]);
        }
        return path.close();
    }

    public static Path segment(double x1, double y1, double x2, double y2) {
        return new Path().move(x1, y1).line(x2, y2);
    }

    public Path move(double x, double y) {
        return add(MOVE, x, y);
    }

    public Path line(double x, double y) {
        return add(LINE, x, y);
    }

    public Path quad(double cx, double cy, double x, double y) {
        return add(QUAD, cx, cy, x, y);
    }

    public Path curve(double cx1, double cy1, double cx2, double cy2, double x, double y) {
        return add(CURVE, cx1, cy1, cx2, cy2, x, y);
    }

    public Path arc(double cx, double cy, double radius, double from, double to) {
        return add(ARC, cx, cy, radius, from, to);
    }

    public Path close() {
        return add(CLOSE);
    }

    /** The commands in order, one character each. */
    public String commands() {
        return commands.toString();
    }

    /** The numbers of all commands in order; entries beyond those needed mean nothing. */
    public double[] numbers() {
        return numbers;
    }

    private Path add(char command, double... more) {
        commands.append(command);
        if (size + more.length > numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        for (double number : more) {
            numbers[size++] = number;
        }
        return this;
    }
}
