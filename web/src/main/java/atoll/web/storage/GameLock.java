package atoll.web.storage;

import atoll.web.dom.Browser;
import atoll.web.dom.ScriptFile;
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

    @ScriptFile
    private static native void request(
            String name, boolean steal, int patience, Got got, Browser.Action busy, Browser.Action lost);

    @JSBody(params = "release", script = "release();")
    private static native void call(JSObject release);
}
