package atoll.games.orbis;

/**
 * The cells of a pyramid. Its bottom row grows from column 0 to both sides, up to five wide. So there are 30 cells, 0..29: row 1
 * with columns -4 to 4, row 2 with -4 to 3, row 3 with -4 to 2, row 4 with -4 to 1. The cell above two neighbours has the column
 * of the left one. Sets of cells are ints with one bit per cell.
 */
public final class OrbisPyramid {
    /** The number of cells. */
    public static final int CELLS = 30;
    /** The number of rows. */
    public static final int ROWS = 4;
    /** The number of tiles in a finished pyramid. */
    public static final int TILES = 14;
    /** The number of tiles in its bottom row. */
    public static final int WIDTH = 5;
    /** The cell of the first tile, {@code 1.0}. */
    public static final int START = 4;

    private static final int LEFTMOST = -4;

    // By row, 1..4: its first cell; and the number of cells.
    private static final int[] FIRST = {0, 0, 9, 17, 24, CELLS};

    private static final int BOTTOM = (1 << 9) - 1;

    // The cells of a row that have a right neighbour, for rows 1 to 3.
    private static final int PAIRS_1 = 0xFF;
    private static final int PAIRS_2 = 0x7F << 9;
    private static final int PAIRS_3 = 0x3F << 17;

    private static final int[] ROW = new int[CELLS];
    private static final int[] TOUCHING = new int[CELLS];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            int row = 1;
            while (cell >= FIRST[row + 1]) {
                row++;
            }
            ROW[cell] = row;
        }
        for (int cell = 0; cell < CELLS; cell++) {
            int row = ROW[cell];
            int column = column(cell);
            TOUCHING[cell] = bit(row, column - 1)
                    | bit(row, column + 1)
                    | bit(row + 1, column - 1)
                    | bit(row + 1, column)
                    | bit(row - 1, column)
                    | bit(row - 1, column + 1);
        }
    }

    private OrbisPyramid() {}

    private static int bit(int row, int column) {
        int cell = cell(row, column);
        return cell < 0 ? 0 : 1 << cell;
    }

    /**
     * {@return the cell of a row, from 1 at the bottom, and a column; -1 if there is none}
     *
     * @param row 1..4, from the bottom
     * @param column -4..4
     */
    public static int cell(int row, int column) {
        if (row < 1 || row > ROWS || column < LEFTMOST) {
            return -1;
        }
        int cell = FIRST[row] + column - LEFTMOST;
        return cell < FIRST[row + 1] ? cell : -1;
    }

    /**
     * {@return 1..4, from the bottom}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public static int row(int cell) {
        return ROW[cell];
    }

    /**
     * {@return -4..4; above the bottom row, the column of the left one of the two cells below}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public static int column(int cell) {
        return cell - FIRST[ROW[cell]] + LEFTMOST;
    }

    /**
     * {@return {@code 2.-1}}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public static String name(int cell) {
        return row(cell) + "." + column(cell);
    }

    /**
     * {@return the cell with that name, or -1}
     *
     * @param name a name
     */
    public static int find(String name) {
        for (int cell = 0; cell < CELLS; cell++) {
            if (name(cell).equals(name)) {
                return cell;
            }
        }
        return -1;
    }

    /**
     * {@return the left one of the two cells below a cell of row 2 to 4; the other is the next one}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public static int below(int cell) {
        return FIRST[ROW[cell] - 1] + cell - FIRST[ROW[cell]];
    }

    /**
     * {@return the up to six cells that touch a cell}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public static int touching(int cell) {
        return TOUCHING[cell];
    }

    /**
     * {@return the occupied cells of the bottom row}
     *
     * @param occupied the occupied cells as bits
     */
    static int bottom(int occupied) {
        return occupied & BOTTOM;
    }

    /**
     * {@return the cells where the bottom row can grow}
     *
     * @param occupied the occupied cells as bits
     */
    static int growth(int occupied) {
        int bottom = occupied & BOTTOM;
        if (bottom == 0) {
            return 1 << START;
        }
        return Integer.bitCount(bottom) == WIDTH ? 0 : (bottom << 1 | bottom >> 1) & ~bottom;
    }

    /**
     * {@return the free cells above two occupied ones of which at least one is in {@code matching}, a subset of the
     * occupied ones}
     *
     * @param occupied the occupied cells as bits
     * @param matching the cells that match, as bits
     */
    static int steps(int occupied, int matching) {
        return above(occupied & occupied >> 1 & (matching | matching >> 1)) & ~occupied;
    }

    /**
     * {@return the cells of a row, 2..4, above two occupied ones}
     *
     * @param occupied the occupied cells as bits
     * @param row 1..4, from the bottom
     */
    static int supported(int occupied, int row) {
        return above(occupied & occupied >> 1) & (1 << FIRST[row + 1]) - (1 << FIRST[row]);
    }

    // The cells above pairs, which are given by their left cells; pairs across the end of a row are excluded.
    private static int above(int pairs) {
        return (pairs & PAIRS_1) << 9 | (pairs & PAIRS_2) << 8 | (pairs & PAIRS_3) << 7;
    }

    /**
     * {@return the most free cells around a cell that one finished pyramid can contain}
     *
     * @param occupied the occupied cells as bits
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    static int reach(int occupied, int cell) {
        int bottom = bottom(occupied | (ROW[cell] == 1 ? 1 << cell : 0));
        int free = TOUCHING[cell] & ~occupied;
        int best = 0;
        for (int left = LEFTMOST; left <= 0; left++) {
            int within = within(left);
            boolean fits = (bottom & ~within) == 0 && (within >> cell & 1) != 0;
            if (fits && Integer.bitCount(free & within) > Integer.bitCount(best)) {
                best = free & within;
            }
        }
        return best;
    }

    // The cells of the finished pyramid whose bottom row begins in a column.
    private static int within(int left) {
        int cells = 0;
        for (int row = 1; row <= ROWS; row++) {
            cells |= (1 << WIDTH + 1 - row) - 1 << FIRST[row] + left - LEFTMOST;
        }
        return cells;
    }
}
