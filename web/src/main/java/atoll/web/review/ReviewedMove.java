package atoll.web.review;

/**
 * A choice that somebody made in a game, and what was found out about it since.
 *
 * <p>It is judged by what the seat knew: luck, and what was hidden from it, are not blamed.
 */
final class ReviewedMove {
    /** Nothing known yet. */
    private static final int NONE = -1;

    final int ply;
    final int seat;
    final int move;
    /** Whether it matters what the choice cost, and not only how the game stood. */
    final boolean blamed;

    /** Whether the best move was made a little later in the same turn. */
    boolean excused;

    /** The move that would have been best, once it is known. */
    private int best = NONE;
    /** After the best move and after the one played: how often weighed, and the sums of all seats' chances in thousandths. */
    private int[] bestSums;

    private int[] playedSums;
    private int bestWeighed;
    private int playedWeighed;

    /**
     * @param ply how many moves had been made before
     * @param seat who chose
     * @param move what was chosen
     */
    ReviewedMove(int ply, int seat, int move, boolean blamed) {
        this.ply = ply;
        this.seat = seat;
        this.move = move;
        this.blamed = blamed;
    }

    /** Only once {@link #hasBest}. */
    int best() {
        return best;
    }

    boolean hasBest() {
        return best != NONE;
    }

    void setBest(int newBest) {
        best = newBest;
    }

    /** The move to be weighed next; -1 if all is known. */
    int next() {
        if (bestWeighed == 0) {
            return best;
        }
        if (!blamed || excused || best == move) {
            return NONE;
        }
        if (playedWeighed == 0) {
            return move;
        }
        // One weighing errs by up to 3 in a hundred: what looks dear is looked at again, by other luck.
        boolean again = playedWeighed == 1 && cost() >= Review.TOLD;
        return !again ? NONE : bestWeighed == 1 ? best : move;
    }

    /** Whether how the game stood is known, if not yet what the choice cost. */
    boolean isKnown() {
        return bestWeighed > 0;
    }

    boolean isDone() {
        return hasBest() && next() == NONE;
    }

    /** How often something was weighed: different numbers for luck that differs. */
    int addEvaluation() {
        return bestWeighed + playedWeighed;
    }

    /** Takes in the chances, in thousandths, after the move that was {@link #next}. */
    void addEvaluation(int[] chances) {
        boolean ofBest = next() == best;
        int[] sums = ofBest ? bestSums : playedSums;
        int[] now = new int[chances.length];
        for (int i = 0; i < now.length; i++) {
            now[i] = chances[i] + (sums == null ? 0 : sums[i]);
        }
        if (ofBest) {
            bestSums = now;
            bestWeighed++;
        } else {
            playedSums = now;
            playedWeighed++;
        }
    }

    /**
     * What all seats could expect after so many moves of the game, in thousandths: before the choice if the best is played,
     * after it by what was played, where that is known by itself. Only once {@link #isKnown}.
     */
    int[] oddsAfter(int plies) {
        boolean made = plies > ply && playedWeighed > 0;
        int[] chances = new int[bestSums.length];
        for (int i = 0; i < chances.length; i++) {
            chances[i] = made ? playedSums[i] / playedWeighed : bestSums[i] / bestWeighed;
        }
        return chances;
    }

    /** What the choice cost the seat that made it, in thousandths of a win; 0 as long as that is not known. */
    int cost() {
        if (excused || playedWeighed == 0) {
            return 0;
        }
        return Math.max(0, bestSums[seat] / bestWeighed - playedSums[seat] / playedWeighed);
    }
}
