package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Path;

/**
 * Where the plates with the values of countries lie: each in its usual place or, where straps between shields cross that, in
 * another row of its country without its name, if fewer cross it there.
 */
final class OrigoPlates {
    /** By country: the middle of its plate, in hundredths of a field. */
    private static final String PLATES = """
            M100 217M350 517M450 15M550 417M800 417M900 217M250 717M450 617M900 517M200 917M600 717M900 917""";

    private static final int POINT = 3;

    /** Half the width of a plate on a desktop and on a phone, in fields; of that of a small country; and of a strap. */
    private static final double HALF = 0.68;

    private static final double HALF_PHONE = 0.87;
    private static final double HALF_NARROW = 0.466;
    private static final double HALF_STRAP = 0.075;

    /** How fine places along a row are tried, in fields. */
    private static final double STEP = 0.25;

    /** The distance of another place from the upper edge of its fields. */
    private static final double TOP = 0.17;

    /** The same in the upper row, above which there is more of the map. */
    private static final double TOP_NORTH = 0.15;

    /** What it costs to lie a field away from the usual place; a strap costs 1. */
    private static final double AWAY = 0.05;

    private static double[] usual;

    private final boolean[] straps;
    private final double[] x = new double[OrigoMap.COUNTRIES];
    private final double[] y = new double[OrigoMap.COUNTRIES];

    /**
     * Finds a place for each plate.
     *
     * @param straps by field: whether a strap leads upwards from it
     * @param named by country: the row of fields with its name
     * @param tall whether plates are as wide as on a phone
     */
    OrigoPlates(boolean[] straps, int[] named, boolean tall) {
        this.straps = straps;
        if (usual == null) {
            usual = Path.tenths(PLATES).numbers();
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            place(country, named[country], OrigoMap.size(country) < 5 ? HALF_NARROW : tall ? HALF_PHONE : HALF);
        }
    }

    /**
     * {@return the middle of a country's plate, in fields from the left edge of the map}
     *
     * @param country a country, 0..11
     */
    double x(int country) {
        return x[country];
    }

    /**
     * {@return the middle of a country's plate, in fields from the top edge of the map}
     *
     * @param country a country, 0..11
     */
    double y(int country) {
        return y[country];
    }

    /**
     * {@return whether some fields in a row hold the plate of their region}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     * @param first the first field, 0..99
     * @param end the field after the last one
     */
    boolean isIn(int region, int first, int end) {
        if (OrigoMap.isSea(region)) {
            return false;
        }
        int field = (int) y[region] * OrigoMap.SIDE + (int) x[region];
        return field >= first && field < end;
    }

    private void place(int country, int named, double half) {
        double homeX = usual[country * POINT + 1] / 10;
        double homeY = usual[country * POINT + 2] / 10;
        x[country] = homeX;
        y[country] = homeY;
        double least = crossed(homeX, (int) homeY, half);
        for (int row = 0; row < OrigoMap.SIDE && least >= 1; row++) {
            double top = row > 0 ? TOP : TOP_NORTH;
            for (double at = STEP; row != named && at < OrigoMap.SIDE; at += STEP) {
                double cost = crossed(at, row, half) + AWAY * (Math.abs(at - homeX) + Math.abs(row + top - homeY));
                if (cost < least && isWithin(country, row, at - half, at + half)) {
                    least = cost;
                    x[country] = at;
                    y[country] = row + top;
                }
            }
        }
    }

    private int crossed(double middle, int row, double half) {
        int crossed = 0;
        for (int column = 0; column < OrigoMap.SIDE; column++) {
            boolean over = Math.abs(column + 0.5 - middle) < half + HALF_STRAP;
            crossed += over && straps[row * OrigoMap.SIDE + column] ? 1 : 0;
        }
        return crossed;
    }

    private static boolean isWithin(int country, int row, double left, double right) {
        boolean within = left >= 0 && right <= OrigoMap.SIDE;
        for (int column = (int) left; within && column < right; column++) {
            within = OrigoMap.region(row * OrigoMap.SIDE + column) == country;
        }
        return within;
    }
}
