package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.table.Callout;
import atoll.table.LegendEntry;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is what: every table names its icons, and points at parts of a real position. */
class LegendTest {
    private static final int MIDDLE = 30;
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
                    assertTrue(left >= -1 && right <= 25, entry.text() + ": " + left + " to " + right);
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
        State view = middle(Games.find(game)).viewFor(0);
        List<Callout> callouts = table.callouts(view, messages);
        assertTrue(callouts.size() >= FEWEST, "callouts: " + callouts.size());
        Scene scene = table.scene(view, new ViewOptions(messages, 0, ViewOptions.WIDE, List.of(), false));
        Set<String> spots = new HashSet<>();
        for (Callout callout : callouts) {
            Spot spot = scene.spot(callout.spot());
            assertNotNull(spot, callout.spot());
            assertNotNull(spot.area(), callout.spot());
            assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
            assertFalse(callout.text().isBlank());
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
            State state = Games.find(game).start(Setup.of(info, seats));
            MoveList moves = new MoveList();
            Rng rng = new Rng(seats);
            while (state.actor() != State.OVER) {
                state.moves(moves);
                state.play(moves.get(rng.next(moves.size())));
                table.callouts(state.viewFor(0), recorder);
            }
        }
        for (String key : texts.texts().keySet()) {
            boolean ours = key.startsWith(game + ".legend.") || key.startsWith(game + ".callout.");
            assertTrue(!ours || used.contains(key), "never shown: " + key);
        }
    }

    private static State middle(Game game) {
        State state = game.start(Setup.of(game.info(), game.info().minSeats()));
        MoveList moves = new MoveList();
        Rng rng = new Rng(1);
        for (int ply = 0; ply < MIDDLE && state.actor() != State.OVER; ply += state.actor() >= 0 ? 1 : 0) {
            state.moves(moves);
            state.play(moves.get(rng.next(moves.size())));
        }
        return state;
    }
}
