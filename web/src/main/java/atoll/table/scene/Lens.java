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
