package atoll.e2e;

import atoll.engine.Game;
import atoll.games.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Prints how much faster this build is than another in Chromium, in JavaScript and in WebAssembly: random moves per second, and
 * iterations per second of the strongest bot. The builds are measured in turns; medians of the rounds' ratios, with the least and
 * the greatest. {@code mvn -q verify -Dvs=FOLDER -DskipTests -pl e2e-tests -am}, where the folder is {@code e2e-tests/target/parity} of
 * the other build. An older one needs the present classes of {@code atoll.parity}.
 */
public final class RatesAgainst {
    private static final int WARM_UP_MILLIS = 1000;
    private static final int MILLIS = 2000;
    private static final int ROUNDS = 5;
    private static final int ITERATIONS = 10_000;

    private RatesAgainst() {}

    public static void main(String[] args) throws IOException {
        Path other = Path.of(args[0]);
        System.out.println("this build's speed, as a multiple of the other's");
        System.out.println("game       backend             random moves      search iterations");
        for (String backend : ParityHost.BACKENDS) {
            try (ParityHost here = new ParityHost(backend);
                    ParityHost there = new ParityHost(other, backend)) {
                for (Game game : Games.ALL) {
                    String id = game.info().id();
                    for (ParityHost host : List.of(here, there)) {
                        host.call("rate", id, WARM_UP_MILLIS);
                        host.call("searchRate", id, ITERATIONS / 10);
                    }
                    System.out.printf(
                            "%-10s %-7s %24s %22s%n",
                            id,
                            backend,
                            ratio(here, there, "rate", id, MILLIS),
                            ratio(here, there, "searchRate", id, ITERATIONS));
                }
            }
        }
        System.exit(0);
    }

    private static String ratio(ParityHost here, ParityHost there, String export, String id, int bound) {
        double[] ratios = new double[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            ratios[round] = speed(here, export, id, bound) / speed(there, export, id, bound);
        }
        return Rates.range(ratios);
    }

    private static double speed(ParityHost host, String export, String id, int bound) {
        return ((Number) host.call(export, id, bound)).doubleValue();
    }
}
