package atoll.engine;

/**
 * A game's heuristics for the bots: move priors, a position evaluation, and the search parameters. Heuristics may be wrong; the
 * rules ({@link State}) may not.
 */
public interface Evaluator {
    /** The sum of the win shares of all seats. */
    int WHOLE = 1000;

    /** No heuristics: all moves have the same prior, and playouts run to the end of the game. */
    Evaluator NONE = new Evaluator() {
        @Override
        public int movePrior(State at, int move) {
            return 1;
        }

        @Override
        public void evaluate(State at, int[] shares) {
            throw new UnsupportedOperationException("playouts of this game run to the end");
        }
    };

    /**
     * How promising a legal move looks for the actor. Called very often, so look only at the neighbourhood of the move.
     *
     * @return 1..1000
     */
    int movePrior(State at, int move);

    /**
     * Estimates the result of a position that is not over.
     *
     * @param shares output: one win share per seat, each 0..{@link #WHOLE}, their sum {@link #WHOLE}
     */
    void evaluate(State at, int[] shares);

    /** The search parameters for this game. */
    default SearchParams searchParams() {
        return SearchParams.DEFAULT;
    }
}
