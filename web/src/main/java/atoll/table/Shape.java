package atoll.table;

/**
 * One thing to paint: a path or a text, placed, turned, scaled and inked. A shape with an id glides, when the next scene
 * has a shape of the same id elsewhere; shapes that come and go fade.
 */
public final class Shape {
    /** Where a text stands relative to its place. */
    public enum Align {
        LEFT,
        CENTRE,
        RIGHT
    }

    private final String id;
    private final Path path;
    private final String text;
    private double x;
    private double y;
    private double turn;
    private double scale = 1;
    private double alpha = 1;
    private Ink fill;
    private Ink stroke;
    private double width;
    private double dash;
    private double shadow;
    private double size;
    private boolean serif;
    private boolean bold;
    private Align align = Align.CENTRE;

    private Shape(String id, Path path, String text) {
        this.id = id;
        this.path = path;
        this.text = text;
    }

    /** @param id unique in its scene, or null for a shape that never glides */
    public static Shape of(String id, Path path) {
        return new Shape(id, path, null);
    }

    /** A shape that never glides. */
    public static Shape of(Path path) {
        return new Shape(null, path, null);
    }

    /** A text centred on its place, {@code size} scene units high. */
    public static Shape text(String id, String text, double size) {
        Shape shape = new Shape(id, null, text);
        shape.size = size;
        return shape;
    }

    /** Moves the origin of the path or text. */
    public Shape at(double newX, double newY) {
        x = newX;
        y = newY;
        return this;
    }

    /** Turns clockwise about the origin, in radians. */
    public Shape turn(double radians) {
        turn = radians;
        return this;
    }

    public Shape scale(double factor) {
        scale = factor;
        return this;
    }

    /** 0 invisible to 1 opaque. */
    public Shape alpha(double newAlpha) {
        alpha = newAlpha;
        return this;
    }

    public Shape fill(Ink ink) {
        fill = ink;
        return this;
    }

    public Shape stroke(Ink ink, double lineWidth) {
        stroke = ink;
        width = lineWidth;
        return this;
    }

    /** Dashes and gaps of this length in scene units; 0 for a whole line. */
    public Shape dash(double length) {
        dash = length;
        return this;
    }

    /** A soft shadow, this many scene units deep. */
    public Shape shadow(double depth) {
        shadow = depth;
        return this;
    }

    /** Names and titles are written with serifs, all else without. */
    public Shape serif() {
        serif = true;
        return this;
    }

    public Shape bold() {
        bold = true;
        return this;
    }

    public Shape align(Align newAlign) {
        align = newAlign;
        return this;
    }

    public String id() {
        return id;
    }

    /** Null for a text. */
    public Path path() {
        return path;
    }

    /** Null for a path. */
    public String text() {
        return text;
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

    /** Null for none. */
    public Ink fill() {
        return fill;
    }

    /** Null for none. */
    public Ink stroke() {
        return stroke;
    }

    public double width() {
        return width;
    }

    public double dash() {
        return dash;
    }

    public double shadow() {
        return shadow;
    }

    public double size() {
        return size;
    }

    public boolean isSerif() {
        return serif;
    }

    public boolean isBold() {
        return bold;
    }

    public Align align() {
        return align;
    }

    /** Whether another shape is painted alike where it is in the same place. The id is not seen, nor the place. */
    boolean looksLike(Shape other) {
        return this == other
                || fill == other.fill
                        && stroke == other.stroke
                        && width == other.width
                        && dash == other.dash
                        && shadow == other.shadow
                        && size == other.size
                        && serif == other.serif
                        && bold == other.bold
                        && align == other.align
                        && (text == null ? other.text == null : text.equals(other.text))
                        && (path == null ? other.path == null : other.path != null && path.isLike(other.path));
    }
}
