package atoll.games.rapanui;

/**
 * The four kinds of offerings, and multisets of them as one int: eight bits for the number of each.
 *
 * <p>A kind is 0..3; its name is also that of its hunter.
 */
public final class RapanuiOfferings {
    /** The kind of fish. */
    public static final int FISH = 0;
    /** The kind of mulberries. */
    public static final int MULBERRY = 1;
    /** The kind of sweet potatoes. */
    public static final int SWEETPOTATO = 2;
    /** The kind of grain. */
    public static final int GRAIN = 3;

    /** The number of kinds. */
    public static final int KINDS = 4;

    /** Offerings of a kind in the box, 25. */
    public static final int EACH = 25;

    /** One of every kind: each seat's offerings at the start. */
    static final int ONE_EACH = 0x01010101;

    private static final int BITS = 8;
    private static final int MASK = 255;

    private RapanuiOfferings() {}

    /**
     * {@return the name of a kind, 0..3}
     *
     * @param kind a kind of offering, 0..3
     */
    public static String name(int kind) {
        return RapanuiCards.name(RapanuiCards.HUNTER + kind);
    }

    /**
     * {@return a set of a single offering}
     *
     * @param kind a kind of offering, 0..3
     */
    static int one(int kind) {
        return 1 << BITS * kind;
    }

    /**
     * {@return a number of offerings of a kind, packed}
     *
     * @param kind a kind of offering, 0..3
     * @param number how many
     */
    static int some(int kind, int number) {
        return number << BITS * kind;
    }

    /**
     * {@return the number of a kind in a set}
     *
     * @param offerings offerings, packed by kind
     * @param kind a kind of offering, 0..3
     */
    static int count(int offerings, int kind) {
        return offerings >>> BITS * kind & MASK;
    }

    /**
     * {@return the size of a set}
     *
     * @param offerings offerings, packed by kind
     */
    static int total(int offerings) {
        return offerings * ONE_EACH >>> 24;
    }

    /**
     * {@return the value of an offering of a kind, 0..3, for these offerings on the stone: kinds rank by number, with
     * equal ranks for equal numbers}
     *
     * @param stone the offerings on the stone, packed
     * @param kind a kind of offering, 0..3
     */
    static int worth(int stone, int kind) {
        if (stone == 0) {
            return 0; // rulebook, end of the game: if nothing was sacrificed, offerings are worth nothing
        }
        int numbers = 0; // one bit per number: equal numbers share a rank
        for (int each = 0; each < KINDS; each++) {
            numbers |= 1 << count(stone, each);
        }
        int larger = numbers >>> count(stone, kind) + 1;
        return KINDS - 1 - Integer.bitCount(larger);
    }

    /**
     * {@return the values of an offering of each kind, as a set}
     *
     * @param stone the offerings on the stone, packed
     */
    static int values(int stone) {
        int values = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            values |= some(kind, worth(stone, kind));
        }
        return values;
    }
}
