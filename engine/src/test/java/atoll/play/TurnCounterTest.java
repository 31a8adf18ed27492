package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What others decide in a seat's turn is part of the turn, and the set-up is before the first one. */
class TurnCounterTest {
    /** The decisions that are not in a turn of the seat that decides, by the first word of their tokens, in 20 games. */
    @ParameterizedTest
    @CsvSource({"ponte, 2, {}", "orbis, 3, {}", "kanaloa, 3, {give=60}"})
    void decisionsOutsideOfTurns(String id, int seats, String expected) {
        assertEquals(expected, outside(id, seats).toString());
    }

    @Test
    void theLosingSideOfABattleDecidesInTheAttackersTurn() {
        Map<String, Integer> outside = outside("origo", 3);
        assertTrue(outside.remove("add") > 20, outside.toString());
        assertTrue(outside.remove("fold") > 20, outside.toString());
        assertTrue(outside.remove("start") >= 20, "who begins after a scoring");
        assertEquals("{place=" + 20 * 3 * 8 + "}", outside.toString(), "the first shields");
    }

    @Test
    void othersOfferAndChooseInTheBuildersTurn() {
        Map<String, Integer> outside = outside("rapanui", 3);
        assertTrue(outside.containsKey("offer"), outside.toString());
        assertTrue(outside.containsKey("wood"), outside.toString());
    }

    @Test
    void theFirstTurnFollowsTheSetUp() {
        Session session = new Session(
                Games.find("kanaloa"), Setup.of(Games.find("kanaloa").info(), 2), Seed.of(1));
        MoveList legal = new MoveList();
        while (session.state().turnSeat() < 0) {
            session.state().moves(legal);
            session.play(session.state().actor() < 0 ? session.outcome() : legal.get(0));
        }
        assertTrue(session.ply() > 0);
        assertEquals(0, TurnCounter.turnAt(session.fullRecord(), session.ply()));
        session.state().moves(legal);
        session.play(legal.get(0));
        assertEquals(1, TurnCounter.turnAt(session.fullRecord(), session.ply()));
    }

    private static Map<String, Integer> outside(String id, int seats) {
        Game game = Games.find(id);
        Map<String, Integer> found = new TreeMap<>();
        MoveList legal = new MoveList();
        for (int seed = 0; seed < 20; seed++) {
            Session session = new Session(game, Setup.of(game.info(), seats), Seed.of(seed));
            Rng rng = new Rng(seed);
            while (session.state().actor() != State.OVER) {
                State state = session.state();
                state.moves(legal);
                int move = state.actor() == State.CHANCE ? session.outcome() : legal.sample(rng);
                if (state.actor() >= 0 && state.turnSeat() != state.actor()) {
                    found.merge(game.formatMove(state, move).split("[:@ ]")[0], 1, Integer::sum);
                }
                if (state.actor() < 0) {
                    assertEquals(state.actor(), state.turnSeat());
                }
                session.play(move);
            }
        }
        return found;
    }
}
