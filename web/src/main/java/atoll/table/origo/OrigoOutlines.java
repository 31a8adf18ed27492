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
    /** How far the map reaches beyond its upper fields. */
    static final double NORTH = 1.5;

    /** The distances from the border of a leader's rim, and of the wash inside it. */
    private static final double[] INSETS = {1.05, 2.1};

    private static final Path[] REGIONS = new Path[OrigoMap.REGIONS];

    private static final Path[] RIMS = new Path[2 * OrigoMap.COUNTRIES];
    private static final Path[] CARDS = new Path[OrigoCards.KINDS];
    private static Path land;
    private static Path coast;
    private static Path borders;
    private static Path seams;

    private OrigoOutlines() {}

    /** {@return all land} */
    static Path land() {
        if (land == null) {
            land = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (!OrigoMap.isSea(OrigoMap.region(field))) {
                    trace(field, land);
                }
            }
        }
        return land;
    }

    /**
     * {@return all fields of a country or sea}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
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
        return FIELD * j + (isInside(j) ? ((i * 11 + j * 3) % 5 - 2) * 0.42 : j > 0 ? 0 : -NORTH);
    }

    // The upper side of a field, to the right or back.
    private static void across(int i, int j, boolean forth, Path path) {
        int to = forth ? i + 1 : i;
        path.quad((x(i, j) + x(i + 1, j)) / 2, bentY(i, j), x(to, j), y(to, j));
    }

    // The left side of a field, down or back.
    private static void down(int i, int j, boolean forth, Path path) {
        int to = forth ? j + 1 : j;
        path.quad(bentX(i, j), (y(i, j) + y(i, j + 1)) / 2, x(i, to), y(i, to));
    }

    // The control points of curved sides: the upper one of a field, and its left one.
    private static double bentY(int i, int j) {
        return (y(i, j) + y(i + 1, j)) / 2 + (isInside(j) ? ((i * 5 + j * 11) % 5 - 2) * 0.55 : 0);
    }

    private static double bentX(int i, int j) {
        return (x(i, j) + x(i, j + 1)) / 2 + (isInside(i) ? ((i * 3 + j * 7) % 5 - 2) * 0.55 : 0);
    }

    /** {@return where land meets sea} */
    static Path coast() {
        draw();
        return coast;
    }

    /** {@return where countries meet} */
    static Path borders() {
        draw();
        return borders;
    }

    /** {@return the lines between fields of the same region} */
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

    /**
     * {@return a line along the border of a country, inside it}
     *
     * @param country a country, 0..11
     * @param inner 0 for the leader's rim, 1 for the middle of a wash
     */
    static Path rim(int country, int inner) {
        int at = 2 * country + inner;
        if (RIMS[at] == null) {
            RIMS[at] = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoMap.region(field) == country) {
                    rim(country, field % OrigoMap.SIDE, field / OrigoMap.SIDE, INSETS[inner], RIMS[at]);
                }
            }
        }
        return RIMS[at];
    }

    private static void rim(int country, int i, int j, double inset, Path path) {
        for (int side = -1; side <= 1; side += 2) {
            double in = -side * inset;
            int edge = side < 0 ? 0 : 1;
            if (!covers(country, i, j + side)) {
                double from = x(i, j + edge) + inset * shift(country, i - 1, j, i - 1, j + side);
                double to = x(i + 1, j + edge) - inset * shift(country, i + 1, j, i + 1, j + side);
                path.move(from, y(i, j + edge) + in)
                        .quad((from + to) / 2, bentY(i, j + edge) + in, to, y(i + 1, j + edge) + in);
            }
            if (!covers(country, i + side, j)) {
                double from = y(i + edge, j) + inset * shift(country, i, j - 1, i + side, j - 1);
                double to = y(i + edge, j + 1) - inset * shift(country, i, j + 1, i + side, j + 1);
                path.move(x(i + edge, j) + in, from)
                        .quad(bentX(i + edge, j) + in, (from + to) / 2, x(i + edge, j + 1) + in, to);
            }
        }
    }

    // How many insets a line begins from the corner: it ends at a corner of the country, or goes on into the next
    // field.
    private static int shift(int country, int i, int j, int beyondI, int beyondJ) {
        return !covers(country, i, j) ? 1 : covers(country, beyondI, beyondJ) ? -1 : 0;
    }

    private static boolean covers(int country, int i, int j) {
        return i >= 0
                && j >= 0
                && i < OrigoMap.SIDE
                && j < OrigoMap.SIDE
                && OrigoMap.region(j * OrigoMap.SIDE + i) == country;
    }

    private static void square(int field, Path path) {
        double x = field % OrigoMap.SIDE;
        double y = field / OrigoMap.SIDE;
        path.move(x, y).line(x + 1, y).line(x + 1, y + 1).line(x, y + 1).close();
    }

    /**
     * {@return the fields on a card, one unit per field, in a square of ten; empty for people cards}
     *
     * @param kind a card, 0..47
     */
    static Path card(int kind) {
        if (CARDS[kind] == null) {
            CARDS[kind] = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoCards.fits(kind, field)) {
                    square(field, CARDS[kind]);
                }
            }
        }
        return CARDS[kind];
    }
}
