package atoll.table.scene;

/**
 * One thing to paint: a path or a text, with position, rotation, scale and inks. A shape with an id moves in a transition if
 * the next scene has the same id elsewhere. Added and removed shapes fade, unless their {@link Motion} says otherwise.
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

    private final String id;
    private final Path path;
    private final String text;
    private String shortText;
    private Motion motion = Motion.PLAIN;
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
    private String style = "";
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
     * Sets how it takes part in transitions.
     *
     * @param newMotion the motion
     * @return this
     */
    public Shape motion(Motion newMotion) {
        motion = newMotion;
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
     * Hides a path where a text of some size would be unreadable: the plate of such a text.
     *
     * @param textSize the height of the text, at this path's scale
     * @return this
     */
    public Shape hiddenBelow(double textSize) {
        size = textSize;
        shortText = "";
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

    /** {@return this with serifs, as names and titles have; all other text has none} */
    public Shape serif() {
        serif = true;
        return this;
    }

    /** {@return this with slanted text, as the names of waters have} */
    public Shape italic() {
        style = "italic " + style;
        return this;
    }

    /** {@return this with bold text} */
    public Shape bold() {
        style += "600 ";
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

    /** {@return this, which keeps its place and size when the window is zoomed} */
    public Shape fixed() {
        return fixedX().fixedY();
    }

    /** {@return this, which moves only vertically and keeps its size when the window is zoomed: a row label} */
    public Shape fixedX() {
        fixedX = true;
        return this;
    }

    /** {@return this, which moves only horizontally and keeps its size when the window is zoomed: a column label} */
    public Shape fixedY() {
        fixedY = true;
        return this;
    }

    /**
     * Clips it.
     *
     * @param area the area that may be painted; null for all
     * @return this
     */
    Shape clip(Area area) {
        clip = area;
        return this;
    }

    /** {@return whether it keeps its place from the left when the window is zoomed} */
    boolean isFixedX() {
        return fixedX;
    }

    /** {@return whether it keeps its place from the top when the window is zoomed} */
    boolean isFixedY() {
        return fixedY;
    }

    /** {@return a copy, not fixed} */
    public Shape copy() {
        return withText(text);
    }

    /**
     * {@return a copy with another text, not fixed}
     *
     * @param newText the text of the copy
     */
    public Shape withText(String newText) {
        Shape copy = new Shape(id, path, newText);
        copy.shortText = shortText;
        copy.motion = motion;
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
        copy.style = style;
        copy.align = align;
        copy.clip = clip;
        return copy;
    }

    /** {@return the whole number that its text shows} Throws NumberFormatException if it shows none. */
    public int number() {
        return Integer.parseInt(text.replace('−', '-'));
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

    /** {@return how it takes part in transitions} */
    public Motion motion() {
        return motion;
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

    /** {@return the style and weight of its text, as a canvas writes them: "italic " if it is slanted, "600 " if it is bold} */
    public String style() {
        return style;
    }

    /** {@return whether the text has serifs} */
    public boolean isSerif() {
        return serif;
    }

    /** {@return which part of the text is at its position} */
    public Align align() {
        return align;
    }
}
