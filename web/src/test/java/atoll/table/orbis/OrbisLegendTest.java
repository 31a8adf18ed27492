package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.ViewOptions;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrbisLegendTest extends OrbisFixture {
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyIconHasANameOfItsOwn(String language) {
        List<LegendEntry> entries = table.legend(TestMessages.of(language, "orbis"));
        int icons = OrbisWorshippers.COLOURS + OrbisTiles.TYPES + OrbisGods.GODS;
        assertTrue(entries.size() > icons, "colours, types, gods, and the rest");
        Set<String> texts = new HashSet<>();
        for (LegendEntry entry : entries) {
            assertTrue(texts.add(entry.text()) && !entry.text().isBlank(), entry.text());
            assertFalse(entry.text().contains("{"), entry.text());
            assertEquals(24, entry.icon().width());
            assertFalse(entry.icon().shapes().isEmpty(), entry.text());
        }
    }

    /** No icon is larger than its frame. */
    @Test
    void iconsFitTheirFrames() {
        for (LegendEntry entry : table.legend(TestMessages.of("en", "orbis"))) {
            for (Shape shape : entry.icon().shapes()) {
                if (shape.path() != null && shape.turn() == 0) {
                    double k = shape.scale();
                    assertTrue(shape.x() + shape.path().left() * k >= -0.5, entry.text());
                    assertTrue(shape.x() + shape.path().right() * k <= 24.5, entry.text());
                    assertTrue(shape.y() + shape.path().top() * k >= -0.5, entry.text());
                    assertTrue(shape.y() + shape.path().bottom() * k <= 24.5, entry.text());
                }
            }
        }
    }

    /** All types, worshippers and gods of the table are among the icons. */
    @Test
    void theLegendShowsWhatTheTableShows() {
        List<LegendEntry> entries = table.legend(TestMessages.of("en", "orbis"));
        for (int type = 0; type < OrbisTiles.TYPES; type++) {
            isShown(entries, OrbisOutlines.type(type));
        }
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            isShown(entries, OrbisOutlines.shape(colour));
        }
        for (int god = 0; god < OrbisGods.GODS; god++) {
            isShown(entries, OrbisOutlines.god(god));
        }
        isShown(entries, OrbisOutlines.WILDERNESS);
        isShown(entries, OrbisOutlines.ANY);
        isShown(entries, OrbisOutlines.PYRAMID);
    }

    private static void isShown(List<LegendEntry> entries, atoll.table.scene.Path path) {
        assertTrue(entries.stream()
                .anyMatch(entry -> entry.icon().shapes().stream().anyMatch(shape -> shape.path() == path)));
    }

    /** Whatever position the picture shows, what it explains is there. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void calloutsPointAtSpots(String language) {
        Messages messages = TestMessages.of(language, "orbis");
        walk(state -> {
            if (state.actor() < 0 || state.hash() % 5 != 0) {
                return;
            }
            int seat = state.actor();
            State view = state.viewFor(seat);
            Scene scene = table.scene(view, new ViewOptions(messages, seat, ViewOptions.WIDE, List.of(), false));
            List<Callout> callouts = table.callouts(view, messages);
            assertTrue(callouts.size() >= 6 && callouts.size() <= 10, "callouts: " + callouts.size());
            Set<String> spots = new HashSet<>();
            for (Callout callout : callouts) {
                assertNotNull(scene.spot(callout.spot()), callout.spot());
                assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
                assertFalse(callout.text().isBlank());
            }
        });
    }
}
