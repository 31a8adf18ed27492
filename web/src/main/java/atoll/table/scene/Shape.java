package atoll.table.scene;

/**
 * One thing to paint: a path or a text, with position, rotation, scale and inks. A shape with an id moves in a transition if
 * the next scene has the same id elsewhere. Added and removed shapes fade.
 */
public final class Shape {
    /** Alignment of a text relative to its position. */
    public enum Align {
        LEFT,
        CENTRE,
        RIGHT
    }

    /** How far a shape of a window may extend beyond its edge, in scene units. */
    private static final double SLACK = 3;

    private final String id;
    private String movedFrom;
    private String comesFrom;
    private String leavesTo;
    private int step;
    private boolean counts;
    private String shortText;
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
    private boolean fixedX;
    private boolean fixedY;
    private Area clip;

    private Shape(String id, Path path, String text) {
        this.id = id;
        this.path = path;
        this.text = text;
    }

    /**
     * @param id unique in its scene, or null for a shape without transitions
     */
    public static Shape of(String id, Path path) {
        return new Shape(id, path, null);
    }

    /** A shape without transitions. */
    public static Shape of(Path path) {
        return new Shape(null, path, null);
    }

    /** A text centred on its position, {@code size} scene units high. */
    public static Shape text(String id, String text, double size) {
        Shape shape = new Shape(id, null, text);
        shape.size = size;
        return shape;
    }

    /** Its transition begins at the shape with that id in the previous scene, if that one is gone; null for none. */
    public Shape movedFrom(String idBefore) {
        movedFrom = idBefore;
        return this;
    }

    /** If it is new in a scene, its transition begins at the place of the shape with that id, which may stay: a gain. */
    public Shape comesFrom(String source) {
        comesFrom = source;
        return this;
    }

    /** If it is gone in the next scene, it leaves for the place of the shape with that id: a payment. */
    public Shape leavesTo(String target) {
        leavesTo = target;
        return this;
    }

    /** Its transition waits for those of lower steps, 0 to 3; first what causes a change, then what follows. */
    public Shape step(int newStep) {
        step = newStep;
        return this;
    }

    /** A text with a whole number: if it changes, it counts, and the difference rises from it. */
    public Shape counts() {
        counts = true;
        return this;
    }

    /** The text to use where the full text would be unreadable. */
    public Shape shortText(String text) {
        shortText = text;
        return this;
    }

    /** Moves the origin of the path or text. */
    public Shape at(double newX, double newY) {
        x = newX;
        y = newY;
        return this;
    }

    /** Rotates clockwise about the origin, in radians. */
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

    /** Dash and gap length in scene units; 0 for a solid line. */
    public Shape dash(double length) {
        dash = length;
        return this;
    }

    /** A soft shadow, this many scene units deep. */
    public Shape shadow(double depth) {
        shadow = depth;
        return this;
    }

    /** Names and titles have serifs, all other text has none. */
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

    /** Ignores the zoom of the scene's window. */
    public Shape fixed() {
        fixedX = true;
        fixedY = true;
        return this;
    }

    /** Under zoom it moves only vertically and keeps its size: a row label. */
    public Shape fixedX() {
        fixedX = true;
        return this;
    }

    /** Under zoom it moves only horizontally and keeps its size: a column label. */
    public Shape fixedY() {
        fixedY = true;
        return this;
    }

    /** The shape through a lens, if it belongs to the window; else itself. */
    Shape through(Lens lens, Area window) {
        if (fixedX && fixedY || !isIn(window)) {
            return this;
        }
        Shape seen = withText(text);
        boolean beside = fixedX || fixedY;
        seen.x = fixedX ? x : lens.toX(window, x);
        seen.y = fixedY ? y : lens.toY(window, y);
        seen.scale = beside ? scale : scale * lens.factor();
        seen.alpha = beside && !window.contains(seen.x, seen.y) ? 0 : alpha;
        seen.clip = beside ? null : window;
        return seen;
    }

    /** The same with another text: a copy. */
    public Shape withText(String newText) {
        Shape copy = new Shape(id, path, newText);
        copy.movedFrom = movedFrom;
        copy.comesFrom = comesFrom;
        copy.leavesTo = leavesTo;
        copy.step = step;
        copy.counts = counts;
        copy.x = x;
        copy.y = y;
        copy.turn = turn;
        copy.scale = scale;
        copy.alpha = alpha;
        copy.fill = fill;
        copy.stroke = stroke;
        copy.width = width;
        copy.dash = dash;
        copy.shadow = shadow;
        copy.size = size;
        copy.serif = serif;
        copy.bold = bold;
        copy.align = align;
        copy.shortText = shortText;
        copy.clip = clip;
        return copy;
    }

    /** An invisible copy. */
    public Shape faded() {
        return withText(text).alpha(0);
    }

    /** A copy whose middle lies over that of another shape. */
    public Shape over(Shape place) {
        return withText(text).at(x + place.middleX() - middleX(), y + place.middleY() - middleY());
    }

    private double middleX() {
        return path == null || turn != 0 ? x : x + (path.left() + path.right()) / 2 * scale;
    }

    private double middleY() {
        return path == null || turn != 0 ? y : y + (path.top() + path.bottom()) / 2 * scale;
    }

    /** The whole number that its text shows. Throws NumberFormatException if it shows none. */
    public int number() {
        return Integer.parseInt(text.replace('−', '-'));
    }

    // A rotated shape is assumed to be as small as a word.
    private boolean isIn(Area window) {
        if (path == null || turn != 0) {
            return window.contains(x, y);
        }
        return x + path.left() * scale > window.left() - SLACK
                && y + path.top() * scale > window.top() - SLACK
                && x + path.right() * scale < window.left() + window.width() + SLACK
                && y + path.bottom() * scale < window.top() + window.height() + SLACK;
    }

    /** The area that clips it; null for none. */
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

    /** The id that it had in the previous scene; null if unchanged. */
    public String movedFrom() {
        return movedFrom;
    }

    /** The id of the shape at whose place it appears; null if it fades in. */
    public String comesFrom() {
        return comesFrom;
    }

    /** The id of the shape at whose place it disappears; null if it fades out. */
    public String leavesTo() {
        return leavesTo;
    }

    public int step() {
        return step;
    }

    /** Whether it is a number that counts. */
    public boolean isCounted() {
        return counts;
    }

    /** Null if there is no shorter text. */
    public String shortText() {
        return shortText;
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

    /** Whether another shape at the same position looks the same. Ignores id and position. */
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
