package atoll.games.rapanui;

/**
 * The four kinds of offerings, and sets of them as one int: eight bits for the number of each.
 *
 * <p>A kind is 0..3; its name is also that of its hunter.
 */
public final class RapanuiOfferings {
    public static final int FISH = 0;
    public static final int MULBERRY = 1;
    public static final int SWEETPOTATO = 2;
    public static final int GRAIN = 3;

    public static final int KINDS = 4;

    /** Offerings of a kind in the box, 25. */
    public static final int EACH = 25;

    /** One of every kind: what everybody starts with. */
    static final int ONE_EACH = 0x01010101;

    private static final int BITS = 8;
    private static final int MASK = 255;

    private RapanuiOfferings() {}

    /** How a kind, 0..3, is written. */
    public static String name(int kind) {
        return RapanuiCards.name(RapanuiCards.HUNTER + kind);
    }

    /** A set of a single offering. */
    static int one(int kind) {
        return 1 << BITS * kind;
    }

    static int some(int kind, int number) {
        return number << BITS * kind;
    }

    /** How many of a kind are in a set. */
    static int count(int offerings, int kind) {
        return offerings >>> BITS * kind & MASK;
    }

    /** How many offerings a set has. */
    static int total(int offerings) {
        return offerings * ONE_EACH >>> 24;
    }

    /** What an offering of a kind is worth, 0..3, if these lie on the stone: kinds rank by their numbers, alike ones alike. */
    static int worth(int stone, int kind) {
        if (stone == 0) {
            return 0; // rulebook, end of the game: where nothing was sacrificed nothing is worth anything
        }
        int numbers = 0; // a bit for each: equal ones are one rank
        for (int each = 0; each < KINDS; each++) {
            numbers |= 1 << count(stone, each);
        }
        int larger = numbers >>> count(stone, kind) + 1;
        return KINDS - 1 - Integer.bitCount(larger);
    }

    /** What an offering of each kind is worth, as a set. */
    static int worths(int stone) {
        int worths = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            worths |= some(kind, worth(stone, kind));
        }
        return worths;
    }
}
