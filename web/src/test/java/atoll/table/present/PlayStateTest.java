package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.table.present.PlayState.Stage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlayStateTest extends TablePresenterFixture {
    private static final Player AWAY = new Player("Anna", Player.AWAY);

    @Test
    void aPersonMayPickWhatIsLegal() {
        PlayState state = ponte(ANNA, BOT).state(true);
        assertEquals(Stage.PERSON, state.stage());
        assertEquals(0, state.viewer());
        assertEquals(0, state.actor());
        assertTrue(state.mayPick());
        assertTrue(state.canPick("e5"));
        assertFalse(state.canPick("nowhere"));
        assertFalse(state.isPicking() || state.canConfirm() || state.canUndo() || state.canResetTurn());
    }

    @Test
    void picksCanBeRemovedAndEarlierStatesKeepTheirs() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.picker().requireConfirmation(true);
        PlayState before = presenter.state(true);
        presenter.pick("e5");
        PlayState picked = presenter.state(true);
        assertEquals(List.of("e5"), picked.picks());
        assertTrue(picked.isPicking() && picked.canUndo() && picked.canUnpick() && picked.canResetTurn());
        assertEquals(before.version(), picked.version(), "the position is the same");
        assertEquals(List.of(), before.picks());
        assertTrue(before.leadsToMove("e5"));
        assertFalse(picked.leadsToMove("e5"));
        presenter.unpick();
        assertEquals(List.of("e5"), picked.picks());
        assertFalse(presenter.state(true).isPicking());
    }

    @Test
    void everySpotThatCanBePickedHasAnEffect() {
        for (boolean confirmed : new boolean[] {false, true}) {
            TablePresenter presenter = ponte(ANNA, BOT);
            presenter.picker().requireConfirmation(confirmed);
            for (String pick : List.of("e5", "f7")) {
                presenter.pick(pick);
                PlayState state = presenter.state(true);
                for (String spot : allSpots(presenter)) {
                    boolean can = presenter.personToMove() && presenter.picker().canPick(spot);
                    assertEquals(can, state.canPick(spot), spot);
                    assertEquals(presenter.picker().leadsToMove(spot), state.leadsToMove(spot), spot);
                }
            }
            assertEquals(confirmed, presenter.state(true).canConfirm());
        }
    }

    @Test
    void whileABotThinksNobodyPicks() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        PlayState state = presenter.state(true);
        assertEquals(Stage.BOT, state.stage());
        assertFalse(state.mayPick() || state.canPick("a1"));
        assertEquals(2, state.ply());
        assertEquals(2, state.history().size());
        assertTrue(state.canUndo());
        assertFalse(state.canUnpick(), "another seat is to move");
        assertTrue(state.prompt().contains("Bot"));
    }

    @Test
    void theScreenIsHandedOverBeforeAnythingPrivateIsShown() {
        TablePresenter presenter = template(ANNA, BEN);
        assertEquals(Stage.FORCED, presenter.state(true).stage());
        deal(presenter);
        PlayState hidden = presenter.state(true);
        assertEquals(Stage.HANDOVER, hidden.stage());
        assertEquals(State.SPECTATOR, hidden.viewer());
        assertFalse(hidden.mayPick());
        presenter.acceptHandover();
        PlayState seen = presenter.state(true);
        assertEquals(Stage.PERSON, seen.stage());
        assertEquals(0, seen.viewer());
        assertNotEquals(hidden.view().hash(), seen.view().hash());
        assertEquals(State.SPECTATOR, hidden.viewer());
    }

    @Test
    void aRemotePersonIsWaitedFor() {
        PlayState state = ponte(AWAY, BEN).state(true);
        assertEquals(Stage.AWAY, state.stage());
        assertFalse(state.mayPick());
    }

    @Test
    void anEarlierPositionIsOnlyViewed() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        presenter.pick("f7");
        botPlays(presenter, 1);
        PlayState live = presenter.state(true);
        presenter.navigator().showPly(2);
        PlayState looking = presenter.state(true);
        assertEquals(Stage.LOOKING, looking.stage());
        assertFalse(looking.mayPick(), "the bot moved here");
        assertFalse(looking.isLatest());
        assertEquals(2, looking.ply());
        assertEquals(live.ply(), looking.livePly());
        assertTrue(looking.canUndo(), "one step back");
        presenter.navigator().showPly(0);
        PlayState first = presenter.state(true);
        assertEquals(live.ply(), first.livePly(), "the live game stays where it is");
        assertTrue(first.mayPick(), "a person may play on from here");
        assertFalse(first.canUndo());
        assertTrue(live.isLatest());
        assertNotEquals(live.version(), first.version());
    }

    @Test
    void watchedBotsWaitForAReview() {
        TablePresenter presenter = ponte(BOT, BOT);
        assertTrue(presenter.state(true).isWatched());
        presenter.navigator().pause();
        PlayState reviewing = presenter.state(true);
        assertEquals(Stage.LOOKING, reviewing.stage());
        assertTrue(reviewing.isLatest());
        presenter.composer().showComparison(0, first(presenter), List.of(first(presenter)));
        assertTrue(presenter.state(true).hasHint());
        assertFalse(reviewing.hasHint());
        presenter.navigator().playOn();
        assertEquals(Stage.BOT, presenter.state(true).stage());
    }

    @Test
    void aFinishedGameIsOverWhateverRuns() {
        TablePresenter presenter = ponte(ANNA, BOT);
        while (!presenter.isOver()) {
            presenter.play(first(presenter));
        }
        PlayState state = presenter.state(true);
        assertEquals(Stage.OVER, state.stage());
        assertEquals(State.OVER, state.actor());
        assertFalse(state.mayPick() || state.canRedo());
        assertTrue(state.canUndo());
        presenter.navigator().undo();
        assertTrue(presenter.state(true).canRedo());
        assertEquals(state.length(), state.ply());
    }

    @Test
    void nobodyActsBeforeTheGameRuns() {
        PlayState state = ponte(ANNA, BOT).state(false);
        assertEquals(Stage.PAUSED, state.stage());
        assertFalse(state.mayPick());
        assertTrue(state.personToMove());
    }

    @Test
    void statesCannotBeChanged() {
        TablePresenter presenter = ponte(ANNA, BOT);
        presenter.pick("e5");
        PlayState state = presenter.state(true);
        assertThrows(UnsupportedOperationException.class, () -> state.picks().add("f7"));
        assertThrows(UnsupportedOperationException.class, () -> state.history().clear());
        assertThrows(UnsupportedOperationException.class, () -> state.players().clear());
        int size = state.history().size();
        presenter.pick("f7");
        assertEquals(size, state.history().size());
    }

    private int first(TablePresenter presenter) {
        presenter.session().state().moves(moves);
        return moves.get(0);
    }

    private static void deal(TablePresenter presenter) {
        while (presenter.playForced()) {
            // chance deals
        }
    }

    private static Set<String> allSpots(TablePresenter presenter) {
        Set<String> spots = new HashSet<>(Set.of("nowhere"));
        presenter.scene(0, null).spots().forEach(spot -> spots.add(spot.id()));
        return spots;
    }
}
