package atoll.web.storage;

import atoll.web.dom.Browser;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The exclusive right of a tab to change a game (a Web Lock). In browsers that lack or refuse locks, every tab has it. */
final class GameLock {
    private static final int PATIENCE_MILLIS = 1000;

    @JSFunctor
    interface Got extends JSObject {
        void take(JSObject release);
    }

    private final String id;
    private final boolean sure;
    private final JSObject release;

    private GameLock(String id, JSObject release) {
        this.id = id;
        this.release = release;
        sure = release != null;
    }

    interface Listener {
        void held(GameLock lock);

        /** Another tab has it. */
        void busy();

        /** Another tab has taken it, after {@link #held}. */
        default void lost() {}
    }

    /**
     * @param steal whether to take it from another tab
     */
    static void acquire(String id, boolean steal, GameLock.Listener answer) {
        request(
                "atoll game " + id,
                steal,
                PATIENCE_MILLIS,
                release -> answer.held(new GameLock(id, release)),
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

    // If the lock is busy, wait a moment: a page that is being closed releases it a little later. Only a lock that is
    // not
    // granted belongs to another tab. If the browser fails otherwise, or does not reply at all, there are no locks, and
    // got is
    // called with null. A lock that arrives after that is released at once.
    @JSBody(
            params = {"name", "steal", "patience", "got", "busy", "lost"},
            script = "var told, tell = function(then, release) { if (!told) { told = true; then(release); } };"
                    + " var none = function() { tell(got, null); };"
                    + " var ask = function(options, otherwise) { var held; try {"
                    + " navigator.locks.request(name, options, function(lock) {"
                    + " if (!lock) otherwise(); else if (!told) { held = true;"
                    + " return new Promise(function(release) { tell(got, release); }); } })"
                    + ".catch(function(e) { if (held) lost(); else if (e.name === 'AbortError') tell(busy); else none(); });"
                    + " } catch (e) { none(); } };"
                    + " setTimeout(none, 3 * patience);"
                    + " if (steal) ask({ steal: true }, none); else ask({ ifAvailable: true }, function() {"
                    + " var abort = new AbortController(); setTimeout(function() { abort.abort(); }, patience);"
                    + " ask({ signal: abort.signal }, none); });")
    private static native void request(
            String name, boolean steal, int patience, Got got, Browser.Action busy, Browser.Action lost);

    @JSBody(params = "release", script = "release();")
    private static native void call(JSObject release);
}
