package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.all.Tables;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The log of a game, and navigation, need work proportional to the number of moves: revealed cards cause no replay from the
 * start.
 */
class MoveLogWorkTest {
    private static final TestMessages WORDS = TestMessages.of("en");
    /** The maximum number of played moves per log entry. */
    private static final int WORK = 20;

    static List<Game> games() {
        return Games.ALL;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theLogNeedsLinearWork(Game shipped) {
        int[] played = new int[1];
        Game game = CountedState.game(shipped, played);
        Session session = new Session(game, Setup.of(game.info(), game.info().maxSeats()), Seed.of(3));
        Rng rng = new Rng(3);
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
        }
        int moves = session.length();
        assertEquals(moves, played[0], "to play a game, each move is played once");
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < session.state().seats(); seat++) {
            players.add(new Player("Seat " + seat, 1));
        }
        TablePresenter presenter =
                new TablePresenter(session, Tables.of(game.info().id()), players, WORDS);
        assertTrue(played[0] - moves <= WORK * moves, played[0] + " moves played to tell " + moves);

        played[0] = 0;
        for (int ply = moves - 1; ply >= 0; ply--) {
            presenter.session().seek(ply);
        }
        assertTrue(played[0] <= WORK * moves, played[0] + " moves played to leaf back through " + moves);
    }
}
