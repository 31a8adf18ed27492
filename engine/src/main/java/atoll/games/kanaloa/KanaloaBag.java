package atoll.games.kanaloa;

import atoll.engine.Rng;

/** A multiset of island cards in one int: two bits per island, because there are three cards of each. */
final class KanaloaBag {
    static final int EMPTY = 0;
    /** All cards of the game. */
    static final int ALL = -1;

    private static final int ONES = 0x55555555;

    private KanaloaBag() {}

    /** A single card. */
    static int one(int island) {
        return 1 << 2 * island;
    }

    /** The number of cards of an island, 0..3. */
    static int of(int bag, int island) {
        return bag >>> 2 * island & 3;
    }

    static boolean has(int bag, int island) {
        return (bag >>> 2 * island & 3) != 0;
    }

    /** The total number of cards. */
    static int size(int bag) {
        // The high bit of a pair counts double.
        return Integer.bitCount(bag) + Integer.bitCount(bag & ~ONES);
    }

    /** The islands with cards: a bit at twice the island's number. */
    static int islands(int bag) {
        return (bag | bag >>> 1) & ONES;
    }

    /** The first island with cards; the bag must not be empty. */
    static int first(int bag) {
        return Integer.numberOfTrailingZeros(bag) >> 1;
    }

    /** The bag without one card of its first island; the bag must not be empty. */
    static int withoutFirst(int bag) {
        return bag - one(first(bag));
    }

    /** Whether {@code bag} contains all cards of {@code part}. */
    static boolean contains(int bag, int part) {
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            if (of(part, i) > of(bag, i)) {
                return false;
            }
        }
        return true;
    }

    /** The union, limited to three cards of each island. */
    static int union(int bag, int other) {
        int union = EMPTY;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            union |= Math.min(KanaloaMap.COPIES, of(bag, i) + of(other, i)) << 2 * i;
        }
        return union;
    }

    /** {@code bag} minus the cards of {@code other} that it contains. */
    static int without(int bag, int other) {
        int left = EMPTY;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            left |= Math.max(0, of(bag, i) - of(other, i)) << 2 * i;
        }
        return left;
    }

    /** The island of a random card, all equally likely; the bag must not be empty. */
    static int pick(int bag, Rng rng) {
        int left = rng.next(size(bag));
        int island = 0;
        for (int rest = bag; left >= (rest & 3); rest >>>= 2) {
            left -= rest & 3;
            island++;
        }
        return island;
    }
}
