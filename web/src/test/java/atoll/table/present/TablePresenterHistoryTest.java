package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ponte.PonteTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Undo, viewing, resuming and the move log of a presenter. */
class TablePresenterHistoryTest extends TablePresenterFixture {
    @Test
    void undoAndRedoMoveBetweenHumanDecisions() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        assertTrue(presenter.personToMove());
        assertTrue(presenter.navigator().undo());
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.navigator().undo());
        assertEquals(0, presenter.session().ply());
        assertFalse(presenter.navigator().canUndo());
        assertFalse(presenter.navigator().undo());
        assertTrue(presenter.navigator().redo());
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.navigator().redo());
        assertEquals(5, presenter.session().ply());
        assertEquals(5, LogSentences.of(presenter).size());
        assertFalse(presenter.navigator().redo());
    }

    @Test
    void undoWorksWhileTheBotIsToMove() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        assertTrue(presenter.navigator().undo());
        assertTrue(presenter.personToMove());
        assertEquals(1, presenter.session().ply());
    }

    @Test
    void amongBotsUndoGoesStepByStep() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        assertTrue(presenter.navigator().undo());
        assertEquals(3, presenter.session().ply());
    }

    @Test
    void aTurnIsResetToItsBeginning() {
        TablePresenter presenter = ponte(ANNA, BOT);
        assertFalse(presenter.navigator().canResetTurn());
        presenter.pick("e5");
        assertTrue(presenter.navigator().canResetTurn());
        assertTrue(presenter.navigator().resetTurn());
        assertEquals(0, presenter.session().ply());
        assertFalse(presenter.navigator().resetTurn());
        presenter.pick("e5");
        presenter.pick("f7");
        assertFalse(presenter.navigator().canResetTurn(), "it is the bot's turn");
        botPlays(presenter, 3);
        presenter.navigator().undo();
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.navigator().resetTurn());
        assertEquals(0, presenter.session().ply());
        assertEquals(5, presenter.session().length(), "what was reset can be played again");
    }

    @Test
    void viewingLosesNothing() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        List<LogEntry> history = List.copyOf(presenter.history());
        presenter.navigator().showPly(2);
        assertTrue(presenter.navigator().isLookingBack());
        assertFalse(presenter.personToMove());
        assertEquals(messages.format("look.prompt", "1", "2"), presenter.prompt());
        assertEquals(history, presenter.history());
        assertEquals(2, LogSentences.of(presenter).size());
        presenter.navigator().showPly(5);
        assertFalse(presenter.navigator().isLookingBack());
        presenter.navigator().showPly(1);
        assertEquals(messages.format("look.yours", "1", "2"), presenter.prompt());
        assertEquals(Picker.Result.MOVE, presenter.pick("a9"));
        assertFalse(presenter.navigator().isLookingBack());
        assertEquals(2, presenter.history().size());
        assertEquals(1, presenter.session().branches().size());
        assertEquals(
                messages.format("ponte.tell.tile", ANNA.name(), "f7"),
                presenter.sentenceAtBranch(presenter.session().branches().get(0)));
        presenter.navigator().switchToBranch(0);
        assertEquals(history, presenter.history());
        assertEquals(5, LogSentences.of(presenter).size());
    }

    @Test
    void undoneMovesCountWhileViewingThem() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        assertEquals(5, presenter.navigator().livePly());
        assertEquals(5, presenter.navigator().span());
        presenter.navigator().undo();
        assertEquals(1, presenter.navigator().livePly());
        assertEquals(1, presenter.navigator().span(), "what was taken back is not played");
        presenter.navigator().showPly(3);
        assertEquals(1, presenter.navigator().livePly(), "the game stands where it stood");
        assertEquals(messages.format("look.prompt", "2", "2"), presenter.prompt());
        presenter.navigator().showPly(0);
        assertEquals(messages.format("look.yours", "0", "1"), presenter.prompt());
        presenter.navigator().showPly(1);
        assertFalse(presenter.navigator().isLookingBack());
        presenter.navigator().showPly(3);
        presenter.navigator().playOn();
        assertEquals(3, presenter.navigator().livePly());
        assertEquals(3, presenter.navigator().span());
        assertEquals(5, presenter.session().length());
    }

    @Test
    void aPauseOfBotsSurvivesLookingBackAndForward() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        assertTrue(presenter.isWatched());
        presenter.navigator().showPly(2);
        presenter.navigator().showPly(4);
        assertFalse(presenter.navigator().isLookingBack(), "nobody had paused");
        presenter.navigator().pause();
        assertTrue(presenter.navigator().isLookingBack());
        assertEquals(messages.format("look.halted", "2", "2"), presenter.prompt());
        presenter.navigator().showPly(2);
        assertEquals(4, presenter.navigator().livePly());
        presenter.navigator().showPly(4);
        assertTrue(presenter.navigator().isLookingBack());
        assertEquals(4, presenter.navigator().span());
        presenter.navigator().playOn();
        assertFalse(presenter.navigator().isLookingBack());
        presenter.navigator().showPly(1);
        presenter.navigator().showPly(4);
        assertFalse(presenter.navigator().isLookingBack(), "the pause was over");
    }

    @Test
    void aPauseWhileViewingKeepsTheLivePly() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        presenter.navigator().showPly(2);
        presenter.navigator().pause();
        assertEquals(4, presenter.navigator().livePly());
        assertEquals(messages.format("look.prompt", "1", "2"), presenter.prompt());
        presenter.navigator().playOn();
        assertEquals(2, presenter.navigator().livePly());
    }

    @Test
    void aPauseEndsWithAMoveOrABranchSwitch() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 2);
        presenter.navigator().pause();
        botPlays(presenter, 1);
        assertFalse(presenter.navigator().isLookingBack());
        assertEquals(3, presenter.navigator().livePly());
        presenter.navigator().seek(1);
        presenter.session().state().moves(moves);
        presenter.play(moves.get(0));
        presenter.navigator().pause();
        presenter.navigator().switchToBranch(0);
        assertFalse(presenter.navigator().isLookingBack());
        presenter.navigator().showPly(1);
        presenter.navigator().showPly(3);
        assertFalse(presenter.navigator().isLookingBack(), "no pause is left");
    }

    @Test
    void aGameThatIsOverCannotBePaused() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        while (!presenter.isOver()) {
            botPlays(presenter, 1);
        }
        presenter.navigator().pause();
        assertFalse(presenter.navigator().isLookingBack());
        presenter.navigator().showPly(3);
        presenter.navigator().showPly(presenter.session().length());
        assertFalse(presenter.navigator().isLookingBack());
    }

    @Test
    void aGameStoredWhileViewingIsViewedAgain() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        presenter.navigator().showPly(2);
        assertTrue(again(presenter).navigator().isLookingBack(), "the bot would play unasked");
        presenter.navigator().undo();
        assertFalse(again(presenter).navigator().isLookingBack(), "a person went back to play");
    }

    private TablePresenter again(TablePresenter presenter) {
        Session session = Session.of(presenter.session().fullRecord(), Seed.of(7));
        session.seek(presenter.session().ply());
        return new TablePresenter(session, new PonteTable(), presenter.players(), messages);
    }

    @Test
    void viewingDoesNotRevealOtherHands() {
        TablePresenter presenter = template(ANNA, BEN);
        while (presenter.playForced()) {
            // the deal
        }
        int annas = presenter.session().ply();
        presenter.acceptHandover();
        assertEquals(0, presenter.viewerSeat());
        pickAny(presenter);
        presenter.navigator().showPly(annas);
        assertEquals(State.SPECTATOR, presenter.viewerSeat(), "nobody takes over while looking back");
        assertFalse(presenter.awaitsHandover());
        presenter.navigator().showPly(presenter.session().length());
        assertTrue(presenter.awaitsHandover());
        presenter.acceptHandover();
        assertEquals(1, presenter.viewerSeat());
        presenter.navigator().showPly(annas);
        assertEquals(0, presenter.session().state().actor());
        assertEquals(1, presenter.viewerSeat());
        assertFalse(presenter.personToMove());
        presenter.navigator().playOn();
        assertTrue(presenter.awaitsHandover());
        presenter.acceptHandover();
        assertEquals(0, presenter.viewerSeat());
        assertTrue(presenter.personToMove());
    }

    @Test
    void theHistoryShowsTheNearSeatsKnowledge() {
        TablePresenter presenter = template(ANNA, BEN);
        while (presenter.playForced()) {
            // the deal
        }
        presenter.acceptHandover();
        List<LogEntry> annas = List.copyOf(presenter.history());
        pickAny(presenter);
        presenter.acceptHandover();
        List<LogEntry> bens = presenter.history().subList(0, annas.size());
        assertNotEquals(annas, bens);
        String unseen = messages.text("table.unseen.chance");
        for (int i = 0; i < annas.size(); i++) {
            assertTrue(
                    annas.get(i).sentence().equals(unseen)
                            || bens.get(i).sentence().equals(unseen),
                    "a card that is dealt is known to one");
            assertEquals(i + 1, annas.get(i).ply());
            assertFalse(TurnNumbers.begins(annas, i), "nobody's turn");
        }
        assertTrue(TurnNumbers.begins(presenter.history(), annas.size()));
    }
}
