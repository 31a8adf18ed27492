package atoll.engine;

/** No heuristics, see {@link Evaluator#NONE}. */
final class NoEvaluator implements Evaluator {
    @Override
    public int movePrior(State at, int move) {
        return 1;
    }

    @Override
    public void evaluate(State at, int[] shares) {
        throw new UnsupportedOperationException("playouts of this game run to the end");
    }
}
