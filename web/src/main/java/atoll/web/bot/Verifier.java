package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.web.worker.Request;

/** Searches one position at a time with four times the effort of a review. */
public interface Verifier {
    /** In place of a move: to look for the best one. */
    int BEST = Request.NO_MOVE;

    /** Receives the result of a search: exactly one, unless it is cancelled. */
    interface Handler {
        /**
         * @param permille the spent part of the effort, 0..1000
         */
        void progress(int permille);

        /**
         * @param move the best one, or the one that was given
         * @param value the probability that the seat to decide wins after it, in thousandths
         */
        void found(int move, int value);
    }

    /**
     * Starts a search, in place of an earlier one, whose replies are not handled any more.
     *
     * @param at only what the seat to decide knows is used
     * @param seed other seeds give independent results
     * @param move a legal move, or {@link #BEST}
     */
    void verify(Game game, State at, int seed, int move, Handler handler);

    /** Stops the search, if any. */
    void cancel();
}
