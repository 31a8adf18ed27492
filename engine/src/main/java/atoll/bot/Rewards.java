package atoll.bot;

import atoll.engine.Evaluator;
import atoll.engine.State;

/** What each seat got in an iteration of a search, and in all of them. */
final class Rewards {
    /** The share of winning in a result; the rest is the share of the points. */
    private static final double WIN_PART = 0.85;

    /** For each seat: the result of the last iteration, 0..1. */
    final double[] last;
    /** For each seat: the sum of its wins, with shared wins in part. */
    final double[] wins;

    private final int[] shares;
    private int iterations;

    /**
     * No iteration so far.
     *
     * @param seats the number of seats
     */
    Rewards(int seats) {
        last = new double[seats];
        wins = new double[seats];
        shares = new int[seats];
    }

    /**
     * Adds the result of a game.
     *
     * @param at a position that is over
     */
    void add(State at) {
        int winners = 0;
        int points = 0;
        for (int i = 0; i < last.length; i++) {
            boolean first = at.rank(i) == 1;
            last[i] = first ? 1 : 0;
            winners += first ? 1 : 0;
            shares[i] = Math.max(0, at.score(i));
            points += shares[i];
        }
        for (int i = 0; i < last.length; i++) {
            double place = last[i] / winners;
            double share = points == 0 ? 1.0 / last.length : (double) shares[i] / points;
            wins[i] += place;
            last[i] = WIN_PART * place + (1 - WIN_PART) * share;
        }
        iterations++;
    }

    /**
     * Adds the estimated result of a game that goes on.
     *
     * @param at a position
     * @param evaluator estimates it
     */
    void estimate(State at, Evaluator evaluator) {
        evaluator.evaluate(at, shares);
        for (int i = 0; i < last.length; i++) {
            last[i] = (double) shares[i] / Evaluator.WHOLE;
            wins[i] += last[i];
        }
        iterations++;
    }

    /**
     * {@return a seat's share of all wins, in thousandths; the same for all before the first iteration}
     *
     * @param seat a seat, from 0
     */
    int winProbability(int seat) {
        double probability = iterations == 0 ? 1.0 / wins.length : wins[seat] / iterations;
        return (int) (probability * Evaluator.WHOLE + 0.5);
    }
}
