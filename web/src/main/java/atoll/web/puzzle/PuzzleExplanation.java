package atoll.web.puzzle;

import atoll.engine.State;
import atoll.puzzle.FinalTurn;
import atoll.puzzle.Puzzle;
import atoll.web.bot.AnalysisClient;
import java.util.List;

/**
 * Why a move is wrong where the puzzle has no line that refutes it: what the strongest bot expects after it, and, unless the right
 * moves were proved, how often it expects to win with either. It searches one move, then the other, by what the player knows.
 */
final class PuzzleExplanation implements AnalysisClient.Listener {
    /** Where it stands. */
    enum Stage {
        /** Nothing is to be explained. */
        NONE,
        SEARCHING,
        DONE,
        /** The player wanted no more of it. */
        STOPPED
    }

    /** Receives what was found. */
    interface Listener {
        /** The moves that are expected after the wrong one; perhaps none. */
        void expects(int[] line);

        /** The stage or the progress is another one. */
        void explained();
    }

    private static final int WHOLE = 1000;

    private final Puzzle puzzle;
    private final boolean isLastTurn;
    private final Listener listener;
    private final AnalysisClient client = new AnalysisClient(this);
    private Stage stage = Stage.NONE;
    private State before;
    private int wrong;
    private int right;
    private boolean onRight;
    private int permille;
    private int wrongOdds;
    private int rightOdds;
    private boolean hasLine;
    /** The position after the wrong move and its line; null before it is known. */
    private State after;

    PuzzleExplanation(Puzzle puzzle, Listener listener) {
        this.puzzle = puzzle;
        this.listener = listener;
        isLastTurn = FinalTurn.is(puzzle);
    }

    /**
     * Starts to search.
     *
     * @param at the position before the wrong move; unknown cards may be drawn, they are not used
     * @param rightMove one of the right moves there
     */
    void start(State at, int wrongMove, int rightMove) {
        before = at.copy();
        wrong = wrongMove;
        right = rightMove;
        onRight = false;
        permille = 0;
        after = null;
        stage = Stage.SEARCHING;
        client.startMove(puzzle.game(), before, wrong);
    }

    /** The player wants no more of it; what was found stays. */
    void stop() {
        client.cancel();
        if (stage == Stage.SEARCHING) {
            stage = Stage.STOPPED;
        }
    }

    /** Nothing is to be explained any more. */
    void clear() {
        client.cancel();
        stage = Stage.NONE;
    }

    void close() {
        clear();
        client.close();
    }

    Stage stage() {
        return stage;
    }

    /** The spent part of the effort, 0..1000. */
    int permille() {
        return permille;
    }

    boolean isLastTurn() {
        return isLastTurn;
    }

    /** How often the bot expects to win after the wrong move, in thousandths. */
    int wrongOdds() {
        return wrongOdds;
    }

    /** The same after a right one; searched only if the right moves were not proved. */
    int rightOdds() {
        return rightOdds;
    }

    /** Whether a single line follows the wrong move. */
    boolean hasLine() {
        return hasLine;
    }

    /** The end of the game after the wrong move, as far as it is known; else null. */
    State end() {
        return after == null ? null : endOf(after, false);
    }

    /**
     * The end of the game after right moves; null if it is not known.
     *
     * @param solution the right moves from the position before the wrong one
     */
    State rightEnd(List<Integer> solution) {
        if (!isLastTurn) {
            return null;
        }
        State state = before.copy();
        for (int move : solution) {
            state.play(move);
        }
        return endOf(state, true);
    }

    private State endOf(State at, boolean reached) {
        if (isLastTurn && puzzle.task().goal().isExact()) {
            return FinalTurn.end(at, reached);
        }
        return at.actor() == State.OVER && puzzle.task().goal().isExact() ? at : null;
    }

    @Override
    public void analysed(List<AnalysisClient.Candidate> best, int newPermille) {
        boolean both = !puzzle.task().goal().isExact();
        permille = both ? newPermille / 2 + (onRight ? WHOLE / 2 : 0) : newPermille;
        if (client.isRunning() || best.isEmpty()) {
            stage = client.isRunning() ? stage : Stage.STOPPED;
            listener.explained();
            return;
        }
        AnalysisClient.Candidate found = best.get(0);
        if (onRight) {
            rightOdds = found.odds();
        } else {
            wrongOdds = found.odds();
            hasLine = found.line().length > 0;
            follow(found.line());
            listener.expects(found.line());
        }
        if (both && !onRight) {
            onRight = true;
            client.startMove(puzzle.game(), before, right);
        } else {
            stage = Stage.DONE;
        }
        listener.explained();
    }

    private void follow(int[] line) {
        after = before.copy();
        after.play(wrong);
        for (int move : line) {
            if (after.actor() < 0 || !after.isLegal(move)) {
                break;
            }
            after.play(move);
        }
    }
}
