package atoll.puzzle.make;

import atoll.drill.MoveValue;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.games.orbis.OrbisMoves;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;

/** Makes puzzles of positions that can be solved to the end, if few moves are right and some care is needed. */
final class ExactMaker {
    /** Positions searched for the whole answer. Few, so that all puzzles can be solved again in seconds. */
    private static final int MOST_NODES = 20_000;
    /** Decisions of an answer: more are tedious, and make files large. */
    private static final int MOST_DECISIONS = 32;

    private static final int LEAST_CHOICE = 5;
    /** Iterations of a first look, and what it must show in thousandths of a win. */
    private static final int GLANCE = 300;

    private static final int LIKELY = 450;
    private static final int SPREAD = 250;
    private final Game game;
    private final boolean oneEnd;
    private final int leastGap;
    private final IntPredicate prepares;

    /**
     * A maker of puzzles.
     *
     * @param game a game without hidden information
     * @param oneEnd whether all right turns must end in the same position; if not, one first decision is enough, because turns end
     * in many ways that differ in what does not matter
     * @param leastGap in points, over the next best turn, for {@link Goal#MOST}
     * @param prepares which moves may as well be made later in the turn, so that they are no first decision
     */
    ExactMaker(Game game, boolean oneEnd, int leastGap, IntPredicate prepares) {
        this.game = game;
        this.oneEnd = oneEnd;
        this.leastGap = leastGap;
        this.prepares = prepares;
    }

    /**
     * {@return the maker for a game, or null if its positions cannot be solved}
     *
     * @param game the rules
     */
    static ExactMaker of(Game game) {
        return switch (game.info().id()) {
            case "ponte" -> new ExactMaker(game, true, 1, move -> false);
            case "orbis" -> new ExactMaker(game, false, 2, move -> OrbisMoves.verb(move) == OrbisMoves.SWAP);
            default -> null;
        };
    }

    /**
     * {@return a puzzle, or null if the position makes none} Throws {@link TooHard} if it cannot be solved within the limits.
     *
     * @param state a position in which a seat begins its turn
     * @param goal an exact goal
     */
    Puzzle make(State state, Goal goal) {
        MoveList legal = choice(state);
        if (legal.size() < LEAST_CHOICE || goal == Goal.WIN && !looksOpen(state)) {
            return null;
        }
        Outcome outcome = new Outcome(goal, state.actor());
        ExactSolver solver = new ExactSolver(game, outcome, goal == Goal.WIN ? MOST_NODES : MOST_NODES / 3);
        long value = solver.value(state);
        if (!outcome.isWin(value)) {
            return null;
        }
        int right = 0;
        int gap = Integer.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            long then = solver.value(state, legal.get(i));
            right += then == value ? 1 : 0;
            gap = then == value ? gap : Math.min(gap, outcome.cost(value, then));
        }
        boolean clear = goal == Goal.WIN || gap >= leastGap && !solver.meetsChance();
        if (right > (oneEnd ? 2 : 1) || !clear || oneEnd && turns(state, solver, value) > 1) {
            return null;
        }
        AnswerNode answer = new AnswerMaker(game, solver, outcome, MOST_DECISIONS).make(state);
        if (answer == null) {
            return null;
        }
        return new Puzzle(
                game,
                state,
                new Puzzle.Task(goal, Grader.grade(game, state, answer), ThemeFinder.find(game, state, answer)),
                answer);
    }

    private MoveList choice(State state) {
        MoveList all = new MoveList();
        state.moves(all);
        MoveList choice = new MoveList();
        for (int i = 0; i < all.size(); i++) {
            if (!prepares.test(all.get(i))) {
                choice.add(all.get(i));
            }
        }
        return choice;
    }

    // A short search tells whether a win is likely, and whether it can be missed; most positions need no more.
    private boolean looksOpen(State state) {
        Estimate estimate = Estimate.of(game, state, GLANCE, 1);
        int least = MoveValue.WHOLE;
        for (MoveValue value : estimate.values()) {
            least = Math.min(least, value.permille());
        }
        return estimate.bestValue() >= LIKELY && estimate.bestValue() - least >= SPREAD;
    }

    // How many different ends of the turn are right, as far as it takes to see that there is more than one.
    private static int turns(State state, ExactSolver solver, long value) {
        Set<String> ends = new HashSet<>();
        ends(state, state.actor(), solver, value, ends);
        return ends.size();
    }

    private static void ends(State state, int seat, ExactSolver solver, long value, Set<String> ends) {
        if (state.actor() != seat) {
            ends.add(StateKey.of(state));
            return;
        }
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size() && ends.size() < 2; i++) {
            State after = state.copy();
            after.play(legal.get(i));
            if (solver.value(after) == value) {
                ends(after, seat, solver, value, ends);
            }
        }
    }
}
