package atoll.table.scene;

/**
 * How somebody looks into the {@linkplain Scene#window() window} of a scene: enlarged, and from which point on.
 *
 * @param factor 1 for as drawn, up to {@link #MOST}
 * @param x what is seen at the window's left edge, in scene units
 * @param y what is seen at its upper edge
 */
public record Lens(double factor, double x, double y) {
    /** All of the window, as drawn. */
    public static final Lens WHOLE = new Lens(1, 0, 0);

    public static final double MOST = 4;

    /** Whether anything is enlarged. */
    public boolean isNear() {
        return factor > 1;
    }

    /** So many times as near, while what lies at a point of the drawing as it is seen now stays there. */
    public Lens zoom(Area window, double atX, double atY, double times) {
        double next = Math.max(1, Math.min(MOST, factor * times));
        if (next < 1.01) {
            return WHOLE;
        }
        double left = atX - window.left();
        double top = atY - window.top();
        return new Lens(next, fromX(window, atX) - left / next, fromY(window, atY) - top / next).within(window);
    }

    /** Drags what is seen so far to the right and down. */
    public Lens pan(Area window, double dx, double dy) {
        return isNear() ? new Lens(factor, x - dx / factor, y - dy / factor).within(window) : this;
    }

    /** Moves no farther than it takes to see all of an area of the scene as drawn. */
    public Lens show(Area window, Area area) {
        if (!isNear() || !holds(window, area)) {
            return this;
        }
        double nextX = Math.min(area.left(), Math.max(x, area.left() + area.width() - window.width() / factor));
        double nextY = Math.min(area.top(), Math.max(y, area.top() + area.height() - window.height() / factor));
        return new Lens(factor, nextX, nextY).within(window);
    }

    private static boolean holds(Area window, Area area) {
        return window.contains(area.centreX(), area.centreY());
    }

    private Lens within(Area window) {
        double right = window.left() + window.width() * (1 - 1 / factor);
        double bottom = window.top() + window.height() * (1 - 1 / factor);
        return new Lens(
                factor, Math.max(window.left(), Math.min(right, x)), Math.max(window.top(), Math.min(bottom, y)));
    }

    /** Where something of the window comes to be seen. */
    double toX(Area window, double from) {
        return window.left() + (from - x) * factor;
    }

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
