package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiSketch.card;
import static atoll.games.rapanui.RapanuiSketch.go;
import static atoll.games.rapanui.RapanuiSketch.kind;
import static atoll.games.rapanui.RapanuiSketch.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook, and of our reading where it is silent, one test each. */
class RapanuiExamplesTest {
    private static final int STEFAN = 0;
    private static final int SANDRA = 1;
    private static final int PATRICK = 2;
    private static final int ARNE = 3;

    private static RapanuiSketch four() {
        return new RapanuiSketch(4);
    }

    private static List<Integer> each(RapanuiState state, java.util.function.IntUnaryOperator what) {
        return java.util.stream.IntStream.range(0, state.seats())
                .map(what)
                .boxed()
                .toList();
    }

    @Test
    void buyingAtTheHuntersDiscount() {
        RapanuiState state = four().turn(SANDRA)
                .wood(SANDRA, 7)
                .village(SANDRA, "mulberry grain grain")
                .state();
        RapanuiFacts survey = state.survey();
        assertEquals(5, survey.price(SANDRA, kind("fish")));
        assertEquals(4, survey.price(SANDRA, kind("mulberry")));
        assertEquals(5, survey.price(SANDRA, kind("sweetpotato")));
        assertEquals(3, survey.price(SANDRA, kind("grain")));
        go(state, "buy:grain");
        assertEquals(4, survey.wood(SANDRA));
        assertEquals(2, survey.offerings(SANDRA, kind("grain")));
        assertEquals(20, survey.stock(kind("grain")));
    }

    @Test
    void aMoaiAndItsSacrifices() {
        // clockwise from Arne: Stefan, Patrick and Sandra in the example, seats 0, 1 and 2 here
        RapanuiState state =
                four().turn(3).wood(3, 9).hand(3, "moai priest priest").state();
        go(state, "play:moai");
        assertEquals(2, state.survey().wood(3));
        assertEquals(0, state.actor());
        go(state, "offer:sweetpotato");
        assertEquals(kind("sweetpotato"), state.survey().stoneTop());
        go(state, "offer:grain");
        assertEquals(2, state.actor());
        go(state, "offer:grain");
        assertEquals(3, state.actor());
        assertEquals(RapanuiPhase.HIDING, state.phase());
        go(state, "offer:fish");
        assertEquals(RapanuiFacts.FACE_DOWN, state.survey().stoneTop());
        assertEquals(List.of("add:fish", "add:mulberry", "add:sweetpotato", "add:grain"), tokens(state));
        go(state, "add:mulberry");
        assertEquals(kind("mulberry"), state.survey().stoneTop());
        assertEquals(5, state.survey().stoneSize());
        assertEquals(20, state.survey().stock(kind("mulberry")));
        assertEquals(RapanuiPhase.TAKING, state.phase());
        RapanuiState seen = state.viewFor(0);
        assertEquals(0, seen.survey().stone(kind("fish")), "no other seat knows Arne's sacrifice");
        assertEquals(1, seen.survey().stoneUnknown());
        assertEquals(5, seen.survey().stoneSize());
    }

    @Test
    void twoHuntersAtOnceCostOneWood() {
        RapanuiState state = four().turn(STEFAN)
                .village(STEFAN, "fish")
                .hand(STEFAN, "fish fish priest")
                .wood(STEFAN, 1)
                .state();
        go(state, "play:fish*2");
        assertEquals(0, state.survey().wood(STEFAN));
        assertEquals(3, state.survey().village(STEFAN, card("fish")), "the one that lay there costs nothing");
        assertEquals(2, state.survey().takesLeft());
    }

    @Test
    void oneCardIsTakenAndTheOneBehindItScored() {
        RapanuiState state = four().turn(STEFAN)
                .hand(STEFAN, "priest priest woodcutter")
                .village(ARNE, "moai")
                .stone(0, 0, 0, 1)
                .columns("priest moai grain")
                .state();
        go(state, "play:woodcutter");
        assertEquals(card("moai"), state.survey().uncovers(0));
        go(state, "take:1");
        assertEquals(1, state.survey().hand(STEFAN, card("grain")));
        assertEquals(card("moai"), state.survey().scored());
        assertEquals(ARNE, state.actor(), "Moai are scored");
    }

    @Test
    void twoCardsAreTakenAndTheFrontOfTheRefillScored() {
        RapanuiState state = four().turn(PATRICK)
                .hand(PATRICK, "grain grain fish")
                .columns("woodcutter", "fish moai", "priest", "woodcutter woodcutter")
                .state();
        go(state, "play:grain*2");
        int[] wood = {2, 3, 3, 5};
        assertEquals(List.of(2, 3, 3, 5), each(state, state.survey()::wood));
        go(state, "take:2");
        assertEquals(PATRICK, state.actor(), "nothing is scored before the hand is full");
        go(state, "take:3");
        assertEquals(State.CHANCE, state.actor());
        go(state, "deal:priest deal:priest deal:fish deal:woodcutter");
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(wood[seat] + 1, state.survey().wood(seat), "each has a single woodcutter");
        }
        assertEquals(ARNE, state.actor());
    }

    @Test
    void woodcuttersAndTheBonusOfTheSoleMajority() {
        RapanuiState state = four().turn(PATRICK)
                .village(STEFAN, "woodcutter")
                .hand(PATRICK, "fish sweetpotato grain")
                .columns("woodcutter fish")
                .state();
        go(state, "play:fish take:1");
        assertEquals(List.of(2 + 3, 3 + 1, 4 + 1, 5 + 1), each(state, state.survey()::wood));
    }

    @Test
    void aSinglePriestGetsNoBonus() {
        RapanuiState state = four().turn(SANDRA)
                .village(PATRICK, "priest")
                .hand(SANDRA, "fish mulberry grain")
                .columns("priest fish")
                .state();
        go(state, "play:fish take:1");
        assertEquals(List.of(0, 0, 1, 0), each(state, state.survey()::glory));
    }

    @Test
    void moaiGiveWoodOrGloryAndNoMixture() {
        RapanuiState state = four().turn(STEFAN)
                .village(SANDRA, "moai")
                .village(ARNE, "moai moai")
                .hand(STEFAN, "fish mulberry sweetpotato")
                .stone(1, 1, 1, 0)
                .columns("moai fish")
                .state();
        go(state, "play:fish take:1");
        assertEquals(SANDRA, state.actor());
        assertEquals(List.of("wood", "glory"), tokens(state));
        go(state, "wood");
        assertEquals(4, state.survey().wood(SANDRA));
        assertEquals(ARNE, state.actor());
        go(state, "glory");
        assertEquals(3, state.survey().glory(ARNE));
        assertEquals(5, state.survey().wood(ARNE));
        assertEquals(SANDRA, state.actor(), "her turn");
        assertEquals(RapanuiPhase.BUYING, state.phase());
    }

    @Test
    void anyNumberOfHuntersGivesOneOffering() {
        RapanuiState state = four().turn(STEFAN)
                .village(PATRICK, "grain grain")
                .village(SANDRA, "grain grain")
                .hand(STEFAN, "fish mulberry sweetpotato")
                .hand(ARNE, "mulberry sweetpotato grain")
                .columns("grain fish")
                .state();
        go(state, "play:fish take:1");
        assertEquals(List.of(1, 2, 2, 1), each(state, seat -> state.survey().offerings(seat, kind("grain"))));
        assertFalse(state.survey().leads(PATRICK, card("grain")));
    }

    @Test
    void valuesOfOfferingsAtTheEnd() {
        RapanuiState state = four().village(0, "moai moai moai")
                .offerings(0, 3, 1, 1, 2)
                .offerings(1, 5, 1, 2, 0)
                .stone(2, 4, 1, 4)
                .state();
        RapanuiFacts survey = state.survey();
        assertEquals(List.of(2, 3, 1, 3), List.of(survey.worth(0), survey.worth(1), survey.worth(2), survey.worth(3)));
        assertEquals(16, survey.offeringPoints(0));
        assertEquals(15, survey.offeringPoints(1));
    }

    @Test
    void equalNumbersShareTheHigherWorth() {
        assertEquals(List.of(3, 2, 2, 2), worths(5, 0, 0, 0));
        assertEquals(List.of(0, 3, 2, 1), worths(1, 4, 3, 2));
        assertEquals(List.of(3, 3, 2, 1), worths(4, 4, 2, 1));
        assertEquals(List.of(3, 3, 2, 2), worths(4, 4, 1, 1));
        assertEquals(List.of(2, 3, 2, 2), worths(1, 4, 1, 1));
        assertEquals(List.of(3, 3, 3, 2), worths(2, 2, 2, 0));
        assertEquals(List.of(3, 3, 3, 3), worths(2, 2, 2, 2));
        assertEquals(List.of(3, 2, 1, 2), worths(9, 5, 0, 5));
    }

    @Test
    void anEmptyStoneMakesEverythingWorthless() {
        assertEquals(List.of(0, 0, 0, 0), worths(0, 0, 0, 0));
    }

    private static List<Integer> worths(int... numbers) {
        int stone = 0;
        for (int kind = 0; kind < numbers.length; kind++) {
            stone += RapanuiOfferings.some(kind, numbers[kind]);
        }
        int all = stone;
        return java.util.stream.IntStream.range(0, 4)
                .map(kind -> RapanuiOfferings.worth(all, kind))
                .boxed()
                .toList();
    }

    @Test
    void aDeckOfTwoAndAnEmptiedColumnEndTheGame() {
        RapanuiState state = RapanuiEndsTest.before("end-short-hand", 3);
        assertEquals(2, state.survey().deckSize());
        assertEquals(RapanuiPhase.TAKING, state.phase());
        assertTrue(state.survey().takesLeft() > 1);
        RapanuiState end = state.copy();
        String take = RapanuiEndsTest.token("end-short-hand", 3);
        int column = take.charAt(5) - '1';
        assertTrue(state.survey().ends(column));
        go(end, take);
        assertEquals(State.CHANCE, end.actor());
        go(end, RapanuiEndsTest.token("end-short-hand", 2) + " " + RapanuiEndsTest.token("end-short-hand", 1));
        assertEquals(State.OVER, end.actor());
        assertEquals(2, end.survey().columnSize(column));
        int mover = state.turn;
        assertTrue(end.playerAreas.handSize(mover) < 3, "the hand stays short");
        for (int seat = 0; seat < end.seats(); seat++) {
            assertEquals(state.survey().wood(seat), end.survey().wood(seat), "nothing is scored");
            assertEquals(state.survey().glory(seat), end.survey().glory(seat));
            assertEquals(state.survey().offerings(seat), end.survey().offerings(seat));
        }
    }
}
