package atoll.puzzle.make;

import atoll.bot.Level;
import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.WrongMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Makes puzzles of positions that cannot be solved to the end, because of hidden information or length. Two searches of sixteen times
 * the strongest level's effort, with different seeds, must agree: the right moves are within {@link DrillTask#THRESHOLD} of the best,
 * as in drills, and every other move costs at least {@link #MARGIN}. Since a search looks little at moves that it dislikes, the best
 * of the others are then searched alone, as in reviews, with the strongest level's effort, and must cost as much.
 */
final class EstimateMaker {
    /** What every wrong move costs at least, in thousandths of a win. */
    static final int MARGIN = 80;

    /** The effort of a search that decides, in efforts of the strongest level. */
    private static final int TIMES = 16;

    private static final int LEAST_CHOICE = 4;
    private static final int MOST_RIGHT = 2;
    /** The best of the other moves that are searched alone. */
    private static final int ALONE = 3;
    /** Wrong moves that are kept. */
    private static final int WRONG = 6;
    /** Shorter searches before the long ones: twelfths of the strongest level's effort, and the margins that they must show. */
    private static final int[] SCREEN_TWELFTHS = {1, 6, 24};

    private static final int[] SCREEN_MARGINS = {150, 130, 105};
    private static final int TWELFTHS = 12;

    private final Game game;
    private final int effort;

    /**
     * A maker of puzzles.
     *
     * @param game the rules
     */
    EstimateMaker(Game game) {
        this.game = game;
        effort = game.evaluator().searchParams().iterations(Level.STRONGEST);
    }

    /**
     * {@return a puzzle, or null if the position makes none}
     *
     * @param state a position in which a seat decides
     * @param wanted whether a puzzle of a grade is wanted; asked before the long searches
     */
    Puzzle make(State state, IntPredicate wanted) {
        State view = state.viewFor(state.actor());
        MoveList legal = new MoveList();
        view.moves(legal);
        if (legal.size() < LEAST_CHOICE) {
            return null;
        }
        List<Integer> right = null;
        for (int i = 0; i < SCREEN_TWELFTHS.length; i++) {
            right = right(
                    Estimate.of(game, view, effort * SCREEN_TWELFTHS[i] / TWELFTHS, seed(view, i)), SCREEN_MARGINS[i]);
            if (right.isEmpty()) {
                return null;
            }
        }
        AnswerNode first = answer(right, List.of());
        int grade = Grader.grade(game, view, first);
        if (!wanted.test(grade)) {
            return null;
        }
        List<Estimate> proof = prove(view, right);
        if (proof.isEmpty()) {
            return null;
        }
        Puzzle.Task task = new Puzzle.Task(Goal.BEST, grade, ThemeFinder.find(game, view, first));
        return new Puzzle(game, view, task, answer(right, wrong(proof, right)));
    }

    /**
     * {@return whether both long searches still agree with a puzzle}
     *
     * @param puzzle a puzzle with the goal {@link Goal#BEST}
     */
    boolean isProved(Puzzle puzzle) {
        List<Integer> right = new ArrayList<>();
        for (int move : puzzle.answer().moves()) {
            right.add(move);
        }
        return !prove(puzzle.view(), right).isEmpty();
    }

    // The two searches; none if they do not agree.
    private List<Estimate> prove(State view, List<Integer> right) {
        List<Estimate> proof = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int seed = seed(view, SCREEN_TWELFTHS.length + i);
            Estimate estimate = Estimate.of(game, view, TIMES * effort, seed);
            List<Integer> found = right(estimate, MARGIN);
            if (found.size() != right.size() || !found.containsAll(right) || !holdsAlone(view, estimate, right, seed)) {
                return List.of();
            }
            proof.add(estimate);
        }
        return proof;
    }

    // The moves that are as good as the best, if they are few and all others cost the margin; else none.
    private static List<Integer> right(Estimate estimate, int margin) {
        List<Integer> right = estimate.within(DrillTask.THRESHOLD);
        boolean clear = right.size() == estimate.within(margin).size();
        return clear && right.size() <= MOST_RIGHT ? right : List.of();
    }

    private boolean holdsAlone(State view, Estimate estimate, List<Integer> right, int seed) {
        int best = Estimate.alone(game, view, effort, seed, estimate.best());
        for (int move : others(estimate, right, ALONE)) {
            if (best - Estimate.alone(game, view, effort, seed, move) < MARGIN) {
                return false;
            }
        }
        return true;
    }

    // The most valuable of the other moves.
    private static List<Integer> others(Estimate estimate, List<Integer> right, int most) {
        List<MoveValue> sorted = new ArrayList<>();
        for (MoveValue value : estimate.values()) {
            if (!right.contains(value.move())) {
                int place = sorted.size();
                while (place > 0 && sorted.get(place - 1).permille() < value.permille()) {
                    place--;
                }
                sorted.add(place, value);
            }
        }
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < Math.min(most, sorted.size()); i++) {
            moves.add(sorted.get(i).move());
        }
        return moves;
    }

    private static List<WrongMove> wrong(List<Estimate> proof, List<Integer> right) {
        List<WrongMove> wrong = new ArrayList<>();
        for (int move : others(proof.get(0), right, WRONG)) {
            int cost = (proof.get(0).cost(move) + proof.get(1).cost(move)) / 2;
            wrong.add(new WrongMove(move, Math.max(0, Math.min(WrongMove.MOST_COST, cost / 10)), List.of()));
        }
        return wrong;
    }

    private static AnswerNode answer(List<Integer> right, List<WrongMove> wrong) {
        AnswerNode answer = AnswerNode.of(wrong);
        for (int move : right) {
            answer = answer.with(move, null);
        }
        return answer;
    }

    private static int seed(State view, int number) {
        return Rng.mix(view.hash() + number);
    }
}
