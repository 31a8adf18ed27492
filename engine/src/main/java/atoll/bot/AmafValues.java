package atoll.bot;

import java.util.Arrays;

/**
 * AMAF values of the moves of a {@link Node}, by their index: how well the iterations went in which the deciding seat played a move
 * there or later.
 */
final class AmafValues {
    /** The number of AMAF visits at which AMAF values have half their full weight. */
    private static final int HALF_WEIGHT = 10;

    /** In how many iterations a move was played, and the sum of the results. */
    private int[] visits = {};

    private double[] rewards = {};
    // The mean of these results and its weight, so that nobody divides again.
    private double[] means = {};
    private double[] weights = {};

    /** No iteration so far. */
    AmafValues() {}

    /**
     * {@return whether a move has a value}
     *
     * @param slot the index of the move
     */
    boolean has(int slot) {
        return slot < weights.length && weights[slot] > 0;
    }

    /**
     * {@return the mean result of a move that {@link #has} a value, and that value, by their weights}
     *
     * @param slot the index of the move
     * @param mean the mean result of the move at its node
     */
    double blend(int slot, double mean) {
        return mean + weights[slot] * (means[slot] - mean);
    }

    /**
     * Updates the values of all legal moves of a node that the deciding seat played there or later.
     *
     * @param node the node, whose visits are up to date
     * @param played the moves that each seat played in the iteration
     * @param reward the result for the deciding seat, 0..1
     * @param equivalence as {@code SearchParams.raveEquivalence}, always the same
     */
    void credit(Node node, AmafSet played, double reward, int equivalence) {
        makeRoom(node);
        for (int i = 0; i < node.openSize(); i++) {
            int slot = node.open(i);
            if (played.has(node.decider, node.moves[slot])) {
                visits[slot]++;
                rewards[slot] += reward;
                means[slot] = rewards[slot] / visits[slot];
                weigh(slot, node.visits[slot], equivalence);
            }
        }
        weigh(node.chosen, node.visits[node.chosen], equivalence); // has a visit more
    }

    private void makeRoom(Node node) {
        if (visits.length < node.size) {
            int room = node.moves.length;
            visits = Arrays.copyOf(visits, room);
            rewards = Arrays.copyOf(rewards, room);
            means = Arrays.copyOf(means, room);
            weights = Arrays.copyOf(weights, room);
        }
    }

    private void weigh(int slot, int nodeVisits, int equivalence) {
        weights[slot] =
                (double) visits[slot] * equivalence / ((visits[slot] + HALF_WEIGHT) * (equivalence + nodeVisits));
    }
}
