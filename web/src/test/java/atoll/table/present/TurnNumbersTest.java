package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Notation;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.play.TurnCounter;
import atoll.table.all.Tables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Turns are counted in the same way in the log, in records, and in games as text. */
class TurnNumbersTest extends TablePresenterFixture {
    private static final Pattern NUMBERED = Pattern.compile("(?m)^ *(\\d+)\\. ");

    static Stream<Arguments> games() {
        return Games.ALL.stream()
                .flatMap(game -> Stream.iterate(
                                game.info().minSeats(), n -> n <= game.info().maxSeats(), n -> n + 1)
                        .map(seats -> Arguments.of(game.info().id(), seats)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aTurnIsConsecutiveMovesInTheTurnOfOneSeatWithItsChance(String id, int seats) {
        TablePresenter presenter = game(id, seats);
        List<LogEntry> history = presenter.history();
        int turn = 0;
        int seat = State.CHANCE;
        for (LogEntry entry : history) {
            int whose = presenter.session().at(entry.ply() - 1).turnSeat();
            boolean begins = whose >= 0 && whose != seat;
            if (begins) {
                turn++;
                seat = whose;
                assertEquals(seat, entry.actor(), "the first move of a turn");
            }
            assertEquals(begins, TurnNumbers.begins(history, entry.ply() - 1), "move " + entry.ply());
            assertEquals(turn, entry.turn(), "move " + entry.ply());
        }
        assertTrue(turn > seats, turn + " turns");
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSetUpIsTurnZero(String id, int seats) {
        TablePresenter presenter = game(id, seats);
        List<LogEntry> history = presenter.history();
        int setup = 0;
        while (presenter.session().at(setup).turnSeat() == State.CHANCE) {
            assertEquals(0, history.get(setup).turn());
            setup++;
        }
        assertEquals(1, history.get(setup).turn());
        assertEquals(0, TurnNumbers.at(history, 0));
        assertEquals(0, TurnNumbers.at(history, setup));
        assertEquals(1, TurnNumbers.at(history, setup + 1));
        assertEquals(presenter.session().fullRecord().at(0).actor() == State.CHANCE, setup > 0, "what is dealt first");
    }

    @ParameterizedTest
    @MethodSource("games")
    void recordsAndTextsNumberTheSameTurns(String id, int seats) {
        Session session = game(id, seats).session();
        List<LogEntry> history = game(id, seats).history();
        for (int ply = 0; ply <= session.length(); ply += 1 + ply / 10) {
            assertEquals(TurnNumbers.at(history, ply), TurnCounter.turnAt(session.fullRecord(), ply), "after " + ply);
        }
        String text = Notation.of(session.fullRecord(), List.of(), Collections.nCopies(seats, "Somebody"));
        List<Integer> numbers = new ArrayList<>();
        for (Matcher line = NUMBERED.matcher(text); line.find(); ) {
            numbers.add(Integer.parseInt(line.group(1)));
        }
        numbers.removeIf(number -> number == 0);
        assertEquals(
                TurnNumbers.at(history, history.size()),
                numbers.stream().distinct().count());
        assertEquals(numbers.stream().sorted().toList(), numbers);
    }

    @Test
    void anotherContinuationIsNumberedFromWhereItLeaves() {
        TablePresenter presenter = ponte(ANNA, BEN);
        botPlays(presenter, 9);
        int turn = TurnNumbers.at(presenter.history(), 4);
        presenter.navigator().seek(4);
        botPlays(presenter, 1);
        LogEntry last = presenter.history().get(4);
        assertEquals(5, presenter.history().size());
        assertEquals(turn + (TurnNumbers.begins(presenter.history(), 4) ? 1 : 0), last.turn());
    }

    private TablePresenter game(String id, int seats) {
        Game game = Games.find(id);
        Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seats));
        Rng rng = new Rng(seats);
        while (session.state().actor() != State.OVER) {
            session.state().moves(moves);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : moves.sample(rng));
        }
        return new TablePresenter(session, Tables.of(id), Collections.nCopies(seats, BOT), messages);
    }
}
