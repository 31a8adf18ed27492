package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.MoveList;
import org.junit.jupiter.api.Test;

class KanaloaConnectionSetsTest {
    @Test
    void setsContainTheConnectionsOfAnIslandInOrder() {
        MoveList listed = new MoveList();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            for (int set = 0; set <= KanaloaConnectionSets.all(island); set++) {
                listed.clear();
                KanaloaConnectionSets.addEach(island, set, 100, listed);
                int next = 0;
                int ends = 0;
                for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                    if ((bit(c, island) & set) != 0) {
                        assertEquals(100 + c, listed.get(next));
                        assertEquals(next == 0 ? c : listed.get(0) - 100, KanaloaConnectionSets.lowest(island, set));
                        ends |= 1 << KanaloaMap.otherEnd(c, island);
                        next++;
                    }
                }
                assertEquals(next, listed.size());
                assertEquals(Integer.bitCount(set), next);
                assertEquals(ends, KanaloaConnectionSets.otherEnds(island, set));
            }
        }
    }

    private static int bit(int connection, int island) {
        int bit = KanaloaMap.first(connection) == island
                ? KanaloaConnectionSets.first(connection)
                : KanaloaMap.second(connection) == island ? KanaloaConnectionSets.second(connection) : 0;
        int other = KanaloaMap.otherEnd(connection, island);
        assertEquals(bit, bit == 0 ? 0 : KanaloaConnectionSets.between(island, other));
        return bit;
    }

    @Test
    void islandsWithoutConnectionHaveNoBit() {
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            for (int other = 0; other < KanaloaMap.ISLANDS; other++) {
                boolean connected = KanaloaMap.between(island, other) >= 0;
                assertEquals(connected ? 1 : 0, Integer.bitCount(KanaloaConnectionSets.between(island, other)));
            }
        }
    }
}
