package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
import static atoll.games.origo.OrigoScene.owner;
import static atoll.games.origo.OrigoScene.refill;
import static atoll.games.origo.OrigoScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Setup, and the actions of a turn. */
class OrigoTransitionsTest {
    private static OrigoState dealt(int seats) {
        OrigoState state = (OrigoState) GAME.start(Setup.of(GAME.info(), seats));
        for (int seat = 0; seat < seats; seat++) {
            for (int card = 0; card < OrigoCards.HAND; card++) {
                assertEquals(seat, state.turn());
                assertEquals(State.CHANCE, state.actor());
                state.play(OrigoMoves.of(OrigoMoves.DEAL, OrigoCards.SHIP - (seat + card) % 2));
            }
        }
        return state;
    }

    // Setup.

    @Test
    void eachSeatIsDealtTenCardsBeforeTheNext() {
        OrigoState state = dealt(2);
        assertEquals(OrigoPhase.PLACING, state.phase());
        assertEquals(10, state.handSize(0));
        assertEquals(10, state.handSize(1));
        assertEquals(78, state.pile());
        assertEquals(0, state.actor());
        assertEquals(100, tokens(state).size());
    }

    @Test
    void seatsPlaceInTurnOnAnyFreeFieldSeaIncluded() {
        OrigoState state = go(dealt(4), "place:A1 place:A2 place:A3");
        assertEquals(3, state.actor());
        assertFalse(tokens(state).contains("place:A2"));
        assertEquals(97, tokens(state).size());
        go(state, "place:B3");
        assertEquals(0, state.actor());
        assertEquals(24, state.board().supply(3));
    }

    @Test
    void aFifthStartShieldInALargeCountryIsIllegal() {
        OrigoState state = go(dealt(2), "place:A1 place:B1 place:B2 place:C1");
        assertEquals(
                List.of(),
                tokens(state).stream()
                        .filter(t -> List.of("place:C2", "place:D1", "place:D2", "place:D3")
                                .contains(t))
                        .toList());
        assertTrue(tokens(state).contains("place:E1"));
    }

    @Test
    void aThirdStartShieldInASmallCountryIsIllegal() {
        OrigoState state = go(dealt(2), "place:D4");
        assertTrue(tokens(state).contains("place:E3"));
        go(state, "place:E4");
        assertFalse(tokens(state).contains("place:E3"));
        assertFalse(tokens(state).contains("place:F4"));
    }

    @Test
    void seatZeroHasTheFirstTurn() {
        OrigoState state = dealt(5);
        for (int i = 0; i < 20; i++) {
            assertEquals(i % 5, state.actor());
            go(state, tokens(state).get(tokens(state).size() - 1));
        }
        assertEquals(OrigoPhase.TURN, state.phase());
        assertEquals(0, state.actor());
        assertEquals(18, state.board().supply(4));
        assertEquals(5, state.leader(4));
    }

    // Expanding.

    @Test
    void expandsWhereTheCardFits() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "B3")
                .shields(1, "A3 D4")
                .hand(0, "J belgica people ship")
                .state();
        assertEquals(10, tokens(state, "expand:J@").size());
        assertEquals(
                List.of("expand:belgica@E3", "expand:belgica@E4", "expand:belgica@F4"), tokens(state, "expand:bel"));
        assertEquals(
                List.of("expand:people@B2", "expand:people@B4", "expand:people@C3"), tokens(state, "expand:people"));
        assertEquals(19, tokens(state, "expand:ship").size());
        go(state, "expand:people@B4");
        assertEquals(0, owner(state, "B4"));
        assertEquals(42, state.board().supply(0));
        assertEquals(1, state.discards(OrigoCards.PEOPLE));
        assertEquals(3, state.handSize(0));
        assertTrue(tokens(state, "expand:people").isEmpty(), "the card is played");
    }

    @Test
    void twoExpansionsOrAttacksInAll() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "I5")
                .shields(1, "G5 J9")
                .founded("helvetien")
                .hand(0, "A B C")
                .hand(1, "people")
                .state();
        go(state, "expand:A@A1 expand:B@B1");
        assertTrue(tokens(state, "expand").isEmpty());
        assertEquals(List.of("sail:I5>H5", "sail:I5>I4", "sail:I5>I6", "sail:I5>J5"), tokens(state, "sail"));
        assertTrue(tokens(state).contains("end"));
        assertTrue(tokens(state).contains("wander:A1>A2"));
    }

    @Test
    void withoutShieldsThereIsNeitherExpansionNorAttack() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2")
                .shields(1, "G2")
                .founded("gallien")
                .hand(0, "gallien C")
                .supply(0, 0)
                .state();
        assertTrue(tokens(state, "expand").isEmpty());
        assertTrue(tokens(state, "attack").isEmpty());
        assertFalse(tokens(state, "wander").isEmpty());
    }

    @Test
    void fillingACountryFoundsItOnceForTheNextStone() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "D4 C4")
                .shields(1, "E3 E4")
                .hand(0, "belgica F")
                .leaders(1, 4)
                .state();
        go(state, "expand:belgica@F4");
        assertTrue(state.board().isFounded(OrigoMap.find("belgica")));
        assertEquals(5, state.leader(0), "three points, over the other leader's field");
        assertEquals(1, state.survey().stones());
        go(state, "wander:F4>F3");
        assertEquals(-1, owner(state, "F4"));
        assertTrue(state.board().isFounded(OrigoMap.find("belgica")), "for good");
        go(state, "expand:F@F4");
        assertEquals(5, state.leader(0), "nothing a second time");
    }

    @Test
    void eachFoundingBringsThePointsOfTheNextStone() {
        int[] points = {3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 7};
        List<String> others = OrigoScene.words(
                "britannien skandinavien germanien polen baltikum gallien helvetien dakien hispanien italien dalmatien");
        for (int taken = 0; taken < points.length; taken++) {
            OrigoState state = OrigoScene.of(2)
                    .shields(0, "D4 E3 E4")
                    .founded(String.join(" ", others.subList(0, taken)))
                    .hand(0, "belgica")
                    .leaders(10, 1)
                    .state();
            go(state, "expand:belgica@F4");
            assertEquals(10 + points[taken], state.leader(0), "stone " + (taken + 1));
            assertEquals(taken + 1, state.survey().stones());
        }
    }

    @Test
    void foundingByWanderingAndBySailing() {
        OrigoScene scene = OrigoScene.of(2).shields(0, "D4 E2 F5").shields(1, "E4 F4");
        OrigoState sailed = go(scene.state().copy(), "sail:E2>E3");
        assertTrue(sailed.board().isFounded(OrigoMap.find("belgica")));
        OrigoState wandered =
                OrigoScene.of(2).shields(0, "D3 F5").shields(1, "D4 E3 E4").state();
        go(wandered, "wander:F5>F4");
        assertTrue(wandered.board().isFounded(OrigoMap.find("belgica")));
        assertEquals(4, wandered.leader(0));
    }

    // Wandering, swapping, sailing.

    @Test
    void eitherWandersOrSwapsAndOnce() {
        OrigoState state =
                OrigoScene.of(2).shields(0, "A1 J10").hand(0, "A B B").state();
        assertEquals(List.of("swap:A+B", "swap:B+B"), tokens(state, "swap"));
        OrigoState wandered = go(state.copy(), "wander:A1>B1");
        assertTrue(tokens(wandered, "swap").isEmpty());
        assertTrue(tokens(wandered, "wander").isEmpty());
        OrigoState swapped = go(state.copy(), "swap:A+B deal:J deal:J");
        assertEquals(3, swapped.handSize(0));
        assertEquals(2, swapped.hand(0, OrigoCards.find("J")));
        assertEquals(1, swapped.discards(OrigoCards.find("A")));
        assertTrue(tokens(swapped, "swap").isEmpty());
        assertTrue(tokens(swapped, "wander").isEmpty());
        assertEquals(0, swapped.actor());
    }

    @Test
    void aSwapFromAnEmptyPileMayDrawTheSameCards() {
        OrigoState state =
                OrigoScene.of(2).shields(0, "A1").hand(0, "A B").pileRunsOut().state();
        go(state, "swap:A+B deal:A deal:B");
        assertEquals(1, state.hand(0, OrigoCards.find("A")));
        assertEquals(94 + 2, state.pile());
    }

    @Test
    void eachShipSailsOncePerTurn() {
        OrigoState state = OrigoScene.of(2).shields(0, "A2 I5").state();
        go(state, "sail:A2>A3");
        assertTrue(tokens(state, "sail:A3").isEmpty());
        assertFalse(tokens(state, "sail:I5").isEmpty());
        go(state, "sail:I5>I6");
        assertTrue(tokens(state, "sail").isEmpty());
        go(state, "end");
        assertFalse(refill(state).hasSailed(OrigoMap.field("A3")));
    }

    @Test
    void aShieldJustPlacedOrWanderedToTheSeaMaySail() {
        OrigoState state = OrigoScene.of(2).shields(0, "B4").hand(0, "ship").state();
        go(state, "expand:ship@J5");
        assertFalse(tokens(state, "sail:J5").isEmpty());
        go(state, "wander:B4>B3 sail:B3>B2");
        assertEquals(0, owner(state, "B2"));
    }

    @Test
    void aSailedShieldStaysMarkedWhenItWanders() {
        OrigoState state = OrigoScene.of(2).shields(0, "A3").state();
        go(state, "sail:A3>A4 wander:A4>A3");
        assertTrue(state.hasSailed(OrigoMap.field("A3")));
        assertTrue(tokens(state, "sail").isEmpty());
        assertFalse(state.hasSailed(OrigoMap.field("A4")));
    }

    @Test
    void theStartFieldIsNoTarget() {
        OrigoState state = OrigoScene.of(2).shields(0, "A1 A2").state();
        assertEquals(List.of("wander:A1>A3", "wander:A1>B1", "wander:A1>B2"), tokens(state, "wander"));
        assertEquals(List.of("sail:A2>A3", "sail:A2>B1", "sail:A2>B2"), tokens(state, "sail"));
    }

    // The end of a turn.

    @Test
    void allHandsAreFilledUpFromTheActiveSeatOn() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "A1")
                .hand(0, "A A B B C C D D E")
                .hand(1, "F F G G H H I I J J")
                .hand(2, "1 1 2 2 3 3 4 4")
                .turn(1)
                .state();
        go(state, "end");
        assertEquals(State.CHANCE, state.actor());
        go(state, "deal:ship");
        assertEquals(9, state.handSize(0));
        assertEquals(9, state.handSize(2), "seat 2 comes first, seat 1 has ten");
        go(state, "deal:ship");
        go(state, "deal:people");
        assertEquals(1, state.hand(0, OrigoCards.PEOPLE));
        assertEquals(2, state.actor());
        assertEquals(OrigoPhase.TURN, state.phase());
    }

    @Test
    void discardsBecomeThePileWhenACardIsNeeded() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "A1")
                .hand(0, "A A B B C C D D E")
                .hand(1, "F F G G H H I I J J")
                .pileRunsOut()
                .state();
        assertEquals(0, state.pile());
        go(state, "end");
        assertEquals(98 - 19, state.pile());
        assertEquals(0, state.discards(OrigoCards.SHIP));
    }

    @Test
    void aFullHandIsNotRefilledAndThePileStaysEmpty() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "A1")
                .hand(0, "A A B B C C D D E 1")
                .hand(1, "F F G G H H I I J J")
                .pileRunsOut()
                .state();
        go(state, "end");
        assertEquals(1, state.actor());
        assertEquals(0, state.pile());
    }
}
