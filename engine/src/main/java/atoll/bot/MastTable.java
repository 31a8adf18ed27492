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

    /** The move and seat of each entry, see {@link AmafSet#key}. */
    private final int[] keys = new int[PLACES];

    private final double[] means = new double[PLACES];
    private final int[] visits = new int[PLACES];
    private final double[] rewards = new double[PLACES];

    /** The moves of the current iteration. */
    private int[] path = new int[256];

    private int[] pathSeats = new int[256];
    private int size;

    /** No move was played. */
    MastTable() {
        means[AmafSet.place(0, PLACES)] = 0.5; // an entry without moves has the key 0
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
        if (keys[place] != key) {
            keys[place] = key;
            visits[place] = 0;
            rewards[place] = 0;
        }
        visits[place]++;
        rewards[place] += reward;
        means[place] = (rewards[place] + VIRTUAL_VISITS / 2.0) / (visits[place] + VIRTUAL_VISITS);
    }

    /**
     * {@return a seat's mean result after a move, 0..1; one half for a move it never played}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    double mean(int seat, int move) {
        int key = AmafSet.key(seat, move);
        int place = AmafSet.place(key, PLACES);
        return keys[place] == key ? means[place] : 0.5;
    }
}
