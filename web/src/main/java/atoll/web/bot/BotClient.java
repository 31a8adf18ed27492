package atoll.web.bot;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Session;
import atoll.web.dom.Browser;
import atoll.web.worker.Computations;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;
import org.teavm.jso.browser.Window;

/** The page's side of the bots: one request at a time, to one reused {@link BotBackend} and its helpers. */
public final class BotClient implements MoveSource, PositionEvaluator, BotBackend.Listener {
    /** Receives the result of a request: exactly one move, unless the request is cancelled. */
    public interface ReplyHandler {
        void progress(int permille);

        /**
         * @param rest the moves with which the seat would go on in the same turn, as far as they are known
         * @param odds win probability by seat, in thousandths
         */
        void move(int move, int[] rest, int[] odds);

        /** No reply will come: another request replaced this one, or it was cancelled. */
        default void dropped() {
            // the canceller knows
        }
    }

    /**
     * The stages of a request, in this order: either {@link #SEARCHING} or the two stages after it. A lost backend
     * leads back
     * to {@link #QUEUED}.
     */
    private enum Stage {
        /** There is no request. */
        IDLE,
        /** The last move must be painted first. */
        PAINTING,
        /** No backend is ready. */
        QUEUED,
        SEARCHING,
        /** The helpers search too. */
        VOTING,
        /** The main worker has replied; the helpers must. */
        GATHERING
    }

    /**
     * What a reply is for.
     *
     * @param at the position
     * @param seat whose view is searched
     * @param isMove whether a bot will make the move; false for hints and reviews
     */
    private record Order(BotClient.ReplyHandler handler, State at, int seat, boolean isMove) {}

    /** Delay before a search occupies the processor, so that the last move is painted: two frames. */
    private static final int PAINT_MILLIS = 34;

    /** Independent of the game's seed, which would reveal all future chance. */
    private final int botSeed = Browser.random();

    private final Runnable changed;
    /** Null on pages without them. */
    private final HelperPool helpers;

    private final BotBackend backend;

    private Stage stage = Stage.IDLE;
    private Order order;
    /** Of the current or last request. */
    private int requestId;
    /** From {@link Stage#QUEUED} on. */
    private Request.Search request;

    private boolean hurried;

    /** The game of the current or last request; null if that was for a review. */
    private Session session;

    private int[] odds;
    private int oddsSeat;

    /**
     * @param changed called when {@link #backend} has changed
     * @param helpers for the strongest level; null for none
     * @param singleGame the id of the only game of this page; empty if it has all games
     */
    public BotClient(Runnable changed, HelperPool helpers, String singleGame) {
        this.changed = changed;
        this.helpers = helpers;
        backend = new BotBackend(this, singleGame, new Computations());
    }

    /** The backend of the ready worker: {@code wasm}, {@code js} or {@code page}; empty before. */
    public String backend() {
        return backend.name();
    }

    /** Starts the worker in advance of the first bot move. */
    public void warm() {
        backend.start();
    }

    /** Requests the move of the bot to move; cancels an earlier request. */
    @Override
    public void requestMove(Session of, int level, BotClient.ReplyHandler handler) {
        request(new Order(handler, of.state(), of.state().actor(), true), of, level);
    }

    /**
     * Requests the strongest bot's evaluation of what a seat knows, which must have a choice. Returns false, and requests
     * nothing, while a bot is to move: that has priority.
     */
    public boolean requestHint(Session of, int seat, BotClient.ReplyHandler handler) {
        if (stage != Stage.IDLE && order.isMove) {
            return false;
        }
        request(new Order(handler, of.state(), seat, false), of, Level.STRONGEST);
        return true;
    }

    @Override
    public boolean evaluate(Game game, State at, int seed, int move, BotClient.ReplyHandler handler) {
        return evaluate(Link.view(game, at, at.actor()), at, seed, move, handler);
    }

    @Override
    public boolean evaluateOpen(Game game, State at, int seed, BotClient.ReplyHandler handler) {
        return evaluate(Link.position(game, at), at, seed, Request.NO_MOVE, handler);
    }

    private boolean evaluate(String link, State at, int seed, int move, BotClient.ReplyHandler handler) {
        if (stage != Stage.IDLE) {
            return false;
        }
        warm();
        session = null;
        requestId++;
        begin(new Order(handler, at, at.actor(), false));
        queue(new Request.Search(requestId, new Request.Task(Level.REVIEWING, seed, link), move));
        return true;
    }

    @Override
    public void cancelReview() {
        if (session == null) {
            cancelAny();
        }
    }

    /** The odds of the last reply, if it was about this game; null before there is one. */
    public int[] odds(Session of) {
        return of == session ? odds : null;
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
        if (session != null && !order.isMove) {
            cancelAny();
        }
    }

    private void request(Order newOrder, Session of, int level) {
        cancelAny();
        warm();
        int id = ++requestId;
        if (session != of) {
            odds = null; // else keep the old odds until there are new ones
        }
        session = of;
        begin(newOrder);
        Window.setTimeout(
                () -> {
                    if (stage == Stage.PAINTING && requestId == id) {
                        int seed = botSeed + of.ply() * 0x9E3779B1;
                        boolean votes = level == Level.STRONGEST && helpers != null && helpers.areUseful();
                        String view = Link.view(of.game(), of.state(), newOrder.seat);
                        Request.Question question = votes ? Request.Question.VOTES : Request.Question.BEST;
                        Request.Task task = new Request.Task(level, seed, view);
                        queue(new Request.Search(id, question, task, Request.NO_MOVE));
                    }
                },
                PAINT_MILLIS);
    }

    private void begin(Order newOrder) {
        order = newOrder;
        stage = Stage.PAINTING;
        hurried = false;
    }

    private void queue(Request.Search search) {
        request = search;
        stage = Stage.QUEUED;
        post();
    }

    private void post() {
        if (stage != Stage.QUEUED || !backend.isReady()) {
            return;
        }
        stage = request.question() == Request.Question.VOTES && backend.isWorker() ? Stage.VOTING : Stage.SEARCHING;
        backend.post(request);
        if (stage == Stage.VOTING) {
            helpers.start(backend.address());
            helpers.startSearch(request);
        }
        if (hurried) {
            moveNow();
        }
    }

    /** Makes the bot play its best move so far. */
    @Override
    public void moveNow() {
        hurried = true;
        if (stage != Stage.IDLE) {
            backend.post(new Request.Stop(requestId));
        }
    }

    /** Cancels a request of the table; a review's request continues. */
    @Override
    public void cancel() {
        if (session != null) {
            cancelAny();
        }
    }

    private void cancelAny() {
        if (stage != Stage.IDLE) {
            stage = Stage.IDLE;
            backend.cancel(requestId);
            if (helpers != null) {
                helpers.cancel();
            }
            order.handler.dropped();
        }
    }

    @Override
    public void ready() {
        changed.run();
        post();
    }

    @Override
    public void lost() {
        if (stage == Stage.VOTING || stage == Stage.GATHERING) {
            helpers.cancel();
        }
        if (stage != Stage.IDLE && stage != Stage.PAINTING) {
            stage = Stage.QUEUED;
        }
    }

    @Override
    public void reply(Reply reply) {
        if (stage != Stage.SEARCHING && stage != Stage.VOTING || reply.id() != requestId) {
            return; // it is late: the request was cancelled
        }
        if (reply instanceof Reply.Progress progress) {
            order.handler.progress(progress.permille());
        } else if (reply instanceof Reply.Report votes && stage == Stage.VOTING) {
            helpers.addVotes(votes);
        } else if (!(reply instanceof Reply.Move move) || !isLegal(move)) {
            backend.replace();
        } else {
            backend.replyAccepted();
            if (stage == Stage.VOTING) {
                stage = Stage.GATHERING;
                helpers.whenAllReplied(() -> deliver(helpers.best(move.move()), move));
            } else {
                deliver(move.move(), move);
            }
        }
    }

    private boolean isLegal(Reply.Move reply) {
        if (reply.odds().length != order.at.seats()) {
            return false;
        }
        if (request.question() == Request.Question.ODDS || order.seat != order.at.actor()) {
            return true; // not known here
        }
        MoveList legal = new MoveList();
        order.at.moves(legal);
        return legal.indexOf(reply.move()) >= 0;
    }

    private void deliver(int best, Reply.Move reply) {
        stage = Stage.IDLE;
        odds = reply.odds();
        oddsSeat = order.isMove ? order.seat : -1;
        order.handler.move(best, best == reply.move() ? reply.rest() : new int[0], odds);
    }
}
