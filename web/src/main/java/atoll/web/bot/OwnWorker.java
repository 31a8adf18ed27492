package atoll.web.bot;

import atoll.web.worker.Computations;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;

/** The page's side of searches in a worker of its own, one at a time: they neither wait for other searches nor stop them. */
public abstract class OwnWorker implements BotBackend.Listener {
    private final BotBackend backend = new BotBackend(this, "", new Computations.All());
    /** Null if there is none, or if it is complete. */
    private Request.Search request;

    private int requestId;

    /** Starts a search, in place of an earlier one. */
    final void search(Request.Question question, Request.Task task, int move) {
        cancel();
        backend.start();
        request = new Request.Search(++requestId, question, task, move);
        post();
    }

    /** Stops the search, if any: no more of its replies are handled. */
    public void cancel() {
        if (request != null) {
            backend.cancel(request.id());
            request = null;
        }
    }

    /** Stops the search and ends the worker; the next search starts a new one. */
    public final void close() {
        cancel();
        backend.close();
    }

    /** The search that is under way. */
    final Request.Search request() {
        return request;
    }

    private void post() {
        if (request != null && backend.isReady()) {
            backend.post(request);
        }
    }

    @Override
    public final void ready() {
        post();
    }

    @Override
    public final void lost() {
        // the next backend gets the request again
    }

    @Override
    public final void reply(Reply reply) {
        if (request != null && reply.id() == request.id()) {
            replied(reply);
        }
    }

    /** Handles a reply to the search that is under way. */
    abstract void replied(Reply reply);

    /** Ends the search: the last reply was its end, and correct. */
    final void complete() {
        backend.replyAccepted();
        request = null;
    }

    /** Gives the request to another worker: the last reply was wrong. */
    final void retry() {
        backend.replace();
    }
}
