package atoll.bot;

import atoll.engine.Rng;
import java.util.Arrays;

/** Hash index from a move to its position in a list, since a node can have hundreds of moves. */
final class MoveIndex {
    /** The move is not registered. */
    static final int NONE = -1;

    private int[] moves = new int[64];
    private int[] slots = new int[64];

    /**
     * Indexes the first {@code size} moves, all different, and drops all others.
     *
     * @param newMoves the moves of the position
     * @param size how many
     */
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

    /**
     * {@return the position of a move in the list, or {@link #NONE}}
     *
     * @param move a move
     */
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
