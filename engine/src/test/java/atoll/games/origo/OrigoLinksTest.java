package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The length of Origo's links; and bots finish their games. */
class OrigoLinksTest {
    private static final int LONGEST_GAME = 3000;
    private static final int LONGEST_POSITION = 300;

    @Test
    void linksOfRandomGamesAreShort() {
        for (int seats = 4; seats <= 5; seats++) {
            Setup setup = Setup.of(GAME.info(), seats);
            MoveList legal = new MoveList();
            for (int seed = 1; seed <= 15; seed++) {
                Session session = new Session(GAME, setup, Seed.of(seed));
                Rng rng = new Rng(seed);
                for (session.state().moves(legal);
                        legal.size() > 0;
                        session.state().moves(legal)) {
                    session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.sample(rng));
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
        Session session = new Session(GAME, Setup.of(GAME.info(), 4), Seed.of(7));
        while (session.state().actor() != State.OVER) {
            int actor = session.state().actor();
            session.play(actor == State.CHANCE ? session.outcome() : choice(session.view(actor), session.ply()));
        }
        areShort(session);
        assertTrue(Link.game(session.record()).length() <= LONGEST_GAME);
    }

    /** The rules do not end a game of endless wandering; it can still be saved, with all its moves. */
    @Test
    void endlessGamesCanBeSaved() throws BadLink {
        Session session = WanderingGame.of(GAME.info().maxMoves());
        SavedGame saved = new SavedGame("id", 1, session, SeatAssignments.parse("yp"), "2001-02-03T04:05:06.789Z");
        Map<String, String> texts = saved.written("2001-02-03T04:05:06.789Z");
        assertTrue(texts.get("game").length() > Link.LONGEST, "no address holds it");
        Session read = SavedGame.read(texts::get).session();
        assertEquals(session.ply(), read.ply());
        assertEquals(session.state().hash(), read.state().hash());
        assertEquals(texts, SavedGame.read(texts::get).written("2001-02-03T04:05:06.789Z"));
    }

    /** Untrusted addresses must be read quickly: too many moves are rejected before any is played. */
    @Test
    void linksWithTooManyMovesAreRejected() throws BadLink {
        Session session = WanderingGame.of(Link.MOST_MOVES + 1);
        String tooLong = Link.game(session.fullRecord());
        assertTrue(tooLong.length() < Link.LONGEST, "few enough letters: " + tooLong.length());
        assertEquals(
                BadLink.Why.LONG,
                assertThrows(BadLink.class, () -> Link.read(tooLong)).why());
        session.undo();
        assertEquals(
                Link.MOST_MOVES, Link.read(Link.game(session.record())).record().length());
    }

    private static int choice(State view, int seed) {
        Level level = new Level(25, 1000);
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
