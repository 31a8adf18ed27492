package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.kanaloa.KanaloaMap;
import org.junit.jupiter.api.Test;

class KanaloaCoverTest {
    @Test
    void itsBridgeIsOneOfTheMap() {
        assertTrue(KanaloaMap.between(KanaloaMap.find(KanaloaCover.FROM), KanaloaMap.find(KanaloaCover.TO)) >= 0);
    }
}
