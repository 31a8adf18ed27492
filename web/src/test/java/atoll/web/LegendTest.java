package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Option;
import atoll.engine.Rng;
import atoll.engine.Setup;
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
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is what: every table names its icons, and points at parts of a real position. */
class LegendTest {
    private static final int FEWEST = 5;

    @ParameterizedTest
    @CsvSource({
        "ponte,en",
        "ponte,de",
        "kanaloa,en",
        "kanaloa,de",
        "rapanui,en",
        "rapanui,de",
        "orbis,en",
        "orbis,de",
        "origo,en",
        "origo,de"
    })
    void everyIconHasAName(String game, String language) {
        List<LegendEntry> entries = Tables.of(game).legend(TestMessages.of(language, game));
        assertTrue(entries.size() >= FEWEST, "entries: " + entries.size());
        Set<String> texts = new HashSet<>();
        for (LegendEntry entry : entries) {
            assertTrue(texts.add(entry.text()) && !entry.text().isBlank(), "twice: " + entry.text());
            assertEquals(24, entry.icon().width());
            assertEquals(24, entry.icon().height());
            assertFalse(entry.icon().shapes().isEmpty(), entry.text());
            for (Shape shape : entry.icon().shapes()) {
                if (shape.path() != null && shape.turn() == 0) {
                    double left = shape.x() + shape.path().left() * shape.scale();
                    double right = shape.x() + shape.path().right() * shape.scale();
                    assertTrue(left >= -4 && right <= 28, entry.text() + ": " + left + " to " + right);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ponte,en",
        "ponte,de",
        "kanaloa,en",
        "kanaloa,de",
        "rapanui,en",
        "rapanui,de",
        "orbis,en",
        "orbis,de",
        "origo,en",
        "origo,de"
    })
    void thePicturePointsAtDifferentSpots(String game, String language) {
        TestMessages messages = TestMessages.of(language, game);
        Table table = Tables.of(game);
        State state = new DemoGame(Games.find(game)).toDecision().state();
        State view = state.viewFor(state.actor());
        List<Callout> callouts = table.callouts(view, messages);
        assertTrue(callouts.size() >= FEWEST, "callouts: " + callouts.size());
        Scene scene = table.scene(view, new ViewOptions(messages, state.actor(), ViewOptions.WIDE, List.of(), false));
        Set<String> spots = new HashSet<>();
        for (Callout callout : callouts) {
            Spot spot = scene.spot(callout.spot());
            assertNotNull(spot, callout.spot());
            assertNotNull(spot.area(), callout.spot());
            assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
            assertFalse(callout.text().isBlank());
        }
    }

    private static void play(Setup setup, Consumer<State> onDecision) {
        State state = Games.find(setup.info().id()).start(setup);
        MoveList moves = new MoveList();
        Rng rng = new Rng(setup.seats());
        while (state.actor() != State.OVER) {
            if (state.actor() >= 0) {
                onDecision.accept(state.viewFor(state.actor()));
            }
            state.moves(moves);
            state.play(moves.get(rng.next(moves.size())));
        }
    }

    @ParameterizedTest
    @CsvSource({"ponte", "kanaloa", "rapanui", "orbis", "origo"})
    void noTextIsLeftOver(String game) {
        TestMessages texts = TestMessages.of("en", game);
        Set<String> used = new HashSet<>();
        Messages recorder = key -> {
            used.add(key);
            return texts.text(key);
        };
        Table table = Tables.of(game);
        table.legend(recorder);
        GameInfo info = Games.find(game).info();
        for (int seats = info.minSeats(); seats <= info.maxSeats(); seats++) {
            play(Setup.of(info, seats), view -> table.callouts(view, recorder));
        }
        for (Option option : info.options()) {
            for (String value : option.values()) {
                play(Setup.of(info, info.minSeats()).with(option.id(), value), view -> table.callouts(view, recorder));
            }
        }
        for (String key : texts.texts().keySet()) {
            boolean ours = key.startsWith(game + ".legend.") || key.startsWith(game + ".callout.");
            assertTrue(!ours || used.contains(key), "never shown: " + key);
        }
    }
}
