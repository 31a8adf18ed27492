package atoll.table.rapanui;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.LegendEntry;
import atoll.table.scene.Path;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RapanuiLegendTest {
    private final RapanuiTable table = new RapanuiTable();

    /** The signs of all kinds, and what a village owns. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void theLegendShowsWhatTheTableShows(String language) {
        Set<Path> shown = new HashSet<>();
        for (LegendEntry entry : table.legend(TestMessages.of(language, "rapanui"))) {
            entry.icon().shapes().forEach(shape -> shown.add(shape.path()));
        }
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            assertTrue(shown.contains(RapanuiOutlines.sign(card)), RapanuiCards.name(card));
            assertTrue(card == RapanuiCards.MOAI || shown.contains(RapanuiOutlines.gear(card, true)));
        }
        assertTrue(shown.containsAll(List.of(
                RapanuiOutlines.FLAME,
                RapanuiOutlines.BASKET,
                RapanuiOutlines.LOG_END,
                RapanuiOutlines.wood(0, 0, 1).path(),
                RapanuiOutlines.glory(null, 0, 0, 1).path(),
                RapanuiOutlines.crown(0, 0, 1).path())));
    }
}
