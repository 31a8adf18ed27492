package atoll.web.bot;

/**
 * Tells when a worker that owes something has been silent for too long, and what is to think in its place: the same once more
 * if it began well, else JavaScript in place of WebAssembly, and at last the page itself.
 *
 * <p>Silence is counted in ticks of a timer of the page, one after the other. While the page sleeps there are none, and in a
 * hidden one there are few: then a worker has more time, never less.
 */
final class Watchdog {
    static final int TICK_MILLIS = 1000;

    /** So many ticks of silence are too many: several times what the slowest level takes, which reports each tenth of it. */
    static final int PATIENCE = 15;

    private String backend;
    private boolean ready;
    private boolean owing;
    private boolean restarted;
    private int silence;

    /** What thinks, or is to: {@code wasm}, {@code js} or {@code page}; null before the first start. */
    String backend() {
        return backend;
    }

    boolean isReady() {
        return ready;
    }

    /** Something is started, and owes its word that it is ready; the page is at once. */
    void start(String newBackend) {
        backend = newBackend;
        ready = newBackend.equals("page");
        owe(!ready);
    }

    void ready() {
        ready = true;
        owe(false);
    }

    /** It is asked, and owes an answer. */
    void ask() {
        owe(true);
    }

    /** Nobody wants the answer any more. */
    void drop() {
        owe(!ready);
    }

    /** It has answered well, and so may be started once more if it fails later. */
    void answer() {
        owe(false);
        restarted = false;
    }

    private void owe(boolean something) {
        owing = something;
        silence = 0;
    }

    /** A sign of life. */
    void hear() {
        silence = 0;
    }

    boolean isOwing() {
        return owing;
    }

    /** Some time has passed. True if what thinks is to be given up. */
    boolean tick() {
        return owing && ++silence >= PATIENCE;
    }

    /** What is to be started in place of what failed. */
    String next() {
        if (ready && !restarted) {
            restarted = true;
            return backend;
        }
        return backend.equals("wasm") ? "js" : "page";
    }
}
