package atoll.games.kanaloa;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import org.junit.jupiter.api.Test;

/** The length of Kanaloa's links; and bots finish their games. */
class KanaloaLinksTest {
    private static final int LONGEST_GAME = 1900;
    private static final int LONGEST_POSITION = 300;

    @Test
    void linksOfRandomGamesAreShort() {
        Setup setup = Setup.of(KanaloaScene.GAME.info(), 4).with("gods", "true");
        MoveList legal = new MoveList();
        for (int seed = 1; seed <= 40; seed++) {
            Session session = new Session(KanaloaScene.GAME, setup, Seed.of(seed));
            Rng rng = new Rng(seed);
            for (session.state().moves(legal); legal.size() > 0; session.state().moves(legal)) {
                session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
                if (session.ply() % 16 == 0) {
                    areShort(session);
                }
            }
            assertTrue(Link.game(session.record()).length() <= LONGEST_GAME);
        }
    }

    @Test
    void fourBotsPlayToTheEnd() {
        Setup setup = Setup.of(KanaloaScene.GAME.info(), 4).with("gods", "true");
        for (int seed = 1; seed <= 3; seed++) {
            Session session = new Session(KanaloaScene.GAME, setup, Seed.of(seed));
            while (session.state().actor() != State.OVER) {
                int actor = session.state().actor();
                session.play(actor == State.CHANCE ? session.outcome() : choice(session.view(actor), session.ply()));
            }
            areShort(session);
            assertTrue(Link.game(session.record()).length() <= LONGEST_GAME);
        }
    }

    private static int choice(State view, int seed) {
        Level level = new Level(25, 1000);
        Search search = new Search(KanaloaScene.GAME, view, level, seed);
        assertTrue(search.run(level.iterations()));
        return search.best();
    }

    private static void areShort(Session session) {
        State state = session.state();
        assertTrue(Link.position(KanaloaScene.GAME, state).length() <= LONGEST_POSITION);
        for (int seat = 0; seat < state.seats(); seat++) {
            assertTrue(Link.view(KanaloaScene.GAME, state, seat).length() <= LONGEST_POSITION);
        }
    }
}
