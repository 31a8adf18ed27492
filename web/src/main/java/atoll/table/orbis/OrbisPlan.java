package atoll.table.orbis;

import atoll.games.orbis.OrbisPyramid;
import atoll.table.Area;

/**
 * Where everything lies, in scene units. On a phone the display is at the upper left with the other worlds beside it, below it
 * the near seat's pyramid with the gods beside it, and at the foot its worshippers and the heaps. In a wide space display, gods,
 * heaps and piles stand on the left, the worlds on the right.
 */
final class OrbisPlan {
    private static final double EDGE = 4;
    private static final double GAP = 3;
    /** More than this a bottom row with a free place at either end never takes up. */
    private static final int COLUMNS = 6;
    /** Of another world, beside or below its pyramid: its worshippers. */
    static final double MEANS_ROW = 17;

    private static final double MEANS_COLUMN = 46;
    private static final double LEAST_ROW = 11;

    final boolean tall;
    final int seats;
    final int near;
    final double width;
    final double height;
    /** From the left edge of a tile in the pyramid to that of the next. */
    final double column;
    /** From a row of the pyramid to the next. */
    final double row;

    private final double slotWidth;
    private final double slotHeight;
    private final double worldLeft;
    private final double worldTop;
    private final double worldWidth;

    /** @param near the seat whose pyramid is the large one */
    OrbisPlan(boolean tall, int seats, int near) {
        this.tall = tall;
        this.seats = seats;
        this.near = near;
        width = tall ? 330 : 500;
        height = tall ? 330 : 326;
        slotWidth = tall ? 62 : 69;
        slotHeight = tall ? 46 : 54;
        column = tall ? 42 : 44;
        row = tall ? 33 : 46;
        worldLeft = tall ? EDGE : 226;
        worldTop = tall ? 156 : 98;
        worldWidth = COLUMNS * column;
    }

    /** A slot of the display, 0..8. */
    Area.Card slot(int slot) {
        return new Area.Card(
                EDGE + slot % 3 * (slotWidth + GAP), EDGE + slot / 3 * (slotHeight + GAP), slotWidth, slotHeight);
    }

    private double displayRight() {
        return slot(2).left() + slotWidth;
    }

    private double displayBottom() {
        return slot(8).top() + slotHeight;
    }

    /** In whose middle the words about what is pointed at are written. */
    double plateX() {
        return tall ? width / 2 : displayRight() / 2 + EDGE / 2;
    }

    /** Above or below which they are written. */
    double plateY() {
        return displayBottom() + (tall ? 2 : 6);
    }

    /** The place of a god that can be taken, 0..4. */
    Area.Card god(int place) {
        if (tall) {
            double left = worldLeft + worldWidth + 6;
            double side = (width - EDGE - left - GAP) / 2;
            return new Area.Card(left + place % 2 * (side + GAP), worldTop + place / 2 * (side + GAP), side, side);
        }
        double step = (displayRight() - EDGE + GAP) / 5;
        return new Area.Card(EDGE + place * step, displayBottom() + 8, step - GAP, 38);
    }

    /** The near seat's god. */
    Area.Card ownGod() {
        double side = tall ? 30 : 38;
        return new Area.Card(worldLeft, worldTop, side, side);
    }

    /** What the near seat's points are made of. */
    Area.Card score() {
        double wide = tall ? 58 : 62;
        return new Area.Card(worldLeft + worldWidth - wide, worldTop, wide, tall ? 64 : 82);
    }

    /** The tiles that are still to come. */
    Area.Card piles() {
        if (tall) {
            double left = god(0).left();
            return new Area.Card(left, god(4).top() + 33, width - EDGE - left, 34);
        }
        return new Area.Card(EDGE, 276, displayRight() - EDGE, height - EDGE - 276);
    }

    /** The near seat's worshippers of a colour. */
    Area.Card supply(int colour) {
        double step = tall ? 37 : worldWidth / 5;
        double top = worldTop + 4 * row + (tall ? 4 : 5);
        return new Area.Card(worldLeft + colour * step, top, step - 2, height - EDGE - top);
    }

    /** The heap from which worshippers of a colour come. */
    Area.Card heap(int colour) {
        if (tall) {
            double left = supply(4).left() + supply(4).width() + 5;
            double step = (width - EDGE + 1 - left) / 5;
            return new Area.Card(
                    left + colour * step, supply(0).top(), step - 0.6, supply(0).height());
        }
        double step = (displayRight() - EDGE + GAP) / 5;
        return new Area.Card(EDGE + colour * step, 234, step - GAP, 36);
    }

    /** The column in the middle of a bottom row: its tiles move aside for what comes to it. */
    static double middle(int occupied) {
        int first = 0;
        int last = 0;
        boolean any = false;
        for (int cell = 0; OrbisPyramid.row(cell) == 1; cell++) {
            if ((occupied >> cell & 1) != 0) {
                first = any ? first : OrbisPyramid.column(cell);
                last = OrbisPyramid.column(cell);
                any = true;
            }
        }
        return (first + last) / 2.0;
    }

    /** How many columns a cell is to the right of the middle one. */
    static double aside(int cell, double middle) {
        return OrbisPyramid.column(cell) + (OrbisPyramid.row(cell) - 1) / 2.0 - middle;
    }

    /** A cell of the near seat's pyramid. */
    Area.Card cell(int cell, double middle) {
        double x = worldLeft + worldWidth / 2 + aside(cell, middle) * column;
        double top = worldTop + (4 - OrbisPyramid.row(cell)) * row;
        return new Area.Card(x - column / 2 + 1, top, column - 2, row - 1.5);
    }

    /** The near seat's whole world. */
    Area.Card world() {
        return new Area.Card(worldLeft, worldTop, worldWidth, 4 * row);
    }

    /** The place of another seat, 0 for that on the left of the near one. */
    Area.Card other(int place) {
        int others = seats - 1;
        double left = tall ? displayRight() + 6 : worldLeft;
        double room = width - EDGE - left;
        if (tall) {
            double step = (displayBottom() - EDGE + GAP) / others;
            return new Area.Card(left, EDGE + place * step, room, step - GAP);
        }
        double step = (room + GAP) / others;
        return new Area.Card(left + place * step, EDGE, step - GAP, worldTop - EDGE - 8);
    }

    int otherSeat(int place) {
        return (near + 1 + place) % seats;
    }

    /** Whether another seat's worshippers stand below its pyramid, rather than beside it. */
    boolean isAbove() {
        return (other(0).height() - MEANS_ROW - 4) / 4 >= LEAST_ROW;
    }

    /** From a row of another seat's pyramid to the next. */
    double smallRow() {
        double most = (other(0).height() - 4 - (isAbove() ? MEANS_ROW : 0)) / 4;
        return Math.min(most, smallColumn() * 0.95);
    }

    double smallColumn() {
        double most = (other(0).width() - (isAbove() ? 2 : MEANS_COLUMN)) / COLUMNS;
        return Math.min(most, 25);
    }

    /** The middle of another seat's pyramid. */
    double smallMiddle(int place) {
        Area.Card area = other(place);
        return isAbove() ? area.centreX() : area.left() + 2 + COLUMNS * smallColumn() / 2;
    }

    /** The lower edge of another seat's pyramid. */
    double smallBottom(int place) {
        Area.Card area = other(place);
        return area.top() + area.height() - 2 - (isAbove() ? MEANS_ROW : 0);
    }

    /** The middle of where another seat's worshippers of a colour are counted; of its god, for colour 5. */
    double meansX(int place, int colour) {
        Area.Card area = other(place);
        if (isAbove()) {
            return area.left() + (colour + 0.5) * area.width() / 5;
        }
        return area.left() + area.width() - MEANS_COLUMN + (colour % 2 + 0.5) * MEANS_COLUMN / 2;
    }

    double meansY(int place, int colour) {
        Area.Card area = other(place);
        return isAbove()
                ? area.top() + area.height() - 2 - MEANS_ROW / 2
                : area.top() + (colour / 2 + 0.5) * area.height() / 3;
    }
}
