package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.LegendEntry;
import atoll.table.scene.Shape;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

class OrbisLegendTest extends OrbisFixture {
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
}
