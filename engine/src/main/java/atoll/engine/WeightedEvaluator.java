package atoll.engine;

/** A evaluator whose numbers are data, so that better ones can be found by letting it play against itself. */
public abstract class WeightedEvaluator implements Evaluator {
    protected final int[] weights;

    /** @param weights not copied: nobody changes them */
    protected WeightedEvaluator(int[] weights) {
        this.weights = weights;
    }

    /** One name for each weight, in their order, parted by white space. */
    public abstract String names();

    /** A copy of the weights, each at least 0. */
    public final int[] weights() {
        return weights.clone();
    }

    /** A evaluator with other weights, as many as these. */
    public abstract WeightedEvaluator with(int[] others);
}
