package atoll.web.bot;

import atoll.play.Session;

/** Provides the moves of seats without a person. */
public interface MoveSource {
    /** Requests the move of the seat to decide, at a bot's level; cancels an earlier request. */
    void requestMove(Session session, int level, BotClient.ReplyHandler handler);

    /** Asks for the reply at once. */
    void moveNow();

    /** Cancels the request. */
    void cancel();
}
