package atoll.web.worker;

import org.teavm.jso.JSExport;

/** The entry point of the WebAssembly build, which has a worker but no page. */
public final class WasmMain {
    private WasmMain() {}

    public static void main(String[] args) {
        // everything begins with the call of bot()
    }

    /** Starts the bot in the current worker. */
    @JSExport
    public static void bot() {
        BotWorker.start(new Computations.All());
    }
}
