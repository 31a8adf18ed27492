package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.Link;
import atoll.web.worker.Computations;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;

/** The page's side of a verification: a worker of its own, so that it neither waits for other searches nor stops them. */
public final class VerificationClient implements Verifier, BotBackend.Listener {
    private static final int WHOLE = 1000;

    private final BotBackend backend = new BotBackend(this, "", new Computations.All());
    /** Null if there is none. */
    private Request.Search request;

    private int requestId;
    private State view;
    private Handler handler;

    @Override
    public void verify(Game game, State at, int seed, int move, Handler newHandler) {
        cancel();
        backend.start();
        view = at.viewFor(at.actor());
        handler = newHandler;
        Request.Task task = new Request.Task(Request.CONFIRMING, seed, Link.view(game, at, at.actor()));
        request = new Request.Search(++requestId, task, move);
        post();
    }

    @Override
    public void cancel() {
        if (request != null) {
            backend.cancel(request.id());
            request = null;
        }
    }

    private void post() {
        if (request != null && backend.isReady()) {
            backend.post(request);
        }
    }

    @Override
    public void ready() {
        post();
    }

    @Override
    public void lost() {
        // the next backend gets the request again
    }

    @Override
    public void reply(Reply reply) {
        if (request == null || reply.id() != request.id()) {
            return;
        }
        if (reply instanceof Reply.Progress progress) {
            handler.progress(progress.permille());
        } else if (reply instanceof Reply.Move move) {
            if (!isUsable(move)) {
                backend.replace();
                return;
            }
            backend.replyAccepted();
            request = null;
            handler.found(move.move(), Math.max(0, Math.min(WHOLE, move.odds()[view.actor()])));
        }
    }

    private boolean isUsable(Reply.Move move) {
        boolean isAsked = request.move() == BEST || request.move() == move.move();
        return isAsked && move.odds().length == view.seats() && view.isLegal(move.move());
    }
}
