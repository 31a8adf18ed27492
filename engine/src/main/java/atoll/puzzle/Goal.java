package atoll.puzzle;

/** What the right moves of a puzzle reach. */
public enum Goal {
    /** Solved exactly: they win against every reply, and all other moves do not. */
    WIN,
    /** Solved exactly: against every reply, they win by more points than all other moves. */
    MOST,
    /** Searched: they are worth more than all others by a share of a win, in two long searches. */
    BEST;

    /** {@return whether the answer was proved by an exhaustive search} */
    public boolean isExact() {
        return this != BEST;
    }
}
