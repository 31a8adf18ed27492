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
 * The worker's side: a bot that is given a view as a link and lots of its own, and so can know nothing else.
 *
 * <p>It hears {@code think ID LEVEL SEED LINK}, {@code vote ID LEVEL SEED LINK} (the same, and what it thinks of each move),
 * {@code weigh ID LEVEL SEED LINK MOVE} (what the chances are after that move), {@code stop ID} (answer with the best so far)
 * and {@code drop ID} (do not answer). It says {@code ready}, {@code progress ID PERMILLE}, {@code failed ID}, {@code votes ID
 * MOVE SHARE ...} before the move if it was asked to vote, with the shares of its thought in thousandths, and {@code move ID MOVE
 * CHANCE ...} with each seat's chance to win in thousandths.
 */
public final class BotWorker {
    /** Between two reports of progress, in thousandths: for each the page lays out and paints a bar. */
    private static final int STEP = 100;

    /**
     * How long a bot rests between two slices, in milliseconds, where there are at most two processors: page, painting and
     * browser want more than the other.
     */
    private static final int REST = 30;

    private static Scope scope;
    private static Port wake;
    private static SearchRunner thinker;
    private static String id;
    private static int told;
    private static boolean waking;
    private static boolean voting;
    private static Function<Search, String> voter;

    private BotWorker() {}

    /** The entry of the WebAssembly build, which has no page. */
    public static void main(String[] args) {
        // everything begins with the call of bot()
    }

    /** Takes up work in the worker this runs in. */
    @JSExport
    public static void bot() {
        bot(VoteTally::of);
    }

    /** @param newVoter tells what a search votes for; null where nobody asks for that */
    public static void bot(Function<Search, String> newVoter) {
        voter = newVoter;
        scope = Scope.current();
        // A timer of 0 would wait 4 ms after a while; a message to oneself does not.
        Channel channel = new Channel();
        wake = channel.getPort2();
        Port asleep = channel.getPort1();
        asleep.addEventListener("message", (MessageEvent event) -> think());
        asleep.start();
        scope.addEventListener("message", (MessageEvent event) -> hear(event.getDataAsString()));
        scope.postMessage("ready");
    }

    private static void hear(String message) {
        String[] words = words(message);
        switch (words[0]) {
            case "think", "vote", "weigh" -> begin(words);
            case "stop" -> {
                if (thinker != null && words[1].equals(id)) {
                    answer();
                }
            }
            default -> {
                if (words[1].equals(id)) {
                    thinker = null;
                }
            }
        }
    }

    private static void begin(String[] words) {
        id = words[1];
        voting = voter != null && words[0].equals("vote");
        told = 0;
        try {
            thinker = new SearchRunner(words);
        } catch (BadLink e) {
            thinker = null;
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
        if (thinker == null) {
            return;
        }
        if (thinker.runSlice()) {
            answer();
            return;
        }
        if (thinker.permille() >= told + STEP) {
            told = thinker.permille();
            scope.postMessage("progress " + id + " " + told);
        }
        wake();
    }

    private static void answer() {
        if (voting) {
            scope.postMessage("votes " + id + voter.apply(thinker.search()));
        }
        String answer = thinker.answer();
        thinker = null;
        scope.postMessage("move " + id + " " + answer);
    }

    /** The words of a message, parted by single blanks. */
    public static String[] words(String message) {
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

    /** The numbers after the first of these words; null if one of them is none. */
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

    /** What the worker runs on. */
    abstract static class Device implements JSObject {
        /** How many processors it has. */
        @JSProperty
        abstract int getHardwareConcurrency();
    }

    /** One end of a channel. */
    abstract static class Port implements JSObject {
        abstract void postMessage(String message);

        abstract void addEventListener(String type, EventListener<?> listener);

        abstract void start();
    }

    /** A channel to oneself. */
    @JSClass(name = "MessageChannel")
    static class Channel implements JSObject {
        Channel() {}

        @JSProperty
        native Port getPort1();

        @JSProperty
        native Port getPort2();
    }
}
