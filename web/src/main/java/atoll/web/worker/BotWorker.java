package atoll.web.worker;

import org.teavm.jso.JSClass;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.browser.TimerHandler;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.MessageEvent;

/**
 * The worker's side: a bot that gets a view as a link and its own seed, so that it knows nothing else. It receives {@link Request}s
 * and sends {@link Reply}s: {@link Reply.Ready} at once, {@link Reply.Progress} in steps, then {@link Reply.Move}.
 */
public final class BotWorker extends Bot {
    /**
     * The rest between two slices, in milliseconds, on at most two processors. A search without rests would leave one of them for
     * the page, its painting and the browser, which is not enough.
     */
    private static final int REST = 30;

    private final Scope scope = Scope.current();
    private final Port wake;

    private BotWorker(Computations computations) {
        super(computations);
        // A timer of 0 would wait 4 ms after a while; a message to oneself does not.
        Channel channel = new Channel();
        wake = channel.getPort2();
        Port asleep = channel.getPort1();
        asleep.addEventListener("message", (MessageEvent event) -> runSlice());
        asleep.start();
        scope.addEventListener(
                "message", (MessageEvent event) -> handle(MessageCodec.decodeRequest(event.getDataAsString())));
    }

    /** Starts the bot in the current worker. */
    public static void start(Computations computations) {
        new BotWorker(computations).send(new Reply.Ready());
    }

    @Override
    protected void wake() {
        if (scope.getNavigator().getHardwareConcurrency() > 2) {
            wake.postMessage("");
        } else {
            scope.setTimeout(this::runSlice, REST);
        }
    }

    @Override
    protected void send(Reply reply) {
        scope.postMessage(MessageCodec.encode(reply));
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
