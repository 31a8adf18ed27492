package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The bots play as measured: one game of each against itself, move by move. A line of {@code bots.txt} is the game as a link.
 * Unlike other recorded links it changes when bots are meant to play differently; then the figures in README and BOTS.md belong
 * to earlier bots:
 * <pre>
 * java -jar engine/target/engine.jar trace --game ponte --seed 7 --bot 3@100 &gt; game.jsonl
 * java -jar engine/target/engine.jar link game.jsonl
 * </pre>
 */
class FrozenPlayTest {
    private static final int SEED = 7;
    private static final Bot BOT = Bot.of("3@100");

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsPlayAsMeasured(Game game) {
        String id = game.info().id();
        Session session = new Session(game, Setup.of(game.info(), game.info().minSeats()), Seed.of(SEED));
        Player[] players = new Player[session.state().seats()];
        Arrays.fill(players, BOT);
        Player.play(session, players);
        List<String> recorded = Golden.lines(Golden.RESOURCES.resolve("bots.txt")).stream()
                .filter(line -> line.startsWith("2." + id + "."))
                .toList();
        assertEquals(recorded, List.of(Link.game(session.fullRecord())));
    }
}
