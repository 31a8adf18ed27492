package atoll.games.orbis;

/**
 * The five colours, and groups of worshippers as one int: six bits for the number of each colour. Colours are 0..4; a set of
 * colours has one bit per colour.
 */
public final class OrbisWorshippers {
    /** The colour green. */
    public static final int GREEN = 0;
    /** The colour blue. */
    public static final int BLUE = 1;
    /** The colour white. */
    public static final int WHITE = 2;
    /** The colour red. */
    public static final int RED = 3;
    /** The colour yellow. */
    public static final int YELLOW = 4;

    /** The number of colours. */
    public static final int COLOURS = 5;

    /** The set of all colours, {@code any} in the table of tiles. */
    public static final int ALL_COLOURS = (1 << COLOURS) - 1;

    /** The number of worshippers of one colour that are exchanged for one of another. */
    public static final int EXCHANGE = 3;

    /** A group without worshippers. */
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

    /**
     * {@return the name of a colour, 0..4}
     *
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public static String name(int colour) {
        return NAMES[colour];
    }

    /**
     * {@return the colour with that name, or -1}
     *
     * @param name a name
     */
    static int find(String name) {
        for (int colour = 0; colour < COLOURS; colour++) {
            if (NAMES[colour].equals(name)) {
                return colour;
            }
        }
        return -1;
    }

    /**
     * {@return a group of a single worshipper}
     *
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    static int one(int colour) {
        return 1 << BITS * colour;
    }

    /**
     * {@return the number of a colour in a group, 0..63}
     *
     * @param group a group of worshippers, packed
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    static int count(int group, int colour) {
        return group >>> BITS * colour & MASK;
    }

    /**
     * {@return the size of a group}
     *
     * @param group a group of worshippers, packed
     */
    static int total(int group) {
        // Adding neighbouring colours in pairs leaves twelve bits for each sum.
        int pairs = (group & 0x3F03F03F) + (group >>> BITS & 0x0003F03F);
        return (pairs & 0xFFF) + (pairs >>> 12 & 0xFFF) + (pairs >>> 24);
    }

    /**
     * {@return the part of a group with the colours of a set}
     *
     * @param group a group of worshippers, packed
     * @param colours colours as bits
     */
    static int only(int group, int colours) {
        return group & FIELDS[colours];
    }

    /**
     * {@return the part of a group without the colours of a set}
     *
     * @param group a group of worshippers, packed
     * @param colours colours as bits
     */
    static int without(int group, int colours) {
        return group & ~FIELDS[colours];
    }

    /**
     * {@return the colours of which a group has at least {@code least}}
     *
     * @param group a group of worshippers, packed
     * @param least the least number
     */
    static int colours(int group, int least) {
        int set = 0;
        int left = group;
        for (int bit = 1; left != 0; bit <<= 1) {
            set |= (left & MASK) >= least ? bit : 0;
            left >>>= BITS;
        }
        return set;
    }

    /**
     * {@return whether a group has at least as many of every colour as another}
     *
     * @param group a group of worshippers, packed
     * @param other another group of worshippers
     */
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
