package atoll.puzzle.make;

import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.engine.TooHard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Searches to the end of the game: alpha-beta with a transposition table, and exact means over the outcomes of chance. For two seats
 * and positions without hidden information. The result does not depend on the order in which moves are tried.
 */
final class ExactSolver {
    /** What is known about a position: its value is in {@code least..most}. */
    private record Bounds(long least, long most) {}

    private final PuzzleRules rules;
    private final Evaluator evaluator;
    private final Outcome outcome;
    private final int mostNodes;
    private final Map<String, Bounds> table = new HashMap<>();
    private final List<State> states = new ArrayList<>();
    private final List<MoveList> lists = new ArrayList<>();
    private int nodes;
    private boolean meetsChance;

    /**
     * A solver that remembers what it has solved.
     *
     * @param game the rules
     * @param outcome what the end is worth
     * @param mostNodes positions searched by all calls together; more are too hard
     */
    ExactSolver(Game game, Outcome outcome, int mostNodes) {
        rules = game.puzzleRules();
        evaluator = rules.hasBounds() ? Evaluator.NONE : game.evaluator();
        this.outcome = outcome;
        this.mostNodes = mostNodes;
    }

    /** {@return whether chance decided anything in the positions searched so far} */
    boolean meetsChance() {
        return meetsChance;
    }

    /**
     * {@return the value of a position if both seats play as well as possible} Throws {@link TooHard} beyond the limit.
     *
     * @param state a position
     */
    long value(State state) {
        return search(state, 0, outcome.least(), outcome.most());
    }

    /**
     * {@return the value after a move}
     *
     * @param state a position
     * @param move a legal move
     */
    long value(State state, int move) {
        State after = state.copy();
        after.play(move);
        return value(after);
    }

    /**
     * {@return whether a position has that value whatever both seats play} False also if that takes too long to find out.
     *
     * @param state a position
     * @param value a value
     * @param most positions looked at
     */
    boolean isCertain(State state, long value, int most) {
        return new Certainty(rules, outcome, value, most).holds(state);
    }

    // Fail-soft: a result at or below alpha is an upper bound, one at or above beta a lower bound.
    private long search(State state, int depth, long alpha, long beta) {
        int actor = state.actor();
        if (actor == State.OVER) {
            return outcome.of(state);
        }
        String key = rules.key(state);
        Bounds known = table.getOrDefault(key, new Bounds(outcome.least(), outcome.most()));
        if (known.least == known.most || known.least >= beta) {
            return known.least;
        }
        if (known.most <= alpha) {
            return known.most;
        }
        if (++nodes > mostNodes) {
            throw new TooHard("more than " + mostNodes + " positions");
        }
        if (actor == State.CHANCE) {
            long mean = mean(state, depth);
            table.put(key, new Bounds(mean, mean));
            return mean;
        }
        long low = Math.max(alpha, known.least);
        long high = Math.min(beta, known.most);
        long value = best(state, depth, low, high);
        Bounds now = new Bounds(value > low ? value : known.least, value < high ? value : known.most);
        table.put(key, now);
        return value;
    }

    private long best(State state, int depth, long alpha, long beta) {
        boolean own = state.actor() == outcome.seat();
        MoveList moves = moves(state, depth);
        State next = states.get(depth);
        long low = alpha;
        long high = beta;
        long best = own ? -Long.MAX_VALUE : Long.MAX_VALUE;
        for (int i = 0; i < moves.size() && low < high; i++) {
            next.copyFrom(state);
            next.play(moves.get(i));
            long value = search(next, depth + 1, low, high);
            best = own ? Math.max(best, value) : Math.min(best, value);
            low = own ? Math.max(low, value) : low;
            high = own ? high : Math.min(high, value);
        }
        return best;
    }

    // Exact, because every value is a multiple of what the weights need; checked.
    private long mean(State state, int depth) {
        MoveList moves = moves(state, depth);
        State next = states.get(depth);
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            next.copyFrom(state);
            next.play(moves.get(i));
            boolean over = next.actor() == State.OVER;
            long value = search(next, depth + 1, outcome.least(), outcome.most());
            if (over && i == 0) {
                return value; // what is drawn after the last decision changes no result, see ExactSolverTest
            }
            meetsChance = true;
            sum += value * moves.weight(i);
        }
        if (sum % moves.totalWeight() != 0) {
            throw new TooHard("not exact: too many draws");
        }
        return sum / moves.totalWeight();
    }

    // The legal moves, the most promising first; chance's as they are.
    private MoveList moves(State state, int depth) {
        while (lists.size() <= depth) {
            lists.add(new MoveList());
            states.add(state.copy());
        }
        MoveList moves = lists.get(depth);
        state.moves(moves);
        if (state.actor() == State.CHANCE) {
            return moves;
        }
        int[] sorted = new int[moves.size()];
        int[] priors = new int[moves.size()];
        for (int i = 0; i < sorted.length; i++) {
            int prior = evaluator.movePrior(state, moves.get(i));
            int place = i;
            while (place > 0 && priors[place - 1] < prior) {
                sorted[place] = sorted[place - 1];
                priors[place] = priors[place - 1];
                place--;
            }
            sorted[place] = moves.get(i);
            priors[place] = prior;
        }
        moves.clear();
        for (int move : sorted) {
            moves.add(move);
        }
        return moves;
    }
}
