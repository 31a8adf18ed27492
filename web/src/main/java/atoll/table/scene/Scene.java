package atoll.table.scene;

import java.util.ArrayList;
import java.util.List;

/** A drawing: shapes from back to front, and the spots that can be pointed at. */
public final class Scene {
    private final double width;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<Shape> above = new ArrayList<>();
    private final List<Spot> spots = new ArrayList<>();
    private int ground = -1;
    private Heart heart;
    private boolean whole;
    private Window window;

    /** A drawing of {@code width} by {@code height} scene units; whoever paints it scales it to the space there is. */
    public Scene(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /** Names what small pictures show: what is placed so far from the upper left corner. Else they show all. */
    public Scene thumbnail(double heartWidth, double heartHeight) {
        heart = new Heart(heartWidth, heartHeight);
        return this;
    }

    /** Keeps small pictures from cutting anything off to fill their frames; names and numbers find no room in them. */
    public Scene noCrop() {
        whole = true;
        return this;
    }

    public boolean isUncropped() {
        return whole;
    }

    /** What small pictures show. */
    public Scene thumbnail() {
        return heart == null ? this : heart.of(this);
    }

    // Not final, as Window is not.
    private static class Heart {
        private final double width;
        private final double height;

        Heart(double width, double height) {
            this.width = width;
            this.height = height;
        }

        Scene of(Scene scene) {
            Scene picture = new Scene(width, height);
            picture.whole = scene.whole;
            for (Shape shape : scene.whole ? scene.shapes : scene.shapes()) {
                if (shape.x() < width && shape.y() < height) {
                    picture.add(shape);
                }
            }
            return picture;
        }
    }

    /**
     * Names the part that can be looked at from nearer, while the rest stays as it is. To it belongs all that lies wholly in
     * it, but for {@linkplain Shape#fixed fixed} shapes.
     */
    public Scene window(Area newWindow) {
        window = new Window(newWindow);
        return this;
    }

    /** Null if there is none. */
    public Area window() {
        return window == null ? null : window.area;
    }

    /**
     * Calls somebody if there is a window. Through it alone leads the way to all that looks from nearer: so the page of a
     * game without windows need not hold any of that.
     */
    public void ifWindow(Looker then) {
        if (window != null) {
            window.tell(then);
        }
    }

    /** Wants to know of a window. */
    public interface Looker {
        void look();
    }

    // Not final, as Hands is not: what is final counts as called wherever a call is written, made or not.
    private static class Window {
        private final Area area;

        Window(Area area) {
            this.area = area;
        }

        void tell(Looker then) {
            then.look();
        }
    }

    /** The scene as it is seen through a lens; spots that are out of sight cannot be hit. */
    public Scene through(Lens lens) {
        if (window == null || !lens.isNear()) {
            return this;
        }
        Area frame = window.area;
        Scene seen = new Scene(width, height).window(frame);
        seen.ground = ground;
        for (Shape shape : shapes) {
            seen.shapes.add(shape.through(lens, frame));
        }
        for (Shape shape : above) {
            seen.above.add(shape.through(lens, frame));
        }
        for (Spot spot : spots) {
            seen.spots.add(through(spot, lens, frame));
        }
        return seen;
    }

    private static Spot through(Spot spot, Lens lens, Area window) {
        Area area = spot.area();
        if (area == null || !window.contains(area.centreX(), area.centreY())) {
            return spot;
        }
        double right = window.left() + window.width();
        double bottom = window.top() + window.height();
        double x1 = Math.max(window.left(), Math.min(right, lens.toX(window, area.left())));
        double x2 = Math.max(window.left(), Math.min(right, lens.toX(window, area.left() + area.width())));
        double y1 = Math.max(window.top(), Math.min(bottom, lens.toY(window, area.top())));
        double y2 = Math.max(window.top(), Math.min(bottom, lens.toY(window, area.top() + area.height())));
        boolean seen = x2 > x1 && y2 > y1;
        Area now = new Area.Box(x1, y1, seen ? x2 - x1 : 0, seen ? y2 - y1 : 0);
        return new Spot(spot.id(), now, spot.label(), spot.group());
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    public Scene add(Shape shape) {
        shapes.add(shape);
        return this;
    }

    /** Adds what has to stay readable over all marks: numbers, names. */
    public Scene addAbove(Shape shape) {
        above.add(shape);
        return this;
    }

    /**
     * What has been added is the ground: it changes when something is played. What is added from now on, and what has to
     * stay readable over it, lies on a sheet of its own, since it comes and goes with every look around.
     */
    public Scene beginOverlay() {
        ground = shapes.size();
        return this;
    }

    public Scene add(Spot spot) {
        spots.add(spot);
        return this;
    }

    public List<Shape> shapes() {
        List<Shape> all = new ArrayList<>(shapes);
        all.addAll(above);
        return all;
    }

    /** How many of the shapes are the ground: all, if nothing has been lifted. */
    public int ground() {
        return ground < 0 ? shapes.size() + above.size() : ground;
    }

    public List<Spot> spots() {
        return spots;
    }

    /** The spot of that id, or null. */
    public Spot spot(String id) {
        for (Spot spot : spots) {
            if (spot.id().equals(id)) {
                return spot;
            }
        }
        return null;
    }
}
