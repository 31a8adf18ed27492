package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The golden games called {@code end-*} and {@code tie-*} end as they are called. */
class PonteEndsTest {
    private String lastMove;

    @Test
    void darkPassesAndItIsOver() {
        PonteState end = play("end-dark-passes");
        assertEquals("pass", lastMove);
        assertFalse(end.isLastTurn());
    }

    @Test
    void lightPassesAndDarkToo() {
        PonteState end = play("end-both-pass");
        assertEquals("pass", lastMove);
        assertTrue(end.isLastTurn());
    }

    @Test
    void lightPassesAndDarkBuildsABridge() {
        PonteState end = play("end-last-turn-bridge");
        assertTrue(lastMove.contains("-"));
        assertTrue(end.isLastTurn());
    }

    @Test
    void lightPassesAndDarkPlacesTwoTiles() {
        PonteState end = play("end-last-turn-tiles");
        assertTrue(lastMove.matches("[a-j]\\d+"), lastMove);
        assertTrue(end.isLastTurn());
    }

    @Test
    void equalPointsAndMoreIslands() {
        PonteState end = play("tie-islands");
        assertEquals(end.score(0), end.score(1));
        int winner = end.rank(0) == 1 ? 0 : 1;
        assertEquals(2, end.rank(1 - winner));
        assertTrue(islands(end, winner) > islands(end, 1 - winner));
    }

    @Test
    void equalPointsAndIslandsAndMoreBridges() {
        PonteState end = play("tie-bridges");
        assertEquals(end.score(0), end.score(1));
        assertEquals(islands(end, 0), islands(end, 1));
        int winner = end.rank(0) == 1 ? 0 : 1;
        assertEquals(2, end.rank(1 - winner));
        assertTrue(bridges(end, winner) > bridges(end, 1 - winner));
    }

    @Test
    void equalInEverythingIsADraw() {
        PonteState end = play("tie-draw");
        assertEquals(end.score(0), end.score(1));
        assertEquals(islands(end, 0), islands(end, 1));
        assertEquals(bridges(end, 0), bridges(end, 1));
        assertEquals(1, end.rank(0));
        assertEquals(1, end.rank(1));
    }

    private static int islands(PonteState state, int seat) {
        return new PonteNetworks().of(state.board(), state.colour(seat)).islands();
    }

    private static int bridges(PonteState state, int seat) {
        return state.board().bridges(state.colour(seat));
    }

    private PonteState play(String name) {
        PonteGame game = new PonteGame();
        PonteState state = (PonteState) game.start(Setup.of(game.info(), 2));
        for (String line : lines(name)) {
            JsonObject ply = JsonParser.parseString(line).getAsJsonObject();
            if (ply.has("play")) {
                lastMove = ply.get("play").getAsString();
                state.play(game.move(state, lastMove));
            }
        }
        assertEquals(PonteState.Phase.OVER, state.phase());
        return state;
    }

    private static List<String> lines(String name) {
        var stream = PonteEndsTest.class.getResourceAsStream("/games/ponte/" + name + ".jsonl");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
