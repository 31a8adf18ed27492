package atoll.lab;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.WeightedEvaluator;
import java.util.List;

/**
 * Looks for better weights by simultaneous perturbation (SPSA): each step moves all weights a little up or down by chance, lets
 * bots with those play against bots with the opposite, and moves all weights along by what the one side won beyond the half. The
 * same numbers give the same weights on any number of threads.
 */
final class Tuner {
    /** A weight is moved by this part of itself at first, and by at least one. */
    private static final double MOVE = 0.25;
    /** How much of that a step keeps if one side wins all. */
    private static final double GAIN = 0.6;
    // How quickly both become less; the usual powers.
    private static final double MOVE_FADES = 0.101;
    private static final double GAIN_FADES = 0.602;

    private final Game game;
    private final Setup setup;
    private final Bot bot;
    private final WeightedEvaluator evaluator;
    private final double[] weights;
    private final int[] least;

    /** From the weights of the game's evaluator on. */
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
     * One step.
     *
     * @param step 0..steps-1
     * @param games of this step, rounded up by {@link #games}
     * @return what share of them the side won that had the weights moved as the dice said first
     */
    double step(int step, int steps, int games, int seed, int threads) throws InterruptedException {
        Rng rng = new Rng(seed, ~step);
        double fade = Math.pow(step + 1, -MOVE_FADES);
        int[] up = new int[weights.length];
        int[] down = new int[weights.length];
        double[] moves = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            int sign = 2 * rng.next(2) - 1;
            moves[i] = sign * Math.max(1, MOVE * fade * weights[i]);
            up[i] = rounded(i, weights[i] + moves[i]);
            down[i] = rounded(i, weights[i] - moves[i]);
        }
        double share = share(evaluator.with(up), evaluator.with(down), games, Rng.mix(seed) + step * games, threads);
        // The first tenth of the steps is as bold as the last of them.
        double gain = GAIN * Math.pow((step + 1 + 0.1 * steps) / (1 + 0.1 * steps), -GAIN_FADES);
        for (int i = 0; i < weights.length; i++) {
            weights[i] = Math.max(least[i], weights[i] + gain * 2 * (share - 0.5) * moves[i]);
        }
        return share;
    }

    private int rounded(int i, double weight) {
        return (int) Math.max(least[i], Math.round(weight));
    }

    /** The weights found so far. */
    int[] weights() {
        int[] found = new int[weights.length];
        for (int i = 0; i < found.length; i++) {
            found[i] = rounded(i, weights[i]);
        }
        return found;
    }

    /** How much one evaluator's bots win against another's, 0..1; of the {@link #games} either side holds half of all seats. */
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

    /** So many games rounded up to those that {@link #share} plays: whole rounds, and two of each deal if seats are odd. */
    int games(int atLeast) {
        int round = isEven() ? setup.seats() : 2 * setup.seats();
        return (atLeast + round - 1) / round * round;
    }

    private List<int[]> play(BotWithEvaluator first, BotWithEvaluator second, int games, int seed, int threads)
            throws InterruptedException {
        return new Tournament(game, setup, List.of(first, second)).play(games, seed, threads, said -> {});
    }

    // Of an odd number of seats one side has one more, so that each deal is played with it on either side.
    private boolean isEven() {
        return setup.seats() % 2 == 0;
    }
}
