package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.Link;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;

/** Searches with the effort of a verification, in a worker. */
public final class VerificationClient extends OwnWorker implements Verifier {
    private static final int WHOLE = 1000;

    private State view;
    private Handler handler;

    @Override
    public void verify(Game game, State at, int seed, int move, Handler newHandler) {
        view = at.viewFor(at.actor());
        handler = newHandler;
        Request.Task task = new Request.Task(Request.CONFIRMING, seed, Link.view(game, at, at.actor()));
        search(move == BEST ? Request.Question.BEST : Request.Question.ODDS, task, move);
    }

    @Override
    void replied(Reply reply) {
        if (reply instanceof Reply.Progress progress) {
            handler.progress(progress.permille());
        } else if (reply instanceof Reply.Move move) {
            if (!isUsable(move)) {
                retry();
                return;
            }
            complete();
            handler.found(move.move(), Math.max(0, Math.min(WHOLE, move.odds()[view.actor()])));
        }
    }

    private boolean isUsable(Reply.Move move) {
        boolean isAsked = request().move() == BEST || request().move() == move.move();
        return isAsked && move.odds().length == view.seats() && view.isLegal(move.move());
    }
}
