package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the rulebook tells of the map holds, and what we made up is marked. */
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
            int bits = Integer.bitCount(KanaloaMap.at(i, 0)) + Integer.bitCount(KanaloaMap.at(i, 1));
            assertEquals(counts[i], bits);
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

    @Test
    void whatTheRulebookNamesIsMarkedAsKnown() {
        List<String> names = new ArrayList<>();
        List<String> sizes = new ArrayList<>();
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            if (KanaloaMap.isNameKnown(i)) {
                names.add(KanaloaMap.name(i));
            }
            if (KanaloaMap.isSizeKnown(i)) {
                sizes.add(KanaloaMap.name(i));
            }
        }
        List<String> connections = new ArrayList<>();
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (KanaloaMap.isConnectionKnown(c)) {
                connections.add(KanaloaMap.connectionName(c));
            }
        }
        assertEquals(List.of("ALOA", "BAFI", "COCO", "DALI", "ELOI", "KULU", "ORO", "RASI"), names);
        assertEquals(List.of("ALOA", "BAFI", "DALI", "ELOI", "KULU", "ORO"), sizes);
        assertEquals(
                List.of("ALOA-BAFI", "ALOA-COCO", "ALOA-DALI", "ALOA-ELOI", "BAFI-ORO", "BAFI-RASI", "DALI-ELOI"),
                connections);
    }

    @Test
    void theMapIsItsOwnMirrorImage() {
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            assertTrue(0 <= KanaloaMap.x(i) && KanaloaMap.x(i) <= 1000);
            assertTrue(0 <= KanaloaMap.y(i) && KanaloaMap.y(i) <= 710);
            assertEquals(KanaloaMap.size(i), KanaloaMap.size(mirror(i)));
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            assertTrue(KanaloaMap.between(mirror(KanaloaMap.first(c)), mirror(KanaloaMap.second(c))) >= 0);
        }
    }

    private static int mirror(int island) {
        for (int i = 0; i < KanaloaMap.ISLANDS; i++) {
            if (KanaloaMap.x(i) == 1000 - KanaloaMap.x(island) && KanaloaMap.y(i) == KanaloaMap.y(island)) {
                return i;
            }
        }
        throw new AssertionError("no mirror image of " + KanaloaMap.name(island));
    }

    @Test
    void thereAreSixteenStones() {
        int stones = 0;
        for (int god = KanaloaGods.KANE; god < KanaloaGods.END; god++) {
            stones += KanaloaGods.count(god);
        }
        assertEquals(16, stones);
        assertEquals(4, KanaloaGods.count(KanaloaGods.KANE));
        assertFalse(KanaloaGods.count(KanaloaGods.LONO) > KanaloaGods.MOST);
    }
}
