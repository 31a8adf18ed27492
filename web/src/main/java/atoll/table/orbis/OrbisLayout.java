package atoll.table.orbis;

import atoll.games.orbis.OrbisPyramid;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;

/**
 * The layout of the table, in scene units. The gods are in the sky along the upper edge. Below them, on the left, is the
 * display with the other worlds beside it. On a long screen the near seat's pyramid is below that, and at the bottom its
 * worshippers and the heaps. Where the height does not suffice, the gods are beside the pyramid. In a wide space display, heaps
 * and piles are on the left, the worlds on the right. At the end, display and stock leave their room to the worlds. For spectators
 * and thumbnails, the scene has the width of a picture, with the important parts in its middle.
 */
final class OrbisLayout {
    private static final double GAP = 3;
    /** The distance of the lowest row from the lower edge. */
    private static final double FOOT = 4;
    /** The width of the strip with numbers left of the display, and the height of the strip with letters below it. */
    private static final double STRIP = 7.6;

    private static final double LETTERS = 9;
    /** The maximum width of a bottom row, including a free place at either end. */
    private static final int COLUMNS = 6;
    /** The greatest width of a god, and on a long screen, where its words are larger. */
    private static final double MOST_GOD = 150;

    private static final double MOST_LONG_GOD = 156;
    /** The height of a caption in a wide space, where there is room for them. */
    static final double CAPTION = 9;
    /** The same on a long screen. */
    static final double LONG_CAPTION = 7.8;
    /** Beside the upper rows of a pyramid: the width of the points, if they are named. */
    private static final double FLANK = 73;
    /** In a wide space, the width of the piles, right of all that is below the display. */
    private static final double PILES = 44;
    /** The height of a key with three lines beside it, and where it lies below the pyramid's god on a tablet. */
    private static final double KEY = 43;

    /** Whether the screen is taller than wide. */
    final boolean tall;
    /** The number of seats. */
    final int seats;
    /** The seat whose things are nearest. */
    final int near;
    /** The width of the scene. */
    final double width;
    /** The height of the scene. */
    final double height;
    /** The distance between the left edges of adjacent tiles in the pyramid. */
    final double column;
    /** The distance between rows of the pyramid. */
    final double row;
    /** How far the sky extends beyond the scene: for spectators it fills any frame. */
    final double bleed;
    /** Whether the screen is so long that the near seat's pyramid is below everything else. */
    final boolean isLong;
    /** Whether that is on a tablet, where it is as wide as high. */
    final boolean isBroad;
    /** Whether the game is over: what nobody needs any more leaves its room to the worlds. */
    final boolean over;

    private final double edge;
    private final double displayTop;
    private final double slotWidth;
    private final double slotHeight;
    private final double godsTop;
    private final double heapsTop;
    private final double pilesTop;
    private final double worldLeft;
    private final double worldTop;
    private final double worldWidth;

    private OrbisLayout(int seats, int near, int room, boolean over, double... sizes) {
        this.seats = seats;
        this.near = near;
        this.over = over;
        isBroad = room == ViewOptions.BROAD;
        tall = ViewOptions.isTall(room);
        isLong = ViewOptions.isLong(room);
        bleed = sizes[13];
        width = sizes[0];
        height = sizes[1];
        edge = sizes[2];
        displayTop = sizes[3];
        slotWidth = sizes[4];
        slotHeight = sizes[5];
        worldLeft = sizes[6];
        worldTop = sizes[7];
        column = sizes[8];
        row = sizes[9];
        godsTop = sizes[10];
        heapsTop = sizes[11];
        pilesTop = sizes[12];
        worldWidth = COLUMNS * column;
    }

    /**
     * The layout for a number of seats and a shape of the space.
     *
     * @param seats the number of seats
     * @param seat the seat with the large pyramid, or SPECTATOR for the first seat
     * @param room the shape of the screen, see {@link atoll.table.ViewOptions#room}
     * @param over whether the game is over
     * @return the layout
     */
    static OrbisLayout of(int seats, int seat, int room, boolean over) {
        int near = Math.max(0, seat);
        boolean tall = ViewOptions.isTall(room);
        if (over && (tall || seat >= 0)) {
            return tall
                    ? new OrbisLayout(seats, near, room, true, 330, 330, 4, 4, 0, 0, 30, 136, 45, 38, 0, 0, 0, 0)
                    : new OrbisLayout(seats, near, room, true, 486, 366, 4, 4, 0, 0, 87, 146, 52, 43, 0, 0, 0, 0);
        }
        return switch (room) {
            case ViewOptions.BROAD ->
                new OrbisLayout(seats, near, room, false, 424, 432, 4, 47, 74, 51, 22, 219, 63.3, 43, 3, 394, 283, 0);
            case ViewOptions.LONG ->
                new OrbisLayout(seats, near, room, false, 330, 432, 4, 47, 62, 51, 4, 219, 53.6, 43, 3, 394, 285, 0);
            case ViewOptions.TALL ->
                new OrbisLayout(seats, near, room, false, 330, 330, 4, 4, 64, 47, 18, 156, 40, 33, 157, 292, 256, 0);
            default ->
                seat < 0
                        ? new OrbisLayout(
                                seats, near, room, false, 500, 358, 16, 49, 56, 72, 193, 125, 48.5, 46.5, 3, 275, 318.5,
                                300)
                        : new OrbisLayout(
                                seats, near, room, false, 486, 366, 4, 53, 54.6, 69, 184, 129, 49.6, 47.5, 3, 280, 280,
                                0);
        };
    }

    /**
     * {@return the place of a slot of the display}
     *
     * @param slot a slot of the display, 0..8
     */
    Area.Card slot(int slot) {
        return new Area.Card(
                edge + (hasStrips() ? STRIP : 0) + slot % 3 * (slotWidth + GAP),
                displayTop + slot / 3 * (slotHeight + GAP),
                slotWidth,
                slotHeight);
    }

    /** {@return whether letters and numbers of the display have strips along its edges: not on the smallest screens, nor at the end} */
    boolean hasStrips() {
        return hasNames() && bleed == 0 && !over;
    }

    /** {@return the strip with numbers left of the display} */
    Area.Card ranks() {
        Area.Card first = slot(0);
        return new Area.Card(first.left() - STRIP - 1.6, first.top(), STRIP, lettersTop() - 1.2 - first.top());
    }

    /** {@return the strip with letters below the display} */
    Area.Card letters() {
        return new Area.Card(slot(0).left(), lettersTop(), displayRight() - slot(0).left(), LETTERS);
    }

    private double lettersTop() {
        return slot(8).top() + slotHeight + 1.2;
    }

    private double displayRight() {
        return slot(2).left() + slotWidth;
    }

    /**
     * {@return the place of one of the available gods}
     *
     * @param place the index among the available gods, from 0
     * @param gods the number of available gods
     */
    Area.Card god(int place, int gods) {
        if (hasNames()) {
            double step = (width - 2 * edge + GAP) / gods;
            double wide = Math.min(step - GAP, tall ? MOST_LONG_GOD : MOST_GOD);
            return new Area.Card(edge + (place + 0.5) * step - GAP / 2 - wide / 2, godsTop, wide, displayTop - 6);
        }
        // beside the upper rows of the pyramid, with names and words unless there are many
        int columns = gods > 3 ? 2 : 1;
        double high = (pilesTop - godsTop) / Math.max(2, (gods + columns - 1) / columns);
        double left = worldLeft + worldWidth / 2 + 2 * column + GAP;
        double wide = (width - edge + GAP - left) / columns;
        return new Area.Card(left + place % columns * wide, godsTop + place / columns * high, wide - GAP, high - GAP);
    }

    /** {@return whether there is room for the names of gods above everything} */
    boolean hasNames() {
        return !tall || isLong;
    }

    private double besideWorld() {
        return worldLeft + worldWidth + 6;
    }

    /** {@return the near seat's god} */
    Area.Card ownGod() {
        if (over) {
            // beside the upper rows
            return tall ? new Area.Card(edge, worldTop, 88, 2 * row - 1.5) : new Area.Card(edge, worldTop, 156, 49);
        }
        double caption = tall ? 0 : CAPTION;
        // as far as the upper row of the pyramid, and no higher than it
        double wide = !hasNames() ? 90 : isBroad ? 128 : tall ? 104 : 97;
        double left = tall ? edge : worldLeft;
        return hasNames()
                ? new Area.Card(left, worldTop + caption, wide, row - caption - 0.5)
                : new Area.Card(left, worldTop - 3, wide, 35.5);
    }

    /** {@return the parts of the near seat's points} */
    Area.Card score() {
        if (over) {
            return new Area.Card(width - edge - 88, worldTop, 88, 2 * row - 1.5);
        }
        if (!hasNames()) {
            // on a short screen its numbers have no names
            return new Area.Card(edge, worldTop + 34, 72, 30);
        }
        double flank = isBroad ? 88 : tall ? 81.5 : FLANK;
        double right = tall ? width - edge : worldLeft + worldWidth;
        return new Area.Card(right - flank, worldTop, flank, tall ? 64 : 58);
    }

    /** {@return the sum of the near seat's points, at the end} */
    Area.Card total() {
        double top = worldTop + (tall ? 2 * row + 2 : 53);
        return new Area.Card(edge, top, tall ? 66 : 130, tall ? 32 : 52);
    }

    /** {@return whether the signs on tiles are explained: a phone has no room for it} */
    boolean hasKey() {
        return bleed == 0 && !over && (!tall || isBroad);
    }

    /** {@return the place of the key, which explains the signs on tiles} */
    Area.Card key() {
        if (!tall) {
            double top = height - FOOT - KEY;
            return new Area.Card(edge, top, displayRight() - edge - PILES + 1, KEY);
        }
        return new Area.Card(edge, worldTop + row + 2.5, 112, row - 3);
    }

    /** {@return the tiles to come} */
    Area.Card piles() {
        if (isLong) {
            return new Area.Card(width - edge - 48, pilesTop + LONG_CAPTION, 48, 46);
        }
        if (tall) {
            double left = besideWorld();
            return new Area.Card(left, pilesTop, width - edge - left, 34);
        }
        double top = pilesTop + CAPTION;
        return bleed > 0
                ? new Area.Card(edge, top, displayRight() - edge, height - FOOT - top)
                : new Area.Card(displayRight() - PILES + 4, top, PILES - 4, height - FOOT - top);
    }

    /**
     * {@return the near seat's worshippers of a colour}
     *
     * @param colour a colour, 0..4
     */
    Area.Card supply(int colour) {
        double step = isBroad ? 46 : over && tall ? 50 : tall ? 37 : worldWidth / 5;
        double top = worldTop + 4 * row + (tall ? 4 : 6);
        double left = over ? (width - 5 * step + 2) / 2 : tall ? edge : worldLeft;
        return new Area.Card(left + colour * step, top, step - 2, height - FOOT - top);
    }

    /**
     * {@return the heap of worshippers of a colour}
     *
     * @param colour a colour, 0..4
     */
    Area.Card heap(int colour) {
        if (tall) {
            double left = supply(4).left() + supply(4).width() + 5;
            double step = (width - edge + 1 - left) / 5;
            double top = heapsTop + (isLong ? LONG_CAPTION : 0);
            return new Area.Card(left + colour * step, top, step - 0.6, height - FOOT - top);
        }
        double step = (bleed > 0 ? displayRight() - edge + GAP : key().width() + 0.6) / 5;
        return bleed > 0
                ? new Area.Card(edge + colour * step, heapsTop + CAPTION, step - GAP, 34)
                : new Area.Card(edge + colour * step, heapsTop + CAPTION, step - 0.6, 28);
    }

    /**
     * {@return the middle column of a bottom row: its tiles shift when one is added}
     *
     * @param occupied the occupied cells as bits
     */
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

    /**
     * {@return the number of columns from the middle to a cell, to the right}
     *
     * @param cell a cell, 0..29
     * @param middle the middle column of the bottom row
     */
    static double aside(int cell, double middle) {
        return OrbisPyramid.column(cell) + (OrbisPyramid.row(cell) - 1) / 2.0 - middle;
    }

    /**
     * {@return a cell of the near seat's pyramid}
     *
     * @param cell a cell, 0..29
     * @param middle the middle column of the bottom row
     */
    Area.Card cell(int cell, double middle) {
        double x = worldLeft + worldWidth / 2 + aside(cell, middle) * column;
        double top = worldTop + (4 - OrbisPyramid.row(cell)) * row;
        return new Area.Card(x - column / 2 + 1, top, column - 2, row - 1.5);
    }

    /**
     * {@return whether a cell is in the outline of the pyramid that may grow: narrower from row to row}
     *
     * @param cell a cell, 0..29
     * @param middle the middle column of the bottom row
     */
    static boolean mayGrow(int cell, double middle) {
        int row = OrbisPyramid.row(cell);
        return Math.abs(aside(cell, middle)) <= (row == 1 ? 2.5 : (5 - row) / 2.0);
    }

    /** {@return the near seat's world} */
    Area.Card world() {
        return new Area.Card(worldLeft, worldTop, worldWidth, 4 * row);
    }

    /**
     * {@return the place of another seat, 0 for the one to the left of the near seat}
     *
     * @param place the index among the other seats, from 0
     */
    Area.Card other(int place) {
        int others = seats - 1;
        double left = over ? edge : tall ? displayRight() + (isLong ? 5 : 8) : worldLeft;
        double room = width - edge - left;
        if (tall && !over) {
            double step = (slot(8).top() + slotHeight - displayTop + GAP) / others;
            return new Area.Card(left, displayTop + place * step, room, step - GAP);
        }
        double step = (room + GAP) / others;
        return new Area.Card(left + place * step, displayTop, step - GAP, worldTop - displayTop - 6);
    }

    /**
     * {@return the seat at a place among the others}
     *
     * @param place the index among the other seats, from 0
     */
    int otherSeat(int place) {
        return (near + 1 + place) % seats;
    }
}
