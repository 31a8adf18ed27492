package atoll.table.present;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Seed;
import atoll.play.Session;
import atoll.table.ViewOptions;
import atoll.table.scene.Spot;
import atoll.table.text.TestMessages;
import atoll.template.TemplateGame;
import atoll.template.TemplateMoves;
import atoll.template.TemplatePhase;
import atoll.template.TemplateState;
import atoll.template.TemplateTable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PickerTest {
    private final Game game = new TemplateGame();
    private final TemplateTable table = new TemplateTable();
    private final Picker picker = new Picker();

    @Test
    void aSpotIsAliveIfAMoveHoldsItBesideThePicks() {
        int alive = 0;
        for (int seed = 0; seed < 40; seed++) {
            TemplateState state = reach(seed % 2 == 0 ? TemplatePhase.TAKING : TemplatePhase.LAYING, seed);
            picker.offer(table, state);
            MoveList legal = new MoveList();
            state.moves(legal);
            Rng rng = new Rng(seed);
            for (int step = 0; step < 8; step++) {
                List<Spot> spots = table.scene(
                                state,
                                new ViewOptions(
                                        TestMessages.of("en"), state.actor(), ViewOptions.WIDE, List.of(), false))
                        .spots();
                for (Spot spot : spots) {
                    boolean wanted = false;
                    for (int i = 0; i < legal.size(); i++) {
                        List<String> rest = new ArrayList<>(table.spotsOfMove(state, legal.get(i)));
                        boolean held = picker.picks().stream().allMatch(rest::remove);
                        wanted |= held && rest.contains(spot.id());
                    }
                    assertEquals(wanted, picker.leadsToMove(spot.id()), spot.id() + " after " + picker.picks());
                    alive += wanted ? 1 : 0;
                }
                if (rng.next(3) == 0) {
                    picker.unpick();
                } else {
                    picker.pick(spots.get(rng.next(spots.size())).id());
                }
            }
        }
        assertTrue(alive > 100, alive + " alive");
    }

    @Test
    void aSinglePickThatIsAMoveIsPlayed() {
        TemplateState state = reach(TemplatePhase.TAKING);
        picker.offer(table, state);
        assertEquals(Picker.Result.MOVE, picker.pick("deck"));
        assertEquals(TemplateMoves.DRAW, picker.move());
    }

    @Test
    void theSameSpotTwiceIfAMoveNeedsItTwice() {
        TemplateState state = reach(TemplatePhase.TAKING);
        for (int seed = 0; !hasPair(state); seed++) {
            state = reach(TemplatePhase.TAKING, seed);
        }
        picker.offer(table, state);
        String pair = "";
        String shown = "";
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            pair = state.hand(state.actor(), kind) > 1 ? "hand:" + TemplateMoves.name(kind) : pair;
            shown = state.shown(kind) > 0 ? "shown:" + TemplateMoves.name(kind) : shown;
        }
        assertEquals(Picker.Result.MORE, picker.pick(pair));
        assertTrue(picker.leadsToMove(pair));
        assertEquals(Picker.Result.MORE, picker.pick(pair));
        assertFalse(picker.leadsToMove(pair));
        assertEquals(Picker.Result.MOVE, picker.pick(shown));
        assertEquals(TemplateMoves.TRADE, TemplateMoves.verb(picker.move()));
    }

    @Test
    void aMoveThatCouldBeLongerWaitsForConfirmation() {
        TemplateState state = reach(TemplatePhase.LAYING);
        picker.offer(table, state);
        String card = aCard(state);
        assertFalse(picker.canConfirm());
        assertFalse(picker.confirm());
        assertEquals(Picker.Result.MORE, picker.pick(card));
        assertTrue(picker.canConfirm());
        assertTrue(picker.confirm());
        assertEquals(TemplateMoves.LAY, TemplateMoves.verb(picker.move()));
    }

    @Test
    void theLongerMoveInAnyOrder() {
        TemplateState state = reach(TemplatePhase.LAYING);
        String rival = "seat:" + (1 - state.actor());
        String card = aCard(state);
        picker.offer(table, state);
        assertEquals(Picker.Result.MORE, picker.pick(rival));
        assertFalse(picker.canConfirm());
        assertEquals(Picker.Result.MOVE, picker.pick(card));
        int duel = picker.move();
        assertEquals(TemplateMoves.DUEL, TemplateMoves.verb(duel));
        picker.offer(table, state);
        picker.pick(card);
        assertEquals(duel, picker.moveWith(rival));
        assertEquals(Picker.Result.MOVE, picker.pick(rival));
        assertEquals(duel, picker.move());
    }

    @Test
    void aDeadSpotChangesNothing() {
        TemplateState state = reach(TemplatePhase.TAKING);
        picker.offer(table, state);
        assertEquals(Picker.Result.DEAD, picker.pick("yield"));
        assertEquals(Picker.Result.DEAD, picker.pick("nowhere"));
        assertTrue(picker.picks().isEmpty());
        assertEquals(-1, picker.move());
    }

    @Test
    void isDeadEndMatchesPick() {
        String[] spots = {"deck", "yield", "seat:0", "seat:1", "hand:weed", "hand:crab", "hand:fish", "shown:weed"};
        for (TemplatePhase phase : new TemplatePhase[] {TemplatePhase.TAKING, TemplatePhase.LAYING}) {
            TemplateState state = reach(phase);
            for (String first : spots) {
                for (String second : spots) {
                    picker.offer(table, state);
                    if (picker.pick(first) != Picker.Result.MOVE) {
                        boolean dead = picker.isDeadEnd(second);
                        assertEquals(dead, picker.pick(second) == Picker.Result.DEAD, first + ", " + second);
                    }
                }
            }
        }
    }

    @Test
    void aSpotPickedAgainIsRemoved() {
        TemplateState state = reach(TemplatePhase.LAYING);
        picker.offer(table, state);
        String rival = "seat:" + (1 - state.actor());
        picker.pick(rival);
        assertEquals(Picker.Result.MORE, picker.pick(rival));
        assertTrue(picker.picks().isEmpty());
    }

    @Test
    void aSpotOfAnotherMoveReplacesThePicks() {
        TemplateState state = reach(TemplatePhase.TAKING);
        picker.offer(table, state);
        assertEquals(Picker.Result.MORE, picker.pick(aCard(state)));
        assertFalse(picker.leadsToMove("deck"));
        assertEquals(Picker.Result.MOVE, picker.pick("deck"));
        assertEquals(TemplateMoves.DRAW, picker.move());
    }

    @Test
    void unpickRemovesOnePick() {
        TemplateState state = reach(TemplatePhase.LAYING);
        picker.offer(table, state);
        assertFalse(picker.unpick());
        picker.pick(aCard(state));
        assertTrue(picker.unpick());
        assertTrue(picker.picks().isEmpty());
        assertFalse(picker.canConfirm());
    }

    @Test
    void aMoveThatIsHeldWaitsToBeConfirmed() {
        TemplateState state = reach(TemplatePhase.TAKING);
        picker.offer(table, state);
        picker.requireConfirmation(true);
        assertEquals(Picker.Result.MORE, picker.pick("deck"));
        assertTrue(picker.awaitsConfirmation());
        assertTrue(picker.canPick("deck"));
        assertTrue(picker.confirm());
        assertEquals(TemplateMoves.DRAW, picker.move());
        // other picks replace it
        picker.offer(table, state);
        picker.pick("deck");
        String card = aCard(state);
        assertEquals(Picker.Result.MORE, picker.pick(card));
        assertFalse(picker.awaitsConfirmation());
        assertFalse(picker.picks().contains("deck"));
        // and picking the last spot again confirms
        picker.offer(table, state);
        picker.pick("deck");
        assertEquals(Picker.Result.MOVE, picker.pick("deck"));
        assertEquals(TemplateMoves.DRAW, picker.move());
    }

    @Test
    void anotherSpotMayReplaceAHeldOne() {
        TemplateState state = reach(TemplatePhase.TAKING);
        String card = aCard(state);
        picker.offer(table, state);
        picker.requireConfirmation(true);
        picker.pick("deck");
        assertFalse(picker.leadsToMove(card), "no move needs both");
        assertTrue(picker.canPick(card));
        assertFalse(picker.canPick("yield"), "it is of no use now");
        // half a move is not held: spots that do not match it are not offered
        picker.pick(card);
        assertFalse(picker.canPick("deck"));
        // without the hold the move is played, and nothing can replace it
        picker.requireConfirmation(false);
        picker.offer(table, state);
        picker.pick("deck");
        assertFalse(picker.canPick(card));
    }

    @Test
    void theLastHeldSpotConfirms() {
        TemplateState state = reach(TemplatePhase.LAYING);
        String rival = "seat:" + (1 - state.actor());
        String card = aCard(state);
        picker.offer(table, state);
        picker.requireConfirmation(true);
        picker.pick(card);
        assertFalse(picker.awaitsConfirmation(), "a duel could still be meant");
        picker.pick(rival);
        assertTrue(picker.awaitsConfirmation());
        assertTrue(picker.canPick(rival));
        assertFalse(picker.canPick(card), "it would only be let go");
        assertEquals(Picker.Result.MOVE, picker.pick(rival));
        assertEquals(TemplateMoves.DUEL, TemplateMoves.verb(picker.move()));
    }

    @Test
    void nothingIsAliveWhenNothingIsOffered() {
        picker.offer(table, reach(TemplatePhase.TAKING));
        picker.clear();
        assertFalse(picker.leadsToMove("deck"));
        assertEquals(Picker.Result.DEAD, picker.pick("deck"));
    }

    private static String aCard(TemplateState state) {
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            if (state.hand(state.actor(), kind) > 0) {
                return "hand:" + TemplateMoves.name(kind);
            }
        }
        throw new AssertionError("no card in hand");
    }

    private static boolean hasPair(TemplateState state) {
        boolean pair = false;
        for (int kind = 0; kind < TemplateState.KINDS; kind++) {
            pair |= state.hand(state.actor(), kind) > 1;
        }
        return pair;
    }

    private TemplateState reach(TemplatePhase phase) {
        return reach(phase, 1);
    }

    private TemplateState reach(TemplatePhase phase, int seed) {
        Session session = new Session(game, Setup.of(game.info(), 2), Seed.of(seed));
        Rng rng = new Rng(seed);
        MoveList moves = new MoveList();
        while (((TemplateState) session.state()).phase() != phase) {
            session.state().moves(moves);
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : moves.sample(rng));
        }
        return (TemplateState) session.view(session.state().actor());
    }
}
