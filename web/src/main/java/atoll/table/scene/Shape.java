package atoll.table.scene;

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

    /** How far a shape of a window may reach over its edge, in scene units. */
    private static final double SLACK = 3;

    private final String id;
    private String was;
    private String brief;
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
    private boolean stillX;
    private boolean stillY;
    private Area clip;

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

    /** It comes from where the scene before had the shape of that id, which is no more; null if it does not. */
    public Shape movedFrom(String idBefore) {
        was = idBefore;
        return this;
    }

    /** What is written instead where all of it would be too small to be read. */
    public Shape shortText(String text) {
        brief = text;
        return this;
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

    /** Stays as it is, whatever of the scene is looked at from nearer. */
    public Shape fixed() {
        stillX = true;
        stillY = true;
        return this;
    }

    /** From nearer it moves up and down with what lies beside it, and stays as large: what a row is called. */
    public Shape fixedX() {
        stillX = true;
        return this;
    }

    /** From nearer it moves to the left and right only, and stays as large: what a column is called. */
    public Shape fixedY() {
        stillY = true;
        return this;
    }

    /** The shape as it is seen through a lens, if it belongs to the window; else itself. */
    Shape through(Lens lens, Area window) {
        if (stillX && stillY || !isIn(window)) {
            return this;
        }
        Shape seen = new Shape(id, path, text);
        seen.was = was;
        boolean beside = stillX || stillY;
        seen.x = stillX ? x : lens.toX(window, x);
        seen.y = stillY ? y : lens.toY(window, y);
        seen.turn = turn;
        seen.scale = beside ? scale : scale * lens.factor();
        seen.alpha = beside && !window.contains(seen.x, seen.y) ? 0 : alpha;
        seen.fill = fill;
        seen.stroke = stroke;
        seen.width = width;
        seen.dash = dash;
        seen.shadow = shadow;
        seen.size = size;
        seen.serif = serif;
        seen.bold = bold;
        seen.align = align;
        seen.brief = brief;
        seen.clip = beside ? null : window;
        return seen;
    }

    // What is turned is taken to be as small as a word.
    private boolean isIn(Area window) {
        if (path == null || turn != 0) {
            return window.contains(x, y);
        }
        return x + path.left() * scale > window.left() - SLACK
                && y + path.top() * scale > window.top() - SLACK
                && x + path.right() * scale < window.left() + window.width() + SLACK
                && y + path.bottom() * scale < window.top() + window.height() + SLACK;
    }

    /** Nothing of it is painted outside; null for everywhere. */
    public Area clip() {
        return clip;
    }

    public String id() {
        return id;
    }

    /** Null for a text. */
    public Path path() {
        return path;
    }

    /** The id that it had in the scene before; null if it had its own. */
    public String movedFrom() {
        return was;
    }

    /** Null if there is no shorter text. */
    public String shortText() {
        return brief;
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
    public boolean looksLike(Shape other) {
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
                        && (clip == null ? other.clip == null : clip.equals(other.clip))
                        && (text == null ? other.text == null : text.equals(other.text))
                        && (path == null ? other.path == null : other.path != null && path.isLike(other.path));
    }
}
