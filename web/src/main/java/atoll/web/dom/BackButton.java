package atoll.web.dom;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;

/**
 * The browser's Back button on a screen that opens something over itself: it closes that instead of leaving the screen.
 *
 * <p>The browser has one more entry from then on. When all is closed again, the entry stays, since a removal could meet another
 * navigation; Back then goes over it.
 */
public final class BackButton {
    private final Runnable close;
    private final EventListener<Event> listener = event -> pressed();
    private boolean open;
    /** The address of the further entry; null without one. */
    private String entry;

    /**
     * @param close closes what was opened last, and calls {@link #follow}
     */
    public BackButton(Runnable close) {
        this.close = close;
    }

    /** The screen is shown. */
    public void listen() {
        Window.current().addEventListener("popstate", listener);
    }

    /** The screen is left. */
    public void mute() {
        Window.current().removeEventListener("popstate", listener);
    }

    /** Something was opened or closed; whether anything is open. */
    public void follow(boolean open) {
        this.open = open;
        if (open && entry == null) {
            entry = Browser.fragment();
            addEntry();
        }
    }

    // The event comes with links to other screens, too.
    private void pressed() {
        if (!Browser.fragment().equals(entry)) {
            return;
        }
        entry = null;
        if (open) {
            close.run();
        } else {
            goBack();
        }
    }

    @JSBody(script = "history.pushState(history.state, '');")
    private static native void addEntry();

    @JSBody(script = "history.back();")
    private static native void goBack();
}
