package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY_LOW;

import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisPyramid;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Paints the night sky over the table, the same in every position, so that it is painted once. */
final class OrbisSky {
    private static final int STARS = 110;
    /** Of so many stars one shines in four rays. */
    private static final int BRIGHT = 11;

    /** The room of words left of a panel, and above it. */
    private static final double BESIDE = 32;

    private static final double ABOVE = 14;
    private static final int GLOWS = 9;
    /** The control points of a round quarter. */
    private static final double ROUND = 0.55;
    /** The strength of the rings of a sunrise, from the outer one. */
    private static final double[] RINGS = {0.55, 0.55, 0.95};
    /** The layers of the Milky Way. */
    private static final int BANDS = 4;

    /** In the sky of the gods, where those who were taken leave room: a plough, a queen, a swan. */
    private static final Path[] CONSTELLATIONS = {
        Path.tenths("M-300-110L-190-130L-110-70L-10-40L30 70L190 80L210-50L-10-40"),
        Path.tenths("M-220-70L-110 90L0-20L100 100L210-60"),
        Path.tenths("M-260 90L-100 20L20-20L180-60L280-100M-40-150L20-20L90 130")
    };

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

    /** Draws the sky with its stars, and the ground of the world to come. */
    void draw() {
        double left = -layout.bleed;
        double right = layout.width + layout.bleed;
        double foot = layout.height + layout.bleed;
        scene.add(Shape.of(Path.round(left, left, right - left, foot - left, 8)).fill(OrbisOutlines.SKY));
        milkyWay(left, right);
        Path stars = new Path();
        for (int i = 0; i < STARS; i++) {
            double x = 3 + (i * 61 % 101) / 101.0 * (layout.width - 6);
            double y = 3 + (i * 37 % 89) / 89.0 * (layout.height - 6);
            double r = 0.4 + i % 3 * 0.28;
            if (isTaken(layout.ownGod(), x, y)
                    || isTaken(layout.score(), x, y)
                    || isTaken(layout.key(), x, y)
                    || isTaken(layout.piles(), x, y)
                    || layout.hasStrips() && isTaken(layout.letters(), x, y)
                    || isTaken(layout.heap(0), x, y)) {
                continue;
            }
            if (i % BRIGHT == 0 && x > layout.width * 0.38 && x < layout.width * 0.84) {
                star(stars, x, y);
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
        if (layout.hasNames() && !layout.over) {
            for (int i = 0; i < CONSTELLATIONS.length; i++) {
                constellation(CONSTELLATIONS[i], (2 * i + 1) * layout.width / 6, 25);
            }
        }
        Area.Card world = layout.world();
        double x = world.centreX();
        double bottom = world.top() + world.height();
        // dawn behind the pyramid
        for (int glow = GLOWS; glow > 0; glow--) {
            double wide = (Math.min(x, layout.width - x) - 4) * (0.5 + 0.5 * glow / GLOWS);
            double top = bottom - world.height() * (0.3 + glow * 0.1);
            scene.add(Shape.of(new Path()
                            .move(x - wide, bottom)
                            .curve(x - wide * 0.9, top, x + wide * 0.9, top, x + wide, bottom)
                            .close())
                    .fill(OrbisOutlines.land(glow > 4 ? OrbisWorshippers.RED : OrbisWorshippers.YELLOW))
                    .alpha(0.045));
        }
        if (!layout.tall && layout.bleed == 0 && !layout.over) {
            // a moon across from the sun of the turn
            scene.add(Shape.of(OrbisOutlines.god(OrbisGods.IDLENESS))
                    .at(x + 126, world.top() + 117)
                    .fill(MOON));
        }
        hill(bottom - 13, x + world.width() * 0.3, left, right, foot, 0.28);
        hill(bottom - 2, x - world.width() * 0.2, left, right, foot, 0.5);
    }

    /**
     * Where the pyramid may grow: a constellation, each tile to come a star above the two it will lie on.
     *
     * @param middle the middle column of the bottom row
     */
    void growth(double middle) {
        Path lines = new Path();
        Path stars = new Path();
        for (int cell = 0; cell < OrbisPyramid.CELLS; cell++) {
            if (OrbisLayout.mayGrow(cell, middle)) {
                Area.Card area = layout.cell(cell, middle);
                scene.add(Shape.of(area.outline(0.5)).fill(MOON).alpha(0.08));
                scene.add(Shape.of(area.outline(0.5)).stroke(MOON, 0.7).dash(3).alpha(0.3));
                double x = area.centreX();
                double y = area.centreY();
                star(stars, x, y);
                if (OrbisPyramid.row(cell) > 1) {
                    lines.move(x - layout.column / 2, y + layout.row)
                            .line(x, y)
                            .line(x + layout.column / 2, y + layout.row);
                }
            }
        }
        scene.add(Shape.of(lines).stroke(MOON, 0.7).alpha(0.28));
        scene.add(Shape.of(stars).fill(MOON).alpha(0.6));
    }

    /** Behind a winner's pyramid: the sun rises over its world. */
    void triumph() {
        Area.Card world = layout.world();
        double x = world.centreX();
        sunrise(scene, x, world.top() + world.height(), Math.min(x, layout.width - x) - 4, world.height() - 2);
    }

    /**
     * A sun that rises behind a pyramid, cut from paper: three arches, the inner one the brightest.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param foot the horizon, from the top
     * @param wide half the width of the outer arch
     * @param high the height of the outer arch
     */
    static void sunrise(Scene scene, double x, double foot, double wide, double high) {
        for (int i = 0; i < RINGS.length; i++) {
            double half = wide * (1 - i * 0.2);
            double top = foot - high * (1 - i * 0.2);
            double bend = foot + (top - foot) * ROUND;
            scene.add(Shape.of(new Path()
                            .move(x - half, foot)
                            .curve(x - half, bend, x - half * ROUND, top, x, top)
                            .curve(x + half * ROUND, top, x + half, bend, x + half, foot)
                            .close())
                    .fill(OrbisOutlines.land(i == 0 ? OrbisWorshippers.RED : OrbisWorshippers.YELLOW))
                    .alpha(RINGS[i]));
        }
    }

    private static void star(Path stars, double x, double y) {
        double r = 3.6;
        stars.move(x - r, y)
                .quad(x, y, x, y - r)
                .quad(x, y, x + r, y)
                .quad(x, y, x, y + r)
                .quad(x, y, x - r, y);
    }

    // Lines from star to star.
    private void constellation(Path lines, double x, double y) {
        double[] at = lines.numbers();
        Path stars = new Path();
        // each star after its command
        for (int i = 2; i < lines.length(); i += 3) {
            stars.move(at[i - 1] + 1.2, at[i])
                    .arc(at[i - 1], at[i], 1.2, 0, 2 * Math.PI)
                    .close();
        }
        scene.add(Shape.of(lines).at(x, y).stroke(MOON, 0.8).alpha(0.4));
        scene.add(Shape.of(stars).at(x, y).fill(MOON));
    }

    // Stars keep off panels, and off words above and beside them.
    private static boolean isTaken(Area.Card panel, double x, double y) {
        return x > panel.left() - BESIDE
                && x < panel.left() + panel.width() + 2
                && y > panel.top() - ABOVE
                && y < panel.top() + panel.height() + 2;
    }

    // From the lower left to the upper right, brighter in its middle.
    private void milkyWay(double left, double right) {
        double x = layout.width / 2;
        for (int band = 1; band <= BANDS; band++) {
            double half = layout.height * (0.2 - band * 0.04);
            double low = layout.height * 0.72;
            double high = layout.height * 0.36;
            scene.add(Shape.of(new Path()
                            .move(left, low - half)
                            .quad(x, low - half * 1.6, right, high - half)
                            .line(right, high + half)
                            .quad(x, low + half * 0.4, left, low + half)
                            .close())
                    .fill(band < BANDS ? SKY_LOW : OrbisOutlines.land(OrbisWorshippers.BLUE))
                    .alpha(band < BANDS ? 0.45 : 0.1));
        }
    }

    // Ground of the world to come, with light along its upper edge.
    private void hill(double top, double x, double left, double right, double foot, double green) {
        Path ground = new Path()
                .move(left, top + 6)
                .quad(x, top - 16, right, top + 4)
                .line(right, foot - 8)
                .quad(right, foot, right - 8, foot)
                .line(left + 8, foot)
                .quad(left, foot, left, foot - 8)
                .close();
        scene.add(Shape.of(ground).fill(SKY_LOW));
        scene.add(Shape.of(ground)
                .fill(OrbisOutlines.token(OrbisWorshippers.GREEN))
                .alpha(green));
        scene.add(Shape.of(new Path().move(left, top + 6).quad(x, top - 16, right, top + 4))
                .stroke(OrbisOutlines.land(OrbisWorshippers.GREEN), 1.2)
                .alpha(0.6));
    }
}
