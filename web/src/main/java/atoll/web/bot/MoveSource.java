package atoll.web.bot;

import atoll.play.Session;

/** Whoever moves for the seats without a person. */
public interface MoveSource {
    /** Asks for the move of the seat that decides, which a bot of that level has; an earlier question is dropped. */
    void ask(Session session, int level, BotClient.ReplyHandler answer);

    /** The answer is wanted now. */
    void moveNow();

    /** Nobody waits for the answer any more. */
    void drop();
}
