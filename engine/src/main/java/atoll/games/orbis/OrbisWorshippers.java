package atoll.games.orbis;

/**
 * The five colours, and groups of worshippers as one int: six bits for the number of each colour. Colours are 0..4; a set of
 * colours has one bit per colour.
 */
public final class OrbisWorshippers {
    public static final int GREEN = 0;
    public static final int BLUE = 1;
    public static final int WHITE = 2;
    public static final int RED = 3;
    public static final int YELLOW = 4;

    /** The number of colours. */
    public static final int COLOURS = 5;

    /** The set of all colours, {@code any} in the table of tiles. */
    public static final int ALL_COLOURS = (1 << COLOURS) - 1;

    /** The number of worshippers of one colour that are exchanged for one of another. */
    public static final int EXCHANGE = 3;

    static final int NONE = 0;

    private static final String[] NAMES = {"green", "blue", "white", "red", "yellow"};

    private static final int BITS = 6;
    private static final int MASK = 63;

    // By set of colours: all bits of their numbers.
    private static final int[] FIELDS = new int[1 << COLOURS];

    static {
        for (int set = 0; set < FIELDS.length; set++) {
            for (int colour = 0; colour < COLOURS; colour++) {
                FIELDS[set] |= (set >> colour & 1) == 0 ? 0 : MASK << BITS * colour;
            }
        }
    }

    private OrbisWorshippers() {}

    /** The name of a colour, 0..4. */
    public static String name(int colour) {
        return NAMES[colour];
    }

    /** The colour with that name, or -1. */
    static int find(String name) {
        for (int colour = 0; colour < COLOURS; colour++) {
            if (NAMES[colour].equals(name)) {
                return colour;
            }
        }
        return -1;
    }

    /** A group of a single worshipper. */
    static int one(int colour) {
        return 1 << BITS * colour;
    }

    /** The number of a colour in a group, 0..63. */
    static int count(int group, int colour) {
        return group >>> BITS * colour & MASK;
    }

    /** The size of a group. */
    static int total(int group) {
        // Adding neighbouring colours in pairs leaves twelve bits for each sum.
        int pairs = (group & 0x3F03F03F) + (group >>> BITS & 0x0003F03F);
        return (pairs & 0xFFF) + (pairs >>> 12 & 0xFFF) + (pairs >>> 24);
    }

    /** The part of a group with the colours of a set. */
    static int only(int group, int colours) {
        return group & FIELDS[colours];
    }

    /** The part of a group without the colours of a set. */
    static int without(int group, int colours) {
        return group & ~FIELDS[colours];
    }

    /** The colours of which a group has at least {@code least}. */
    static int colours(int group, int least) {
        int set = 0;
        int left = group;
        for (int bit = 1; left != 0; bit <<= 1) {
            set |= (left & MASK) >= least ? bit : 0;
            left >>>= BITS;
        }
        return set;
    }

    /** Whether a group has at least as many of every colour as another. */
    static boolean covers(int group, int other) {
        int have = group;
        int want = other;
        while (want != 0) {
            if ((have & MASK) < (want & MASK)) {
                return false;
            }
            have >>>= BITS;
            want >>>= BITS;
        }
        return true;
    }
}
