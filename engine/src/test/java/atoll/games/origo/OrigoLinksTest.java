package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Session;
import org.junit.jupiter.api.Test;

/** How long links of Origo are, and that bots play games to their end. */
class OrigoLinksTest {
    private static final int LONGEST_GAME = 3000;
    private static final int LONGEST_POSITION = 300;

    @Test
    void linksOfRandomGamesAreShort() {
        for (int seats = 4; seats <= 5; seats++) {
            Setup setup = Setup.of(GAME.info(), seats);
            MoveList legal = new MoveList();
            for (int seed = 1; seed <= 15; seed++) {
                Session session = new Session(GAME, setup, seed);
                Rng rng = new Rng(seed);
                for (session.state().moves(legal);
                        legal.size() > 0;
                        session.state().moves(legal)) {
                    session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.pick(rng));
                    if (session.ply() % 16 == 0) {
                        areShort(session);
                    }
                }
                assertTrue(Link.game(session.record()).length() <= LONGEST_GAME);
            }
        }
    }

    @Test
    void fourBotsPlayToTheEnd() {
        Session session = new Session(GAME, Setup.of(GAME.info(), 4), 7);
        while (session.state().actor() != State.OVER) {
            int actor = session.state().actor();
            session.play(actor == State.CHANCE ? session.outcome() : choice(session.view(actor), session.ply()));
        }
        areShort(session);
        assertTrue(Link.game(session.record()).length() <= LONGEST_GAME);
    }

    private static int choice(State view, int seed) {
        Level level = new Level(2, 25, 1000);
        Search search = new Search(GAME, view, level, seed);
        assertTrue(search.run(level.iterations()));
        return search.best();
    }

    private static void areShort(Session session) {
        State state = session.state();
        assertTrue(Link.position(GAME, state).length() <= LONGEST_POSITION);
        for (int seat = 0; seat < state.seats(); seat++) {
            assertTrue(Link.view(GAME, state, seat).length() <= LONGEST_POSITION);
        }
    }
}
