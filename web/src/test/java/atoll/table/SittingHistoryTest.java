package atoll.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.Picker.Answer;
import atoll.table.ponte.PonteTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a sitting goes back to, looks at and goes on from, and how it tells what has been. */
class SittingHistoryTest extends SittingFixture {
    @Test
    void undoGoesBackToAPersonsDecisionAndRedoForthToTheNext() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        botPlays(sitting, 3);
        assertTrue(sitting.personToMove());
        assertTrue(sitting.undo());
        assertEquals(1, sitting.session().ply());
        assertTrue(sitting.undo());
        assertEquals(0, sitting.session().ply());
        assertFalse(sitting.canUndo());
        assertFalse(sitting.undo());
        assertTrue(sitting.redo());
        assertEquals(1, sitting.session().ply());
        assertTrue(sitting.redo());
        assertEquals(5, sitting.session().ply());
        assertEquals(5, Told.log(sitting).size());
        assertFalse(sitting.redo());
    }

    @Test
    void undoWorksWhileTheBotIsToMove() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        assertTrue(sitting.undo());
        assertTrue(sitting.personToMove());
        assertEquals(1, sitting.session().ply());
    }

    @Test
    void amongBotsUndoGoesStepByStep() {
        Sitting sitting = ponte(BOT, new Player("Other", 1));
        botPlays(sitting, 4);
        assertTrue(sitting.undo());
        assertEquals(3, sitting.session().ply());
    }

    @Test
    void aTurnIsResetToItsBeginning() {
        Sitting sitting = ponte(ANNA, BOT);
        assertFalse(sitting.canResetTurn());
        sitting.pick("e5");
        assertTrue(sitting.canResetTurn());
        assertTrue(sitting.resetTurn());
        assertEquals(0, sitting.session().ply());
        assertFalse(sitting.resetTurn());
        sitting.pick("e5");
        sitting.pick("f7");
        assertFalse(sitting.canResetTurn(), "it is the bot's turn");
        botPlays(sitting, 3);
        sitting.undo();
        assertEquals(1, sitting.session().ply());
        assertTrue(sitting.resetTurn());
        assertEquals(0, sitting.session().ply());
        assertEquals(5, sitting.session().length(), "what was reset can be played again");
    }

    @Test
    void whatIsLookedAtIsNotLost() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        botPlays(sitting, 3);
        List<Entry> history = List.copyOf(sitting.history());
        sitting.look(2);
        assertTrue(sitting.isLooking());
        assertFalse(sitting.personToMove());
        assertEquals(words.say("look.prompt", "2", "5"), sitting.prompt());
        assertEquals(history, sitting.history());
        assertEquals(2, Told.log(sitting).size());
        sitting.look(5);
        assertFalse(sitting.isLooking());
        sitting.look(1);
        assertEquals(words.say("look.yours", "1", "5"), sitting.prompt());
        assertEquals(Answer.MOVE, sitting.pick("a9"));
        assertFalse(sitting.isLooking());
        assertEquals(2, sitting.history().size());
        assertEquals(1, sitting.session().branches().size());
        assertEquals("f7", sitting.tokenAtParting(sitting.session().branches().get(0)));
        sitting.turnTo(0);
        assertEquals(history, sitting.history());
        assertEquals(5, Told.log(sitting).size());
    }

    @Test
    void movesTakenBackAreCountedWhereOneLooksAtThem() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        botPlays(sitting, 3);
        assertEquals(5, sitting.latest());
        assertEquals(5, sitting.span());
        sitting.undo();
        assertEquals(1, sitting.latest());
        assertEquals(1, sitting.span(), "what was taken back is not played");
        sitting.look(3);
        assertEquals(1, sitting.latest(), "the game stands where it stood");
        assertEquals(words.say("look.prompt", "3", "5"), sitting.prompt());
        sitting.look(0);
        assertEquals(words.say("look.yours", "0", "1"), sitting.prompt());
        sitting.look(1);
        assertFalse(sitting.isLooking());
        sitting.look(3);
        sitting.playOn();
        assertEquals(3, sitting.latest());
        assertEquals(3, sitting.span());
        assertEquals(5, sitting.session().length());
    }

    @Test
    void aPauseOfBotsSurvivesLookingBackAndForward() {
        Sitting sitting = ponte(BOT, new Player("Other", 1));
        botPlays(sitting, 4);
        assertTrue(sitting.isWatched());
        sitting.look(2);
        sitting.look(4);
        assertFalse(sitting.isLooking(), "nobody had paused");
        sitting.halt();
        assertTrue(sitting.isLooking());
        assertEquals(words.say("look.halted", "4", "4"), sitting.prompt());
        sitting.look(2);
        assertEquals(4, sitting.latest());
        sitting.look(4);
        assertTrue(sitting.isLooking());
        assertEquals(4, sitting.span());
        sitting.playOn();
        assertFalse(sitting.isLooking());
        sitting.look(1);
        sitting.look(4);
        assertFalse(sitting.isLooking(), "the pause was over");
    }

    @Test
    void aPauseAtAnEarlierMoveKeepsWhereTheGameStood() {
        Sitting sitting = ponte(BOT, new Player("Other", 1));
        botPlays(sitting, 4);
        sitting.look(2);
        sitting.halt();
        assertEquals(4, sitting.latest());
        assertEquals(words.say("look.prompt", "2", "4"), sitting.prompt());
        sitting.playOn();
        assertEquals(2, sitting.latest());
    }

    @Test
    void aPauseEndsWithTheNextMoveAndWithALineThatIsTurnedTo() {
        Sitting sitting = ponte(BOT, new Player("Other", 1));
        botPlays(sitting, 2);
        sitting.halt();
        botPlays(sitting, 1);
        assertFalse(sitting.isLooking());
        assertEquals(3, sitting.latest());
        sitting.go(1);
        sitting.session().state().moves(moves);
        sitting.play(moves.get(0));
        sitting.halt();
        sitting.turnTo(0);
        assertFalse(sitting.isLooking());
        sitting.look(1);
        sitting.look(3);
        assertFalse(sitting.isLooking(), "no pause is left");
    }

    @Test
    void aGameThatIsOverCannotBePaused() {
        Sitting sitting = ponte(BOT, new Player("Other", 1));
        while (!sitting.isOver()) {
            botPlays(sitting, 1);
        }
        sitting.halt();
        assertFalse(sitting.isLooking());
        sitting.look(3);
        sitting.look(sitting.session().length());
        assertFalse(sitting.isLooking());
    }

    @Test
    void aGameKeptWhileLookingIsLookedAtAgain() {
        Sitting sitting = ponte(ANNA, BOT);
        sitting.pick("e5");
        sitting.pick("f7");
        botPlays(sitting, 3);
        sitting.look(2);
        assertTrue(again(sitting).isLooking(), "the bot would play unasked");
        sitting.undo();
        assertFalse(again(sitting).isLooking(), "a person went back to play");
    }

    private Sitting again(Sitting sitting) {
        Session session = Session.of(sitting.session().fullRecord(), Seed.of(7));
        session.seek(sitting.session().ply());
        return new Sitting(session, new PonteTable(), sitting.players(), words);
    }

    @Test
    void lookingBackDoesNotShowWhatAnotherHolds() {
        Sitting sitting = template(ANNA, BEN);
        while (sitting.settle()) {
            // the deal
        }
        int annas = sitting.session().ply();
        sitting.liftCurtain();
        assertEquals(0, sitting.nearSeat());
        pickAny(sitting);
        sitting.look(annas);
        assertEquals(State.SPECTATOR, sitting.nearSeat(), "the curtain is not to be looked behind");
        assertFalse(sitting.isCurtained());
        sitting.look(sitting.session().length());
        assertTrue(sitting.isCurtained());
        sitting.liftCurtain();
        assertEquals(1, sitting.nearSeat());
        sitting.look(annas);
        assertEquals(0, sitting.session().state().actor());
        assertEquals(1, sitting.nearSeat());
        assertFalse(sitting.personToMove());
        sitting.playOn();
        assertTrue(sitting.isCurtained());
        sitting.liftCurtain();
        assertEquals(0, sitting.nearSeat());
        assertTrue(sitting.personToMove());
    }

    @Test
    void theHistoryIsToldAsTheNearSeatKnowsIt() {
        Sitting sitting = template(ANNA, BEN);
        while (sitting.settle()) {
            // the deal
        }
        sitting.liftCurtain();
        List<Entry> annas = List.copyOf(sitting.history());
        pickAny(sitting);
        sitting.liftCurtain();
        List<Entry> bens = sitting.history().subList(0, annas.size());
        assertNotEquals(annas, bens);
        for (int i = 0; i < annas.size(); i++) {
            assertTrue(
                    annas.get(i).token().equals("?") || bens.get(i).token().equals("?"),
                    "a card that is dealt is known to one");
            assertEquals(i + 1, annas.get(i).ply());
            assertFalse(annas.get(i).opensTurn(), "nobody's turn");
        }
        assertTrue(sitting.history().get(annas.size()).opensTurn());
    }
}
