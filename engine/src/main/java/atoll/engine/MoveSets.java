package atoll.engine;

import java.util.Arrays;

/** Sets of moves, from which any move can be taken without listing the others. No branch here depends on the moves. */
final class MoveSets {
    /** By set: the move of bit 0. */
    private int[] firsts = {};
    /** By set: bit i stands for the move of bit 0, plus i. */
    private int[] sets = {};
    /** By set: the number of moves in the sets before it; then that of all. */
    private int[] starts = {};
    /** The number of sets. */
    private int size;
    /** The number of moves. */
    private int moves;

    /** Removes all. */
    void clear() {
        size = 0;
        moves = 0;
    }

    /** {@return the number of moves} */
    int moves() {
        return moves;
    }

    /**
     * Adds the moves {@code first + i} for every set bit i of {@code bits}, from the lowest bit on.
     *
     * @param first the move of bit 0
     * @param bits bit i stands for the move {@code first + i}
     */
    void add(int first, int bits) {
        if (size + 1 >= firsts.length) {
            grow();
        }
        firsts[size] = first;
        sets[size] = bits;
        moves += Integer.bitCount(bits);
        size += (bits | -bits) >>> 31;
        starts[size] = moves;
    }

    // The length stays a power of two, so that the search below stays within it.
    private void grow() {
        int room = Math.max(64, 2 * firsts.length);
        firsts = Arrays.copyOf(firsts, room);
        sets = Arrays.copyOf(sets, room);
        starts = Arrays.copyOf(starts, room);
    }

    /**
     * {@return the move at a place}
     *
     * @param number 0..moves-1, in the order in which they were added
     */
    int move(int number) {
        int set = 0;
        for (int step = Integer.highestOneBit(size); step > 0; step >>= 1) {
            int next = set + step;
            // -1 if the move is in that set or a later one, else 0.
            int further = next - 1 - size >> 31 & starts[next] - 1 - number >> 31;
            set += step & further;
        }
        return firsts[set] + bitAt(sets[set], number - starts[set]);
    }

    /**
     * {@return the place of a set bit}
     *
     * @param bits any int but 0
     * @param number the number of set bits below it
     */
    static int bitAt(int bits, int number) {
        // The numbers of set bits in every two, four, eight, sixteen bits.
        int twos = bits - (bits >>> 1 & 0x55555555);
        int fours = (twos & 0x33333333) + (twos >>> 2 & 0x33333333);
        int eights = fours + (fours >>> 4) & 0x0F0F0F0F;
        int below = eights + (eights >>> 8) & 31;
        int rest = number;
        int beyond = below - 1 - rest >> 31;
        int place = 16 & beyond;
        rest -= below & beyond;
        below = eights >>> place & 15;
        beyond = below - 1 - rest >> 31;
        place += 8 & beyond;
        rest -= below & beyond;
        below = fours >>> place & 7;
        beyond = below - 1 - rest >> 31;
        place += 4 & beyond;
        rest -= below & beyond;
        below = twos >>> place & 3;
        beyond = below - 1 - rest >> 31;
        place += 2 & beyond;
        rest -= below & beyond;
        return place + (1 & (bits >>> place & 1) - 1 - rest >> 31);
    }
}
