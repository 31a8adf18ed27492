package atoll.bot;

import atoll.engine.Rng;

/**
 * The (seat, move) pairs played in the current iteration, for AMAF updates. A hash collision may drop a pair, but never adds one.
 */
final class AmafSet {
    /** A power of two, several times the length of a game. */
    private static final int PLACES = 1 << 12;

    private final int[] moves = new int[PLACES];
    private final int[] seats = new int[PLACES];
    /** The iteration of each entry, from 1 on; older entries count as absent. */
    private final int[] iterations = new int[PLACES];

    private int iteration = 1;

    /** Starts a new iteration. */
    void clear() {
        iteration++;
    }

    /**
     * Notes that a seat played a move.
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    void add(int seat, int move) {
        int place = place(seat, move, PLACES);
        moves[place] = move;
        seats[place] = seat;
        iterations[place] = iteration;
    }

    /**
     * {@return whether a seat played a move}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    boolean has(int seat, int move) {
        int place = place(seat, move, PLACES);
        return iterations[place] == iteration && moves[place] == move && seats[place] == seat;
    }

    /**
     * {@return the hash slot of a seat's move in a table of {@code places} slots, a power of two} Collisions are
     * possible.
     *
     * @param seat a seat, from 0
     * @param move a move
     * @param places where the ranks go
     */
    static int place(int seat, int move, int places) {
        return Rng.mix(move ^ seat << 28) & (places - 1);
    }
}
