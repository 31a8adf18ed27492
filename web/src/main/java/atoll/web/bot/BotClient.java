package atoll.web.bot;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;
import atoll.web.dom.Browser;
import atoll.web.dom.Worker;
import atoll.web.worker.BotWorker;
import atoll.web.worker.SearchRunner;
import org.teavm.jso.browser.Window;

/**
 * The page's side of the bots: one reused worker, and its helpers. It runs WebAssembly if possible, else JavaScript. Without
 * workers the page itself searches, in time slices.
 */
public final class BotClient implements MoveSource, PositionEvaluator {
    /** Receives the result of a request: exactly one move, unless the request is cancelled. */
    public interface ReplyHandler {
        void progress(int permille);

        /**
         * @param odds win probability by seat, in thousandths
         */
        void move(int move, int[] odds);

        /** No reply will come: another request replaced this one, or it was cancelled. */
        default void dropped() {
            // the canceller knows
        }
    }

    /** Delay before a search occupies the processor, so that the last move is painted: two frames. */
    private static final int PAINT_MILLIS = 34;

    /** Independent of the game's seed, which would reveal all future chance. */
    private final int botSeed = Browser.random();

    private final Runnable changed;
    /** Null on pages without them. */
    private final HelperPool helpers;

    private final String singleGame;
    private final Watchdog watchdog = new Watchdog();
    private boolean watching;
    private Worker worker;
    /** Counts the workers, to ignore messages of replaced ones. */
    private int workerCount;

    private int requestId;
    private BotClient.ReplyHandler handler;
    private String request;
    private SearchRunner localSearch;
    private boolean hurried;
    /** Whether the current request is for a hint, not for a bot's move. */
    private boolean isHint;
    /** Whether the current request is for a review, which has the lowest priority. */
    private boolean isReview;

    private Session currentSession;
    /** The position in which the reply must be legal; null if it is not fully known. */
    private State knownState;
    /** The number of odds in a reply. */
    private int seats;
    /** The seat of the bot that is searching; -1 for a hint or a review. */
    private int botSeat;

    /** The seat of the bot that gave the {@link #odds}; -1 if they came with a hint. */
    private int oddsSeat;

    private int[] odds;

    /**
     * @param changed called when {@link #backend} has changed
     * @param helpers for the strongest level; null for none
     * @param singleGame the id of the only game of this page; empty if it has all games
     */
    public BotClient(Runnable changed, HelperPool helpers, String singleGame) {
        this.singleGame = singleGame;
        this.changed = changed;
        this.helpers = helpers;
    }

    /** The backend of the ready worker: {@code wasm}, {@code js} or {@code page}; empty before. */
    public String backend() {
        return watchdog.isReady() ? watchdog.backend() : "";
    }

    /** Starts the worker in advance of the first bot move. */
    public void warm() {
        if (watchdog.backend() == null) {
            start("js".equals(Browser.query("bot")) ? "js" : "wasm");
        }
    }

    /** Requests the move of the bot to move; cancels an earlier request. */
    @Override
    public void requestMove(Session session, int level, BotClient.ReplyHandler newHandler) {
        request(session, session.state().actor(), level, newHandler);
        isHint = false;
    }

    /**
     * Requests the strongest bot's evaluation of what a seat knows, which must have a choice. Returns false, and requests
     * nothing, while a bot is to move: that has priority.
     */
    public boolean requestHint(Session session, int seat, BotClient.ReplyHandler newHandler) {
        if (handler != null && !isHint && !isReview) {
            return false;
        }
        request(session, seat, Level.STRONGEST, newHandler);
        botSeat = -1;
        isHint = true;
        return true;
    }

    @Override
    public boolean evaluate(Game game, State position, int seed, int move, BotClient.ReplyHandler newHandler) {
        if (handler != null) {
            return false;
        }
        warm();
        handler = newHandler;
        currentSession = null;
        hurried = false;
        isReview = true;
        knownState = move < 0 ? position : null;
        seats = position.seats();
        request = (move < 0 ? "think " : "weigh ") + ++requestId + " " + Level.REVIEWING + " " + seed + " "
                + Link.view(game, position, position.actor())
                + (move < 0 ? "" : " " + move);
        postRequest();
        return true;
    }

    @Override
    public void cancelReview() {
        if (isReview) {
            cancelAny();
        }
    }

    /** The odds of the last reply, if it was about this game; null before there is one. */
    public int[] odds(Session session) {
        return session == currentSession ? odds : null;
    }

    /** Clears the odds, because another position is shown. */
    public void forgetOdds() {
        odds = null;
    }

    /** The seat of the bot that gave the {@link #odds}; -1 if they came with a hint, from the strongest. */
    public int oddsSeat() {
        return oddsSeat;
    }

    /** Cancels a pending hint. */
    public void cancelHint() {
        if (isHint) {
            cancel();
        }
    }

    private void request(Session session, int seat, int level, BotClient.ReplyHandler newHandler) {
        cancelAny();
        warm();
        int current = ++requestId;
        botSeat = seat;
        handler = newHandler;
        if (currentSession != session) {
            odds = null; // else keep the old odds until there are new ones
        }
        currentSession = session;
        knownState = seat == session.state().actor() ? session.state() : null;
        seats = session.state().seats();
        hurried = false;
        request = null;
        Window.setTimeout(
                () -> {
                    if (handler != null && requestId == current) {
                        request = formatRequest(session, seat, level);
                        postRequest();
                    }
                },
                PAINT_MILLIS);
    }

    private String formatRequest(Session session, int seat, int level) {
        int seed = botSeed + session.ply() * 0x9E3779B1;
        boolean voting = level == Level.STRONGEST && helpers != null && helpers.areUseful();
        return (voting ? "vote " : "think ") + requestId + " " + level + " " + seed + " "
                + Link.view(session.game(), session.state(), seat);
    }

    /** Makes the bot play its best move so far. */
    @Override
    public void moveNow() {
        hurried = true;
        if (handler != null) {
            post("stop " + requestId);
        }
    }

    /** Cancels a request of the table; a review's request continues. */
    @Override
    public void cancel() {
        if (!isReview) {
            cancelAny();
        }
    }

    private void cancelAny() {
        if (handler != null) {
            post("drop " + requestId);
            watchdog.requestCancelled();
            if (helpers != null) {
                helpers.cancel();
            }
        }
        BotClient.ReplyHandler dropped = handler;
        handler = null;
        localSearch = null;
        isHint = false;
        isReview = false;
        if (dropped != null) {
            dropped.dropped();
        }
    }

    // Posts the current request, if there is one, to the current backend.
    private void postRequest() {
        if (handler == null || request == null || !watchdog.isReady()) {
            return;
        }
        if (worker == null) {
            localSearch = createSearch(BotWorker.split(request));
            Window.setTimeout(this::runSlice, 0);
            return;
        }
        watchdog.requestSent();
        watch();
        post(request);
        if (isVote()) {
            helpers.start(address(watchdog.backend()));
            helpers.startSearch(request);
        }
        if (hurried) {
            post("stop " + requestId);
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
            fail();
        } else if (watchdog.isAwaitingReply()) {
            watch();
        }
    }

    private boolean isVote() {
        return helpers != null && request != null && request.startsWith("vote");
    }

    private void post(String message) {
        if (watchdog.isReady() && worker != null) {
            worker.postMessage(message);
        }
    }

    private void start(String backend) {
        watchdog.start(backend);
        int mine = ++workerCount;
        if (watchdog.isReady()) {
            changed.run();
            postRequest();
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
                        fail();
                    }
                });
        if (worker == null) {
            fail();
        } else {
            watch();
        }
    }

    // A single-game page's file includes the bot in JavaScript.
    private String address(String backend) {
        String file = Browser.file("bot-" + backend + ".js");
        return backend.equals("js") && !singleGame.isEmpty() ? file + "?" + singleGame : file;
    }

    // Replaces a worker that does not load, dies, falls silent or sends invalid messages; then repeats the current
    // request.
    private void fail() {
        if (worker != null) {
            worker.terminate();
            worker = null;
        }
        if (handler != null && isVote()) {
            helpers.cancel();
        }
        start(watchdog.nextBackend());
    }

    private static SearchRunner createSearch(String[] words) {
        try {
            return new SearchRunner(words);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    private void onMessage(String message) {
        String[] words = BotWorker.split(message);
        int[] numbers = BotWorker.numbers(words);
        watchdog.messageReceived();
        if (message.equals("ready")) {
            watchdog.ready();
            changed.run();
            postRequest();
        } else if (numbers == null || numbers.length == 0 || words[0].equals("failed")) {
            fail();
        } else if (handler != null && numbers[0] == requestId) { // else it is late: the request was cancelled
            onMessage(words, numbers);
        }
    }

    private void onMessage(String[] words, int[] numbers) {
        if (words[0].equals("progress") && numbers.length == 2) {
            handler.progress(numbers[1]);
        } else if (words[0].equals("votes") && isVote()) {
            helpers.addVisits(numbers);
        } else if (!words[0].equals("move") || numbers.length != 2 + seats || !isLegal(numbers[1])) {
            fail();
        } else if (isVote()) {
            watchdog.replyReceived();
            helpers.whenAllReplied(() -> deliver(helpers.best(numbers[1]), numbers, 2));
        } else {
            watchdog.replyReceived();
            deliver(numbers[1], numbers, 2);
        }
    }

    private boolean isLegal(int move) {
        MoveList legal = new MoveList();
        if (knownState != null) {
            knownState.moves(legal);
        }
        return knownState == null || legal.indexOf(move) >= 0;
    }

    private void runSlice() {
        if (localSearch == null) {
            return;
        }
        if (localSearch.runSlice() || hurried) {
            int[] reply = BotWorker.numbers(BotWorker.split("move " + localSearch.reply()));
            localSearch = null;
            deliver(reply[0], reply, 1);
        } else {
            handler.progress(localSearch.permille());
            Window.setTimeout(this::runSlice, 0);
        }
    }

    // The odds start at an index.
    private void deliver(int move, int[] numbers, int from) {
        int[] newOdds = new int[numbers.length - from];
        for (int seat = 0; seat < newOdds.length; seat++) {
            newOdds[seat] = numbers[from + seat];
        }
        BotClient.ReplyHandler waitingHandler = handler;
        handler = null;
        isHint = false;
        isReview = false;
        odds = newOdds;
        oddsSeat = botSeat;
        waitingHandler.move(move, newOdds);
    }
}
