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
        assertTrue(presenter.undo());
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.undo());
        assertEquals(0, presenter.session().ply());
        assertFalse(presenter.canUndo());
        assertFalse(presenter.undo());
        assertTrue(presenter.redo());
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.redo());
        assertEquals(5, presenter.session().ply());
        assertEquals(5, LogSentences.of(presenter).size());
        assertFalse(presenter.redo());
    }

    @Test
    void undoWorksWhileTheBotIsToMove() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        assertTrue(presenter.undo());
        assertTrue(presenter.personToMove());
        assertEquals(1, presenter.session().ply());
    }

    @Test
    void amongBotsUndoGoesStepByStep() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        assertTrue(presenter.undo());
        assertEquals(3, presenter.session().ply());
    }

    @Test
    void aTurnIsResetToItsBeginning() {
        TablePresenter presenter = ponte(ANNA, BOT);
        assertFalse(presenter.canResetTurn());
        presenter.pick("e5");
        assertTrue(presenter.canResetTurn());
        assertTrue(presenter.resetTurn());
        assertEquals(0, presenter.session().ply());
        assertFalse(presenter.resetTurn());
        presenter.pick("e5");
        presenter.pick("f7");
        assertFalse(presenter.canResetTurn(), "it is the bot's turn");
        botPlays(presenter, 3);
        presenter.undo();
        assertEquals(1, presenter.session().ply());
        assertTrue(presenter.resetTurn());
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
        presenter.showPly(2);
        assertTrue(presenter.isLookingBack());
        assertFalse(presenter.personToMove());
        assertEquals(messages.format("look.prompt", "1", "2"), presenter.prompt());
        assertEquals(history, presenter.history());
        assertEquals(2, LogSentences.of(presenter).size());
        presenter.showPly(5);
        assertFalse(presenter.isLookingBack());
        presenter.showPly(1);
        assertEquals(messages.format("look.yours", "1", "2"), presenter.prompt());
        assertEquals(Picker.Result.MOVE, presenter.pick("a9"));
        assertFalse(presenter.isLookingBack());
        assertEquals(2, presenter.history().size());
        assertEquals(1, presenter.session().branches().size());
        assertEquals(
                messages.format("ponte.tell.tile", ANNA.name(), "f7"),
                presenter.sentenceAtBranch(presenter.session().branches().get(0)));
        presenter.switchToBranch(0);
        assertEquals(history, presenter.history());
        assertEquals(5, LogSentences.of(presenter).size());
    }

    @Test
    void undoneMovesCountWhileViewingThem() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        assertEquals(5, presenter.livePly());
        assertEquals(5, presenter.span());
        presenter.undo();
        assertEquals(1, presenter.livePly());
        assertEquals(1, presenter.span(), "what was taken back is not played");
        presenter.showPly(3);
        assertEquals(1, presenter.livePly(), "the game stands where it stood");
        assertEquals(messages.format("look.prompt", "2", "2"), presenter.prompt());
        presenter.showPly(0);
        assertEquals(messages.format("look.yours", "0", "1"), presenter.prompt());
        presenter.showPly(1);
        assertFalse(presenter.isLookingBack());
        presenter.showPly(3);
        presenter.playOn();
        assertEquals(3, presenter.livePly());
        assertEquals(3, presenter.span());
        assertEquals(5, presenter.session().length());
    }

    @Test
    void aPauseOfBotsSurvivesLookingBackAndForward() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        assertTrue(presenter.isWatched());
        presenter.showPly(2);
        presenter.showPly(4);
        assertFalse(presenter.isLookingBack(), "nobody had paused");
        presenter.pause();
        assertTrue(presenter.isLookingBack());
        assertEquals(messages.format("look.halted", "2", "2"), presenter.prompt());
        presenter.showPly(2);
        assertEquals(4, presenter.livePly());
        presenter.showPly(4);
        assertTrue(presenter.isLookingBack());
        assertEquals(4, presenter.span());
        presenter.playOn();
        assertFalse(presenter.isLookingBack());
        presenter.showPly(1);
        presenter.showPly(4);
        assertFalse(presenter.isLookingBack(), "the pause was over");
    }

    @Test
    void aPauseWhileViewingKeepsTheLivePly() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 4);
        presenter.showPly(2);
        presenter.pause();
        assertEquals(4, presenter.livePly());
        assertEquals(messages.format("look.prompt", "1", "2"), presenter.prompt());
        presenter.playOn();
        assertEquals(2, presenter.livePly());
    }

    @Test
    void aPauseEndsWithAMoveOrABranchSwitch() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        botPlays(presenter, 2);
        presenter.pause();
        botPlays(presenter, 1);
        assertFalse(presenter.isLookingBack());
        assertEquals(3, presenter.livePly());
        presenter.seek(1);
        presenter.session().state().moves(moves);
        presenter.play(moves.get(0));
        presenter.pause();
        presenter.switchToBranch(0);
        assertFalse(presenter.isLookingBack());
        presenter.showPly(1);
        presenter.showPly(3);
        assertFalse(presenter.isLookingBack(), "no pause is left");
    }

    @Test
    void aGameThatIsOverCannotBePaused() {
        TablePresenter presenter = ponte(BOT, new Player("Other", 1));
        while (!presenter.isOver()) {
            botPlays(presenter, 1);
        }
        presenter.pause();
        assertFalse(presenter.isLookingBack());
        presenter.showPly(3);
        presenter.showPly(presenter.session().length());
        assertFalse(presenter.isLookingBack());
    }

    @Test
    void aGameStoredWhileViewingIsViewedAgain() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 3);
        presenter.showPly(2);
        assertTrue(again(presenter).isLookingBack(), "the bot would play unasked");
        presenter.undo();
        assertFalse(again(presenter).isLookingBack(), "a person went back to play");
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
        presenter.showPly(annas);
        assertEquals(State.SPECTATOR, presenter.viewerSeat(), "the curtain is not to be looked behind");
        assertFalse(presenter.awaitsHandover());
        presenter.showPly(presenter.session().length());
        assertTrue(presenter.awaitsHandover());
        presenter.acceptHandover();
        assertEquals(1, presenter.viewerSeat());
        presenter.showPly(annas);
        assertEquals(0, presenter.session().state().actor());
        assertEquals(1, presenter.viewerSeat());
        assertFalse(presenter.personToMove());
        presenter.playOn();
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
