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
 * The page's side of the bots: one worker, kept and reused, and its assistants. WebAssembly where it can be had, else
 * JavaScript; and where there are no workers at all, the page itself thinks, a slice at a time.
 */
public final class BotClient implements MoveSource, PositionEvaluator {
    /** What comes of a question; exactly one answer, unless it is dropped. */
    public interface ReplyHandler {
        void progress(int permille);

        /** @param chances for each seat: to win, in thousandths */
        void move(int move, int[] chances);

        /** There will be no answer: somebody else has asked, or nobody waits any more. */
        default void dropped() {
            // whoever has dropped it knows
        }
    }

    /** What has been played is shown before a bot takes the processor: two frames. */
    private static final int SHOWN_FIRST = 34;

    /** The luck of bots has nothing to do with the game's, whose seed would foretell all of it. */
    private final int dice = Browser.random();

    private final Runnable changed;
    /** Null if another page has them. */
    private final HelperPool assistants;

    private final String bundle;
    private final Watchdog dog = new Watchdog();
    private boolean watching;
    private Worker worker;
    /** Counts the workers, so that none is heard any more once there is another. */
    private int hired;

    private int id;
    private BotClient.ReplyHandler answer;
    private String question;
    private SearchRunner own;
    private boolean hurry;
    /** Whether the question under way is for advice, and not for a bot's move. */
    private boolean advising;
    /** Whether it is asked by a review, which comes after all others. */
    private boolean reviewing;

    private Session asked;
    /** Where the move that is asked for has to be legal; null where only some of the truth is known. */
    private State at;
    /** How many chances belong to an answer. */
    private int seats;
    /** The seat of the bot that is thinking; -1 if it thinks for advice or a review. */
    private int asking;

    /** The seat of the bot that told the {@link #chances}; -1 if they were advice. */
    private int asker;

    private int[] chances;

    /**
     * @param changed called when {@link #backend} has changed
     * @param assistants of the strongest level; null for none
     * @param bundle the id of the only game of this page; empty if it has all games
     */
    public BotClient(Runnable changed, HelperPool assistants, String bundle) {
        this.bundle = bundle;
        this.changed = changed;
        this.assistants = assistants;
    }

    /** What the worker runs, once it is ready: {@code wasm}, {@code js} or {@code page}; empty before. */
    public String backend() {
        return dog.isReady() ? dog.backend() : "";
    }

    /** Starts the worker, so that it is there when the first bot is to move. */
    public void warm() {
        if (dog.backend() == null) {
            start("js".equals(Browser.query("bot")) ? "js" : "wasm");
        }
    }

    /** Asks the bot that is to move; an earlier question is dropped. */
    @Override
    public void ask(Session session, int level, BotClient.ReplyHandler newAnswer) {
        ask(session, session.state().actor(), level, newAnswer);
        advising = false;
    }

    /**
     * Asks the strongest bot what it thinks of what a seat knows, which must leave somebody a choice. False, and nothing is
     * asked, while a bot is to move: that comes first.
     */
    public boolean advise(Session session, int seat, BotClient.ReplyHandler newAnswer) {
        if (answer != null && !advising && !reviewing) {
            return false;
        }
        ask(session, seat, Level.STRONGEST, newAnswer);
        asking = -1;
        advising = true;
        return true;
    }

    @Override
    public boolean ask(Game game, State position, int seed, int move, BotClient.ReplyHandler newAnswer) {
        if (answer != null) {
            return false;
        }
        warm();
        answer = newAnswer;
        asked = null;
        hurry = false;
        reviewing = true;
        at = move < 0 ? position : null;
        seats = position.seats();
        question = (move < 0 ? "think " : "weigh ") + ++id + " " + Level.REVIEWING + " " + seed + " "
                + Link.view(game, position, position.actor())
                + (move < 0 ? "" : " " + move);
        put();
        return true;
    }

    @Override
    public void dropReview() {
        if (reviewing) {
            dropAny();
        }
    }

    /** The chances of the answer to the last question, if it was about this game; null before there is one. */
    public int[] odds(Session session) {
        return session == asked ? chances : null;
    }

    /** What the last question was about is not the moment shown any more. */
    public void forgetOdds() {
        chances = null;
    }

    /** The seat of the bot that told the {@link #chances}; -1 if they were advice, of the strongest. */
    public int seatAsked() {
        return asker;
    }

    /** Nobody wants the advice any more that is under way, if there is one. */
    public void dropAdvice() {
        if (advising) {
            drop();
        }
    }

    private void ask(Session session, int seat, int level, BotClient.ReplyHandler newAnswer) {
        dropAny();
        warm();
        int current = ++id;
        asking = seat;
        answer = newAnswer;
        if (asked != session) {
            chances = null; // else they are told until there are others: what is written comes after the next question
        }
        asked = session;
        at = seat == session.state().actor() ? session.state() : null;
        seats = session.state().seats();
        hurry = false;
        question = null;
        Window.setTimeout(
                () -> {
                    if (answer != null && id == current) {
                        question = question(session, seat, level);
                        put();
                    }
                },
                SHOWN_FIRST);
    }

    private String question(Session session, int seat, int level) {
        int seed = dice + session.ply() * 0x9E3779B1;
        boolean voting = level == Level.STRONGEST && assistants != null && assistants.areUseful();
        return (voting ? "vote " : "think ") + id + " " + level + " " + seed + " "
                + Link.view(session.game(), session.state(), seat);
    }

    /** The bot is to play the best it has found. */
    @Override
    public void moveNow() {
        hurry = true;
        if (answer != null) {
            tell("stop " + id);
        }
    }

    /** Nobody at the table waits for the answer any more; what a review has asked goes on. */
    @Override
    public void drop() {
        if (!reviewing) {
            dropAny();
        }
    }

    private void dropAny() {
        if (answer != null) {
            tell("drop " + id);
            dog.drop();
            if (assistants != null) {
                assistants.drop();
            }
        }
        BotClient.ReplyHandler dropped = answer;
        answer = null;
        own = null;
        advising = false;
        reviewing = false;
        if (dropped != null) {
            dropped.dropped();
        }
    }

    // Puts the question under way, if there is one, to whoever thinks now.
    private void put() {
        if (answer == null || question == null || !dog.isReady()) {
            return;
        }
        if (worker == null) {
            own = thinker(BotWorker.words(question));
            Window.setTimeout(this::slice, 0);
            return;
        }
        dog.ask();
        watch();
        tell(question);
        if (isVote()) {
            assistants.start(address(dog.backend()));
            assistants.ask(question);
        }
        if (hurry) {
            tell("stop " + id);
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
        if (dog.tick()) {
            fail();
        } else if (dog.isOwing()) {
            watch();
        }
    }

    private boolean isVote() {
        return assistants != null && question != null && question.startsWith("vote");
    }

    private void tell(String message) {
        if (dog.isReady() && worker != null) {
            worker.postMessage(message);
        }
    }

    private void start(String backend) {
        dog.start(backend);
        int mine = ++hired;
        if (dog.isReady()) {
            changed.run();
            put();
            return;
        }
        worker = Worker.start(
                address(backend),
                said -> {
                    if (mine == hired) {
                        hear(said);
                    }
                },
                () -> {
                    if (mine == hired) {
                        fail();
                    }
                });
        if (worker == null) {
            fail();
        } else {
            watch();
        }
    }

    // The page's own file has the bot in JavaScript too.
    private String address(String backend) {
        String file = Browser.file("bot-" + backend + ".js");
        return backend.equals("js") && !bundle.isEmpty() ? file + "?" + bundle : file;
    }

    // A worker that does not load, dies, falls silent or says what makes no sense gives way to another; the question
    // under
    // way is asked again.
    private void fail() {
        if (worker != null) {
            worker.terminate();
            worker = null;
        }
        if (answer != null && isVote()) {
            assistants.drop();
        }
        start(dog.next());
    }

    private static SearchRunner thinker(String[] words) {
        try {
            return new SearchRunner(words);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    private void hear(String message) {
        String[] words = BotWorker.words(message);
        int[] numbers = BotWorker.numbers(words);
        dog.hear();
        if (message.equals("ready")) {
            dog.ready();
            changed.run();
            put();
        } else if (numbers == null || numbers.length == 0 || words[0].equals("failed")) {
            fail();
        } else if (answer != null && numbers[0] == id) { // else it is late: the question was dropped
            hear(words, numbers);
        }
    }

    private void hear(String[] words, int[] numbers) {
        if (words[0].equals("progress") && numbers.length == 2) {
            answer.progress(numbers[1]);
        } else if (words[0].equals("votes") && isVote()) {
            assistants.addVisits(numbers);
        } else if (!words[0].equals("move") || numbers.length != 2 + seats || !isLegal(numbers[1])) {
            fail();
        } else if (isVote()) {
            dog.answer();
            assistants.whenAllReplied(() -> give(assistants.best(numbers[1]), numbers, 2));
        } else {
            dog.answer();
            give(numbers[1], numbers, 2);
        }
    }

    private boolean isLegal(int move) {
        MoveList legal = new MoveList();
        if (at != null) {
            at.moves(legal);
        }
        return at == null || legal.indexOf(move) >= 0;
    }

    private void slice() {
        if (own == null) {
            return;
        }
        if (own.runSlice() || hurry) {
            int[] said = BotWorker.numbers(BotWorker.words("move " + own.answer()));
            own = null;
            give(said[0], said, 1);
        } else {
            answer.progress(own.permille());
            Window.setTimeout(this::slice, 0);
        }
    }

    // The chances are told from a number on.
    private void give(int move, int[] said, int from) {
        int[] told = new int[said.length - from];
        for (int seat = 0; seat < told.length; seat++) {
            told[seat] = said[from + seat];
        }
        BotClient.ReplyHandler waiting = answer;
        answer = null;
        advising = false;
        reviewing = false;
        chances = told;
        asker = asking;
        waiting.move(move, told);
    }
}
