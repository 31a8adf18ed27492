package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;
import atoll.template.TemplateGames;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Recorded games and links: they replay exactly and stay readable for ever. Files are added, never changed.
 *
 * <p>A golden game is a trace, from an external checker or from the lab itself ({@code TemplateLab} is the lab with the
 * template):
 * <pre>
 * java -jar engine/target/engine.jar trace --game ponte --seed 7 &gt; src/test/resources/games/ponte/NAME.jsonl
 * </pre>
 *
 * <p>A line of {@code links/ID.txt} is a link and the ply, actor and hash of its position:
 * <pre>
 * java -jar engine/target/engine.jar link NAME.jsonl --sum [--at PLY] [--position | --view SEAT] [--seed S]
 * </pre>
 */
class GoldenTest {
    static List<Game> games() {
        return TemplateGames.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasGoldenGamesAndLinks(Game game) {
        String id = game.info().id();
        assertFalse(Golden.games(id).isEmpty());
        assertTrue(Golden.links().stream()
                .anyMatch(file -> file.getFileName().toString().equals(id + ".txt")));
    }

    @TestFactory
    Stream<DynamicTest> goldenGamesReplayToTheLetter() {
        return Golden.games("").stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> replay(file)));
    }

    private static void replay(Path file) {
        List<String> lines = Golden.lines(file);
        JsonObject head = object(lines.get(0));
        Game game = Games.find(TemplateGames.ALL, head.get("game").getAsString());
        assertEquals(game.info().rules(), head.get("rules").getAsInt());
        Setup setup = Setup.of(game.info(), head.get("seats").getAsInt());
        for (var option : head.getAsJsonObject("options").entrySet()) {
            setup = setup.with(option.getKey(), option.getValue().getAsString());
        }
        State state = game.start(setup);
        for (int ply = 0; ply < lines.size() - 2; ply++) {
            JsonObject line = object(lines.get(ply + 1));
            assertEquals(ply, line.get("ply").getAsInt());
            assertEquals(actor(state), line.get("actor").getAsString(), "actor at ply " + ply);
            assertEquals(strings(line.getAsJsonArray("moves")), tokens(game, state), "moves at ply " + ply);
            state.play(game.parseMove(state, line.get("play").getAsString()));
        }
        JsonObject last = object(lines.get(lines.size() - 1));
        assertEquals(actor(state), last.get("actor").getAsString());
        assertEquals("over", last.get("actor").getAsString(), "a golden game is complete");
        JsonArray scores = new JsonArray();
        JsonArray winners = new JsonArray();
        for (int seat = 0; seat < state.seats(); seat++) {
            scores.add(state.score(seat));
            if (state.rank(seat) == 1) {
                winners.add(seat);
            }
        }
        assertEquals(last.get("scores"), scores);
        assertEquals(last.get("winners"), winners);
    }

    private static JsonObject object(String line) {
        return JsonParser.parseString(line).getAsJsonObject();
    }

    private static String actor(State state) {
        return switch (state.actor()) {
            case State.CHANCE -> "chance";
            case State.OVER -> "over";
            default -> String.valueOf(state.actor());
        };
    }

    private static List<String> strings(JsonArray array) {
        return array.asList().stream().map(JsonElement::getAsString).toList();
    }

    private static List<String> tokens(Game game, State state) {
        MoveList legal = new MoveList();
        state.moves(legal);
        return Stream.iterate(0, i -> i < legal.size(), i -> i + 1)
                .map(i -> game.formatMove(state, legal.get(i)))
                .sorted()
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> recordedLinksOpenForEver() {
        return Golden.links().stream()
                .flatMap(file -> Golden.lines(file).stream()
                        .map(line -> DynamicTest.dynamicTest(file.getFileName() + " " + line, () -> open(line))));
    }

    private static void open(String line) throws BadLink, UsageException {
        String[] words = line.split(" ");
        Link link = Link.read(TemplateGames.ALL, words[0]);
        GameRecord record = link.record();
        State state = record.at(record.length());
        assertEquals(Integer.parseInt(words[1]), record.length());
        assertEquals(Integer.parseInt(words[2]), state.actor());
        assertEquals(Integer.parseInt(words[3]), state.hash());
        if (record.seed() != null) {
            // a game without chance has a seed as well
            String verdict = Verification.of(link);
            assertTrue(
                    verdict.matches("(verified: all|nothing to verify:) .*"), "a seed always gives the same outcomes");
        }
    }
}
