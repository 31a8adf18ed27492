package atoll.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.parity.Parity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games and bots behave the same on the JVM, in JavaScript and in WebAssembly. */
class ParityTest {
    private static final int GAMES = 1250;
    private static final int SEARCHES = 48;

    /** Of the JVM, with which each backend is compared. */
    private static final int[] HASHES = new int[GAMES];

    private static final String[] MOVES = new String[SEARCHES];

    static List<String> backends() {
        return ParityHost.BACKENDS;
    }

    @BeforeAll
    static void playOnTheJvm() {
        Parity parity = new Parity();
        for (int i = 0; i < GAMES; i++) {
            HASHES[i] = parity.game(i);
        }
        for (int i = 0; i < SEARCHES; i++) {
            MOVES[i] = parity.searches(i);
        }
    }

    @ParameterizedTest
    @MethodSource("backends")
    void seededGamesHaveEqualHashes(String backend) throws IOException {
        Parity parity = new Parity();
        try (ParityHost host = new ParityHost(backend)) {
            String[] hashes = ((String) host.call("games", 0, GAMES)).split(" ");
            List<String> different = new ArrayList<>();
            for (int i = 0; i < GAMES; i++) {
                if (HASHES[i] != Integer.parseInt(hashes[i])) {
                    different.add(parity.name(i));
                }
            }
            assertEquals(List.of(), different);
        }
    }

    @ParameterizedTest
    @MethodSource("backends")
    void botsMakeEqualMoves(String backend) throws IOException {
        Parity parity = new Parity();
        try (ParityHost host = new ParityHost(backend)) {
            String[] moves = ((String) host.call("searches", 0, SEARCHES)).split("\n");
            for (int i = 0; i < SEARCHES; i++) {
                assertEquals(MOVES[i], moves[i], parity.name(i));
            }
        }
    }
}
