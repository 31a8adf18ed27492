package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.kanaloa.KanaloaGame;
import atoll.play.Seed;
import atoll.play.Session;
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
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every icon has a name, and every callout points at something. */
class KanaloaLegendTest {
    private static final List<TestMessages> LANGUAGES =
            List.of(TestMessages.of("en", "kanaloa"), TestMessages.of("de", "kanaloa"));

    private final KanaloaGame game = new KanaloaGame();
    private final KanaloaTable table = new KanaloaTable();

    @Test
    void everyIconIsDrawnInItsSquareAndHasAName() {
        for (TestMessages messages : LANGUAGES) {
            Set<String> texts = new HashSet<>();
            for (LegendEntry entry : table.legend(messages)) {
                assertTrue(texts.add(entry.text()), entry.text());
                assertTrue(entry.text().endsWith("."), entry.text());
                Scene icon = entry.icon();
                assertEquals(List.of(24.0, 24.0), List.of(icon.width(), icon.height()));
                assertFalse(icon.shapes().isEmpty(), entry.text());
                for (Shape shape : icon.shapes()) {
                    assertTrue(shape.x() >= 0 && shape.x() <= 24 && shape.y() >= 0 && shape.y() <= 24, entry.text());
                }
            }
            assertEquals(texts, texts(messages, "kanaloa.legend."));
        }
    }

    @Test
    void everyCalloutPointsAtASpot() {
        Set<String> told = new HashSet<>();
        TestMessages english = LANGUAGES.get(0);
        for (int seats = 2; seats <= 4; seats++) {
            for (String gods : List.of("false", "true")) {
                Session session = new Session(game, Setup.of(game.info(), seats).with("gods", gods), Seed.of(seats));
                Rng rng = new Rng(seats);
                MoveList moves = new MoveList();
                while (session.state().actor() != State.OVER) {
                    if (session.state().actor() >= 0) {
                        LANGUAGES.forEach(messages -> checkCallouts(session.state(), messages));
                        table.callouts(session.view(session.state().actor()), english)
                                .forEach(callout -> told.add(callout.text()));
                    }
                    session.state().moves(moves);
                    session.play(
                            session.state().actor() == State.CHANCE
                                    ? session.outcome()
                                    : moves.get(rng.next(moves.size())));
                }
            }
        }
        assertEquals(texts(english, "kanaloa.callout."), told);
    }

    private void checkCallouts(State state, Messages messages) {
        int seat = state.actor();
        State view = state.viewFor(seat);
        Scene scene = table.scene(view, new ViewOptions(messages, seat, ViewOptions.WIDE, List.of(), false));
        Set<String> spots = new HashSet<>();
        for (Callout callout : table.callouts(view, messages)) {
            assertNotNull(scene.spot(callout.spot()), callout.spot());
            assertTrue(spots.add(callout.spot()), "twice: " + callout.spot());
            assertTrue(callout.text().endsWith("."), callout.text());
        }
        assertTrue(spots.size() <= 10);
    }

    private static Set<String> texts(TestMessages messages, String prefix) {
        Set<String> texts = new TreeSet<>();
        messages.texts().forEach((key, text) -> {
            if (key.startsWith(prefix)) {
                texts.add(text);
            }
        });
        return texts;
    }
}
