package atoll.web.worker;

import atoll.play.BadLink;

/** Does what requests want, one at a time, in time slices. It runs in a worker or, where there are none, in the page. */
public abstract class Bot {
    /** The step of progress reports, in thousandths: the page lays out and paints a bar for each. */
    private static final int STEP = 100;

    private final Computations computations;
    private Computation runner;
    private int reported;
    private boolean waking;

    protected Bot(Computations computations) {
        this.computations = computations;
    }

    /** Calls {@link #runSlice} a little later. */
    protected abstract void wake();

    protected abstract void send(Reply reply);

    /** Handles a request; one about another search than the current one is ignored. */
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
            runner = computations.start(request);
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
            runner.sendProgress(this);
        }
        wakeOnce();
    }

    private void reply() {
        Computation done = runner;
        runner = null;
        done.sendResult(this);
    }
}
