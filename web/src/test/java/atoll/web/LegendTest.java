package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.State;
import atoll.games.Games;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.present.DemoGame;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is what: every table names its icons, and points at parts of a real position. */
class LegendTest {
    private static final int FEWEST = 5;
    private static final int MOST = 10;
    /** How far a shape may reach beyond its icon. */
    private static final double OFF = 4;
    /** The positions of a game that are looked at. */
    private static final int VISITS = 25;

    /** A table with the texts of a language. */
    private record Reader(Table table, TestMessages messages) {
        @Override
        public String toString() {
            return table.id() + " " + messages.text("language.name");
        }
    }

    static Stream<Reader> readers() {
        return Tables.ALL.stream()
                .flatMap(table -> Stream.of("en", "de")
                        .map(language -> new Reader(table, TestMessages.of(language, table.id()))));
    }

    @ParameterizedTest
    @MethodSource("readers")
    void everyIconHasAName(Reader reader) {
        Set<String> used = new HashSet<>();
        List<LegendEntry> entries = reader.table.legend(key -> {
            used.add(key);
            return reader.messages.text(key);
        });
        assertTrue(entries.size() >= FEWEST, "entries: " + entries.size());
        Set<String> texts = new HashSet<>();
        for (LegendEntry entry : entries) {
            assertSentence(entry.text());
            assertTrue(texts.add(entry.text()), "twice: " + entry.text());
            assertEquals(24, entry.icon().width());
            assertEquals(24, entry.icon().height());
            assertFalse(entry.icon().shapes().isEmpty(), entry.text());
            entry.icon().shapes().forEach(shape -> assertFits(shape, entry.text()));
        }
        assertTrue(used.containsAll(keys(reader, "legend")), "no text is left over");
    }

    // What is larger, like a road or a card, may run off the edge a little.
    private static void assertFits(Shape shape, String icon) {
        if (shape.path() != null && shape.turn() == 0) {
            double k = shape.scale();
            assertTrue(shape.x() + shape.path().left() * k >= -OFF, icon);
            assertTrue(shape.x() + shape.path().right() * k <= 24 + OFF, icon);
            assertTrue(shape.y() + shape.path().top() * k >= -OFF, icon);
            assertTrue(shape.y() + shape.path().bottom() * k <= 24 + OFF, icon);
        }
    }

    @ParameterizedTest
    @MethodSource("readers")
    void thePictureExplainsEnough(Reader reader) {
        State state = new DemoGame(Games.find(reader.table.id())).toDecision().state();
        int count = calloutsPointAtSpots(reader, state, ViewOptions.WIDE).size();
        assertTrue(count >= FEWEST && count <= MOST, "callouts: " + count);
    }

    @ParameterizedTest
    @MethodSource("readers")
    void inEveryPositionItPointsAtWhatIsThere(Reader reader) {
        Set<String> told = new HashSet<>();
        for (Case each : Case.all()) {
            if (each.game().info().id().equals(reader.table.id())) {
                each.stroll(1, VISITS, session -> {
                    if (session.state().actor() >= 0) {
                        told.addAll(calloutsPointAtSpots(reader, session.state(), ViewOptions.WIDE));
                        told.addAll(calloutsPointAtSpots(reader, session.state(), ViewOptions.TALL));
                    }
                });
            }
        }
        Set<String> all = new HashSet<>();
        keys(reader, "callout").forEach(key -> all.add(reader.messages.text(key)));
        assertEquals(all, told, "every text is met");
    }

    private static Set<String> calloutsPointAtSpots(Reader reader, State state, int room) {
        State view = state.viewFor(state.actor());
        Scene scene = reader.table.scene(view, new ViewOptions(reader.messages, state.actor(), room, List.of(), false));
        Set<String> spots = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (Callout callout : reader.table.callouts(view, scene, reader.messages)) {
            Spot spot = scene.spot(callout.spot());
            assertNotNull(spot, callout.spot());
            assertNotNull(spot.area(), callout.spot());
            assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
            assertSentence(callout.text());
            assertTrue(texts.add(callout.text()), "twice: " + callout.text());
        }
        assertTrue(texts.size() <= MOST, "callouts: " + texts.size());
        return texts;
    }

    private static void assertSentence(String text) {
        assertTrue(text.endsWith(".") && !text.contains("{"), text);
    }

    private static Set<String> keys(Reader reader, String kind) {
        String prefix = reader.table.id() + "." + kind + ".";
        Set<String> keys = new HashSet<>(reader.messages.texts().keySet());
        keys.removeIf(key -> !key.startsWith(prefix));
        return keys;
    }
}
