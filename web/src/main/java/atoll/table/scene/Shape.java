package atoll.table.scene;

/**
 * One thing to paint: a path or a text, with position, rotation, scale and inks. A shape with an id moves in a transition if
 * the next scene has the same id elsewhere. Added and removed shapes fade.
 */
public final class Shape {
    /** Alignment of a text relative to its position. */
    public enum Align {
        /** The text begins at its place. */
        LEFT,
        /** The middle of the text is at its place. */
        CENTRE,
        /** The text ends at its place. */
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
     * A shape of an outline.
     *
     * @param id unique in its scene, or null for a shape without transitions
     * @param path the outline, around its place
     * @return the shape
     */
    public static Shape of(String id, Path path) {
        return new Shape(id, path, null);
    }

    /**
     * A shape without transitions.
     *
     * @param path the outline, around its place
     * @return the shape
     */
    public static Shape of(Path path) {
        return new Shape(null, path, null);
    }

    /**
     * A text centred on its position.
     *
     * @param id unique in its scene, or null for a shape without transitions
     * @param text the text
     * @param size its height, in scene units
     * @return the shape
     */
    public static Shape text(String id, String text, double size) {
        Shape shape = new Shape(id, null, text);
        shape.size = size;
        return shape;
    }

    /**
     * Lets its transition begin at another shape of the previous scene, if that one is gone.
     *
     * @param idBefore the id of that shape, or null
     * @return this
     */
    public Shape movedFrom(String idBefore) {
        movedFrom = idBefore;
        return this;
    }

    /**
     * If it is new in a scene, lets its transition begin at the place of another shape, which may stay: a gain.
     *
     * @param source the id of that shape, or null
     * @return this
     */
    public Shape comesFrom(String source) {
        comesFrom = source;
        return this;
    }

    /**
     * If it is gone in the next scene, lets it leave for the place of another shape: a payment.
     *
     * @param target the id of that shape, or null
     * @return this
     */
    public Shape leavesTo(String target) {
        leavesTo = target;
        return this;
    }

    /**
     * Lets its transition wait for those of lower steps: first what causes a change, then what follows.
     *
     * @param newStep the step, 0..3
     * @return this
     */
    public Shape step(int newStep) {
        step = newStep;
        return this;
    }

    /**
     * Says that its text is a whole number: if that changes, it counts up or down, and the difference rises from it.
     *
     * @return this
     */
    public Shape counts() {
        counts = true;
        return this;
    }

    /**
     * Sets a text to use where the full text would be unreadable.
     *
     * @param text the short text
     * @return this
     */
    public Shape shortText(String text) {
        shortText = text;
        return this;
    }

    /**
     * Moves the origin of the path or text.
     *
     * @param newX the new place, from the left
     * @param newY the new place, from the top
     * @return this
     */
    public Shape at(double newX, double newY) {
        x = newX;
        y = newY;
        return this;
    }

    /**
     * Rotates it about its origin.
     *
     * @param radians the angle, clockwise, in radians
     * @return this
     */
    public Shape turn(double radians) {
        turn = radians;
        return this;
    }

    /**
     * Scales it about its origin.
     *
     * @param factor the size relative to its own
     * @return this
     */
    public Shape scale(double factor) {
        scale = factor;
        return this;
    }

    /**
     * Sets the opacity.
     *
     * @param newAlpha 0 for invisible to 1 for opaque
     * @return this
     */
    public Shape alpha(double newAlpha) {
        alpha = newAlpha;
        return this;
    }

    /**
     * Fills the inside.
     *
     * @param ink the colour
     * @return this
     */
    public Shape fill(Ink ink) {
        fill = ink;
        return this;
    }

    /**
     * Draws the outline.
     *
     * @param ink the colour
     * @param lineWidth the width of the line, in scene units
     * @return this
     */
    public Shape stroke(Ink ink, double lineWidth) {
        stroke = ink;
        width = lineWidth;
        return this;
    }

    /**
     * Makes the outline dashed.
     *
     * @param length the length of a dash and of a gap, in scene units; 0 for a solid line
     * @return this
     */
    public Shape dash(double length) {
        dash = length;
        return this;
    }

    /**
     * Adds a soft shadow.
     *
     * @param depth the depth, in scene units; 0 for none
     * @return this
     */
    public Shape shadow(double depth) {
        shadow = depth;
        return this;
    }

    /**
     * Gives its text serifs, as names and titles have; all other text has none.
     *
     * @return this
     */
    public Shape serif() {
        serif = true;
        return this;
    }

    /**
     * Makes the text bold.
     *
     * @return this
     */
    public Shape bold() {
        bold = true;
        return this;
    }

    /**
     * Aligns its text.
     *
     * @param newAlign which part of the text is at its position
     * @return this
     */
    public Shape align(Align newAlign) {
        align = newAlign;
        return this;
    }

    /**
     * Keeps its place and size when the window is zoomed.
     *
     * @return this
     */
    public Shape fixed() {
        fixedX = true;
        fixedY = true;
        return this;
    }

    /**
     * Lets it move only vertically and keep its size when the window is zoomed: a row label.
     *
     * @return this
     */
    public Shape fixedX() {
        fixedX = true;
        return this;
    }

    /**
     * Lets it move only horizontally and keep its size when the window is zoomed: a column label.
     *
     * @return this
     */
    public Shape fixedY() {
        fixedY = true;
        return this;
    }

    /**
     * {@return the shape through a lens, if it belongs to the window; else itself}
     *
     * @param lens the part that is shown
     * @param window the part of the canvas that shows the board, in canvas units
     */
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

    /**
     * {@return a copy with another text}
     *
     * @param newText the text of the copy
     */
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

    /** {@return an invisible copy} */
    public Shape faded() {
        return withText(text).alpha(0);
    }

    /**
     * {@return a copy whose middle lies over that of another shape}
     *
     * @param place the other shape
     */
    public Shape over(Shape place) {
        return withText(text).at(x + place.middleX() - middleX(), y + place.middleY() - middleY());
    }

    private double middleX() {
        return path == null || turn != 0 ? x : x + (path.left() + path.right()) / 2 * scale;
    }

    private double middleY() {
        return path == null || turn != 0 ? y : y + (path.top() + path.bottom()) / 2 * scale;
    }

    /** {@return the whole number that its text shows} Throws NumberFormatException if it shows none. */
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

    /** {@return the area that clips it; null for none} */
    public Area clip() {
        return clip;
    }

    /** {@return the id, or an empty string} */
    public String id() {
        return id;
    }

    /** {@return the outline; null for a text} */
    public Path path() {
        return path;
    }

    /** {@return the id that it had in the previous scene; null if unchanged} */
    public String movedFrom() {
        return movedFrom;
    }

    /** {@return the id of the shape at whose place it appears; null if it fades in} */
    public String comesFrom() {
        return comesFrom;
    }

    /** {@return the id of the shape at whose place it disappears; null if it fades out} */
    public String leavesTo() {
        return leavesTo;
    }

    /** {@return the step of its transition, 0..3} */
    public int step() {
        return step;
    }

    /** {@return whether it is a number that counts} */
    public boolean isCounted() {
        return counts;
    }

    /** {@return the text for where the full text would be unreadable; null if there is none} */
    public String shortText() {
        return shortText;
    }

    /** {@return the text; null for an outline} */
    public String text() {
        return text;
    }

    /** {@return the place, from the left} */
    public double x() {
        return x;
    }

    /** {@return the place, from the top} */
    public double y() {
        return y;
    }

    /** {@return the angle in radians, clockwise} */
    public double turn() {
        return turn;
    }

    /** {@return the size relative to its own} */
    public double scale() {
        return scale;
    }

    /** {@return the opacity, 0..1} */
    public double alpha() {
        return alpha;
    }

    /** {@return the colour of the inside; null for none} */
    public Ink fill() {
        return fill;
    }

    /** {@return the colour of the line; null for none} */
    public Ink stroke() {
        return stroke;
    }

    /** {@return the width of the line; 0 for none} */
    public double width() {
        return width;
    }

    /** {@return the length of a dash and of a gap; 0 for a solid line} */
    public double dash() {
        return dash;
    }

    /** {@return the depth of the shadow; 0 for none} */
    public double shadow() {
        return shadow;
    }

    /** {@return the size of the text} */
    public double size() {
        return size;
    }

    /** {@return whether the text has serifs} */
    public boolean isSerif() {
        return serif;
    }

    /** {@return whether the text is bold} */
    public boolean isBold() {
        return bold;
    }

    /** {@return which part of the text is at its position} */
    public Align align() {
        return align;
    }

    /**
     * {@return whether another shape at the same position looks the same} Ignores id and position.
     *
     * @param other the other shape
     */
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
