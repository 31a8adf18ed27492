package atoll.bot;

import java.util.Arrays;

/**
 * MAST: the mean result of each seat's moves over all iterations, wherever they were played. A hash collision may drop a move,
 * but never mixes two.
 */
final class MastTable {
    /** A power of two, several times the number of different moves. */
    private static final int PLACES = 1 << 14;

    private static final int FIRST_ROOM = 512;

    /** Virtual visits with an even result, added to every move. */
    private static final int VIRTUAL_VISITS = 5;

    /**
     * By the hash of a move and its seat: where its results are, 0 for none. Few places are used; results side by side stay in
     * the fastest cache of a processor.
     */
    private final int[] slots = new int[PLACES];

    /** The number of slots in use. Slot 0 is that of all moves without a place: even, whatever its key. */
    private int used = 1;

    // By slot.
    /** The move and seat, see {@link AmafSet#key}. */
    private int[] keys = new int[FIRST_ROOM];

    private double[] means = new double[FIRST_ROOM];
    private int[] visits = new int[FIRST_ROOM];
    private double[] rewards = new double[FIRST_ROOM];

    /** The moves of the current iteration. */
    private int[] path = new int[256];

    private int[] pathSeats = new int[256];
    private int size;

    /** No move was played. */
    MastTable() {
        means[0] = 0.5;
    }

    /**
     * Records a move of the current iteration.
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    void addMove(int seat, int move) {
        if (size == path.length) {
            path = Arrays.copyOf(path, 2 * size);
            pathSeats = Arrays.copyOf(pathSeats, 2 * size);
        }
        path[size] = move;
        pathSeats[size++] = seat;
    }

    /**
     * Ends the iteration with each seat's result, 0..1.
     *
     * @param results the results to add
     */
    void credit(double[] results) {
        for (int i = 0; i < size; i++) {
            add(pathSeats[i], path[i], results[pathSeats[i]]);
        }
        size = 0;
    }

    private void add(int seat, int move, double reward) {
        int key = AmafSet.key(seat, move);
        int place = AmafSet.place(key, PLACES);
        if (slots[place] == 0) {
            slots[place] = newSlot();
        }
        int slot = slots[place];
        if (keys[slot] != key) {
            keys[slot] = key;
            visits[slot] = 0;
            rewards[slot] = 0;
        }
        visits[slot]++;
        rewards[slot] += reward;
        means[slot] = (rewards[slot] + VIRTUAL_VISITS / 2.0) / (visits[slot] + VIRTUAL_VISITS);
    }

    private int newSlot() {
        if (used == keys.length) {
            keys = Arrays.copyOf(keys, 2 * used);
            means = Arrays.copyOf(means, 2 * used);
            visits = Arrays.copyOf(visits, 2 * used);
            rewards = Arrays.copyOf(rewards, 2 * used);
        }
        return used++;
    }

    /**
     * {@return a seat's mean result after a move, 0..1; one half for a move it never played}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    double mean(int seat, int move) {
        int key = AmafSet.key(seat, move);
        int slot = slots[AmafSet.place(key, PLACES)];
        return keys[slot] == key ? means[slot] : 0.5;
    }
}
