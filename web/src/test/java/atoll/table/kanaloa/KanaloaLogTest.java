package atoll.table.kanaloa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.games.kanaloa.KanaloaGame;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Entry;
import atoll.table.Player;
import atoll.table.Sitting;
import atoll.table.TestWords;
import atoll.table.Told;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the log of Kanaloa says, and to whom. */
class KanaloaLogTest {
    private static final TestWords WORDS = TestWords.of("en");
    private static final List<Player> TABLE =
            List.of(new Player("Bot", 1), new Player("Anna", 0), new Player("Eve", 1));

    private final KanaloaGame game = new KanaloaGame();
    private final MoveList legal = new MoveList();
    private final Rng rng = new Rng(3);

    @Test
    void whatOthersDoFaceDownIsToldWithoutItsCard() {
        Sitting sitting = sitting("false", TABLE);
        while (!sitting.isOver()) {
            play(sitting);
        }
        assertTrue(Told.log(sitting).contains("Bot: gets a card face down"));
        assertTrue(Told.log(sitting).contains("Bot: discards a card face down"));
        assertFalse(Told.log(sitting).contains("Anna: discards a card face down"));
    }

    @Test
    void cardsPutAwayAreToldOnceAllOfThemAreShown() {
        Sitting sitting = sitting("false", TABLE);
        playTo(sitting, 12);
        play(sitting);
        play(sitting);
        assertEquals("give:???", token(sitting, 12));
        assertEquals("Bot: puts a card away", Told.log(sitting).get(12));
        play(sitting);
        for (int ply = 12; ply < 15; ply++) {
            String card =
                    game.formatMove(sitting.session().at(ply), sitting.session().move(ply));
            assertEquals(card, token(sitting, ply));
            String name = sitting.players().get(ply - 12).name();
            assertEquals(
                    name + ": puts " + card.substring(5) + " away",
                    Told.log(sitting).get(ply));
        }
        List<Entry> history = List.copyOf(sitting.history());
        sitting.seat(TABLE);
        assertEquals(history, sitting.history(), "told anew");
    }

    @Test
    void onAnotherLineTheyAreDarkAgain() {
        Sitting sitting = sitting("false", TABLE);
        playTo(sitting, 15);
        sitting.go(13);
        sitting.session().state().moves(legal);
        int other = legal.get(0) == sitting.session().move(13) ? legal.get(1) : legal.get(0);
        sitting.play(other);
        assertEquals("Bot: puts a card away", Told.log(sitting).get(12));
    }

    @Test
    void aDealIsOneLine() {
        Sitting sitting = sitting("true", TABLE);
        while (((KanaloaState) sitting.session().state()).phase() != KanaloaPhase.TURN) {
            play(sitting);
        }
        List<String> lines = lines(sitting);
        assertEquals(5, lines.size(), lines.toString());
        assertTrue(
                lines.get(0)
                        .matches("The stones of the gods lie on the islands\\. Four cards for everybody\\."
                                + " Anna: gets [A-Z]{4}, [A-Z]{4}, [A-Z]{4}, [A-Z]{4}"),
                lines.get(0));
        assertTrue(lines.get(1).startsWith("Bot: puts "), lines.get(1));
        assertTrue(lines.get(4).matches("Opened: [A-Z]{4}"), lines.get(4));
        assertEquals(16 + 12 + 3 + 1, Told.log(sitting).size(), "each of the moves has its sentence");
        List<Entry> history = List.copyOf(sitting.history());
        sitting.seat(TABLE);
        assertEquals(history, sitting.history(), "told anew");
    }

    @Test
    void aDealUnderWayIsToldAsFarAsItHasCome() {
        Sitting sitting = sitting("true", TABLE);
        playTo(sitting, 5);
        assertEquals(List.of("The stones of the gods lie on the islands"), lines(sitting));
        playTo(sitting, 21);
        assertEquals(
                List.of("The stones of the gods lie on the islands. Four cards for everybody. Anna: gets "
                        + token(sitting, 20).substring(5)),
                lines(sitting));
    }

    @Test
    void aCardDrawnInATurnHasALineOfItsOwn() {
        Sitting sitting = sitting("false", TABLE);
        while (!Told.log(sitting).contains("Bot: draws a card")) {
            play(sitting);
        }
        play(sitting);
        List<String> lines = lines(sitting);
        assertEquals("Bot: gets a card face down", lines.get(lines.size() - 1));
    }

    private Sitting sitting(String gods, List<Player> players) {
        Setup setup = Setup.of(game.info(), players.size()).with("gods", gods);
        return new Sitting(new Session(game, setup, Seed.of(3)), new KanaloaTable(), players, WORDS);
    }

    private void playTo(Sitting sitting, int ply) {
        while (sitting.session().ply() < ply) {
            play(sitting);
        }
    }

    private void play(Sitting sitting) {
        if (!sitting.settle()) {
            sitting.session().state().moves(legal);
            sitting.play(legal.sample(rng));
        }
    }

    private static String token(Sitting sitting, int ply) {
        return sitting.history().get(ply).token();
    }

    private static List<String> lines(Sitting sitting) {
        return sitting.history().stream()
                .map(Entry::line)
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
