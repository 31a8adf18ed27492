package atoll.web.board;

import atoll.table.scene.Area;
import atoll.table.scene.Scene;
import atoll.table.scene.Spot;
import java.util.List;
import java.util.function.Predicate;

/** Finds the spot that a pointer targets. */
public final class HitTest {
    /** The maximum distance from a spot to the pointer, in CSS pixels. */
    static final double MOUSE = 5;

    static final double FINGER = 22;
    /** If another spot is under the finger, a nearby one must be this much closer. */
    private static final double CROWDED = 0.25;

    private HitTest() {}

    /**
     * The targeted spot: the smallest alive one that contains the point, else the nearest alive one within reach, else any that
     * contains it; or null.
     *
     * @param reach in scene units
     */
    public static Spot at(Scene scene, double x, double y, double reach, Predicate<Spot> alive) {
        Spot under = null;
        Spot best = null;
        for (Spot spot : scene.spots()) {
            if (spot.area() == null || !spot.area().contains(x, y)) {
                continue;
            }
            if (alive.test(spot)) {
                best = smaller(best, spot);
            } else {
                under = smaller(under, spot);
            }
        }
        if (best != null) {
            return best;
        }
        double nearest = under == null ? reach : reach * CROWDED;
        for (Spot spot : scene.spots()) {
            if (spot.area() != null && spot.area().width() > 0 && alive.test(spot)) {
                double distance = distance(spot.area(), x, y);
                if (distance < nearest) {
                    nearest = distance;
                    best = spot;
                }
            }
        }
        return best == null ? under : best;
    }

    /** The next spot of the same group in a direction, preferring straight ahead over sideways; or null. */
    public static Spot neighbour(List<Spot> spots, String from, int dx, int dy) {
        Spot start = null;
        for (Spot spot : spots) {
            if (spot.id().equals(from)) {
                start = spot;
            }
        }
        Spot best = null;
        double least = Double.MAX_VALUE;
        for (Spot spot : spots) {
            if (start == null || spot == start || !spot.group().equals(start.group())) {
                continue;
            }
            double x = spot.area().centreX() - start.area().centreX();
            double y = spot.area().centreY() - start.area().centreY();
            double ahead = x * dx + y * dy;
            double aside = Math.abs(x * dy) + Math.abs(y * dx);
            // within 63 degrees of the direction
            if (ahead > 0 && aside < 2 * ahead && ahead + 2 * aside < least) {
                least = ahead + 2 * aside;
                best = spot;
            }
        }
        return best;
    }

    /** The spot nearest to a removed one, preferably of its group; or null. */
    static Spot nearest(List<Spot> spots, Spot gone) {
        Spot best = null;
        boolean near = false;
        double least = Double.MAX_VALUE;
        for (Spot spot : spots) {
            boolean same = spot.group().equals(gone.group());
            double x = spot.area().centreX() - gone.area().centreX();
            double y = spot.area().centreY() - gone.area().centreY();
            if (same == near ? x * x + y * y < least : same) {
                near = same;
                least = x * x + y * y;
                best = spot;
            }
        }
        return best;
    }

    private static Spot smaller(Spot one, Spot two) {
        return one == null || size(two.area()) < size(one.area()) ? two : one;
    }

    private static double size(Area area) {
        return area.width() * area.height();
    }

    // To the area's bounding box: accurate enough, because containing areas were found before.
    private static double distance(Area area, double x, double y) {
        double dx = Math.max(Math.max(area.left() - x, x - area.left() - area.width()), 0);
        double dy = Math.max(Math.max(area.top() - y, y - area.top() - area.height()), 0);
        return Math.sqrt(dx * dx + dy * dy);
    }
}
