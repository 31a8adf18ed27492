package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;

/** Evaluates positions for a review. */
public interface PositionEvaluator {
    /**
     * Requests the odds of the seat to decide, given what it knows. Refused while another request is pending.
     *
     * @param at the position; only the view of the seat to decide is used
     * @param seed other seeds give independent estimates
     * @param move a legal move to evaluate, or -1 for the best move
     * @return whether the request was accepted
     */
    boolean evaluate(Game game, State at, int seed, int move, BotClient.ReplyHandler handler);

    /**
     * Requests the odds at a position in which everything is known, also to the seat to decide: only for finished games. Refused
     * while another request is pending.
     *
     * @param at the position, in which a seat is to decide
     * @param seed other seeds give independent estimates
     * @return whether the request was accepted
     */
    boolean evaluateOpen(Game game, State at, int seed, BotClient.ReplyHandler handler);

    /** Cancels the request; no reply will come. */
    void cancelReview();
}
