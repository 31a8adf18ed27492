package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rulebook's facts of the map hold, and invented ones are marked. */
class KanaloaMapTest {
    @Test
    void fourSmallElevenLargeAndOneMainIsland() {
        int[] counts = new int[8];
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            counts[KanaloaMap.size(i)]++;
        }
        assertEquals(List.of(4, 11, 1), List.of(counts[3], counts[5], counts[7]));
        assertEquals(7, KanaloaMap.size(KanaloaMap.find("ORO")));
    }

    /** Two of a small island, three of a large one, four of the main island; each bridge counts at both ends. */
    @Test
    void elevenIslandsNeedFifteenBridges() {
        assertEquals(15, KanaloaMap.fewestBridges(KanaloaState.ISLANDS_TO_WIN));
        assertEquals(
                List.of(0, 1, 4, 23),
                List.of(
                        KanaloaMap.fewestBridges(0),
                        KanaloaMap.fewestBridges(1),
                        KanaloaMap.fewestBridges(4),
                        KanaloaMap.fewestBridges(KanaloaMap.ISLANDS)));
    }

    @Test
    void nobodyControlsMoreIslandsThanBridgesAllow() {
        KanaloaGame game = new KanaloaGame();
        MoveList legal = new MoveList();
        for (int seed = 0; seed < 30; seed++) {
            Rng rng = new Rng(seed);
            State state = game.start(Setup.of(game.info(), 2));
            while (state.actor() != State.OVER) {
                state.moves(legal);
                state.play(legal.sample(rng));
                KanaloaBoard board = ((KanaloaState) state).board;
                for (int seat = 0; seat < 2; seat++) {
                    assertTrue(board.bridges(seat) >= KanaloaMap.fewestBridges(board.islands(seat)));
                }
            }
        }
    }

    @Test
    void islandsHaveAsManyConnectionsAsTheirSizeSays() {
        int[] counts = new int[KanaloaMap.ISLANDS];
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            assertTrue(KanaloaMap.first(c) < KanaloaMap.second(c));
            assertEquals(c, KanaloaMap.between(KanaloaMap.first(c), KanaloaMap.second(c)));
            assertEquals(c, KanaloaMap.between(KanaloaMap.second(c), KanaloaMap.first(c)));
            counts[KanaloaMap.first(c)]++;
            counts[KanaloaMap.second(c)]++;
        }
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            assertEquals(KanaloaMap.size(i), counts[i], KanaloaMap.name(i));
            assertEquals(-1, KanaloaMap.between(i, i));
            assertEquals(counts[i], Integer.bitCount(KanaloaConnectionSets.all(i)));
            assertEquals(counts[i] / 2 + 1, KanaloaMap.need(i));
        }
    }

    @Test
    void namesAndConnectionsAreInTheOrderOfTheAlphabet() {
        for (int i = 1; i < KanaloaMap.ISLANDS; i++) {
            assertTrue(KanaloaMap.name(i - 1).compareTo(KanaloaMap.name(i)) < 0);
        }
        for (int c = 1; c < KanaloaMap.CONNECTIONS; c++) {
            assertTrue(KanaloaMap.connectionName(c - 1).compareTo(KanaloaMap.connectionName(c)) < 0);
        }
        assertThrows(IllegalArgumentException.class, () -> KanaloaMap.find("ATLANTIS"));
    }

    /** More may be marked as known after a correction, but nothing that the rulebook names as invented. */
    @Test
    void namesInTheRulebookAreMarkedAsKnown() {
        for (String name : List.of("ALOA", "BAFI", "COCO", "DALI", "ELOI", "KULU", "ORO", "RASI")) {
            assertTrue(KanaloaMap.isNameKnown(KanaloaMap.find(name)), name);
        }
        for (String name : List.of("ALOA", "BAFI", "DALI", "ELOI", "KULU", "ORO")) {
            assertTrue(KanaloaMap.isSizeKnown(KanaloaMap.find(name)), name);
        }
        for (String name :
                List.of("ALOA-BAFI", "ALOA-COCO", "ALOA-DALI", "ALOA-ELOI", "BAFI-ORO", "BAFI-RASI", "DALI-ELOI")) {
            int connection = KanaloaScene.connection(name);
            assertTrue(connection >= 0 && KanaloaMap.isConnectionKnown(connection), name);
        }
    }

    @Test
    void allIslandsAreOnTheMap() {
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            assertTrue(0 <= KanaloaMap.x(i) && KanaloaMap.x(i) <= 1000);
            assertTrue(0 <= KanaloaMap.y(i) && KanaloaMap.y(i) <= 710);
        }
    }

    @Test
    void thereAreSixteenStones() {
        int stones = 0;
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            stones += KanaloaGods.count(god);
        }
        assertEquals(16, stones);
    }

    /** Whatever the numbers of stones, a seat can hold all of a god. */
    @Test
    void aSeatHoldsAnyNumberOfStones() {
        for (int god = KanaloaGods.KANALOA; god < KanaloaGods.END; god++) {
            assertTrue(KanaloaGods.count(god) <= KanaloaGods.MOST, "as many as can be written");
            KanaloaBoard board = new KanaloaBoard(2);
            for (int stones = 1; stones < KanaloaMap.ISLANDS; stones++) {
                board.hold(1, god);
                for (int other = KanaloaGods.KANALOA; other < KanaloaGods.END; other++) {
                    assertEquals(other == god ? stones : 0, board.held(1, other));
                }
            }
        }
    }
}
