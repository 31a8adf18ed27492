package atoll.web.worker;

import atoll.bot.Search;
import atoll.play.BadLink;
import java.util.function.Function;

/** Does what requests want, one at a time, in time slices. It runs in a worker or, where there are none, in the page. */
public abstract class Bot {
    /** The step of progress reports, in thousandths: the page lays out and paints a bar for each. */
    private static final int STEP = 100;

    private final Function<Search, int[]> voter;
    private SearchRunner runner;
    private int reported;
    private boolean waking;

    /**
     * @param voter the {@link atoll.bot.VoteTally#of votes} of a search; null if they are never wanted
     */
    protected Bot(Function<Search, int[]> voter) {
        this.voter = voter;
    }

    /** Calls {@link #runSlice} a little later. */
    protected abstract void wake();

    protected abstract void send(Reply reply);

    /** Handles a request; what is about another search than the current one is ignored. */
    public final void handle(Request request) {
        if (request instanceof Request.Search search) {
            start(search);
        } else if (runner != null && runner.request().id() == request.id()) {
            if (request instanceof Request.Stop) {
                reply();
            } else {
                runner = null;
            }
        }
    }

    private void start(Request.Search request) {
        reported = 0;
        try {
            runner = new SearchRunner(request);
        } catch (BadLink e) {
            runner = null;
            send(new Reply.Failed(request.id()));
            return;
        }
        wakeOnce();
    }

    private void wakeOnce() {
        if (!waking) {
            waking = true;
            wake();
        }
    }

    protected final void runSlice() {
        waking = false;
        if (runner == null) {
            return;
        }
        if (runner.runSlice()) {
            reply();
            return;
        }
        if (runner.permille() >= reported + STEP) {
            reported = runner.permille();
            send(new Reply.Progress(runner.request().id(), reported));
        }
        wakeOnce();
    }

    private void reply() {
        SearchRunner done = runner;
        runner = null;
        if (voter != null && done.request().votes()) {
            send(new Reply.Votes(done.request().id(), voter.apply(done.search())));
        }
        send(done.reply());
    }
}
