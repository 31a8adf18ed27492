package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.engine.TooHard;

/**
 * The values of positions, proved for everything that the seat does not know: solved as it is at worst and at best, see
 * {@link PuzzleRules}. In most games both are the same search.
 */
final class Proof {
    private final PuzzleRules rules;
    private final Outcome outcome;
    private final ExactSolver worst;
    private final ExactSolver best;

    /**
     * A proof that remembers what it has solved.
     *
     * @param game the rules
     * @param outcome what the end is worth
     * @param mostNodes positions searched by all calls together; more are too hard
     */
    Proof(Game game, Outcome outcome, int mostNodes) {
        this.outcome = outcome;
        rules = game.puzzleRules();
        worst = new ExactSolver(game, outcome, mostNodes);
        best = rules.hasBounds() ? new ExactSolver(game, outcome, mostNodes) : worst;
    }

    /** {@return whether chance decided anything in the positions searched so far} */
    boolean meetsChance() {
        return worst.meetsChance() || best.meetsChance();
    }

    /**
     * {@return the value if both seats play as well as possible} Throws {@link TooHard} beyond the limit, and if the value depends
     * on what is unknown.
     *
     * @param state a position
     */
    long value(State state) {
        long least = atLeast(state);
        if (atMost(state) != least) {
            throw new TooHard("it depends on what is unknown");
        }
        return least;
    }

    /**
     * {@return the greatest value possible, whatever is unknown}
     *
     * @param state a position
     */
    long atMost(State state) {
        return best.value(rules.best(state, outcome.seat()));
    }

    /**
     * {@return the least value possible, whatever is unknown}
     *
     * @param state a position
     */
    long atLeast(State state) {
        return worst.value(rules.worst(state, outcome.seat()));
    }

    /**
     * {@return whether a move certainly keeps a value; if not, it certainly does not} Throws {@link TooHard} as {@link #value}.
     *
     * @param state a position
     * @param move a legal move
     * @param value the value of the position
     */
    boolean keeps(State state, int move, long value) {
        State after = after(state, move);
        if (atLeast(after) == value) {
            return true;
        }
        boolean own = state.actor() == outcome.seat();
        if (own && atMost(after) >= value) {
            throw new TooHard("it depends on what is unknown");
        }
        return false;
    }

    /**
     * {@return whether a position has that value whatever both seats play} False also if that takes too long to find out.
     *
     * @param state a position
     * @param value a value
     * @param most positions looked at
     */
    boolean isCertain(State state, long value, int most) {
        return worst.isCertain(rules.worst(state, outcome.seat()), value, most);
    }

    /**
     * {@return a position to solve in place of a view, or null if it cannot be solved} All such positions have the same legal moves of
     * the seat, and the same values.
     *
     * @param game the rules
     * @param view what the seat to move knows
     */
    static State solvable(Game game, State view) {
        if (!game.puzzleRules().canBeSolved(view)) {
            return null;
        }
        State state = view.copy();
        state.determinize(new Rng(0));
        return state;
    }

    /**
     * {@return the position after a move}
     *
     * @param state a position
     * @param move a legal move
     */
    static State after(State state, int move) {
        State after = state.copy();
        after.play(move);
        return after;
    }
}
