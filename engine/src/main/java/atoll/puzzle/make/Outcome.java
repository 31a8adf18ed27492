package atoll.puzzle.make;

import atoll.engine.State;
import atoll.puzzle.Goal;

/** What the end of a game is worth for a seat, as exact whole numbers. Games of two seats only. */
final class Outcome {
    /** The parts of a unit: divisible by 1 to 27, the greatest number of equally likely outcomes of one draw. */
    static final long UNIT = 80_313_433_200L;

    /** A result, in units: 0 for a loss, 1 for a shared win, 2 for a win. */
    private static final int WIN = 2;
    /** For {@link Goal#MOST}: more than any lead in points, so that winning comes first. */
    private static final int RESULT = 1000;

    private final Goal goal;
    private final int seat;

    /**
     * The worth for a seat.
     *
     * @param goal an exact goal
     * @param seat a seat, from 0
     */
    Outcome(Goal goal, int seat) {
        if (!goal.isExact()) {
            throw new IllegalArgumentException("not an exact goal");
        }
        this.goal = goal;
        this.seat = seat;
    }

    /** {@return the seat} */
    int seat() {
        return seat;
    }

    /**
     * {@return what a finished game is worth}
     *
     * @param over a position after the end
     */
    long of(State over) {
        int own = over.rank(seat);
        int other = over.rank(1 - seat);
        int result = own < other ? WIN : own == other ? 1 : 0;
        if (goal == Goal.WIN) {
            return result * UNIT;
        }
        return (result * RESULT + over.score(seat) - over.score(1 - seat)) * UNIT;
    }

    /** {@return the greatest value possible; no search for a better one is needed} */
    long most() {
        return goal == Goal.WIN ? WIN * UNIT : Long.MAX_VALUE;
    }

    /** {@return the least value possible} */
    long least() {
        return goal == Goal.WIN ? 0 : -Long.MAX_VALUE;
    }

    /**
     * {@return whether a value is a win for certain}
     *
     * @param value a value
     */
    boolean isWin(long value) {
        return goal == Goal.WIN ? value == most() : value > RESULT * UNIT + RESULT / 2 * UNIT;
    }

    /**
     * {@return what a worse value costs: in points, or in percent of a win}
     *
     * @param best the best value
     * @param value a smaller one
     */
    int cost(long best, long value) {
        if (goal == Goal.WIN) {
            return (int) ((best - value) * 50 / UNIT);
        }
        return (int) Math.min(100, (best - value) / UNIT);
    }
}
