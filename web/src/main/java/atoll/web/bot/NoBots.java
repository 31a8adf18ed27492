package atoll.web.bot;

import atoll.play.Session;

/** Nobody but the person moves. */
public final class NoBots implements MoveSource {
    @Override
    public void requestMove(Session session, int level, BotClient.ReplyHandler handler) {
        throw new IllegalStateException("there are no bots");
    }

    @Override
    public void moveNow() {
        // nobody thinks
    }

    @Override
    public void cancel() {
        // nobody thinks
    }
}
