package atoll.web.dom;

import org.teavm.jso.browser.Window;

/** Runs one action after the browser has painted. Work split this way never adds up to one long frame, even on slow devices. */
public final class AfterPaint {
    /** A hidden page is not painted: it waits this many milliseconds. */
    private static final int UNSEEN = 250;

    private int frame;
    /** 0 if no action is pending. */
    private int timer;

    public boolean isWaiting() {
        return timer != 0;
    }

    /** Replaces the pending action. */
    public void schedule(Runnable action) {
        cancel();
        timer = Window.setTimeout(() -> run(action), UNSEEN);
        frame = Window.requestAnimationFrame(now -> {
            Window.clearTimeout(timer);
            timer = Window.setTimeout(() -> run(action), 0);
        });
    }

    public void cancel() {
        Window.cancelAnimationFrame(frame);
        Window.clearTimeout(timer);
        timer = 0;
    }

    private void run(Runnable action) {
        cancel();
        action.run();
    }
}
