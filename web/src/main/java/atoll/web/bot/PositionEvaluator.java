package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;

/** Evaluates positions for a review. */
public interface PositionEvaluator {
    /**
     * Asks for the odds of the seat to decide, given what it knows. Refused while somebody else waits for an answer: they go
     * first.
     *
     * @param at the position; only the view of the seat that decides is used
     * @param seed other seeds give independent estimates
     * @param move a legal move to evaluate, or -1 for the best move
     * @return whether the question was accepted
     */
    boolean ask(Game game, State at, int seed, int move, BotClient.ReplyHandler answer);

    /** Cancels the question; no answer will come. */
    void dropReview();
}
