package atoll.table.scene;

import java.util.ArrayList;
import java.util.List;

/** A drawing: shapes from back to front, and the spots that a player can pick. */
public final class Scene {
    private final double width;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Shape> above = new ArrayList<>();
    private final List<Spot> spots = new ArrayList<>();
    private int backdrop;
    private int ground = -1;
    private Thumbnail thumbnail;
    private boolean uncropped;
    private boolean plainMarks;
    private Window window;
    private String note = "";

    /**
     * An empty drawing. The canvas scales it to its space.
     *
     * @param width the width, in scene units
     * @param height the height, in scene units
     */
    public Scene(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /**
     * Limits thumbnails to the upper left part of the scene. By default they show the whole scene.
     *
     * @param thumbnailWidth the width of that part
     * @param thumbnailHeight the height of that part
     * @return this
     */
    public Scene thumbnail(double thumbnailWidth, double thumbnailHeight) {
        thumbnail = new Thumbnail(thumbnailWidth, thumbnailHeight);
        return this;
    }

    /**
     * Prevents thumbnails from cropping the scene to fill their frames; they omit names and numbers.
     *
     * @return this
     */
    public Scene noCrop() {
        uncropped = true;
        return this;
    }

    /** Marks before the first pick are easy to see: frames on cards, and dots on places even if a card has to be picked too. */
    public void plainMarks() {
        plainMarks = true;
    }

    /** {@return whether marks before the first pick are easy to see} */
    public boolean hasPlainMarks() {
        return plainMarks;
    }

    /** {@return whether thumbnails may not crop the scene} */
    public boolean isUncropped() {
        return uncropped;
    }

    /** {@return the part that thumbnails show} */
    public Scene thumbnail() {
        return thumbnail == null ? this : thumbnail.of(this);
    }

    // Not final, see Window.
    private static class Thumbnail {
        private final double width;
        private final double height;

        Thumbnail(double width, double height) {
            this.width = width;
            this.height = height;
        }

        Scene of(Scene scene) {
            Scene picture = new Scene(width, height);
            picture.uncropped = scene.uncropped;
            for (Shape shape : scene.uncropped ? scene.shapes : scene.shapes()) {
                if (shape.x() < width && shape.y() < height) {
                    picture.add(shape);
                }
            }
            return picture;
        }
    }

    /**
     * Sets the part that can be zoomed; the rest stays unscaled. All shapes that lie completely in it belong to it,
     * except {@linkplain Shape#fixed fixed} ones.
     *
     * @param newWindow the part of the canvas that shows the board
     * @return this
     */
    public Scene window(Area newWindow) {
        window = new Window(newWindow);
        return this;
    }

    /** {@return the part that can be zoomed; null if there is none} */
    public Area window() {
        return window == null ? null : window.area;
    }

    /**
     * Calls back if there is a window. This is the only way to the zoom code, so that a page of games without windows
     * can drop that code.
     *
     * @param then called at once, if there is a window
     */
    public void ifWindow(WindowCallback then) {
        if (window != null) {
            window.run(then);
        }
    }

    /** A callback for scenes with a window. */
    public interface WindowCallback {
        /** Does what only scenes with a window need. */
        void run();
    }

    // Not final: TeaVM counts calls on final classes as reachable, even if no instance exists.
    private static class Window {
        private final Area area;

        Window(Area area) {
            this.area = area;
        }

        void run(WindowCallback then) {
            then.run();
        }
    }

    /**
     * {@return the scene seen through a lens; invisible spots cannot be hit}
     *
     * @param lens the part that is shown
     */
    public Scene through(Lens lens) {
        if (window == null || !lens.isNear()) {
            return this;
        }
        Area frame = window.area;
        Scene seen = new Scene(width, height).window(frame);
        seen.backdrop = backdrop;
        seen.ground = ground;
        for (Shape shape : shapes) {
            seen.shapes.add(lens.through(shape, frame));
        }
        for (Shape shape : above) {
            seen.above.add(lens.through(shape, frame));
        }
        for (Spot spot : spots) {
            seen.spots.add(lens.through(spot, frame));
        }
        return seen;
    }

    /**
     * Sets the words about the spot that is pointed at. They are written beside the table, where they cover nothing.
     *
     * @param words the words
     */
    public void note(String words) {
        note = words;
    }

    /** {@return the words about what is pointed at; empty if there are none} */
    public String note() {
        return note;
    }

    /** {@return the width in the scene's own units} */
    public double width() {
        return width;
    }

    /** {@return the height in the scene's own units} */
    public double height() {
        return height;
    }

    /**
     * Adds a shape on top of those before.
     *
     * @param shape a shape
     * @return this
     */
    public Scene add(Shape shape) {
        shapes.add(shape);
        return this;
    }

    /**
     * Adds a shape that must stay readable above all marks: a number, a name.
     *
     * @param shape a shape
     * @return this
     */
    public Scene addAbove(Shape shape) {
        above.add(shape);
        return this;
    }

    /**
     * Lets the shapes since {@link #count} was asked move at one step: where a whole table is laid out anew, one player's things
     * follow after another's.
     *
     * @param first the number of shapes before the first of them
     * @param step the step, 0..3
     */
    public void delay(int first, int step) {
        for (int i = first; i < shapes.size(); i++) {
            Shape shape = shapes.get(i);
            shape.motion(shape.motion().step(step));
        }
    }

    /** {@return the number of shapes so far, without those above all marks} */
    public int count() {
        return shapes.size();
    }

    /**
     * Ends the backdrop: the lowest shapes, which are the same in all positions until the end. A canvas keeps a picture of them.
     *
     * @return this
     */
    public Scene endBackdrop() {
        backdrop = shapes.size();
        return this;
    }

    /**
     * Ends the ground layer, which changes only with moves. Later shapes, and those above them, go to a separate
     * overlay, because they change with every hover.
     *
     * @return this
     */
    public Scene beginOverlay() {
        ground = shapes.size();
        return this;
    }

    /**
     * Adds a spot after those before, in spoken order.
     *
     * @param spot a spot
     * @return this
     */
    public Scene add(Spot spot) {
        spots.add(spot);
        return this;
    }

    /** {@return the shapes, from the bottom} */
    public List<Shape> shapes() {
        List<Shape> all = new ArrayList<>(shapes);
        all.addAll(above);
        return all;
    }

    /** {@return the number of shapes in the backdrop: none, without {@link #endBackdrop}} */
    public int backdrop() {
        return backdrop;
    }

    /** {@return the number of shapes in the ground layer: all, without {@link #beginOverlay}} */
    public int ground() {
        return ground < 0 ? shapes.size() + above.size() : ground;
    }

    /** {@return the spots, in spoken order} */
    public List<Spot> spots() {
        return spots;
    }

    /**
     * {@return whether there is a text so near to a point, by its estimated length}
     *
     * @param x the abscissa of the point
     * @param y its ordinate
     * @param distance the distance in units
     */
    public boolean hasText(double x, double y, double distance) {
        for (Shape shape : shapes()) {
            if (shape.text() != null) {
                double half = shape.size() * 0.3 * shape.text().length();
                double middle = shape.x()
                        + (shape.align() == Shape.Align.LEFT ? half : shape.align() == Shape.Align.RIGHT ? -half : 0);
                if (Math.abs(x - middle) < half + distance && Math.abs(y - shape.y()) < shape.size() * 0.4 + distance) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * {@return the spot with that id, or null}
     *
     * @param id the id of a spot
     */
    public Spot spot(String id) {
        for (Spot spot : spots) {
            if (spot.id().equals(id)) {
                return spot;
            }
        }
        return null;
    }
}
