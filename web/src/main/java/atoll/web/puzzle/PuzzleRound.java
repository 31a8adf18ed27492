package atoll.web.puzzle;

import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Puzzle;
import atoll.puzzle.PuzzleSession;
import atoll.puzzle.WrongMove;
import java.util.ArrayList;
import java.util.List;

/** One puzzle being solved: what was tried, and what becomes of it. It outlives a change of language. */
final class PuzzleRound {
    /** Its stage. */
    enum Outcome {
        /** A move is to be found. */
        OPEN,
        /** The last move was wrong; it is still on the board. */
        WRONG,
        SOLVED,
        /** The solution was shown. */
        SHOWN
    }

    /** Receives what counts. */
    interface Store {
        /**
         * The first answer was wrong, or the solution was shown before there was any.
         *
         * @param task the exercise that it becomes; null if nothing can go wrong where the solution was shown
         */
        void failed(DrillTask task);

        /** There were that many wrong answers so far. */
        void missed(int mistakes);

        /** The solution was shown. */
        void shown();

        /** It is solved, after that many tries. */
        void solved(int tries);
    }

    /**
     * What became of the puzzle before this round.
     *
     * @param answered whether there was any answer
     * @param mistakes the wrong answers that count together with those of this round
     */
    record Past(boolean answered, int mistakes) {
        static final Past NONE = new Past(false, 0);
    }

    /** In exercises, a move of a puzzle is right or wrong, and nothing else is known of it. */
    private static final int RIGHT_VALUE = MoveValue.WHOLE;

    private static final int WRONG_VALUE = 0;
    private static final int NO_MOVE = -1;

    private final Puzzle puzzle;
    private final Store store;
    private final Past past;
    private PuzzleSession session;
    private Outcome outcome = Outcome.OPEN;
    private boolean failed;
    /** The wrong answers that count, before this session. */
    private int earlierMistakes;

    private int wrongMove;

    PuzzleRound(Puzzle puzzle, Store store, Past past) {
        this.puzzle = puzzle;
        this.store = store;
        this.past = past;
        earlierMistakes = past.mistakes();
        session = new PuzzleSession(puzzle);
    }

    Puzzle puzzle() {
        return puzzle;
    }

    Outcome outcome() {
        return outcome;
    }

    /** The number of right moves and replies so far. */
    int ply() {
        return session.played().length;
    }

    /** The tries so far; the one that is under way, too. */
    int tries() {
        return mistakes() + 1;
    }

    private int mistakes() {
        return earlierMistakes + session.mistakes();
    }

    /** Whether it was never answered before, neither answered wrongly now, nor shown. */
    boolean isFirstTry() {
        return !failed && !past.answered();
    }

    /** The last move, if it was wrong. */
    int wrongMove() {
        return wrongMove;
    }

    /** What is known about the wrong move, or null. */
    WrongMove refutation() {
        return session.refutation(wrongMove);
    }

    /** The moves so far, on a start where everything unknown is drawn; only the view of the seat that solves may be shown. */
    GameRecord record(int seed) {
        return session.record(seed);
    }

    /** All right moves of the present decision; of an opponent's, the stored reply. */
    int[] rightMoves() {
        return session.rightMoves();
    }

    /**
     * A move was played on the board: by the seat that solves, or the stored reply.
     *
     * @param before the position before it
     */
    void played(State before, int move) {
        if (before.actor() != puzzle.seat()) {
            session.reply();
            return;
        }
        int[] right = session.rightMoves();
        switch (session.play(move)) {
            case SOLVED -> {
                outcome = Outcome.SOLVED;
                store.solved(tries());
            }
            case WRONG -> {
                outcome = Outcome.WRONG;
                wrongMove = move;
                store.missed(mistakes());
                fail(before, right, move);
            }
            default -> outcome = Outcome.OPEN;
        }
    }

    /** Takes the wrong move back. */
    void retry() {
        outcome = Outcome.OPEN;
    }

    /** Starts again, after the solution was shown. */
    void restart() {
        earlierMistakes = mistakes();
        session = new PuzzleSession(puzzle);
        outcome = Outcome.OPEN;
    }

    /**
     * The player wants to see the solution.
     *
     * @param at the position after {@link #ply} moves; the seat that solves is to move
     */
    void show(State at) {
        outcome = Outcome.SHOWN;
        store.shown();
        if (!failed) {
            int[] right = session.rightMoves();
            fail(at, right, someWrong(at, right));
        }
    }

    private void fail(State at, int[] right, int wrong) {
        if (!failed) {
            failed = true;
            store.failed(wrong == NO_MOVE ? null : task(at, right, wrong));
        }
    }

    // The first known wrong move, or any; near the end of an answer, every move can be right.
    private int someWrong(State at, int[] right) {
        AnswerNode node = node();
        if (!node.wrong().isEmpty()) {
            return node.wrong().get(0).move();
        }
        MoveList legal = new MoveList();
        at.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (!contains(right, legal.get(i))) {
                return legal.get(i);
            }
        }
        return NO_MOVE;
    }

    private static boolean contains(int[] moves, int move) {
        for (int each : moves) {
            if (each == move) {
                return true;
            }
        }
        return false;
    }

    private DrillTask task(State at, int[] right, int wrong) {
        List<MoveValue> values = new ArrayList<>();
        for (int move : right) {
            values.add(new MoveValue(move, RIGHT_VALUE));
        }
        values.add(new MoveValue(wrong, WRONG_VALUE));
        return new DrillTask(puzzle.game(), at, wrong, values);
    }

    private AnswerNode node() {
        AnswerNode node = puzzle.answer();
        for (int move : session.played()) {
            node = node.next(move);
        }
        return node;
    }

    /** The first right move of each decision from here to the goal, and the replies. */
    List<Integer> solution() {
        List<Integer> moves = new ArrayList<>();
        for (AnswerNode node = node(); node != null; node = node.next(moves.get(moves.size() - 1))) {
            moves.add(node.moves()[0]);
        }
        return moves;
    }
}
