package atoll.puzzle;

import atoll.play.GameRecord;
import java.util.ArrayList;
import java.util.List;

/**
 * A puzzle being solved: which moves are right now, what the opponent replies, and whether it is solved. It holds no position; {@link
 * #played} are the moves since the start of the puzzle.
 */
public final class PuzzleSession {
    /** What a move of the seat that solves does. */
    public enum Verdict {
        /** As good as the best; more is to be found. */
        RIGHT,
        /** The goal is reached. */
        SOLVED,
        /** It misses the goal; the puzzle stays where it is. */
        WRONG
    }

    private final Puzzle puzzle;
    private final List<Integer> played = new ArrayList<>();
    /** The next decision; null if solved. */
    private AnswerNode node;

    private int mistakes;

    /**
     * A puzzle at its start.
     *
     * @param puzzle a puzzle
     */
    public PuzzleSession(Puzzle puzzle) {
        this.puzzle = puzzle;
        node = puzzle.answer();
    }

    /** {@return the puzzle} */
    public Puzzle puzzle() {
        return puzzle;
    }

    /** {@return whether the goal is reached} */
    public boolean isSolved() {
        return node == null;
    }

    /** {@return how many wrong moves were tried} */
    public int mistakes() {
        return mistakes;
    }

    /** {@return all right moves of the present decision; empty if solved} */
    public int[] rightMoves() {
        return node == null ? new int[0] : node.moves();
    }

    /**
     * {@return whether the opponent is to move: play {@link #reply} then}
     *
     * @param actor the seat to move after {@link #played}
     */
    public boolean isReplyDue(int actor) {
        return node != null && actor != puzzle.seat();
    }

    /**
     * The seat that solves plays a legal move.
     *
     * @param move a legal move
     * @return what it does; a wrong one is not played
     */
    public Verdict play(int move) {
        if (node == null || !node.isRight(move)) {
            mistakes++;
            return Verdict.WRONG;
        }
        advance(move);
        return node == null ? Verdict.SOLVED : Verdict.RIGHT;
    }

    /**
     * {@return the stored reply of the opponent, which is played} Only if it {@linkplain #isReplyDue is due}.
     */
    public int reply() {
        int move = node.moves()[0];
        advance(move);
        return move;
    }

    /**
     * {@return what is known about a wrong move: its cost and the line that refutes it; null if nothing is}
     *
     * @param move a legal move that is wrong
     */
    public WrongMove refutation(int move) {
        return node == null ? null : node.wrong(move);
    }

    private void advance(int move) {
        AnswerNode next = node.next(move);
        played.add(move);
        node = next;
    }

    /** {@return the right moves and replies so far} */
    public int[] played() {
        int[] moves = new int[played.size()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = played.get(i);
        }
        return moves;
    }

    /**
     * {@return the game so far, on a start where everything unknown is drawn; show only the view of the seat that solves}
     *
     * @param seed any int
     */
    public GameRecord record(int seed) {
        return puzzle.start(seed).then(played());
    }
}
