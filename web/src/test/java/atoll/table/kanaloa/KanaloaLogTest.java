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
import atoll.table.present.LogEntry;
import atoll.table.present.LogSentences;
import atoll.table.present.Player;
import atoll.table.present.TablePresenter;
import atoll.table.text.TestMessages;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log of Kanaloa, for each viewer. */
class KanaloaLogTest {
    private static final TestMessages WORDS = TestMessages.of("en");
    private static final List<Player> TABLE =
            List.of(new Player("Bot", 1), new Player("Anna", 0), new Player("Eve", 1));

    private final KanaloaGame game = new KanaloaGame();
    private final MoveList legal = new MoveList();
    private final Rng rng = new Rng(3);

    @Test
    void faceDownMovesOfOthersNameNoCard() {
        TablePresenter presenter = presenter("false", TABLE);
        while (!presenter.isOver()) {
            play(presenter);
        }
        assertTrue(LogSentences.of(presenter).contains("Bot: gets a card face down"));
        assertTrue(LogSentences.of(presenter).contains("Bot: discards a card face down"));
        assertFalse(LogSentences.of(presenter).contains("Anna: discards a card face down"));
    }

    @Test
    void theEndOfEachHalfIsTold() {
        for (List<Player> players : List.of(TABLE, TABLE.subList(0, 2))) {
            for (int game = 0; game < 40; game++) {
                TablePresenter presenter = presenter(game % 2 == 0 ? "false" : "true", players);
                boolean second = false;
                boolean last = false;
                while (!presenter.isOver()) {
                    play(presenter);
                    KanaloaState state = (KanaloaState) presenter.session().state();
                    String sentence =
                            LogSentences.of(presenter).get(presenter.session().ply() - 1);
                    assertEquals(state.isSecondHalf() && !second, sentence.contains("; first scoring: "), sentence);
                    boolean begins = state.isLastRound() && !last && state.phase() != KanaloaPhase.OVER;
                    assertEquals(begins, sentence.contains("the last round begins"), sentence);
                    second = state.isSecondHalf();
                    last = state.isLastRound();
                }
            }
        }
    }

    @Test
    void discardedCardsAreNamedOnceRevealed() {
        TablePresenter presenter = presenter("false", TABLE);
        playTo(presenter, 12);
        play(presenter);
        play(presenter);
        assertEquals("Bot: puts a card away", LogSentences.of(presenter).get(12));
        play(presenter);
        for (int ply = 12; ply < 15; ply++) {
            String card = game.formatMove(
                    presenter.session().at(ply), presenter.session().move(ply));
            String name = presenter.players().get(ply - 12).name();
            assertEquals(
                    name + ": puts " + card.substring(5) + " away",
                    LogSentences.of(presenter).get(ply));
        }
        List<LogEntry> history = List.copyOf(presenter.history());
        presenter.setPlayers(TABLE);
        assertEquals(history, presenter.history(), "told anew");
    }

    @Test
    void onAnotherBranchTheyAreHiddenAgain() {
        TablePresenter presenter = presenter("false", TABLE);
        playTo(presenter, 15);
        presenter.navigator().seek(13);
        presenter.session().state().moves(legal);
        int other = legal.get(0) == presenter.session().move(13) ? legal.get(1) : legal.get(0);
        presenter.play(other);
        assertEquals("Bot: puts a card away", LogSentences.of(presenter).get(12));
    }

    @Test
    void aDealIsOneLine() {
        TablePresenter presenter = presenter("true", TABLE);
        while (((KanaloaState) presenter.session().state()).phase() != KanaloaPhase.TURN) {
            play(presenter);
        }
        List<String> lines = lines(presenter);
        assertEquals(5, lines.size(), lines.toString());
        assertTrue(
                lines.get(0)
                        .matches("The stones of the gods lie on the islands\\. Everyone gets four cards\\."
                                + " Anna: gets [A-Z]{4}, [A-Z]{4}, [A-Z]{4}, [A-Z]{4}"),
                lines.get(0));
        assertTrue(lines.get(1).startsWith("Bot: puts "), lines.get(1));
        assertTrue(lines.get(4).matches("Turned up: [A-Z]{4}"), lines.get(4));
        assertEquals(16 + 12 + 3 + 1, LogSentences.of(presenter).size(), "each of the moves has its sentence");
        List<LogEntry> history = List.copyOf(presenter.history());
        presenter.setPlayers(TABLE);
        assertEquals(history, presenter.history(), "told anew");
    }

    @Test
    void aDealUnderWayIsDescribedSoFar() {
        TablePresenter presenter = presenter("true", TABLE);
        playTo(presenter, 5);
        assertEquals(List.of("The stones of the gods lie on the islands"), lines(presenter));
        playTo(presenter, 21);
        assertEquals(
                List.of("The stones of the gods lie on the islands. Everyone gets four cards. Anna: gets "
                        + token(presenter, 20).substring(5)),
                lines(presenter));
    }

    @Test
    void aCardDrawnInATurnHasALineOfItsOwn() {
        TablePresenter presenter = presenter("false", TABLE);
        while (!LogSentences.of(presenter).contains("Bot: draws a card")) {
            play(presenter);
        }
        play(presenter);
        List<String> lines = lines(presenter);
        assertEquals("Bot: gets a card face down", lines.get(lines.size() - 1));
    }

    private TablePresenter presenter(String gods, List<Player> players) {
        Setup setup = Setup.of(game.info(), players.size()).with("gods", gods);
        return new TablePresenter(new Session(game, setup, Seed.of(3)), new KanaloaTable(), players, WORDS);
    }

    private void playTo(TablePresenter presenter, int ply) {
        while (presenter.session().ply() < ply) {
            play(presenter);
        }
    }

    private void play(TablePresenter presenter) {
        if (!presenter.playForced()) {
            presenter.session().state().moves(legal);
            presenter.play(legal.sample(rng));
        }
    }

    private String token(TablePresenter presenter, int ply) {
        return game.formatMove(presenter.session().at(ply), presenter.session().move(ply));
    }

    private static List<String> lines(TablePresenter presenter) {
        return presenter.history().stream()
                .map(LogEntry::line)
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
