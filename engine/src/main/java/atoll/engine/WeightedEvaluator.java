package atoll.engine;

/** An evaluator with a weight vector, which can be tuned by self-play. */
public abstract class WeightedEvaluator implements Evaluator {
    protected final int[] weights;

    /** @param weights not copied; must not change */
    protected WeightedEvaluator(int[] weights) {
        this.weights = weights;
    }

    /** The names of the weights, in their order, separated by white space. */
    public abstract String names();

    /** A copy of the weights, each at least 0. */
    public final int[] weights() {
        return weights.clone();
    }

    /** A copy of this evaluator with other weights, the same number of them. */
    public abstract WeightedEvaluator with(int[] others);
}
