package atoll.luck;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;

/**
 * A run of consecutive chance moves in a game, with the values of the position that it led to and of other positions that it could
 * have led to. All values are estimates of the same kind, so their errors do not favour what happened.
 */
final class ChanceEvent {
    /** The evaluations of what happened. */
    private static final int HAPPENED = 3;
    /** The evaluations of what could have happened. */
    private static final int POSSIBLE = 6;

    private static final double WHOLE = 1000;

    /** The number of moves before the event. */
    final int ply;

    private final State before;
    private final State after;
    private final int seed;
    /** All outcomes, if they are few enough to evaluate each; otherwise null, and outcomes are drawn. */
    private final MoveList outcomes;

    private final Estimate happened;
    private final Estimate possible;

    /**
     * @param ply the number of moves before the event
     * @param before the position before the first chance move
     * @param after the position after the last one
     * @param seed the source of the drawn outcomes and of the evaluations
     */
    ChanceEvent(int ply, State before, State after, int seed) {
        this.ply = ply;
        this.before = before;
        this.after = after;
        this.seed = seed;
        outcomes = fewOutcomes(before);
        happened = new Estimate(before.seats());
        possible = new Estimate(before.seats());
    }

    // Null if there are many, or if another chance move follows one of them.
    private static MoveList fewOutcomes(State before) {
        MoveList outcomes = new MoveList();
        before.moves(outcomes);
        for (int i = 0; i < outcomes.size(); i++) {
            State next = before.copy();
            next.play(outcomes.get(i));
            if (outcomes.size() > POSSIBLE || next.actor() == State.CHANCE) {
                return null;
            }
        }
        return outcomes;
    }

    /** {@return the number of evaluations} */
    int total() {
        return HAPPENED + (outcomes == null ? POSSIBLE : outcomes.size());
    }

    /** {@return the number of evaluations that are known} */
    int done() {
        return happened.count + possible.count;
    }

    /** {@return the position of the next evaluation; its actor is not CHANCE} */
    State next() {
        if (happened.count < HAPPENED) {
            return after;
        }
        State next = before.copy();
        MoveList legal = new MoveList();
        if (outcomes != null) {
            next.play(outcomes.get(possible.count));
            return next;
        }
        Rng rng = new Rng(seed, done());
        while (next.actor() == State.CHANCE) {
            next.moves(legal);
            next.play(legal.sample(rng));
        }
        return next;
    }

    /** {@return the seed of the next evaluation} */
    int nextSeed() {
        return seed + done() * 0x9E3779B1;
    }

    /**
     * Takes the result of the next evaluation.
     *
     * @param odds each seat's probability to win, in thousandths
     */
    void add(int[] odds) {
        if (happened.count < HAPPENED) {
            happened.add(odds, 1);
        } else {
            possible.add(odds, outcomes == null ? 1 : outcomes.weight(possible.count));
        }
    }

    /**
     * {@return what the event brought a seat, in wins: the value of what happened minus the mean of what could have happened} 0
     * while it is not known.
     *
     * @param seat a seat, from 0
     */
    double luck(int seat) {
        return done() < total() ? 0 : (happened.mean(seat) - possible.mean(seat)) / WHOLE;
    }

    /**
     * {@return the variance of {@link #luck}} If every outcome is evaluated, only the evaluations err, as much as those of what
     * happened.
     *
     * @param seat a seat, from 0
     */
    double variance(int seat) {
        if (done() < total()) {
            return 0;
        }
        double error = happened.variance(seat);
        double part = outcomes == null ? possible.variance(seat) / possible.count : error * possible.squares();
        return (error / happened.count + part) / WHOLE / WHOLE;
    }

    /** Weighted values by seat. */
    private static final class Estimate {
        private final double[] sums;
        private final double[] sumsOfSquares;
        private double weight;
        private double squaredWeight;
        private int count;

        Estimate(int seats) {
            sums = new double[seats];
            sumsOfSquares = new double[seats];
        }

        void add(int[] values, int by) {
            for (int seat = 0; seat < sums.length; seat++) {
                sums[seat] += (double) by * values[seat];
                sumsOfSquares[seat] += (double) by * values[seat] * values[seat];
            }
            weight += by;
            squaredWeight += (double) by * by;
            count++;
        }

        double mean(int seat) {
            return sums[seat] / weight;
        }

        // The variance of one value.
        double variance(int seat) {
            double mean = mean(seat);
            return Math.max(0, sumsOfSquares[seat] / weight - mean * mean) * count / (count - 1);
        }

        // The sum of the squared shares of the weights.
        double squares() {
            return squaredWeight / weight / weight;
        }
    }
}
