package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY_LOW;

import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Paints the night sky over the table, the same in every position, so that it is painted once. */
final class OrbisSky {
    private static final int STARS = 110;
    /** Of so many stars one shines in four rays. */
    private static final int BRIGHT = 11;

    private final OrbisLayout layout;
    private final Scene scene;

    /**
     * The sky of a scene.
     *
     * @param layout where everything lies
     * @param scene the scene to add to
     */
    OrbisSky(OrbisLayout layout, Scene scene) {
        this.layout = layout;
        this.scene = scene;
    }

    /** Draws the sky with its stars, and the world to come behind the pyramid. */
    void draw() {
        double left = -layout.bleed;
        double right = layout.width + layout.bleed;
        double foot = layout.height + layout.bleed;
        scene.add(Shape.of(Path.round(left, left, right - left, foot - left, 8)).fill(OrbisOutlines.SKY));
        Path stars = new Path();
        for (int i = 0; i < STARS; i++) {
            double x = 3 + (i * 61 % 101) / 101.0 * (layout.width - 6);
            double y = 3 + (i * 37 % 89) / 89.0 * (layout.height - 6);
            double r = 0.4 + i % 3 * 0.28;
            if (i % BRIGHT == 0 && x > layout.width * 0.38 && x < layout.width * 0.84) {
                r = 3.4;
                stars.move(x - r, y)
                        .quad(x, y, x, y - r)
                        .quad(x, y, x + r, y)
                        .quad(x, y, x, y + r)
                        .quad(x, y, x - r, y);
            } else {
                stars.move(x + r, y).arc(x, y, r, 0, 2 * Math.PI).close();
            }
        }
        scene.add(Shape.of(stars).fill(MOON).alpha(0.75));
        if (layout.bleed == 0) {
            // the edge of the table, to be seen at night too
            scene.add(Shape.of(Path.round(0.6, 0.6, layout.width - 1.2, layout.height - 1.2, 7.4))
                    .stroke(MOON, 1)
                    .alpha(0.35));
        }
        if (layout.hasNames()) {
            // the path of the gods
            scene.add(Shape.of(new Path().move(left, 44).quad(layout.width / 2, -14, right, 44))
                    .stroke(MOON, 1)
                    .dash(2)
                    .alpha(0.35));
        }
        Area.Card world = layout.world();
        double x = world.centreX();
        double y = world.top() + world.height() * 0.56;
        double radius = world.height() * 0.5;
        // the world to come: a pale disc behind the pyramid, lit from the upper left
        for (int halo = 3; halo > 0; halo--) {
            scene.add(Shape.of(Path.disc(x, y, radius * (1 + halo * 0.1)))
                    .fill(SKY_LOW)
                    .alpha(0.3));
        }
        scene.add(Shape.of(Path.disc(x, y, radius)).fill(MOON).alpha(0.3));
        scene.add(Shape.of(Path.disc(x + radius * 0.06, y + radius * 0.06, radius * 0.92))
                .fill(SKY_LOW));
        scene.add(Shape.of(Path.disc(x - radius * 0.1, y - radius * 0.1, radius * 0.72))
                .fill(MOON)
                .alpha(0.06));
        double bottom = world.top() + world.height();
        mountain(world, bottom);
        hill(bottom - 0.55 * layout.row, x + world.width() * 0.3, left, right, foot, 0.45);
        hill(bottom - 0.2 * layout.row, x - world.width() * 0.2, left, right, foot, 1);
    }

    // The pyramid stands before its slopes.
    private void mountain(Area.Card world, double bottom) {
        double x = world.centreX();
        double half = world.width() * 0.5;
        double peak = bottom - 4.1 * layout.row;
        scene.add(Shape.of(new Path()
                        .move(x - half, bottom)
                        .quad(x - half * 0.45, bottom - 1.2 * layout.row, x - half * 0.22, peak + 0.4 * layout.row)
                        .quad(x, peak - 0.6 * layout.row, x + half * 0.22, peak + 0.4 * layout.row)
                        .quad(x + half * 0.45, bottom - 1.2 * layout.row, x + half, bottom)
                        .close())
                .fill(OrbisOutlines.HILL)
                .alpha(0.5));
    }

    private void hill(double top, double x, double left, double right, double foot, double alpha) {
        scene.add(Shape.of(new Path()
                        .move(left, top + 6)
                        .quad(x, top - 16, right, top + 4)
                        .line(right, foot - 8)
                        .quad(right, foot, right - 8, foot)
                        .line(left + 8, foot)
                        .quad(left, foot, left, foot - 8)
                        .close())
                .fill(OrbisOutlines.HILL)
                .alpha(alpha));
    }
}
