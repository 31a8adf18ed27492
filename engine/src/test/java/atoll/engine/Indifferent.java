package atoll.engine;

/** A evaluator to whom all moves are alike, as they are to {@link Evaluator#NONE}: what a test adds is all that it says. */
public interface Indifferent extends Evaluator {
    @Override
    default int movePrior(State at, int move) {
        return NONE.movePrior(at, move);
    }

    @Override
    default void evaluate(State at, int[] worths) {
        NONE.evaluate(at, worths);
    }
}
