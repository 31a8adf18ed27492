package atoll.web.worker;

import atoll.bot.Search;
import atoll.bot.VoteTally;
import atoll.play.BadLink;
import java.util.function.Function;
import org.teavm.jso.JSClass;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.browser.TimerHandler;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.MessageEvent;

/**
 * The worker's side: a bot that gets a view as a link and its own seed, so that it knows nothing else.
 *
 * <p>It receives {@code think ID LEVEL SEED LINK}, {@code vote ID LEVEL SEED LINK} (the same, plus votes for each move), {@code
 * weigh ID LEVEL SEED LINK MOVE} (the odds after that move), {@code stop ID} (reply with the best so far) and {@code drop ID}
 * (do not reply). It sends {@code ready}, {@code progress ID PERMILLE}, {@code failed ID}, {@code votes ID MOVE SHARE ...}
 * before the move if votes were requested, with visit shares in thousandths, and {@code move ID MOVE CHANCE ...} with each
 * seat's win probability in thousandths.
 */
public final class BotWorker {
    /** The step of progress reports, in thousandths: the page lays out and paints a bar for each. */
    private static final int STEP = 100;

    /**
     * The rest between two slices, in milliseconds, on at most two processors: page, painting and browser need more than the
     * other one.
     */
    private static final int REST = 30;

    private static Scope scope;
    private static Port wake;
    private static SearchRunner searchRunner;
    private static String id;
    private static int reported;
    private static boolean waking;
    private static boolean voting;
    private static Function<Search, String> voter;

    private BotWorker() {}

    /** The entry point of the WebAssembly build, which has no page. */
    public static void main(String[] args) {
        // everything begins with the call of bot()
    }

    /** Starts the bot in the current worker. */
    @JSExport
    public static void bot() {
        bot(VoteTally::of);
    }

    /**
     * @param newVoter formats the votes of a search; null if they are never requested
     */
    public static void bot(Function<Search, String> newVoter) {
        voter = newVoter;
        scope = Scope.current();
        // A timer of 0 would wait 4 ms after a while; a message to oneself does not.
        Channel channel = new Channel();
        wake = channel.getPort2();
        Port asleep = channel.getPort1();
        asleep.addEventListener("message", (MessageEvent event) -> think());
        asleep.start();
        scope.addEventListener("message", (MessageEvent event) -> onMessage(event.getDataAsString()));
        scope.postMessage("ready");
    }

    private static void onMessage(String message) {
        String[] words = split(message);
        switch (words[0]) {
            case "think", "vote", "weigh" -> startSearch(words);
            case "stop" -> {
                if (searchRunner != null && words[1].equals(id)) {
                    sendReply();
                }
            }
            default -> {
                if (words[1].equals(id)) {
                    searchRunner = null;
                }
            }
        }
    }

    private static void startSearch(String[] words) {
        id = words[1];
        voting = voter != null && words[0].equals("vote");
        reported = 0;
        try {
            searchRunner = new SearchRunner(words);
        } catch (BadLink e) {
            searchRunner = null;
            scope.postMessage("failed " + id);
            return;
        }
        wake();
    }

    private static void wake() {
        if (waking) {
            return;
        }
        waking = true;
        if (scope.getNavigator().getHardwareConcurrency() > 2) {
            wake.postMessage("");
        } else {
            scope.setTimeout(BotWorker::think, REST);
        }
    }

    private static void think() {
        waking = false;
        if (searchRunner == null) {
            return;
        }
        if (searchRunner.runSlice()) {
            sendReply();
            return;
        }
        if (searchRunner.permille() >= reported + STEP) {
            reported = searchRunner.permille();
            scope.postMessage("progress " + id + " " + reported);
        }
        wake();
    }

    private static void sendReply() {
        if (voting) {
            scope.postMessage("votes " + id + voter.apply(searchRunner.search()));
        }
        String answer = searchRunner.reply();
        searchRunner = null;
        scope.postMessage("move " + id + " " + answer);
    }

    /** The words of a message, separated by single blanks. */
    public static String[] split(String message) {
        int n = 1;
        for (int i = 0; i < message.length(); i++) {
            n += message.charAt(i) == ' ' ? 1 : 0;
        }
        String[] words = new String[n];
        int from = 0;
        for (int i = 0; i < n; i++) {
            int blank = message.indexOf(' ', from);
            words[i] = message.substring(from, blank < 0 ? message.length() : blank);
            from = blank + 1;
        }
        return words;
    }

    /** The numbers after the first word; null if one is invalid. */
    public static int[] numbers(String[] words) {
        int[] numbers = new int[words.length - 1];
        try {
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = Integer.parseInt(words[i + 1]);
            }
            return numbers;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The global object of a worker. */
    abstract static class Scope implements JSObject {
        @JSTopLevel
        @JSProperty("self")
        static native Scope current();

        abstract void postMessage(String message);

        abstract void addEventListener(String type, EventListener<?> listener);

        abstract int setTimeout(TimerHandler handler, int millis);

        @JSProperty
        abstract Device getNavigator();
    }

    /** The device of the worker. */
    abstract static class Device implements JSObject {
        /** The number of processors. */
        @JSProperty
        abstract int getHardwareConcurrency();
    }

    /** One end of a channel. */
    abstract static class Port implements JSObject {
        abstract void postMessage(String message);

        abstract void addEventListener(String type, EventListener<?> listener);

        abstract void start();
    }

    /** A channel for messages to oneself. */
    @JSClass(name = "MessageChannel")
    static class Channel implements JSObject {
        Channel() {}

        @JSProperty
        native Port getPort1();

        @JSProperty
        native Port getPort2();
    }
}
