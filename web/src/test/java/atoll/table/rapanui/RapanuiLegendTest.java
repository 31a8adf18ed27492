package atoll.table.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.rapanui.RapanuiCards;
import atoll.games.rapanui.RapanuiPhase;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.ViewOptions;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RapanuiLegendTest {
    private static final int FEWEST = 6;
    private static final int MOST = 10;

    private final RapanuiTable table = new RapanuiTable();

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyIconHasANameOfItsOwn(String language) {
        Set<String> texts = new HashSet<>();
        for (LegendEntry entry : table.legend(TestMessages.of(language, "rapanui"))) {
            assertTrue(texts.add(entry.text()) && !entry.text().isBlank(), "twice: " + entry.text());
            assertEquals(24, entry.icon().width());
            assertEquals(24, entry.icon().height());
            assertFalse(entry.icon().shapes().isEmpty(), entry.text());
            for (Shape shape : entry.icon().shapes()) {
                double k = shape.scale();
                Path path = shape.path();
                assertTrue(shape.x() + path.left() * k >= -1 && shape.x() + path.right() * k <= 25, entry.text());
                assertTrue(shape.y() + path.top() * k >= -1 && shape.y() + path.bottom() * k <= 25, entry.text());
            }
        }
    }

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
            assertTrue(card == RapanuiCards.MOAI || shown.contains(RapanuiOutlines.gear(card)));
        }
        assertTrue(shown.containsAll(List.of(
                RapanuiOutlines.FLAME,
                RapanuiOutlines.BASKET,
                RapanuiOutlines.LOG_END,
                RapanuiOutlines.wood(0, 0, 1).path(),
                RapanuiOutlines.glory(null, 0, 0, 1).path(),
                RapanuiOutlines.crown(0, 0, 1).path())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void thePicturePointsAtDifferentSpots(String language) {
        Messages messages = TestMessages.of(language, "rapanui");
        RapanuiPositions.walk(false, state -> {
            if (state.phase() == RapanuiPhase.SETTING_UP || state.phase() == RapanuiPhase.OVER) {
                return;
            }
            for (int room : new int[] {ViewOptions.WIDE, ViewOptions.TALL}) {
                ViewOptions options = new ViewOptions(messages, 0, room, List.of(), false);
                Scene scene = table.scene(state.viewFor(0), options);
                List<Callout> callouts = table.callouts(state.viewFor(0), messages);
                assertTrue(callouts.size() >= FEWEST && callouts.size() <= MOST, "callouts: " + callouts.size());
                Set<String> spots = new HashSet<>();
                for (Callout callout : callouts) {
                    assertNotNull(scene.spot(callout.spot()), callout.spot());
                    assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
                    assertFalse(callout.text().isBlank());
                }
            }
        });
    }
}
