package atoll.table.orbis;

import atoll.games.orbis.OrbisPyramid;
import atoll.table.scene.Area;

/**
 * The layout of another seat's world: its pyramid, which fills the place as far as it has grown, with its worshippers and its god
 * beside or below it.
 */
final class OrbisSmallWorld {
    /** The worshippers in a row, in two rows, and in two columns. */
    private static final double MEANS_ROW = 17;

    private static final double MEANS_ROWS = 28;
    private static final double MEANS_COLUMN = 48;
    /** The most from one row of these to the next. */
    private static final double MEANS_STEP = 26;
    /** In a place that is narrower or higher than this, they are in two rows, with the god at their end. */
    private static final double ROOM_FOR_A_ROW = 110;
    /** In a place that is wider than this, or too low for rows of this height, they are beside the pyramid. */
    private static final double ROOM_BESIDE = 200;

    private static final double LEAST_ROW = 11;
    /** The distance of the pyramid from both sides of its place. */
    private static final double ASIDE = 5;
    /** There is room for this many rows, for one more beside worshippers, and for one more column. */
    private static final int LEAST_ROWS = 2;
    /** The columns of a whole pyramid, for which a high place has room from the beginning. */
    private static final int COLUMNS = 5;
    /** The cells of the lowest row as bits. */
    private static final int BOTTOM = 0x1ff;

    private final Area.Card area;
    private final int occupied;
    private final boolean isAbove;
    private final boolean inTwoRows;

    /**
     * The layout in a place.
     *
     * @param area the place
     * @param occupied the occupied cells as bits
     */
    OrbisSmallWorld(Area.Card area, int occupied) {
        this.area = area;
        this.occupied = occupied;
        isAbove = area.width() < ROOM_BESIDE && (area.height() - MEANS_ROW - 4) / 4 >= LEAST_ROW;
        inTwoRows = isAbove && (area.width() < ROOM_FOR_A_ROW || area.height() > ROOM_FOR_A_ROW);
    }

    /** {@return whether there is room for a whole pyramid from the beginning} */
    boolean isHigh() {
        return area.height() > area.width();
    }

    /** {@return whether the god is beside the worshippers, not beside the pyramid} */
    boolean isGodWithMeans() {
        return inTwoRows || !isAbove;
    }

    /** {@return whether the pyramid is above the worshippers, not beside them} */
    boolean isAbove() {
        return isAbove;
    }

    private double meansHeight() {
        return inTwoRows ? MEANS_ROWS : isAbove ? MEANS_ROW : 0;
    }

    /** {@return the middle of the pyramid} */
    double middle() {
        return isAbove ? area.centreX() : area.left() + (area.width() - MEANS_COLUMN) / 2;
    }

    /** {@return the lower edge of the pyramid} */
    double bottom() {
        return area.top() + area.height() - 2 - meansHeight();
    }

    /**
     * {@return the place of a cell}
     *
     * @param cell a cell, 0..29
     */
    Area.Card cell(int cell) {
        int top = OrbisPyramid.row(31 - Integer.numberOfLeadingZeros(occupied | 1));
        int rows = Math.max(top, isAbove ? LEAST_ROWS : LEAST_ROWS + 1);
        int columns = Math.max(Integer.bitCount(occupied & BOTTOM), isHigh() ? COLUMNS : LEAST_ROWS + 1);
        double room = (area.width() - 2 * ASIDE - (isAbove ? 0 : MEANS_COLUMN)) / columns;
        double row = Math.min((area.height() - 4 - meansHeight()) / rows, room * 1.1);
        double column = Math.min(room, 1.5 * row);
        double x = middle() + OrbisLayout.aside(cell, OrbisLayout.middle(occupied)) * column;
        return new Area.Card(x - column / 2 + 0.4, bottom() - OrbisPyramid.row(cell) * row, column - 0.8, row - 0.8);
    }

    /**
     * {@return the middle of the place where worshippers of a colour are counted; for colour 5, the god}
     *
     * @param colour a colour, 0..4, or 5 for the god
     */
    double meansX(int colour) {
        if (inTwoRows) {
            return area.left() + (colour % 3 + 0.5) * area.width() / 3;
        }
        if (isAbove) {
            return area.left() + (colour + 0.5) * area.width() / 5;
        }
        return area.left() + area.width() - MEANS_COLUMN - 1.5 + (colour % 2 + 0.5) * MEANS_COLUMN / 2;
    }

    /**
     * {@return the same from the top}
     *
     * @param colour a colour, 0..4, or 5 for the god
     */
    double meansY(int colour) {
        if (inTwoRows) {
            return area.top() + area.height() - 1 - MEANS_ROWS + (colour / 3 + 0.5) * MEANS_ROWS / 2;
        }
        return isAbove ? area.top() + area.height() - 2 - MEANS_ROW / 2 : area.top() + (colour / 2 + 0.5) * meansStep();
    }

    private double meansStep() {
        return Math.min(area.height() / 3, MEANS_STEP);
    }

    /**
     * {@return the place of the god at the end: beside the upper rows, below the sign of the seat}
     *
     * @param corner the size of the corner with that sign
     * @param tall whether the screen is taller than wide
     */
    Area.Card god(double corner, boolean tall) {
        return new Area.Card(area.left() + 4, area.top() + corner - 2, tall ? 60 : 100, tall ? 36 : 40);
    }

    /**
     * {@return the place of the points at the end: below worshippers that are beside the pyramid, else in a corner}
     *
     * @param corner the size of that corner
     */
    Area.Card total(double corner) {
        double right = area.left() + area.width();
        double used = 3 * meansStep() + 2;
        return isAbove
                ? new Area.Card(right - 18 - corner / 2, area.top(), corner, corner)
                : new Area.Card(
                        right - MEANS_COLUMN - 1, area.top() + used, MEANS_COLUMN - 3, area.height() - used - 4);
    }
}
