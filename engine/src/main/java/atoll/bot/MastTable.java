package atoll.bot;

import java.util.Arrays;

/**
 * MAST: the mean result of each seat's moves over all iterations, wherever they were played. A hash collision may drop a move,
 * but never mixes two.
 */
final class MastTable {
    /** A power of two, several times the number of different moves. */
    private static final int PLACES = 1 << 14;

    /** Virtual visits with an even result, added to every move. */
    private static final int VIRTUAL_VISITS = 5;

    /**
     * For each entry its move and seat, see {@link AmafSet#key}, and the mean: side by side, since both are read for every move
     * that a playout may choose.
     */
    private final double[] entries = new double[2 * PLACES];

    private final int[] visits = new int[PLACES];
    private final double[] rewards = new double[PLACES];

    /** The moves of the current iteration. */
    private int[] path = new int[256];

    private int[] pathSeats = new int[256];
    private int size;

    /** No move was played. */
    MastTable() {
        entries[2 * AmafSet.place(0, PLACES) + 1] = 0.5; // an entry without moves has the key 0
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
        if (entries[2 * place] != key) {
            entries[2 * place] = key;
            visits[place] = 0;
            rewards[place] = 0;
        }
        visits[place]++;
        rewards[place] += reward;
        entries[2 * place + 1] = (rewards[place] + VIRTUAL_VISITS / 2.0) / (visits[place] + VIRTUAL_VISITS);
    }

    /**
     * {@return a seat's mean result after a move, 0..1; one half for a move it never played}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    double mean(int seat, int move) {
        int key = AmafSet.key(seat, move);
        int entry = 2 * AmafSet.place(key, PLACES);
        return entries[entry] == key ? entries[entry + 1] : 0.5;
    }
}
