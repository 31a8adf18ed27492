package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The names of icons, and the callouts of the picture in the help. */
class OrigoLegendTest extends OrigoFixture {
    private static List<Messages> languages() {
        return List.of(TestMessages.of("en", "origo"), TestMessages.of("de", "origo"));
    }

    @Test
    void everyIconIsDrawnAndNamed() {
        for (Messages messages : languages()) {
            Set<String> names = new HashSet<>();
            for (LegendEntry entry : table.legend(messages)) {
                assertEquals(24, entry.icon().width());
                assertFalse(entry.icon().shapes().isEmpty(), entry.text());
                assertTrue(names.add(entry.text()) && !entry.text().startsWith("origo."), entry.text());
            }
            assertTrue(names.size() > 12);
        }
    }

    /** In positions from all over a game: six to ten spots of the scene, each once, each with its own sentence. */
    @Test
    void calloutsPointAtSpots() {
        for (Messages messages : languages()) {
            int[] turn = {0};
            walk(3, state -> {
                if (turn[0]++ % 29 == 0) {
                    State view = state.viewFor(Math.max(0, state.actor()));
                    List<Callout> callouts = table.callouts(view, messages);
                    assertTrue(callouts.size() >= 6 && callouts.size() <= 10, callouts.toString());
                    Set<String> texts = new HashSet<>();
                    for (Callout callout : callouts) {
                        assertNotNull(
                                scene(state, Math.max(0, state.actor()), false).spot(callout.spot()));
                        assertTrue(texts.add(callout.spot()) && texts.add(callout.text()), callout.toString());
                        assertTrue(
                                callout.text().endsWith(".") && !callout.text().startsWith("origo."));
                    }
                }
            });
        }
    }
}
