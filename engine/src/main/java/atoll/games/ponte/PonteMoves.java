package atoll.games.ponte;

/**
 * Moves of Ponte as ints, and their tokens.
 *
 * <p>A cell is 0..255: 16 times its row plus its column, both counted from 2, so that every cell has neighbours on all sides. A
 * tile is its cell; a bridge is its lower end (by column, then by row) and one of eight directions.
 */
public final class PonteMoves {
    /** Seat 1 chooses light. */
    public static final int LIGHT = 256;
    /** Seat 1 chooses dark. */
    public static final int DARK = 257;
    /** The seat passes. */
    public static final int PASS = 258;

    /** From the lower to the upper end of a bridge, in columns and rows. */
    private static final int[] ACROSS = {0, 1, 1, 2, 2, 2, 2, 2};

    private static final int[] UP = {2, 2, -2, -2, -1, 0, 1, 2};

    /** The number of directions of a bridge from its lower end. */
    static final int DIRECTIONS = 8;
    /** The direction of a diagonal bridge that falls to the right. */
    static final int FALLING = 3;
    /** The direction of a diagonal bridge that rises to the right. */
    static final int RISING = 7;

    /** Created once: a screen queries all of them at every change. */
    private static final String[] NAMES = new String[256];

    private static final int BRIDGE = 8 << 8;
    /** How many rows and columns of cells are between the border and the board. */
    static final int EDGE = 2;

    private PonteMoves() {}

    /**
     * {@return the cell in that column and row, both 0..11, counted from a and 1}
     *
     * @param column 0..11, counted from a
     * @param row 0..11, counted from 1
     */
    public static int cell(int column, int row) {
        return row + EDGE << 4 | column + EDGE;
    }

    /**
     * {@return 0..11, counted from a}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public static int column(int cell) {
        return (cell & 15) - EDGE;
    }

    /**
     * {@return 0..11, counted from 1}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public static int row(int cell) {
        return (cell >> 4) - EDGE;
    }

    /**
     * {@return whether a move places a tile; its cell is the move itself}
     *
     * @param move a move of {@link PonteMoves}
     */
    public static boolean isTile(int move) {
        return move < LIGHT;
    }

    /**
     * {@return whether a move builds a bridge}
     *
     * @param move a move of {@link PonteMoves}
     */
    public static boolean isBridge(int move) {
        return move >= BRIDGE;
    }

    /**
     * {@return a bridge from its lower end}
     *
     * @param lower the lower end
     * @param direction 0..7, an index of the steps
     */
    static int bridge(int lower, int direction) {
        return BRIDGE + (direction << 8) + lower;
    }

    /**
     * {@return whether a bridge can span these two cells}
     *
     * @param a a cell
     * @param b another cell
     */
    public static boolean canSpan(int a, int b) {
        boolean can = false;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            can |= a + step(direction) == b || b + step(direction) == a;
        }
        return can;
    }

    /**
     * {@return the bridge between two cells, in any order} Throws IllegalArgumentException if no bridge spans them.
     *
     * @param a a cell
     * @param b another cell
     */
    public static int bridgeBetween(int a, int b) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (a + step(direction) == b) {
                return bridge(a, direction);
            }
            if (b + step(direction) == a) {
                return bridge(b, direction);
            }
        }
        throw new IllegalArgumentException();
    }

    /**
     * {@return the direction of a bridge from its lower end}
     *
     * @param bridge a bridge, as a move
     */
    static int direction(int bridge) {
        return bridge >> 8 & 7;
    }

    /**
     * {@return the end of a bridge that comes first in its token}
     *
     * @param bridge a bridge, as a move
     */
    public static int lower(int bridge) {
        return bridge & 255;
    }

    /**
     * {@return the upper end of a bridge}
     *
     * @param bridge a bridge, as a move
     */
    public static int upper(int bridge) {
        return lower(bridge) + step(direction(bridge));
    }

    /**
     * {@return the difference of the ends of a bridge}
     *
     * @param direction 0..7, an index of the steps
     */
    static int step(int direction) {
        return UP[direction] * 16 + ACROSS[direction];
    }

    /**
     * {@return one of the one or two cells under a bridge: the middle, or for a knight's bridge one of the two cells
     * between its ends}
     *
     * @param bridge a bridge, as a move
     * @param second whether to answer the second of two cells
     */
    public static int under(int bridge, boolean second) {
        int direction = direction(bridge);
        int across = ACROSS[direction];
        int up = UP[direction];
        // Halves of an odd distance are rounded to either side of the middle.
        int dx = second ? across - across / 2 : across / 2;
        int dy = second ? up - up / 2 : up / 2;
        return lower(bridge) + dy * 16 + dx;
    }

    /**
     * {@return {@code a1} to {@code l12}}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public static String name(int cell) {
        if (NAMES[cell] == null) {
            NAMES[cell] = (char) ('a' + column(cell)) + Integer.toString(row(cell) + 1);
        }
        return NAMES[cell];
    }

    /**
     * The written form: {@code e5}, {@code e5-g6}, {@code light}, {@code pass}.
     *
     * @param move a move of {@link PonteMoves}
     * @return the written form
     */
    static String token(int move) {
        if (isBridge(move)) {
            return name(lower(move)) + "-" + name(upper(move));
        }
        return switch (move) {
            case LIGHT -> "light";
            case DARK -> "dark";
            case PASS -> "pass";
            default -> name(move);
        };
    }
}
