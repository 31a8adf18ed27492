package atoll.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.template.TemplateGame;
import java.util.List;
import org.junit.jupiter.api.Test;

class SessionTest {
    private final Game game = new TemplateGame();
    private final Case which = new Case(game, Setup.of(game.info(), 3));

    private Session begun(int plies) {
        Session over = which.walk(4, session -> {});
        Session session = new Session(game, which.setup(), 4);
        for (int ply = 0; ply < plies; ply++) {
            session.play(over.move(ply));
        }
        return session;
    }

    @Test
    void undoAndRedoGoThereAndBack() {
        Session session = begun(30);
        String last = Case.text(session.state());
        String first = Case.text(session.at(0));
        for (int ply = 29; ply >= 0; ply--) {
            assertTrue(session.undo());
            assertEquals(ply, session.ply());
            assertEquals(Case.text(session.at(ply)), Case.text(session.state()));
        }
        assertFalse(session.undo());
        assertEquals(first, Case.text(session.state()));
        assertEquals(30, session.length());
        for (int i = 0; i < 30; i++) {
            assertTrue(session.redo());
        }
        assertFalse(session.redo());
        assertEquals(last, Case.text(session.state()));
        session.go(7);
        assertEquals(Case.text(session.at(7)), Case.text(session.state()));
        assertEquals(7, session.record().length());
        assertEquals(30, session.whole().length());
    }

    @Test
    void playingOnForgetsWhatWasTakenBackUnlessItIsTheSame() {
        Session session = begun(30);
        session.go(20);
        session.play(session.move(20));
        assertEquals(30, session.length(), "the same move keeps the rest");
        while (Case.moves(session.state()).size() < 2 || session.state().actor() == State.CHANCE) {
            session.undo();
        }
        int ply = session.ply();
        List<Integer> moves = Case.moves(session.state());
        int other = moves.get(0) == session.move(ply) ? moves.get(1) : moves.get(0);
        session.play(other);
        assertEquals(ply + 1, session.length());
        assertEquals(other, session.move(ply));
        assertThrows(IndexOutOfBoundsException.class, () -> session.move(ply + 1));
    }

    @Test
    void chanceNeverRerolls() {
        Session session = new Session(game, which.setup(), 9);
        int first = session.outcome();
        assertEquals(first, session.outcome(), "asking changes nothing");
        session.play(first);
        int second = session.outcome();
        session.play(second);
        session.go(0);
        assertEquals(first, session.outcome());
        session.play(first);
        assertEquals(second, session.outcome());
        Session again = new Session(game, which.setup(), 9);
        assertEquals(first, again.outcome());
        again.play(first);
        assertEquals(second, again.outcome());
    }

    @Test
    void goesOnFromPositionsAndRecords() {
        Session session = begun(25);
        Session from = Session.from(game, session.state(), 1);
        assertEquals(0, from.ply());
        assertFalse(from.record().fromSetup());
        assertEquals(Case.text(session.state()), Case.text(from.state()));
        String before = Case.text(session.state());
        from.play(Case.moves(from.state()).get(0));
        assertEquals(before, Case.text(session.state()), "each has its own position");
        Session of = Session.of(session.record(), 1);
        assertEquals(25, of.ply());
        assertTrue(of.record().fromSetup());
        assertEquals(Case.text(session.state()), Case.text(of.state()));
    }

    @Test
    void wrongUseIsRefused() {
        Session session = begun(30);
        String before = Case.text(session.state());
        assertThrows(IllegalArgumentException.class, () -> session.play(Integer.MAX_VALUE));
        assertThrows(IndexOutOfBoundsException.class, () -> session.go(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.go(-1));
        assertThrows(IndexOutOfBoundsException.class, () -> session.at(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().move(30));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().until(31));
        assertThrows(IndexOutOfBoundsException.class, () -> session.record().at(-1));
        while (session.state().actor() == State.CHANCE) {
            session.undo();
        }
        assertThrows(IllegalStateException.class, session::outcome);
        session.go(30);
        assertEquals(before, Case.text(session.state()));
    }
}
