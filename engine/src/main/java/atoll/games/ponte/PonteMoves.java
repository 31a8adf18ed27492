package atoll.games.ponte;

/**
 * Moves of Ponte as ints, and their tokens.
 *
 * <p>A cell is 0..255: 16 times its row plus its column, both counted from 2, so that every cell has neighbours on all sides. A
 * tile is its cell; a bridge is its lower end (by column, then by row) and one of eight directions.
 */
public final class PonteMoves {
    public static final int LIGHT = 256;
    public static final int DARK = 257;
    public static final int PASS = 258;

    /** From the lower to the upper end of a bridge, in columns and rows. */
    private static final int[] ACROSS = {0, 1, 1, 2, 2, 2, 2, 2};

    private static final int[] UP = {2, 2, -2, -2, -1, 0, 1, 2};

    static final int DIRECTIONS = 8;
    static final int FALLING = 3;
    static final int RISING = 7;

    /** Created once: a screen queries all of them at every change. */
    private static final String[] NAMES = new String[256];

    private static final int BRIDGE = 8 << 8;
    private static final int EDGE = 2;

    private PonteMoves() {}

    /** The cell in that column and row, both 0..11, counted from a and 1. */
    public static int cell(int column, int row) {
        return row + EDGE << 4 | column + EDGE;
    }

    /** 0..11, counted from a. */
    public static int column(int cell) {
        return (cell & 15) - EDGE;
    }

    /** 0..11, counted from 1. */
    public static int row(int cell) {
        return (cell >> 4) - EDGE;
    }

    public static boolean isTile(int move) {
        return move < LIGHT;
    }

    public static boolean isBridge(int move) {
        return move >= BRIDGE;
    }

    static int bridge(int lower, int direction) {
        return BRIDGE + (direction << 8) + lower;
    }

    /** Whether a bridge can span these two cells. */
    public static boolean canSpan(int a, int b) {
        boolean can = false;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            can |= a + step(direction) == b || b + step(direction) == a;
        }
        return can;
    }

    /** The bridge between two cells, in any order. Throws IllegalArgumentException if no bridge spans them. */
    public static int bridgeBetween(int a, int b) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (a + step(direction) == b) {
                return bridge(a, direction);
            }
            if (b + step(direction) == a) {
                return bridge(b, direction);
            }
        }
        throw new IllegalArgumentException("no bridge spans " + name(a) + " and " + name(b));
    }

    static int direction(int bridge) {
        return bridge >> 8 & 7;
    }

    /** The end of a bridge that comes first in its token. */
    public static int lower(int bridge) {
        return bridge & 255;
    }

    public static int upper(int bridge) {
        return lower(bridge) + step(direction(bridge));
    }

    static int step(int direction) {
        return UP[direction] * 16 + ACROSS[direction];
    }

    /** One of the one or two cells under a bridge: the middle, or for a knight's bridge one of the two cells between its ends. */
    public static int under(int bridge, boolean second) {
        int direction = direction(bridge);
        int across = ACROSS[direction];
        int up = UP[direction];
        // Halves of an odd distance are rounded to either side of the middle.
        int dx = second ? across - across / 2 : across / 2;
        int dy = second ? up - up / 2 : up / 2;
        return lower(bridge) + dy * 16 + dx;
    }

    /** {@code a1} to {@code l12}. */
    public static String name(int cell) {
        if (NAMES[cell] == null) {
            NAMES[cell] = (char) ('a' + column(cell)) + Integer.toString(row(cell) + 1);
        }
        return NAMES[cell];
    }

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
