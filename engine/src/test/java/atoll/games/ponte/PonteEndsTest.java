package atoll.games.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
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

/** The golden games named {@code end-*} and {@code tie-*} end as their names say. */
class PonteEndsTest {
    private static final PonteGame GAME = new PonteGame();

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
    void threeSingleIslandsBeatTwoLinkedOnes() {
        PonteState state = moves("a1 b1 dark a6 b6 a2 b2 a7 b7 d1 e1 d6 e6 d2 e2 d7 e7 g1 h1 b6-d6 g2 h2");
        assertEquals(3, state.score(0));
        assertEquals(3, state.score(1));
        assertEquals(1, state.rank(0));
        assertEquals(2, state.rank(1));
    }

    @Test
    void withoutTwoTilesLeftABridgeOrAPass() {
        PonteState end = play("box-tiles-run-out");
        assertTrue(Math.min(end.tilesLeft(PonteBoard.LIGHT), end.tilesLeft(PonteBoard.DARK)) < 2);
    }

    @Test
    void aBridgeInsteadOfAPassDoesNotBeginTheLastTurn() {
        int bridges = 0;
        PonteState state = begin("box-tiles-run-out");
        for (String token : tokens("box-tiles-run-out")) {
            MoveList legal = new MoveList();
            state.moves(legal);
            boolean mayPass = legal.indexOf(PonteMoves.PASS) >= 0;
            state.play(GAME.parseMove(state, token));
            if (mayPass && token.contains("-")) {
                bridges++;
                assertFalse(state.isLastTurn());
                assertEquals(PonteState.Phase.TURN, state.phase());
            }
        }
        assertTrue(bridges > 0);
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
        PonteState state = begin(name);
        for (String token : tokens(name)) {
            lastMove = token;
            state.play(GAME.parseMove(state, token));
        }
        assertEquals(PonteState.Phase.OVER, state.phase());
        return state;
    }

    /** A golden game after {@code plies} moves. */
    static PonteState at(String name, int plies) {
        PonteState state = begin(name);
        for (String token : tokens(name).subList(0, plies)) {
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    private static PonteState moves(String tokens) {
        PonteState state = (PonteState) GAME.start(Setup.of(GAME.info(), 2));
        for (String token : tokens.split(" ")) {
            state.play(GAME.parseMove(state, token));
        }
        return state;
    }

    private static PonteState begin(String name) {
        Setup setup = Setup.of(GAME.info(), 2);
        JsonObject options =
                JsonParser.parseString(lines(name).get(0)).getAsJsonObject().getAsJsonObject("options");
        for (String option : options.keySet()) {
            setup = setup.with(option, options.get(option).getAsString());
        }
        return (PonteState) GAME.start(setup);
    }

    private static List<String> tokens(String name) {
        return lines(name).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .filter(ply -> ply.has("play"))
                .map(ply -> ply.get("play").getAsString())
                .toList();
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
