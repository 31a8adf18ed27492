package atoll.games.kanaloa;

import atoll.engine.Rng;

/** A multiset of island cards in one int: two bits per island, because there are three cards of each. */
final class KanaloaBag {
    /** The bag without cards. */
    static final int EMPTY = 0;
    /** All cards of the game. */
    static final int ALL = -1;

    private static final int ONES = 0x55555555;
    private static final int FOURS = 0x33333333;
    private static final int EIGHTS = 0x0f0f0f0f;
    private static final int BYTES = 0x01010101;

    private KanaloaBag() {}

    /**
     * {@return a single card}
     *
     * @param island an island, 0..15
     */
    static int one(int island) {
        return 1 << 2 * island;
    }

    /**
     * {@return the number of cards of an island, 0..3}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param island an island, 0..15
     */
    static int of(int bag, int island) {
        return bag >>> 2 * island & 3;
    }

    /**
     * {@return whether a bag contains a card of an island}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param island an island, 0..15
     */
    static boolean has(int bag, int island) {
        return (bag >>> 2 * island & 3) != 0;
    }

    /**
     * {@return the total number of cards}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     */
    static int size(int bag) {
        // The sums of neighbouring pairs, then of those, then of all four bytes by one product.
        int sums = (bag & FOURS) + (bag >>> 2 & FOURS);
        return ((sums + (sums >>> 4)) & EIGHTS) * BYTES >>> 24;
    }

    /**
     * {@return the islands with cards: a bit at twice the island's number}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     */
    static int islands(int bag) {
        return (bag | bag >>> 1) & ONES;
    }

    /**
     * {@return the first island with cards; the bag must not be empty}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     */
    static int first(int bag) {
        return Integer.numberOfTrailingZeros(bag) >> 1;
    }

    /**
     * {@return the bag without one card of its first island; the bag must not be empty}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     */
    static int withoutFirst(int bag) {
        return bag - one(first(bag));
    }

    /**
     * {@return whether {@code bag} contains all cards of {@code part}}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param part the cards that must be there
     */
    static boolean contains(int bag, int part) {
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            if (of(part, i) > of(bag, i)) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return the union, limited to three cards of each island}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param other another bag of cards
     */
    static int union(int bag, int other) {
        int union = EMPTY;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            union |= Math.min(KanaloaMap.COPIES, of(bag, i) + of(other, i)) << 2 * i;
        }
        return union;
    }

    /**
     * {@return {@code bag} minus the cards of {@code other} that it contains}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param other another bag of cards
     */
    static int without(int bag, int other) {
        int left = EMPTY;
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            left |= Math.max(0, of(bag, i) - of(other, i)) << 2 * i;
        }
        return left;
    }

    /**
     * {@return the island of a random card, all equally likely; the bag must not be empty}
     *
     * @param bag a bag of cards, see {@link KanaloaBag}
     * @param rng the source of randomness, which advances
     */
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
