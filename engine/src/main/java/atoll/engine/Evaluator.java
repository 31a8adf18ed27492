package atoll.engine;

/**
 * A game's heuristics for the bots: move priors, a position evaluation, and the search parameters. Heuristics may be wrong; the
 * rules ({@link State}) may not.
 */
public interface Evaluator {
    /** The sum of the win shares of all seats. */
    int WHOLE = 1000;

    /** No heuristics: all moves are alike, and nobody is ahead before the end. */
    Evaluator NONE = new NoEvaluator();

    /**
     * How promising a legal move looks for the actor. Called very often, so look only at the neighbourhood of the move.
     *
     * @param at a position
     * @param move a move
     * @return 1..1000
     */
    int movePrior(State at, int move);

    /**
     * {@return the first of the moves that have the greatest prior}
     *
     * @param at a position
     * @param legal its legal moves, at least one
     */
    default int favourite(State at, MoveList legal) {
        int best = legal.get(0);
        int most = movePrior(at, best);
        for (int i = 1; i < legal.size(); i++) {
            int prior = movePrior(at, legal.get(i));
            if (prior > most) {
                most = prior;
                best = legal.get(i);
            }
        }
        return best;
    }

    /**
     * Estimates the result of a position that is not over.
     *
     * @param at a position
     * @param shares output: one win share per seat, each 0..{@link #WHOLE}, their sum {@link #WHOLE}
     */
    void evaluate(State at, int[] shares);

    /** {@return the search parameters for this game} */
    default SearchParams searchParams() {
        return SearchParams.DEFAULT;
    }
}
