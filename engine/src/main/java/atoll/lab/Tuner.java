package atoll.lab;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.WeightedEvaluator;
import java.util.List;

/**
 * Tunes weights by simultaneous perturbation stochastic approximation (SPSA). Each step randomly moves every weight a little up
 * or down, plays bots with these weights against bots with the opposite ones, and moves all weights in proportion to the result.
 * The same arguments give the same weights on any number of threads.
 */
final class Tuner {
    /** The initial perturbation, as a part of the weight; at least one. */
    private static final double PERTURBATION = 0.25;
    /** The part of the perturbation that a step keeps if one side wins all games. */
    private static final double GAIN = 0.6;
    // The usual exponents by which both decay.
    private static final double PERTURBATION_DECAY = 0.101;
    private static final double GAIN_DECAY = 0.602;

    private final Game game;
    private final Setup setup;
    private final Bot bot;
    private final WeightedEvaluator evaluator;
    private final double[] weights;
    private final int[] least;

    /**
     * Starts from the weights of {@code evaluator}.
     *
     * @param game the rules
     * @param setup the seats and options
     * @param bot the bot
     * @param evaluator the heuristics
     */
    Tuner(Game game, Setup setup, Bot bot, WeightedEvaluator evaluator) {
        this.game = game;
        this.setup = setup;
        this.bot = bot;
        this.evaluator = evaluator;
        int[] from = evaluator.weights();
        weights = new double[from.length];
        least = new int[from.length];
        for (int i = 0; i < from.length; i++) {
            weights[i] = from[i];
            // A weight of 0 may make a move impossible to find.
            least[i] = Math.min(1, from[i]);
        }
    }

    /**
     * Runs one step.
     *
     * @param step 0..steps-1
     * @param steps the number of steps in all
     * @param games number of games of this step, rounded up by {@link #games}
     * @param seed the seed
     * @param threads the number of threads, at least 1
     * @return the share of the first side, which has the weights perturbed as drawn, 0..1
     * @throws InterruptedException if the thread is interrupted
     */
    double step(int step, int steps, int games, int seed, int threads) throws InterruptedException {
        Rng rng = new Rng(seed, ~step);
        double decay = Math.pow(step + 1, -PERTURBATION_DECAY);
        int[] up = new int[weights.length];
        int[] down = new int[weights.length];
        double[] moves = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            int sign = 2 * rng.next(2) - 1;
            moves[i] = sign * Math.max(1, PERTURBATION * decay * weights[i]);
            up[i] = rounded(i, weights[i] + moves[i]);
            down[i] = rounded(i, weights[i] - moves[i]);
        }
        double share = share(evaluator.with(up), evaluator.with(down), games, Rng.mix(seed) + step * games, threads);
        // The first tenth of the steps keeps the gain almost constant.
        double gain = GAIN * Math.pow((step + 1 + 0.1 * steps) / (1 + 0.1 * steps), -GAIN_DECAY);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = Math.max(least[i], weights[i] + gain * 2 * (share - 0.5) * moves[i]);
        }
        return share;
    }

    private int rounded(int i, double weight) {
        return (int) Math.max(least[i], Math.round(weight));
    }

    /** {@return the current weights} */
    int[] weights() {
        int[] found = new int[weights.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = rounded(i, weights[i]);
        }
        return found;
    }

    /**
     * {@return the first evaluator's share of wins against the other, 0..1; over the {@link #games} each side has half
     * of all seats}
     *
     * @param one a player
     * @param other another text
     * @param games the games to choose from
     * @param seed the seed
     * @param threads the number of threads, at least 1
     * @throws InterruptedException if the thread is interrupted
     */
    double share(Evaluator one, Evaluator other, int games, int seed, int threads) throws InterruptedException {
        BotWithEvaluator first = new BotWithEvaluator(bot, game, one);
        BotWithEvaluator second = new BotWithEvaluator(bot, game, other);
        if (isEven()) {
            return Tournament.share(play(first, second, games, seed, threads), 0, 2);
        }
        int half = games(games) / 2;
        double more = Tournament.share(play(first, second, half, seed, threads), 0, 2);
        double less = Tournament.share(play(second, first, half, seed, threads), 1, 2);
        return (more + less) / 2;
    }

    /**
     * Rounds up to a number of games that {@link #share} plays: whole rounds, and each deal twice if the number of
     * seats is odd.
     *
     * @param atLeast the least number of games
     * @return the number of games
     */
    int games(int atLeast) {
        int round = isEven() ? setup.seats() : 2 * setup.seats();
        return (atLeast + round - 1) / round * round;
    }

    private List<int[]> play(BotWithEvaluator first, BotWithEvaluator second, int games, int seed, int threads)
            throws InterruptedException {
        return new Tournament(game, setup, List.of(first, second)).play(games, seed, threads, said -> {});
    }

    // With an odd number of seats one side has one more, so each deal is played with either side having it.
    private boolean isEven() {
        return setup.seats() % 2 == 0;
    }
}
