package atoll.table.scene;

/**
 * The zoom and pan of a scene's {@linkplain Scene#window() window}.
 *
 * @param factor 1 for unscaled, up to {@link #MOST}
 * @param x the scene x at the window's left edge
 * @param y the scene y at the window's upper edge
 */
public record Lens(double factor, double x, double y) {
    /** The whole window, unscaled. */
    public static final Lens WHOLE = new Lens(1, 0, 0);

    /** The strongest magnification. */
    public static final double MOST = 4;

    /** How far a shape of a window may extend beyond its edge, in scene units. */
    private static final double SLACK = 3;

    /** {@return whether it is zoomed in} */
    public boolean isNear() {
        return factor > 1;
    }

    /**
     * Zooms by a factor; the content at the given point of the visible drawing stays there.
     *
     * @param window the part of the canvas that shows the board, in canvas units
     * @param atX the fixed point, from the left
     * @param atY the fixed point, from the top
     * @param times the factor
     * @return the changed lens
     */
    public Lens zoom(Area window, double atX, double atY, double times) {
        double next = Math.max(1, Math.min(MOST, factor * times));
        if (next < 1.01) {
            return WHOLE;
        }
        double left = atX - window.left();
        double top = atY - window.top();
        return new Lens(next, fromX(window, atX) - left / next, fromY(window, atY) - top / next).within(window);
    }

    /**
     * Pans the content to the right and down.
     *
     * @param window the part of the canvas that shows the board, in canvas units
     * @param dx how far to the right
     * @param dy how far down
     * @return the changed lens
     */
    public Lens pan(Area window, double dx, double dy) {
        return isNear() ? new Lens(factor, x - dx / factor, y - dy / factor).within(window) : this;
    }

    /**
     * Pans by the least amount that makes an area of the unscaled scene fully visible.
     *
     * @param window the part of the canvas that shows the board, in canvas units
     * @param area the area, in the units of the unscaled scene
     * @return the changed lens
     */
    public Lens show(Area window, Area area) {
        if (!isNear() || !contains(window, area)) {
            return this;
        }
        double nextX = Math.min(area.left(), Math.max(x, area.left() + area.width() - window.width() / factor));
        double nextY = Math.min(area.top(), Math.max(y, area.top() + area.height() - window.height() / factor));
        return new Lens(factor, nextX, nextY).within(window);
    }

    private static boolean contains(Area window, Area area) {
        return window.contains(area.centreX(), area.centreY());
    }

    private Lens within(Area window) {
        double right = window.left() + window.width() * (1 - 1 / factor);
        double bottom = window.top() + window.height() * (1 - 1 / factor);
        return new Lens(
                factor, Math.max(window.left(), Math.min(right, x)), Math.max(window.top(), Math.min(bottom, y)));
    }

    /**
     * {@return a shape as it is seen, if it belongs to the window; else itself}
     *
     * @param shape a shape of the unscaled scene
     * @param window the part of the canvas that shows the board, in canvas units
     */
    Shape through(Shape shape, Area window) {
        boolean fixedX = shape.isFixedX();
        boolean fixedY = shape.isFixedY();
        if (fixedX && fixedY || !isIn(shape, window)) {
            return shape;
        }
        Shape seen = shape.copy()
                .at(fixedX ? shape.x() : toX(window, shape.x()), fixedY ? shape.y() : toY(window, shape.y()));
        if (fixedX || fixedY) {
            return seen.alpha(window.contains(seen.x(), seen.y()) ? shape.alpha() : 0);
        }
        return seen.scale(shape.scale() * factor).clip(window);
    }

    // A rotated shape is assumed to be as small as a word.
    private static boolean isIn(Shape shape, Area window) {
        Path path = shape.path();
        if (path == null || shape.turn() != 0) {
            return window.contains(shape.x(), shape.y());
        }
        double scale = shape.scale();
        return shape.x() + path.left() * scale > window.left() - SLACK
                && shape.y() + path.top() * scale > window.top() - SLACK
                && shape.x() + path.right() * scale < window.left() + window.width() + SLACK
                && shape.y() + path.bottom() * scale < window.top() + window.height() + SLACK;
    }

    /**
     * {@return a spot as it is seen, if it belongs to the window; else itself} An invisible one cannot be hit.
     *
     * @param spot a spot of the unscaled scene
     * @param window the part of the canvas that shows the board, in canvas units
     */
    Spot through(Spot spot, Area window) {
        Area area = spot.area();
        if (area == null || !contains(window, area)) {
            return spot;
        }
        double right = window.left() + window.width();
        double bottom = window.top() + window.height();
        double x1 = Math.max(window.left(), Math.min(right, toX(window, area.left())));
        double x2 = Math.max(window.left(), Math.min(right, toX(window, area.left() + area.width())));
        double y1 = Math.max(window.top(), Math.min(bottom, toY(window, area.top())));
        double y2 = Math.max(window.top(), Math.min(bottom, toY(window, area.top() + area.height())));
        boolean seen = x2 > x1 && y2 > y1;
        Area now = new Area.Box(x1, y1, seen ? x2 - x1 : 0, seen ? y2 - y1 : 0);
        return new Spot(spot.id(), now, spot.words(), spot.group());
    }

    /**
     * {@return where a point of the window is seen, from the left}
     *
     * @param window the part of the canvas that shows the board, in canvas units
     * @param from its place in the unscaled scene, from the left
     */
    double toX(Area window, double from) {
        return window.left() + (from - x) * factor;
    }

    /**
     * {@return where a point of the window is seen, from the top}
     *
     * @param window the part of the canvas that shows the board, in canvas units
     * @param from its place in the unscaled scene, from the top
     */
    double toY(Area window, double from) {
        return window.top() + (from - y) * factor;
    }

    private double fromX(Area window, double seen) {
        return isNear() ? x + (seen - window.left()) / factor : seen;
    }

    private double fromY(Area window, double seen) {
        return isNear() ? y + (seen - window.top()) / factor : seen;
    }
}
