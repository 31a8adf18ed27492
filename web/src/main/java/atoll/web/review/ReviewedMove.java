package atoll.web.review;

import java.util.ArrayList;
import java.util.List;

/**
 * A decision in a game, and its evaluation so far.
 *
 * <p>It is judged by the seat's knowledge: luck and hidden information do not count against it.
 */
final class ReviewedMove {
    /** Unknown. */
    private static final int NONE = -1;

    final int ply;
    final int seat;
    final int move;
    /** Whether its cost is computed, and not only the odds. */
    final boolean judged;

    /** Whether the best move was played later in the same turn. */
    boolean excused;

    /** The best move, once it is known. */
    private int best = NONE;
    /** The moves after it in the same turn, as far as they are known. */
    private int[] rest = {};
    /**
     * After the best move and after the played one: the number of evaluations, and the sums of all seats' odds in thousandths.
     */
    private int[] bestSums;

    private int[] playedSums;
    private int bestEvaluations;
    private int playedEvaluations;

    /**
     * @param ply the number of moves before
     * @param seat the seat that decided
     * @param move the move played
     */
    ReviewedMove(int ply, int seat, int move, boolean judged) {
        this.ply = ply;
        this.seat = seat;
        this.move = move;
        this.judged = judged;
    }

    /** Only if {@link #hasBest}. */
    int best() {
        return best;
    }

    boolean hasBest() {
        return best != NONE;
    }

    void setBest(int newBest, int[] newRest) {
        best = newBest;
        rest = newRest;
    }

    /** The best move and those after it in the same turn; only if {@link #hasBest}. */
    List<Integer> bestTurn() {
        List<Integer> turn = new ArrayList<>();
        turn.add(best);
        for (int move : rest) {
            turn.add(move);
        }
        return turn;
    }

    /** The next move to evaluate; -1 if there is none. */
    int next() {
        if (bestEvaluations == 0) {
            return best;
        }
        if (!judged || excused || best == move) {
            return NONE;
        }
        if (playedEvaluations == 0) {
            return move;
        }
        // One evaluation errs by up to 3 in a hundred: expensive moves are evaluated again, with another seed.
        boolean again = playedEvaluations == 1 && cost() >= Review.MIN_COST;
        return !again ? NONE : bestEvaluations == 1 ? best : move;
    }

    /** Whether the odds are known, though perhaps not the cost. */
    boolean isKnown() {
        return bestEvaluations > 0;
    }

    boolean isDone() {
        return hasBest() && next() == NONE;
    }

    /** The number of evaluations, as an index for different seeds. */
    int addEvaluation() {
        return bestEvaluations + playedEvaluations;
    }

    /** Adds the odds, in thousandths, after the move {@link #next}. */
    void addEvaluation(int[] odds) {
        boolean ofBest = next() == best;
        int[] sums = ofBest ? bestSums : playedSums;
        int[] now = new int[odds.length];
        for (int i = 0; i < now.length; i++) {
            now[i] = odds[i] + (sums == null ? 0 : sums[i]);
        }
        if (ofBest) {
            bestSums = now;
            bestEvaluations++;
        } else {
            playedSums = now;
            playedEvaluations++;
        }
    }

    /**
     * All seats' odds after that many moves, in thousandths: before the decision with best play, after it with the played move,
     * if known directly. Only if {@link #isKnown}.
     */
    int[] oddsAfter(int plies) {
        boolean made = plies > ply && playedEvaluations > 0;
        int[] odds = new int[bestSums.length];
        for (int i = 0; i < odds.length; i++) {
            odds[i] = made ? playedSums[i] / playedEvaluations : bestSums[i] / bestEvaluations;
        }
        return odds;
    }

    /** The cost of the decision for its seat, in thousandths of a win; 0 while unknown. */
    int cost() {
        if (excused || playedEvaluations == 0) {
            return 0;
        }
        return Math.max(0, bestSums[seat] / bestEvaluations - playedSums[seat] / playedEvaluations);
    }
}
