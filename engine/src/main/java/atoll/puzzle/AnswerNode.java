package atoll.puzzle;

import java.util.ArrayList;
import java.util.List;

/**
 * A decision on the way to the goal of a puzzle. If the seat that solves is to move, {@link #moves} are all moves as
 * good as the best one; otherwise there is one move, the stored reply. Different orders of the same moves lead to the
 * same node. Immutable.
 */
public final class AnswerNode {
    /** A move and what follows it. */
    private record Step(int move, AnswerNode next) {}

    private final List<Step> steps;
    private final List<WrongMove> wrong;

    private AnswerNode(List<Step> steps, List<WrongMove> wrong) {
        this.steps = steps;
        this.wrong = wrong;
    }

    /**
     * {@return a decision without any right move, to begin with}
     *
     * @param wrong moves that miss the goal and what they cost; legal moves that are neither right nor listed here
     * are wrong as well
     */
    public static AnswerNode of(List<WrongMove> wrong) {
        return new AnswerNode(List.of(), List.copyOf(wrong));
    }

    /**
     * {@return this decision with one more right move}
     *
     * @param move a move
     * @param next what follows, or null if it reaches the goal whatever happens then
     */
    public AnswerNode with(int move, AnswerNode next) {
        List<Step> more = new ArrayList<>(steps);
        more.add(new Step(move, next));
        return new AnswerNode(List.copyOf(more), wrong);
    }

    /** {@return the right moves, at least one} */
    public int[] moves() {
        int[] moves = new int[steps.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = steps.get(i).move;
        }
        return moves;
    }

    /**
     * {@return whether a move is right}
     *
     * @param move a move
     */
    public boolean isRight(int move) {
        for (Step step : steps) {
            if (step.move == move) {
                return true;
            }
        }
        return false;
    }

    /**
     * {@return the decision after a right move; null if the goal is reached} Throws IllegalArgumentException for another move.
     *
     * @param move a right move
     */
    public AnswerNode next(int move) {
        for (Step step : steps) {
            if (step.move == move) {
                return step.next;
            }
        }
        throw new IllegalArgumentException("not right: " + move);
    }

    /** {@return the wrong moves about which something is known} */
    public List<WrongMove> wrong() {
        return wrong;
    }

    /**
     * {@return what is known about a wrong move, or null}
     *
     * @param move a move
     */
    public WrongMove wrong(int move) {
        for (WrongMove each : wrong) {
            if (each.move() == move) {
                return each;
            }
        }
        return null;
    }
}
