package atoll.games.origo;

import atoll.engine.Rng;

/** Heaps of cards, several of them in one array of ints: {@link #WORDS} ints a heap, eight bits a kind. */
final class OrigoBag {
    static final int WORDS = OrigoCards.KINDS / 4;

    /** Times this, a word has in each byte the sum of its bytes up to there: no heap has more than 255 cards. */
    private static final int UP_TO = 0x01010101;

    private OrigoBag() {}

    /** How many cards of a kind are in the heap that begins at {@code base}. */
    static int get(int[] bags, int base, int kind) {
        return bags[base + (kind >> 2)] >>> ((kind & 3) << 3) & 255;
    }

    /** Adds cards, or takes some away. */
    static void add(int[] bags, int base, int kind, int count) {
        bags[base + (kind >> 2)] += count << ((kind & 3) << 3);
    }

    static void set(int[] bags, int base, int kind, int count) {
        add(bags, base, kind, count - get(bags, base, kind));
    }

    /** How many cards in all. */
    static int size(int[] bags, int base) {
        int sum = 0;
        for (int i = base; i < base + WORDS; i++) {
            sum += bags[i];
        }
        return sum * UP_TO >>> 24;
    }

    /** Fills {@code out} with the kinds that are there, in their order, and answers how many they are. */
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

    /** Pours all of a heap into another, and empties it. */
    static void pour(int[] bags, int from, int to) {
        for (int i = 0; i < WORDS; i++) {
            bags[to + i] += bags[from + i];
            bags[from + i] = 0;
        }
    }

    /** One of the cards, all alike; {@code size}, at least 1, is how many there are. */
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
