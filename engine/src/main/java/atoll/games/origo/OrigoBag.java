package atoll.games.origo;

import atoll.engine.Rng;

/** Multisets of cards, several of them in one array of ints: {@link #WORDS} ints each, eight bits per kind. */
final class OrigoBag {
    /** The number of ints of a multiset. */
    static final int WORDS = OrigoCards.KINDS / 4;

    /** Multiplied by this, each byte of a word holds the sum of its bytes up to there: no multiset has more than 255 cards. */
    private static final int UP_TO = 0x01010101;

    private OrigoBag() {}

    /**
     * {@return the number of cards of a kind in the multiset at {@code base}}
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     * @param kind a card, 0..47
     */
    static int get(int[] bags, int base, int kind) {
        return bags[base + (kind >> 2)] >>> ((kind & 3) << 3) & 255;
    }

    /**
     * Adds cards, or removes some.
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     * @param kind a card, 0..47
     * @param count how many
     */
    static void add(int[] bags, int base, int kind, int count) {
        bags[base + (kind >> 2)] += count << ((kind & 3) << 3);
    }

    /**
     * Sets the number of cards of a kind.
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     * @param kind a card, 0..47
     * @param count how many
     */
    static void set(int[] bags, int base, int kind, int count) {
        add(bags, base, kind, count - get(bags, base, kind));
    }

    /**
     * {@return the total number of cards}
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     */
    static int size(int[] bags, int base) {
        int sum = 0;
        for (int i = base; i < base + WORDS; i++) {
            sum += bags[i];
        }
        return sum * UP_TO >>> 24;
    }

    /**
     * Fills {@code out} with the kinds present, in order, and returns their number.
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     * @param out receives the result
     * @return the number of kinds
     */
    static int kinds(int[] bags, int base, int[] out) {
        int size = 0;
        for (int i = 0; i < WORDS; i++) {
            for (int left = bags[base + i]; left != 0; ) {
                int shift = Integer.numberOfTrailingZeros(left) & ~7;
                out[size++] = 4 * i + (shift >> 3);
                left &= ~(255 << shift);
            }
        }
        return size;
    }

    /**
     * Moves all cards of one multiset to another.
     *
     * @param bags several multisets in one array
     * @param from where the multiset to empty begins
     * @param to where the multiset to fill begins
     */
    static void pour(int[] bags, int from, int to) {
        for (int i = 0; i < WORDS; i++) {
            bags[to + i] += bags[from + i];
            bags[from + i] = 0;
        }
    }

    /**
     * {@return a random card, all equally likely; {@code size}, at least 1, is their number}
     *
     * @param bags several multisets in one array
     * @param base where the multiset begins in {@code bags}
     * @param size the number of cards of the multiset
     * @param rng the source of randomness, which advances
     */
    static int pick(int[] bags, int base, int size, Rng rng) {
        int left = rng.next(size);
        int word = base;
        int upTo = bags[word] * UP_TO;
        while (left >= upTo >>> 24) {
            left -= upTo >>> 24;
            upTo = bags[++word] * UP_TO;
        }
        int kind = 4 * (word - base);
        while (left >= (upTo & 255)) {
            upTo >>>= 8;
            kind++;
        }
        return kind;
    }
}
