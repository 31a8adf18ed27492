package atoll.web.bot;

/**
 * Detects a worker that owes a reply but was silent for too long, and chooses its replacement: the same backend once more if it
 * had started well, else JavaScript instead of WebAssembly, and finally the page itself.
 *
 * <p>Silence is counted in consecutive ticks of a page timer. A sleeping page has none, and a hidden one few: then a worker has
 * more time, never less.
 */
final class Watchdog {
    static final int TICK_MILLIS = 1000;

    /** The number of silent ticks that is too many: several times the slowest level's total time, which reports each tenth. */
    static final int PATIENCE = 15;

    private String backend;
    private boolean ready;
    private boolean awaitingReply;
    private boolean restarted;
    private int silence;

    /** The current backend: {@code wasm}, {@code js} or {@code page}; null before the first start. */
    String backend() {
        return backend;
    }

    boolean isReady() {
        return ready;
    }

    /** A backend was started and must report ready; the page is ready at once. */
    void start(String newBackend) {
        backend = newBackend;
        ready = newBackend.equals("page");
        setAwaitingReply(!ready);
    }

    /** The backend was ended. */
    void stop() {
        backend = null;
        ready = false;
        restarted = false;
        setAwaitingReply(false);
    }

    void ready() {
        ready = true;
        setAwaitingReply(false);
    }

    /** A request was posted, and needs a reply. */
    void requestSent() {
        setAwaitingReply(true);
    }

    /** The request was cancelled. */
    void requestCancelled() {
        setAwaitingReply(!ready);
    }

    /** It replied correctly, so it may be restarted once more after a later failure. */
    void replyReceived() {
        setAwaitingReply(false);
        restarted = false;
    }

    private void setAwaitingReply(boolean awaits) {
        awaitingReply = awaits;
        silence = 0;
    }

    /** A sign of life. */
    void messageReceived() {
        silence = 0;
    }

    boolean isAwaitingReply() {
        return awaitingReply;
    }

    /** Counts a tick. Returns true if the backend has failed. */
    boolean tick() {
        return awaitingReply && ++silence >= PATIENCE;
    }

    /** The backend to start after a failure. */
    String nextBackend() {
        if (ready && !restarted) {
            restarted = true;
            return backend;
        }
        return backend.equals("wasm") ? "js" : "page";
    }
}
