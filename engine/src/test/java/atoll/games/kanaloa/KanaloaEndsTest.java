package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The golden games show what their names say. */
class KanaloaEndsTest {
    private static final Path GAMES = Path.of("src/test/resources/games/kanaloa");

    private final List<String> played = new ArrayList<>();

    /** Discards after a card or a stone was played. */
    private int forced;

    /** Bridges that scored at once. */
    private int kane;

    @Test
    void endNormal() {
        KanaloaState end = play("end-normal");
        assertEquals("end", played.get(played.size() - 1));
        assertEquals(-1, end.champion());
        assertTrue(played("remove:") > 0);
    }

    @Test
    void endElevenIslands() {
        KanaloaState end = play("end-eleven-islands");
        assertTrue(end.champion() >= 0);
        assertEquals(KanaloaState.ISLANDS_TO_WIN, end.board().islands(end.champion()));
        assertEquals(1, end.rank(end.champion()));
    }

    @Test
    void tieEarlierLastTurn() {
        KanaloaState end = play("tie-earlier-last-turn");
        int winner = 0;
        while (end.rank(winner) > 1) {
            winner++;
        }
        int ties = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            if (seat != winner && end.score(seat) == end.score(winner)) {
                ties++;
                assertTrue(end.finished(winner) < end.finished(seat));
                assertTrue(end.rank(seat) > 1);
            }
        }
        assertTrue(ties > 0);
        assertTrue(played("pass") > 0);
    }

    @Test
    void removeTwice() {
        play("remove-twice");
        int twice = 0;
        for (int i = 1; i < played.size(); i++) {
            twice += played.get(i).startsWith("remove") && played.get(i - 1).startsWith("remove") ? 1 : 0;
        }
        assertTrue(twice > 0);
    }

    @Test
    void godKanaloaTwice() {
        play("god-kanaloa-twice");
        assertTrue(played("KANALOA+KANALOA:") > 0);
    }

    @Test
    void godKanaloaAloneAndWithACardKuAndPele() {
        play("god-kanaloa-ku-pele");
        assertTrue(played("KANALOA:") > 0);
        assertTrue(played.stream().anyMatch(token -> token.contains("+KANALOA:") || token.startsWith("KANALOA+K")));
        assertTrue(played("KU:") > 0 && played("steal:") > 0);
        assertTrue(played("PELE") > 0 && played("pull:") > 0 && played("return:") > 0);
    }

    @Test
    void godLono() {
        play("god-lono");
        assertTrue(played("LONO") > 0);
    }

    @Test
    void godLonoTakesTheLastCard() {
        KanaloaState end = play("god-lono-takes-last-card");
        assertEquals(end.seats() + 1, played("end"));
    }

    @Test
    void godForcedDiscard() {
        play("god-forced-discard");
        assertTrue(forced > 0);
    }

    @Test
    void godKuLeave() {
        play("god-ku-leave");
        assertTrue(played("leave") > 0);
    }

    @Test
    void godStoneAfterDiscard() {
        play("god-stone-after-discard");
        int after = 0;
        for (int i = 1; i < played.size(); i++) {
            String token = played.get(i);
            boolean stone = token.startsWith("KU:") || token.equals("PELE") || token.equals("LONO");
            after += stone && played.get(i - 1).startsWith("discard:") ? 1 : 0;
        }
        assertTrue(after > 0);
    }

    @Test
    void godKane() {
        KanaloaState end = play("god-kane-three-seats");
        assertEquals(4, played("god:KANE"));
        int left = 0;
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            left += end.board().stone(island) == KanaloaGods.KANE ? 1 : 0;
        }
        assertTrue(left < 4);
        assertTrue(kane > 0, "points between the scorings");
    }

    private int played(String start) {
        return (int) played.stream().filter(token -> token.startsWith(start)).count();
    }

    private KanaloaState play(String golden) {
        try {
            List<String> lines = Files.readAllLines(GAMES.resolve(golden + ".jsonl"));
            JsonObject head = JsonParser.parseString(lines.get(0)).getAsJsonObject();
            Setup setup = Setup.of(KanaloaScene.GAME.info(), head.get("seats").getAsInt());
            for (var option : head.getAsJsonObject("options").entrySet()) {
                setup = setup.with(option.getKey(), option.getValue().getAsString());
            }
            KanaloaState state = new KanaloaState(setup);
            for (String line : lines.subList(1, lines.size() - 1)) {
                played.add(JsonParser.parseString(line)
                        .getAsJsonObject()
                        .get("play")
                        .getAsString());
                int move = KanaloaScene.GAME.parseMove(state, played.get(played.size() - 1));
                forced += KanaloaMoves.verb(move) == KanaloaMoves.DISCARD
                                && (state.progress().hasPlayed()
                                        || state.progress().hasDiscarded())
                        ? 1
                        : 0;
                int turn = state.turn();
                int points = state.points(turn);
                state.play(move);
                kane += KanaloaMoves.isBridge(move) && state.points(turn) > points ? 1 : 0;
            }
            return state;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
