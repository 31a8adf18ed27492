package atoll.puzzle.make;

import atoll.drill.MoveValue;
import atoll.engine.ExactConditions;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.PuzzleRules;
import atoll.engine.State;
import atoll.engine.TooHard;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import java.util.HashSet;
import java.util.Set;

/** Makes puzzles of positions that can be solved to the end, if few moves are right and some care is needed. */
final class ExactMaker {
    /** Decisions of an answer: more are tedious, and make files large. */
    private static final int MOST_DECISIONS = 32;

    /** Iterations of a first look, and what it must show in thousandths of a win. */
    private static final int GLANCE = 300;

    private static final int LIKELY = 450;
    private static final int SPREAD = 250;
    private final Game game;
    private final PuzzleRules rules;
    private final ExactConditions conditions;

    /**
     * The maker for a game. Throws IllegalArgumentException if no position of it is solved.
     *
     * @param game the rules
     */
    ExactMaker(Game game) {
        this.game = game;
        rules = game.puzzleRules();
        conditions = rules.conditions();
        if (conditions == null) {
            throw new IllegalArgumentException("no position of " + game.info().id() + " is solved");
        }
    }

    /**
     * {@return a puzzle, or null if the position makes none} Throws {@link TooHard} if it cannot be solved within the limits.
     *
     * @param position a position in which a seat decides
     * @param goal an exact goal
     */
    Puzzle make(State position, Goal goal) {
        State view = position.viewFor(position.actor());
        State state = Proof.solvable(game, view);
        if (state == null) {
            return null;
        }
        MoveList legal = choice(state);
        boolean open = goal == Goal.MOST || rules.isAlone() || looksOpen(state);
        if (legal.size() < rules.leastChoice() || !open) {
            return null;
        }
        Outcome outcome = new Outcome(goal, state.actor());
        int nodes = conditions.mostNodes();
        Proof proof = new Proof(game, outcome, goal == Goal.WIN ? nodes : nodes / 3);
        long value = proof.value(state);
        if (!outcome.isWin(value)) {
            return null;
        }
        int right = 0;
        int gap = Integer.MAX_VALUE;
        for (int i = 0; i < legal.size(); i++) {
            if (proof.keeps(state, legal.get(i), value)) {
                right++;
            } else {
                gap = Math.min(gap, outcome.cost(value, proof.atMost(Proof.after(state, legal.get(i)))));
            }
        }
        boolean clear = goal == Goal.WIN || gap >= conditions.leastGap() && !proof.meetsChance();
        boolean few = right <= conditions.mostRight() && right < legal.size() - right;
        if (!few || !clear || conditions.oneEnd() && turns(state, proof, value) > 1) {
            return null;
        }
        AnswerNode answer = new AnswerMaker(game, proof, outcome, MOST_DECISIONS).make(state);
        if (answer == null) {
            return null;
        }
        Puzzle.Task task =
                new Puzzle.Task(goal, Grader.grade(game, view, answer), ThemeFinder.find(game, view, answer));
        return new Puzzle(game, view, task, answer);
    }

    private MoveList choice(State state) {
        MoveList all = new MoveList();
        state.moves(all);
        MoveList choice = new MoveList();
        for (int i = 0; i < all.size(); i++) {
            if (!conditions.prepares().test(all.get(i))) {
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
    private int turns(State state, Proof proof, long value) {
        Set<String> ends = new HashSet<>();
        ends(state, state.actor(), proof, value, ends);
        return ends.size();
    }

    private void ends(State state, int seat, Proof proof, long value, Set<String> ends) {
        if (state.actor() != seat) {
            ends.add(rules.key(state));
            return;
        }
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size() && ends.size() < 2; i++) {
            if (proof.keeps(state, legal.get(i), value)) {
                ends(Proof.after(state, legal.get(i)), seat, proof, value, ends);
            }
        }
    }
}
