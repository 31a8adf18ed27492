package atoll.bot;

import atoll.engine.Rng;
import java.util.Arrays;

/** Where each of a list of moves stands; by hashing, since there can be hundreds. */
final class MoveIndex {
    static final int NONE = -1;

    private int[] moves = new int[64];
    private int[] slots = new int[64];

    /** Lists the first {@code size} moves, which differ, and forgets all others. */
    void register(int[] newMoves, int size) {
        if (2 * size > slots.length) {
            int room = Integer.highestOneBit(size) * 4;
            moves = new int[room];
            slots = new int[room];
        }
        Arrays.fill(slots, NONE);
        for (int i = 0; i < size; i++) {
            int place = place(newMoves[i]);
            moves[place] = newMoves[i];
            slots[place] = i;
        }
    }

    /** Where a move stands in the list; {@link #NONE} if it is not there. */
    int indexOf(int move) {
        return slots[place(move)];
    }

    private int place(int move) {
        int mask = slots.length - 1;
        int place = Rng.mix(move) & mask;
        while (slots[place] != NONE && moves[place] != move) {
            place = place + 1 & mask;
        }
        return place;
    }
}
