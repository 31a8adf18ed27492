package atoll.table.origo;

import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoMap;
import atoll.table.scene.Path;

/**
 * The outlines of Europe, ten units per field; computed once, because they never change. Field corners are shifted and sides
 * curved, so that countries look hand-drawn.
 */
final class OrigoOutlines {
    /** Units per field. */
    static final double FIELD = 10;

    /** Adjacent countries differ in tint and vegetation. */
    private static final String TINTS = "200101202021";

    private static final String GROWTHS = "230121403210";

    /**
     * By region: the positions of its name and of its values, in tenths of a field. Between rows, and the values at field
     * corners where there are some, so that shields stay visible.
     */
    private static final int[] NAMES = {
        10, 20, 32, 50, 46, 10, 55, 40, 81, 40, 90, 10, 22, 60, 46, 60, 89, 60, 12, 90, 50, 70, 86, 80, 19, 10, 70, 20,
        10, 65, 54, 90
    };

    private static final int[] VALUES = {
        10, 30, 30, 40, 50, 20, 50, 30, 80, 50, 90, 20, 20, 70, 61, 60, 90, 70, 30, 90, 64, 70, 90, 90
    };

    private static final Path[] REGIONS = new Path[OrigoMap.REGIONS];
    private static final Path[] GROWN = new Path[OrigoMap.REGIONS];
    private static final Path[] CARDS = new Path[OrigoCards.KINDS];
    private static Path coast;
    private static Path borders;
    private static Path seams;

    private OrigoOutlines() {}

    /** 0..2. */
    static int tint(int country) {
        return TINTS.charAt(country) - '0';
    }

    /** The position of a region's name: fields from the left edge of the map. */
    static double nameX(int region) {
        return NAMES[2 * region] / 10.0;
    }

    static double nameY(int region) {
        return NAMES[2 * region + 1] / 10.0;
    }

    static double valuesX(int country) {
        return VALUES[2 * country] / 10.0;
    }

    static double valuesY(int country) {
        return VALUES[2 * country + 1] / 10.0;
    }

    /** All fields of a country or sea. */
    static Path region(int region) {
        if (REGIONS[region] == null) {
            REGIONS[region] = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoMap.region(field) == region) {
                    trace(field, REGIONS[region]);
                }
            }
        }
        return REGIONS[region];
    }

    private static void trace(int field, Path path) {
        int i = field % OrigoMap.SIDE;
        int j = field / OrigoMap.SIDE;
        path.move(x(i, j), y(i, j));
        across(i, j, true, path);
        down(i + 1, j, true, path);
        across(i, j + 1, false, path);
        down(i, j, false, path);
        path.close();
    }

    private static boolean isInside(int i) {
        return i > 0 && i < OrigoMap.SIDE;
    }

    private static double x(int i, int j) {
        return FIELD * i + (isInside(i) ? ((i * 7 + j * 13) % 5 - 2) * 0.42 : 0);
    }

    private static double y(int i, int j) {
        return FIELD * j + (isInside(j) ? ((i * 11 + j * 3) % 5 - 2) * 0.42 : 0);
    }

    // The upper side of a field, to the right or back.
    private static void across(int i, int j, boolean forth, Path path) {
        double bend = isInside(j) ? ((i * 5 + j * 11) % 5 - 2) * 0.55 : 0;
        double cx = (x(i, j) + x(i + 1, j)) / 2;
        double cy = (y(i, j) + y(i + 1, j)) / 2 + bend;
        int to = forth ? i + 1 : i;
        path.quad(cx, cy, x(to, j), y(to, j));
    }

    // The left side of a field, down or back.
    private static void down(int i, int j, boolean forth, Path path) {
        double bend = isInside(i) ? ((i * 3 + j * 7) % 5 - 2) * 0.55 : 0;
        double cx = (x(i, j) + x(i, j + 1)) / 2 + bend;
        double cy = (y(i, j) + y(i, j + 1)) / 2;
        int to = forth ? j + 1 : j;
        path.quad(cx, cy, x(i, to), y(i, to));
    }

    /** Where land meets sea. */
    static Path coast() {
        draw();
        return coast;
    }

    /** Where countries meet. */
    static Path borders() {
        draw();
        return borders;
    }

    /** Between the fields of a region. */
    static Path seams() {
        draw();
        return seams;
    }

    private static void draw() {
        if (coast != null) {
            return;
        }
        coast = new Path();
        borders = new Path();
        seams = new Path();
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            int i = field % OrigoMap.SIDE;
            int j = field / OrigoMap.SIDE;
            if (j > 0) {
                across(i, j, true, between(field, field - OrigoMap.SIDE).move(x(i, j), y(i, j)));
            }
            if (i > 0) {
                down(i, j, true, between(field, field - 1).move(x(i, j), y(i, j)));
            }
        }
    }

    private static Path between(int field, int other) {
        int region = OrigoMap.region(field);
        int beside = OrigoMap.region(other);
        return region == beside ? seams : OrigoMap.isSea(region) != OrigoMap.isSea(beside) ? coast : borders;
    }

    /** A country's vegetation, or a sea's waves: strokes in the field corners, where shields leave room. */
    static Path growth(int region) {
        if (GROWN[region] == null) {
            GROWN[region] = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoMap.region(field) == region) {
                    double x = field % OrigoMap.SIDE * FIELD;
                    double y = field / OrigoMap.SIDE * FIELD;
                    for (int n = 0; n < 3; n++) {
                        int spread = (field * 17 + n * 29) % 7;
                        stroke(region, x + 1.6 + (n * 31 + spread) % 4 * 1.9, y + 2.4 + n * 2.7, GROWN[region]);
                    }
                }
            }
        }
        return GROWN[region];
    }

    private static void stroke(int region, double x, double y, Path path) {
        if (OrigoMap.isSea(region)) {
            path.move(x - 1, y).quad(x - 0.4, y - 0.8, x + 0.3, y).quad(x + 0.9, y + 0.6, x + 1.6, y - 0.2);
            return;
        }
        switch (GROWTHS.charAt(region)) {
            case '0' ->
                path.move(x - 1.1, y + 0.8) // mountains
                        .line(x, y - 0.9)
                        .line(x + 1.1, y + 0.8)
                        .move(x, y - 0.9)
                        .line(x + 0.1, y + 0.3);
            case '1' ->
                path.move(x, y + 0.9) // firs
                        .line(x, y - 0.9)
                        .move(x - 0.7, y + 0.3)
                        .line(x, y - 0.4)
                        .line(x + 0.7, y + 0.3);
            case '2' -> path.move(x - 1.2, y + 0.4).quad(x, y - 1, x + 1.2, y + 0.4); // hills
            case '3' ->
                path.move(x - 0.9, y + 0.6) // furrows
                        .line(x - 0.3, y - 0.6)
                        .move(x, y + 0.6)
                        .line(x + 0.6, y - 0.6)
                        .move(x + 0.9, y + 0.6)
                        .line(x + 1.5, y - 0.6);
            default ->
                path.move(x - 0.6, y - 0.7) // vines
                        .line(x, y + 0.6)
                        .line(x + 0.6, y - 0.7);
        }
    }

    /** The fields on a card, one unit per field, in a square of ten; empty for people cards. */
    static Path card(int kind) {
        if (CARDS[kind] == null) {
            CARDS[kind] = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoCards.fits(kind, field)) {
                    double x = field % OrigoMap.SIDE;
                    double y = field / OrigoMap.SIDE;
                    CARDS[kind]
                            .move(x, y)
                            .line(x + 1, y)
                            .line(x + 1, y + 1)
                            .line(x, y + 1)
                            .close();
                }
            }
        }
        return CARDS[kind];
    }
}
