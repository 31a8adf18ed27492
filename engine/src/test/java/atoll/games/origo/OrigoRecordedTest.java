package atoll.games.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The recorded games show what their names say. */
class OrigoRecordedTest {
    private static final Path GAMES = Path.of("src/test/resources/games/origo");

    private final List<String> emptied = new ArrayList<>();
    private final List<Integer> named = new ArrayList<>();
    private int mostWaiting;
    private int waitingAtLast;

    private OrigoState replay(String name) throws IOException {
        List<JsonObject> lines = Files.readAllLines(GAMES.resolve(name + ".jsonl")).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
        OrigoState state = new OrigoState(
                Setup.of(OrigoScene.GAME.info(), lines.get(0).get("seats").getAsInt()));
        for (JsonObject line : lines) {
            if (!line.has("play")) {
                continue;
            }
            int empty = empty(state);
            boolean naming = state.phase() == OrigoPhase.NAMING;
            waitingAtLast = state.waiting();
            String token = line.get("play").getAsString();
            state.play(OrigoScene.GAME.parseMove(state, token));
            if (empty(state) > empty) {
                emptied.add(token);
            }
            if (!naming && state.phase() == OrigoPhase.NAMING) {
                named.add(state.waiting());
            }
            mostWaiting = Math.max(mostWaiting, state.waiting());
        }
        assertEquals(State.OVER, state.actor());
        return state;
    }

    private static int empty(OrigoState state) {
        int empty = 0;
        for (int seat = 0; seat < state.seats(); seat++) {
            empty += state.board().supply(seat) == 0 ? 1 : 0;
        }
        return empty;
    }

    @Test
    void anEndByARoundOfPassing() throws IOException {
        OrigoState end = replay("end-all-pass");
        assertEquals(List.of(), emptied);
        assertTrue(end.survey().stones() < 12);
        assertEquals(0, waitingAtLast);
    }

    @Test
    void anEndByPassingWhileAScoringWaits() throws IOException {
        OrigoState end = replay("end-all-pass-while-a-scoring-waits");
        assertEquals(List.of(), emptied);
        assertTrue(end.survey().stones() < 12);
        assertEquals(1, waitingAtLast);
    }

    @Test
    void anEndByASupplyPutOnTheMap() throws IOException {
        replay("end-supply");
        assertFalse(emptied.get(0).startsWith("fold"), "the first to have none");
    }

    @Test
    void anEndByASupplyLostInABattle() throws IOException {
        replay("end-supply-lost-in-battle");
        assertEquals(List.of("fold"), emptied);
    }

    @Test
    void anEndByTheTwelfthStone() throws IOException {
        assertEquals(12, replay("end-twelfth-stone").survey().stones());
        assertEquals(List.of(), emptied);
    }

    @Test
    void anEndThatTakesInAScoring() throws IOException {
        replay("end-merges-postponed-scoring");
        assertTrue(waitingAtLast > 0);
    }

    @Test
    void aScoringPostponedByARound() throws IOException {
        replay("postponed-scoring");
        assertEquals(2, mostWaiting);
        assertTrue(named.contains(1) && named.contains(0), "with one left to wait, then with none");
    }
}
