package atoll.engine;

/** An evaluator with a weight vector, which can be tuned by self-play. */
public abstract class WeightedEvaluator implements Evaluator {
    /** One weight per feature, in the order of the subclass; not copied. */
    protected final int[] weights;

    /** @param weights not copied; must not change */
    protected WeightedEvaluator(int[] weights) {
        this.weights = weights;
    }

    /** {@return the names of the weights, in their order, separated by white space} */
    public abstract String names();

    /** {@return a copy of the weights, each at least 0} */
    public final int[] weights() {
        return weights.clone();
    }

    /**
     * {@return a copy of this evaluator with other weights, the same number of them}
     *
     * @param others the other list
     */
    public abstract WeightedEvaluator with(int[] others);
}
