package atoll.bot;

/**
 * The (seat, move) pairs played in the current iteration, for AMAF updates. A hash collision may drop a pair, but never adds one.
 */
final class AmafSet {
    /** A power of two, several times the length of a game. */
    private static final int PLACES = 1 << 12;

    private final int[] keys = new int[PLACES];
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
        int key = key(seat, move);
        int place = place(key, PLACES);
        keys[place] = key;
        iterations[place] = iteration;
    }

    /**
     * {@return whether a seat played a move}
     *
     * @param seat a seat, from 0
     * @param move a move
     */
    boolean has(int seat, int move) {
        int key = key(seat, move);
        int place = place(key, PLACES);
        return iterations[place] == iteration && keys[place] == key;
    }

    /**
     * {@return a number for a seat's move; no other seat and move of less than 28 bits has it}
     *
     * @param seat a seat, from 0 to 15
     * @param move a move
     */
    static int key(int seat, int move) {
        return move ^ seat << 28;
    }

    /**
     * {@return the hash slot of a key in a table of {@code places} slots, a power of two} Collisions are possible.
     *
     * @param key a number of {@link #key}
     * @param places the size of the table
     */
    static int place(int key, int places) {
        return key * 0x9E3779B1 >>> Integer.numberOfLeadingZeros(places - 1);
    }
}
