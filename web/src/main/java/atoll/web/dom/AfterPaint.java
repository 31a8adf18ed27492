package atoll.web.dom;

import org.teavm.jso.browser.Window;

/**
 * One thing to do, as soon as the browser has painted what was done before: what is parted so never adds up to one long
 * frame, however slow the machine.
 */
public final class AfterPaint {
    /** A page that nobody sees is not painted: it waits so many milliseconds. */
    private static final int UNSEEN = 250;

    private int frame;
    /** 0 if there is nothing to do. */
    private int timer;

    public boolean isWaiting() {
        return timer != 0;
    }

    /** In place of what there still was to do. */
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
