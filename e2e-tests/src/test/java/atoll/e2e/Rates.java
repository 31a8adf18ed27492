package atoll.e2e;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.parity.Rate;
import atoll.parity.ThinkingTime;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;

/**
 * Prints, for the JVM, Chromium's JavaScript and Chromium's WebAssembly in turns, the random moves per second of every game's
 * rules: medians, and the ratios of all rounds to the JVM. Then the search time of the strongest bot: {@code mvn -q verify -Dbench -DskipTests -pl e2e-tests -am}
 */
public final class Rates {
    private static final int WARM_UP_MILLIS = 1000;
    private static final int MILLIS = 3000;
    private static final int ROUNDS = 5;

    private Rates() {}

    public static void main(String[] args) throws IOException {
        System.out.println("game       million moves a second: JVM    JavaScript, of the JVM     WasmGC, of the JVM");
        try (ParityHost js = new ParityHost("js");
                ParityHost wasm = new ParityHost("wasm")) {
            for (Game game : Games.ALL) {
                String id = game.info().id();
                double[][] rates = new double[3][ROUNDS];
                double[][] ratios = new double[3][ROUNDS];
                for (int round = 0; round < ROUNDS; round++) {
                    Rate.of(id, WARM_UP_MILLIS);
                    rates[0][round] = Rate.of(id, MILLIS);
                    rates[1][round] = in(js, id);
                    rates[2][round] = in(wasm, id);
                    for (int i = 0; i < 3; i++) {
                        ratios[i][round] = rates[i][round] / rates[0][round];
                    }
                }
                System.out.printf(
                        Locale.ROOT,
                        "%-10s %27.2f %13.2f %s %10.2f %s%n",
                        id,
                        median(rates[0]) / 1e6,
                        median(rates[1]) / 1e6,
                        range(ratios[1]),
                        median(rates[2]) / 1e6,
                        range(ratios[2]));
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

    private static double median(double[] values) {
        Arrays.sort(values);
        return values[values.length / 2];
    }

    /** The median of some ratios, with the least and the greatest. Sorts them. */
    static String range(double[] ratios) {
        double median = median(ratios);
        return String.format(Locale.ROOT, "%.2f (%.2f to %.2f)", median, ratios[0], ratios[ratios.length - 1]);
    }

    private static double in(ParityHost host, String id) {
        host.call("rate", id, WARM_UP_MILLIS);
        return ((Number) host.call("rate", id, MILLIS)).doubleValue();
    }
}
