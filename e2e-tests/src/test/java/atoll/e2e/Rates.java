package atoll.e2e;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.parity.Rate;
import atoll.parity.ThinkingTime;
import java.io.IOException;
import java.util.Locale;

/**
 * Prints, for the JVM, Chromium's JavaScript and Chromium's WebAssembly in turn, the random moves per second of every game's
 * rules, and the search time of the strongest bot: {@code mvn -q verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class Rates {
    private static final int WARM_UP_MILLIS = 1000;
    private static final int MILLIS = 4000;

    private Rates() {}

    public static void main(String[] args) throws IOException {
        System.out.println(
                "game         JVM moves/s   JavaScript moves/s   WasmGC moves/s   JavaScript/JVM   WasmGC/JVM");
        try (ParityHost js = new ParityHost("js");
                ParityHost wasm = new ParityHost("wasm")) {
            for (Game game : Games.ALL) {
                String id = game.info().id();
                Rate.of(id, WARM_UP_MILLIS);
                double jvm = Rate.of(id, MILLIS);
                double inJs = in(js, id);
                double inWasm = in(wasm, id);
                System.out.printf(
                        Locale.ROOT,
                        "%-10s %,13.0f %,20.0f %,16.0f %16.2f %12.2f%n",
                        id,
                        jvm,
                        inJs,
                        inWasm,
                        inJs / jvm,
                        inWasm / jvm);
            }
            System.out.println("\nmilliseconds a move of the strongest bot, on average and the longest");
            System.out.println("game             JVM    JavaScript       WasmGC");
            for (Game game : Games.ALL) {
                String id = game.info().id();
                ThinkingTime.of(id, 1);
                System.out.printf(
                        Locale.ROOT,
                        "%-10s %9s %13s %12s%n",
                        id,
                        ThinkingTime.of(id, 2),
                        js.call("thought", id, 2),
                        wasm.call("thought", id, 2));
            }
        }
        System.exit(0);
    }

    private static double in(ParityHost host, String id) {
        host.call("rate", id, WARM_UP_MILLIS);
        return ((Number) host.call("rate", id, MILLIS)).doubleValue();
    }
}
