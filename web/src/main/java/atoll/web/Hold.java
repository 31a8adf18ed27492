package atoll.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The right to change a game, which one tab has at a time (a Web Lock). Without such locks every tab has it. */
final class Hold {
    private static final int PATIENCE_MILLIS = 1000;

    @JSFunctor
    interface Got extends JSObject {
        void take(JSObject release);
    }

    private final String id;
    private final boolean sure;
    private final JSObject release;

    private Hold(String id, JSObject release) {
        this.id = id;
        this.release = release;
        sure = release != null;
    }

    interface Answer {
        void held(Hold hold);

        /** Another tab has it. */
        void busy();

        /** Another tab has taken it, after {@link #held}. */
        default void lost() {}
    }

    /** @param steal whether to take it from another tab */
    static void on(String id, boolean steal, Answer answer) {
        if (!hasLocks()) {
            answer.held(new Hold(id, null));
            return;
        }
        request(
                "atoll game " + id,
                steal,
                PATIENCE_MILLIS,
                release -> answer.held(new Hold(id, release)),
                answer::busy,
                answer::lost);
    }

    String id() {
        return id;
    }

    /** Whether no other tab can have it as well. */
    boolean isSure() {
        return sure;
    }

    void release() {
        if (release != null) {
            call(release);
        }
    }

    @JSBody(script = "return !!(navigator.locks && navigator.locks.request);")
    private static native boolean hasLocks();

    // If it is not to be had at once, a moment's patience: a page that is being left lets go a little later.
    @JSBody(
            params = {"name", "steal", "patience", "got", "busy", "lost"},
            script = "var ask = function(options, otherwise) { var held = false;"
                    + " navigator.locks.request(name, options, function(lock) { if (!lock) { otherwise(); return; }"
                    + " held = true; return new Promise(function(release) { got(release); }); })"
                    + ".catch(function() { if (held) lost(); else busy(); }); };"
                    + " if (steal) ask({ steal: true }, busy); else ask({ ifAvailable: true }, function() {"
                    + " var abort = new AbortController(); setTimeout(function() { abort.abort(); }, patience);"
                    + " ask({ signal: abort.signal }, busy); });")
    private static native void request(
            String name, boolean steal, int patience, Got got, Browser.Action busy, Browser.Action lost);

    @JSBody(params = "release", script = "release();")
    private static native void call(JSObject release);
}
