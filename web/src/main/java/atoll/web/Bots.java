package atoll.web;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.Session;
import org.teavm.jso.browser.Window;

/**
 * The page's side of the bots: one worker, kept and reused, and its assistants. WebAssembly where it can be had, else
 * JavaScript; and where there are no workers at all, the page itself thinks, a slice at a time.
 */
final class Bots implements Mover, Review.Asker {
    /** What comes of a question; exactly one answer, unless it is dropped. */
    interface Answer {
        void progress(int permille);

        /** @param chances for each seat: to win, in thousandths */
        void move(int move, int[] chances);

        /** There will be no answer: somebody else has asked, or nobody waits any more. */
        default void dropped() {
            // whoever has dropped it knows
        }
    }

    private static final int PATIENCE_MILLIS = 15_000;
    /** What has been played is shown before a bot takes the processor: two frames. */
    private static final int SHOWN_FIRST = 34;

    /** The luck of bots has nothing to do with the game's, whose seed would foretell all of it. */
    private final int dice = Browser.random();

    private final Runnable changed;
    /** Null if another page has them. */
    private final Assistants assistants;

    private Worker worker;
    private String backend;
    private boolean ready;
    private int deadline;
    private int id;
    private Answer answer;
    private String question;
    private Thinker own;
    private boolean hurry;
    /** Whether the question under way is for advice, and not for a bot's move. */
    private boolean advising;
    /** Whether it is asked by a review, which comes after all others. */
    private boolean reviewing;

    private Session asked;
    /** The seat of the bot that is thinking; -1 if it thinks for advice or a review. */
    private int asking;

    /** The seat of the bot that told the {@link #chances}; -1 if they were advice. */
    private int asker;

    private int[] chances;

    /**
     * @param changed called when {@link #backend} has changed
     * @param assistants of the strongest level; null for none
     */
    Bots(Runnable changed, Assistants assistants) {
        this.changed = changed;
        this.assistants = assistants;
    }

    /** What the worker runs, once it is ready: {@code wasm}, {@code js} or {@code page}; empty before. */
    String backend() {
        return ready ? backend : "";
    }

    /** Starts the worker, so that it is there when the first bot is to move. */
    void warm() {
        if (backend == null) {
            start("js".equals(Browser.query("bot")) ? "js" : "wasm");
        }
    }

    /** Asks the bot that is to move; an earlier question is dropped. */
    @Override
    public void ask(Session session, int level, Answer newAnswer) {
        ask(session, session.state().actor(), level, newAnswer);
        advising = false;
    }

    /**
     * Asks the strongest bot what it thinks of what a seat knows, which must leave somebody a choice. False, and nothing is
     * asked, while a bot is to move: that comes first.
     */
    boolean advise(Session session, int seat, Answer newAnswer) {
        if (answer != null && !advising && !reviewing) {
            return false;
        }
        ask(session, seat, Level.STRONGEST, newAnswer);
        asking = -1;
        advising = true;
        return true;
    }

    @Override
    public boolean ask(Game game, State at, int seed, int move, Answer newAnswer) {
        if (answer != null) {
            return false;
        }
        warm();
        answer = newAnswer;
        asked = null;
        hurry = false;
        reviewing = true;
        question = (move < 0 ? "think " : "weigh ") + ++id + " " + Level.REVIEWING + " " + seed + " "
                + Link.view(game, at, at.actor())
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
    int[] chances(Session session) {
        return session == asked ? chances : null;
    }

    /** What the last question was about is not the moment shown any more. */
    void forget() {
        chances = null;
    }

    /** The seat of the bot that told the {@link #chances}; -1 if they were advice, of the strongest. */
    int asker() {
        return asker;
    }

    /** Nobody wants the advice any more that is under way, if there is one. */
    void dropAdvice() {
        if (advising) {
            drop();
        }
    }

    private void ask(Session session, int seat, int level, Answer newAnswer) {
        dropAny();
        warm();
        int current = ++id;
        asking = seat;
        answer = newAnswer;
        if (asked != session) {
            chances = null; // else they are told until there are others: what is written comes after the next question
        }
        asked = session;
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
        boolean voting = level == Level.STRONGEST && assistants != null && assistants.areWelcome();
        return (voting ? "vote " : "think ") + id + " " + level + " " + seed + " "
                + Link.view(session.game(), session.state(), seat);
    }

    /** The bot is to play the best it has found. */
    @Override
    public void hurry() {
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
            if (assistants != null) {
                assistants.drop();
            }
        }
        Answer dropped = answer;
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
        if (answer == null || question == null || !ready) {
            return;
        }
        if (worker == null) {
            own = thinker(BotWorker.words(question));
            Window.setTimeout(this::slice, 0);
            return;
        }
        tell(question);
        if (isVote()) {
            assistants.hire(address(backend));
            assistants.ask(question);
        }
        if (hurry) {
            tell("stop " + id);
        }
    }

    private boolean isVote() {
        return assistants != null && question.startsWith("vote");
    }

    private void tell(String message) {
        if (ready && worker != null) {
            worker.postMessage(message);
        }
    }

    private void start(String newBackend) {
        backend = newBackend;
        ready = false;
        if (newBackend.equals("page")) {
            ready = true;
            changed.run();
            put();
            return;
        }
        Worker started = Worker.start(address(newBackend), this::hear, () -> fail(newBackend));
        worker = started;
        if (started == null) {
            fail(newBackend);
        } else {
            deadline = Window.setTimeout(() -> fail(newBackend), PATIENCE_MILLIS);
        }
    }

    // The page's own file has the bot in JavaScript too.
    private static String address(String backend) {
        String file = Browser.file("bot-" + backend + ".js");
        return backend.equals("js") && !Whole.isHere() ? file + "?" + Whole.only() : file;
    }

    // A worker that does not load, or dies, gives way to the next best; the question under way is asked again.
    private void fail(String failed) {
        if (!failed.equals(backend)) {
            return;
        }
        Window.clearTimeout(deadline);
        if (worker != null) {
            worker.terminate();
            worker = null;
        }
        start(failed.equals("wasm") ? "js" : "page");
    }

    private static Thinker thinker(String[] words) {
        try {
            return new Thinker(words);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    private void hear(String message) {
        String[] words = BotWorker.words(message);
        if (words[0].equals("ready")) {
            Window.clearTimeout(deadline);
            ready = true;
            changed.run();
            put();
            return;
        }
        if (words[0].equals("failed")) {
            fail(backend);
            return;
        }
        if (answer == null || !words[1].equals(Integer.toString(id))) {
            return; // late: the question was dropped
        }
        if (words[0].equals("progress")) {
            answer.progress(Integer.parseInt(words[2]));
        } else if (words[0].equals("votes") && isVote()) {
            assistants.count(words);
        } else if (isVote()) {
            assistants.gather(() -> give(assistants.best(Integer.parseInt(words[2])), words, 3));
        } else {
            give(Integer.parseInt(words[2]), words, 3);
        }
    }

    private void slice() {
        if (own == null) {
            return;
        }
        if (own.slice() || hurry) {
            String[] said = BotWorker.words(own.answer());
            own = null;
            give(Integer.parseInt(said[0]), said, 1);
        } else {
            answer.progress(own.permille());
            Window.setTimeout(this::slice, 0);
        }
    }

    // The chances are told from a word on.
    private void give(int move, String[] words, int from) {
        int[] told = new int[words.length - from];
        for (int seat = 0; seat < told.length; seat++) {
            told[seat] = Integer.parseInt(words[from + seat]);
        }
        Answer waiting = answer;
        answer = null;
        advising = false;
        reviewing = false;
        chances = told;
        asker = asking;
        waiting.move(move, told);
    }
}
