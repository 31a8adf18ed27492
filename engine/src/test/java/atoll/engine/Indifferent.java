package atoll.engine;

/** An evaluator with equal priors, like {@link Evaluator#NONE}; tests override what they need. */
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
