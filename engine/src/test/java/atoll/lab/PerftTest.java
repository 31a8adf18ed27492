package atoll.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Perft counts from positions of the golden games. They were recorded when all traces of an independent implementation
 * replayed exactly; a faster move generator must not change them.
 */
class PerftTest {
    @Test
    void ponteStart() {
        check("ponte-2-a", 0, 100, 9_900, 19_800);
        // 98 x 97 x 96 tiles, and the one bridge wherever its middle stayed free: 97 x 96
        check("ponte-2-a", 3, 98, 9_506, 921_888);
        check("ponte-2-size=12-b", 0, 144, 20_592, 41_184);
    }

    @Test
    void ponteEarly() {
        check("ponte-2-a", 21, 84, 6_638, 547_736);
    }

    @Test
    void ponteMidgameOnTheLargeBoard() {
        check("ponte-2-size=12-b", 80, 56, 2_531, 100_982);
    }

    @Test
    void ponteEndgameWithLimitedSupply() {
        check("ponte-2-supply=box-c", 70, 13, 225, 3_205, 40_991);
    }

    /** PonteOracleTest counts the first of these by its own rules. */
    @Test
    void ponteSharedCells() {
        check("ponte-2-supply=box-c", 52, 33, 976, 40_518);
        check("ponte-2-size=12-c", 88, 40, 1_486, 56_955);
        check("ponte-2-supply=box-a", 75, 23, 239, 3_152, 32_502);
    }

    @Test
    void kanaloaFromTheDealToTheDisplay() {
        check("kanaloa-2-a", 0, 16, 256, 4_096);
        // There are only three stones of four of the five gods.
        check("kanaloa-2-gods=true-a", 0, 5, 25, 125, 621);
        check("kanaloa-2-a", 8, 4, 12, 180);
    }

    @Test
    void kanaloaMidgame() {
        check("kanaloa-4-a", 120, 5, 16, 60);
        check("kanaloa-2-gods=true-c", 175, 34, 586, 7_931);
        check("kanaloa-4-gods=true-b", 224, 15, 145, 711);
        check("kanaloa-3-gods=true-a", 203, 13, 118, 1_378);
    }

    // Counted by an independent implementation.
    @Test
    void rapanui() {
        check("rapanui-3-a", 0, 7, 49, 343, 2_401);
        check("rapanui-2-a", 14, 7, 49, 147, 588);
        check("rapanui-2-a", 60, 6, 12, 56, 224);
        check("rapanui-2-a", 85, 2, 12, 32, 104);
        check("rapanui-4-c", 111, 2, 8, 31, 94);
        check("rapanui-3-b", 136, 6, 15, 56, 177, 566);
    }

    // Counted by an independent implementation.
    @Test
    void orbis() {
        check("orbis-4-a", 0, 10, 90, 720);
        check("orbis-2-b", 12, 12, 47, 110);
        check("orbis-2-b", 102, 14, 147, 1_119, 6_019);
        check("orbis-3-c", 60, 10, 78, 550, 3_116);
        check("orbis-4-b", 200, 10, 66, 281);
        check("orbis-2-a", 130, 4, 36, 223, 2_448, 29_977);
    }

    // Counted by an independent implementation.
    @Test
    void origo() {
        check("origo-2-c", 0, 48, 2_282);
        check("origo-2-c", 20, 100, 9_900);
        check("origo-4-a", 60, 167, 19_602);
        check("origo-3-support=8-a", 250, 148, 9_823);
        check("origo-5-a", 330, 2, 78);
    }

    @Test
    void origoBattleAndScoring() {
        check("origo-4-a", 199, 3, 3);
        check("origo-5-a", 464, 2, 41);
        check("origo-4-a", 383, 3, 104);
        check("origo-4-a", 286, 31, 935, 3_740);
    }

    private static void check(String golden, int ply, long... counts) {
        String id = golden.substring(0, golden.indexOf('-'));
        List<String> lines =
                Golden.lines(Golden.RESOURCES.resolve("games").resolve(id).resolve(golden + ".jsonl"));
        try {
            State state = Trace.read(Games.ALL, lines).at(ply);
            long[] counted = new long[counts.length];
            for (int depth = 1; depth <= counts.length; depth++) {
                counted[depth - 1] = PerftCommand.count(state, depth);
            }
            assertEquals(Arrays.toString(counts), Arrays.toString(counted));
        } catch (UsageException e) {
            throw new AssertionError(golden, e);
        }
    }

    /** Games that end earlier count only at the depths that they reach. */
    @Test
    void finishedGamesHaveNoMoves() throws UsageException {
        Game ponte = Games.find("ponte");
        assertEquals(100, PerftCommand.count(ponte.start(Setup.of(ponte.info(), 2)), 1));
        List<String> lines = Golden.lines(Golden.games("ponte").get(0));
        var record = Trace.read(Games.ALL, lines);
        assertEquals(0, PerftCommand.count(record.at(record.length()), 1));
        assertEquals(0, PerftCommand.count(record.at(record.length()), 3));
    }
}
