package atoll.web.storage;

import atoll.web.dom.Browser;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The right to change a game, which one tab has at a time (a Web Lock). Where the browser has no such locks, or refuses
 * them, every tab has it. */
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
        void held(GameLock hold);

        /** Another tab has it. */
        void busy();

        /** Another tab has taken it, after {@link #held}. */
        default void lost() {}
    }

    /** @param steal whether to take it from another tab */
    static void on(String id, boolean steal, GameLock.Listener answer) {
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

    // If it is not to be had at once, a moment's patience: a page that is being left lets go a little later. Only a
    // lock
    // that is not granted is somebody else's: where the browser refuses in another way, or does not answer at all,
    // there
    // are no locks, and got is called with null. A lock that comes after that is let go at once.
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
