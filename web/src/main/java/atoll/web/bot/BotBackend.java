package atoll.web.bot;

import atoll.web.dom.Browser;
import atoll.web.dom.Worker;
import atoll.web.worker.Bot;
import atoll.web.worker.Computations;
import atoll.web.worker.MessageCodec;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;
import org.teavm.jso.browser.Window;

/**
 * What runs the bots: a worker in WebAssembly, else one in JavaScript, else the page itself. A worker that does not load, dies,
 * falls silent or sends garbled messages is replaced.
 */
final class BotBackend {
    /** The client of the backend. */
    interface Listener {
        /** It is ready for requests. The last request must be repeated if it got no reply. */
        void ready();

        /** It failed, and its request is lost; another one is started next. */
        void lost();

        void reply(Reply reply);
    }

    private final Listener listener;
    private final String singleGame;
    private final Watchdog watchdog = new Watchdog();
    private final Bot page;
    private boolean watching;
    private Worker worker;
    /** Counts the workers, to ignore messages of replaced ones. */
    private int workerCount;

    /**
     * @param singleGame the id of the only game of this page; empty if it has all games
     * @param computations what the page itself computes where there is no worker
     */
    BotBackend(Listener listener, String singleGame, Computations computations) {
        this.listener = listener;
        this.singleGame = singleGame;
        page = new PageBot(listener, computations);
    }

    /** {@code wasm}, {@code js} or {@code page}; empty while none is ready. */
    String name() {
        return isReady() ? watchdog.backend() : "";
    }

    boolean isReady() {
        return watchdog.isReady();
    }

    /** Whether it is a worker, not the page. */
    boolean isWorker() {
        return worker != null;
    }

    /** Starts a worker, on the first call. */
    void start() {
        if (watchdog.backend() == null) {
            start("js".equals(Browser.query("bot")) ? "js" : "wasm");
        }
    }

    /** Posts a request, unless it is not ready: then there is none to stop or cancel. */
    void post(Request request) {
        if (!isReady()) {
            return;
        }
        if (worker == null) {
            page.handle(request);
            return;
        }
        if (request instanceof Request.Search) {
            watchdog.requestSent();
            watch();
        }
        worker.postMessage(MessageCodec.encode(request));
    }

    /** Cancels a request. */
    void cancel(int id) {
        post(new Request.Cancel(id));
        watchdog.requestCancelled();
    }

    /** Records that the last reply ended a search and was legal. */
    void replyAccepted() {
        watchdog.replyReceived();
    }

    /** The address of the worker. */
    String address() {
        return address(watchdog.backend());
    }

    // A single-game page's file includes the bot in JavaScript.
    private String address(String backend) {
        String file = Browser.file("bot-" + backend + ".js");
        return backend.equals("js") && !singleGame.isEmpty() ? file + "?" + singleGame : file;
    }

    private void start(String backend) {
        watchdog.start(backend);
        int mine = ++workerCount;
        if (isReady()) {
            listener.ready();
            return;
        }
        worker = Worker.start(
                address(backend),
                message -> {
                    if (mine == workerCount) {
                        onMessage(message);
                    }
                },
                () -> {
                    if (mine == workerCount) {
                        replace();
                    }
                });
        if (worker == null) {
            replace();
        } else {
            watch();
        }
    }

    /** Ends the worker, and forgets its request; {@link #start} starts another one. */
    void close() {
        workerCount++;
        terminate();
        watchdog.stop();
    }

    private void terminate() {
        if (worker != null) {
            worker.terminate();
            worker = null;
        }
    }

    /** Replaces a worker that failed. */
    void replace() {
        terminate();
        listener.lost();
        start(watchdog.nextBackend());
    }

    private void onMessage(String message) {
        watchdog.messageReceived();
        Reply reply;
        try {
            reply = MessageCodec.decodeReply(message);
        } catch (IllegalArgumentException e) {
            replace();
            return;
        }
        if (reply instanceof Reply.Ready) {
            watchdog.ready();
            listener.ready();
        } else if (reply instanceof Reply.Failed) {
            replace();
        } else {
            listener.reply(reply);
        }
    }

    private void watch() {
        if (!watching) {
            watching = true;
            Window.setTimeout(this::tick, Watchdog.TICK_MILLIS);
        }
    }

    private void tick() {
        watching = false;
        if (watchdog.tick()) {
            replace();
        } else if (watchdog.isAwaitingReply()) {
            watch();
        }
    }

    private static final class PageBot extends Bot {
        private final Listener listener;

        PageBot(Listener listener, Computations computations) {
            super(computations);
            this.listener = listener;
        }

        @Override
        protected void wake() {
            Window.setTimeout(this::runSlice, 0);
        }

        @Override
        protected void send(Reply reply) {
            listener.reply(reply);
        }
    }
}
