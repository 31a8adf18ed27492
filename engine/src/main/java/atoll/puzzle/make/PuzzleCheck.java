package atoll.puzzle.make;

import atoll.bot.Level;
import atoll.drill.DrillTask;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Goal;
import atoll.puzzle.Puzzle;
import atoll.puzzle.WrongMove;
import java.util.HashSet;
import java.util.Set;

/** Solves a puzzle again and compares every decision of its answer. */
public final class PuzzleCheck {
    /** Far more positions than any puzzle needed when it was made. */
    private static final int MOST_NODES = 1_000_000;

    private final Puzzle puzzle;
    private final Set<AnswerNode> seen = new HashSet<>();

    private PuzzleCheck(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * {@return what is wrong with a puzzle; null if it is proved again: an exact one wholly, another by both long searches}
     *
     * @param puzzle a puzzle
     */
    public static String problem(Puzzle puzzle) {
        if (puzzle.task().goal().isExact()) {
            return new PuzzleCheck(puzzle).exactProblem();
        }
        return new EstimateMaker(puzzle.game()).isProved(puzzle) ? null : "the searches do not agree";
    }

    /**
     * {@return what a single search with the strongest level's effort finds wrong with a puzzle of {@link Goal#BEST};
     * null if it agrees that a right move is best, and that every other one costs as much as an error in a drill}
     *
     * @param puzzle a puzzle
     * @param seed of the search
     */
    public static String doubt(Puzzle puzzle, int seed) {
        int effort = puzzle.game().evaluator().searchParams().iterations(Level.STRONGEST);
        Estimate estimate = Estimate.of(puzzle.game(), puzzle.view(), effort, seed);
        if (!puzzle.answer().isRight(estimate.best())) {
            return "another move is best";
        }
        for (int move : estimate.within(DrillTask.THRESHOLD)) {
            if (!puzzle.answer().isRight(move)) {
                return "another move is as good";
            }
        }
        return null;
    }

    private String exactProblem() {
        Outcome outcome = new Outcome(puzzle.task().goal(), puzzle.seat());
        Proof proof = new Proof(puzzle.game(), outcome, MOST_NODES);
        State state = Proof.solvable(puzzle.game(), puzzle.view());
        if (state == null) {
            return "something unknown may matter";
        }
        long value = proof.value(state);
        if (!outcome.isWin(value)) {
            return "it is not won";
        }
        return problem(puzzle.answer(), state, new Target(outcome, proof, value));
    }

    /** The value that every right move keeps. */
    private record Target(Outcome outcome, Proof proof, long value) {
        boolean isKeptBy(State state, int move) {
            return proof.keeps(state, move, value);
        }
    }

    private String problem(AnswerNode node, State state, Target target) {
        if (node == null || !seen.add(node)) {
            return null;
        }
        boolean own = state.actor() == puzzle.seat();
        MoveList legal = new MoveList();
        state.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            boolean keeps = target.isKeptBy(state, legal.get(i));
            boolean right = node.isRight(legal.get(i));
            if (right != keeps && (own || right)) {
                return puzzle.game().formatMove(state, legal.get(i)) + (right ? " is wrong" : " is right, too");
            }
        }
        for (WrongMove wrong : node.wrong()) {
            if (!isRefuted(wrong, state, target)) {
                return puzzle.game().formatMove(state, wrong.move())
                        + " costs something else, or its line does not show it";
            }
        }
        for (int move : node.moves()) {
            String problem = problem(node.next(move), Proof.after(state, move), target);
            if (problem != null) {
                return problem;
            }
        }
        return null;
    }

    private static boolean isRefuted(WrongMove wrong, State state, Target target) {
        State end = Proof.after(state, wrong.move());
        long then = target.proof.atMost(end);
        for (int move : wrong.line()) {
            end.play(move);
        }
        return then < target.value
                && target.outcome.cost(target.value, then) == wrong.cost()
                && target.proof.atMost(end) == then;
    }
}
