package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiSketch.card;
import static atoll.games.rapanui.RapanuiSketch.go;
import static atoll.games.rapanui.RapanuiSketch.kind;
import static atoll.games.rapanui.RapanuiSketch.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Scorings one by one: majorities, short stocks, the order of choices, refills in between. */
class RapanuiScoringTest {

    @Test
    void theBonusNeedsTwoAndMoreThanEveryOther() {
        RapanuiState state = new RapanuiSketch(3)
                .village(0, "priest priest")
                .village(1, "priest priest priest")
                .village(2, "priest")
                .state();
        assertEquals(2, state.survey().income(0, card("priest")));
        assertEquals(4, state.survey().income(1, card("priest")));
        assertEquals(1, state.survey().income(2, card("priest")));
        assertEquals(1, state.survey().income(2, card("woodcutter")));
        state = new RapanuiSketch(2)
                .village(0, "moai moai")
                .village(1, "moai moai")
                .stone(4, 0, 0, 0)
                .state();
        assertEquals(2, state.survey().income(0, card("moai")), "shared, so nobody's");
        assertEquals(0, state.survey().income(0, card("priest")));
    }

    @Test
    void theSoleMajorityOfHuntersGivesASecondOffering() {
        RapanuiState state = new RapanuiSketch(2)
                .village(1, "fish fish")
                .hand(0, "fish mulberry sweetpotato")
                .columns("fish woodcutter")
                .state();
        go(state, "play:fish take:1");
        assertEquals(2, state.survey().offerings(0, kind("fish")));
        assertEquals(3, state.survey().offerings(1, kind("fish")));
        assertEquals(20, state.survey().stock(kind("fish")));
        assertEquals(1, state.actor());
    }

    @Test
    void otherStocksReplaceAnEmptyOne() {
        RapanuiState state = new RapanuiSketch(3)
                .turn(1)
                .village(0, "fish fish fish")
                .village(2, "fish")
                .hand(1, "fish mulberry grain")
                .offerings(0, 21, 25, 1, 1)
                .offerings(1, 1, 0, 1, 1)
                .offerings(2, 1, 0, 1, 1)
                .columns("fish woodcutter")
                .state();
        assertEquals(1, state.survey().served(0, card("fish")));
        assertEquals(2, state.survey().income(0, card("fish")));
        go(state, "play:mulberry");
        assertEquals(2, state.survey().stock(kind("fish")));
        go(state, "take:1");
        // seat 1 has none, seat 2 is served before seat 0
        assertEquals(2, state.survey().offerings(2, kind("fish")));
        assertEquals(22, state.survey().offerings(0, kind("fish")));
        assertEquals(0, state.actor());
        assertEquals(1, state.survey().due());
        assertEquals(card("fish"), state.survey().scored());
        assertEquals(List.of("gain:sweetpotato", "gain:grain"), tokens(state));
        go(state, "gain:grain");
        assertEquals(2, state.survey().offerings(0, kind("grain")));
        assertEquals(2, state.actor());
        assertEquals(RapanuiPhase.BUYING, state.phase());
    }

    @Test
    void twoMissingOfferingsAreTwoChoices() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "fish fish")
                .hand(0, "sweetpotato mulberry priest")
                .offerings(0, 20, 23, 1, 24)
                .offerings(1, 5, 1, 23, 1)
                .columns("fish woodcutter")
                .state();
        go(state, "play:mulberry take:1");
        assertEquals(2, state.survey().due());
        assertEquals(List.of("gain:mulberry", "gain:sweetpotato"), tokens(state));
        go(state, "gain:mulberry");
        assertEquals(0, state.actor());
        assertEquals(1, state.survey().due());
        assertEquals(List.of("gain:sweetpotato"), tokens(state));
        go(state, "gain:sweetpotato");
        assertEquals(1, state.actor());
    }

    @Test
    void withNothingLeftAnywhereTheRestIsForfeit() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "fish fish")
                .hand(0, "sweetpotato mulberry priest")
                .offerings(0, 20, 23, 1, 24)
                .offerings(1, 5, 1, 24, 1)
                .columns("fish woodcutter")
                .state();
        go(state, "play:mulberry take:1 gain:mulberry");
        assertEquals(1, state.actor(), "one of two was all there was");
        assertEquals(0, state.survey().due());
    }

    @Test
    void theActiveSeatIsServedFirst() {
        RapanuiState state = new RapanuiSketch(2)
                .turn(1)
                .village(0, "fish")
                .village(1, "fish")
                .offerings(0, 12, 1, 1, 1)
                .offerings(1, 12, 1, 1, 1)
                .columns("fish woodcutter")
                .state();
        go(state, "play:mulberry");
        assertEquals(1, state.survey().stock(kind("fish")));
        go(state, "take:1");
        assertEquals(13, state.survey().offerings(1, kind("fish")), "the last one goes to the seat to move");
        assertEquals(12, state.survey().offerings(0, kind("fish")));
        assertEquals(0, state.actor());
        assertEquals(1, state.survey().due());
    }

    @Test
    void aScoringWithEveryStockEmptyGivesNothing() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "fish fish")
                .village(1, "fish")
                .offerings(0, 20, 20, 20, 20)
                .offerings(1, 5, 5, 5, 5)
                .columns("fish woodcutter")
                .state();
        assertEquals(2, state.survey().income(0, card("fish")));
        assertEquals(0, state.survey().served(0, card("fish")));
        go(state, "play:mulberry take:1");
        assertEquals(1, state.actor());
        assertEquals(RapanuiPhase.BUYING, state.phase());
        assertEquals(80, state.survey().offerings(0));
        assertEquals(20, state.survey().offerings(1));
    }

    @Test
    void moaiAreAskedFromTheActiveSeatOn() {
        RapanuiState state = new RapanuiSketch(3)
                .turn(2)
                .village(0, "moai")
                .village(2, "moai")
                .hand(2, "fish sweetpotato grain")
                .stone(3, 0, 0, 0)
                .columns("moai woodcutter")
                .state();
        go(state, "play:fish take:1");
        assertEquals(2, state.actor());
        go(state, "glory");
        assertEquals(0, state.actor());
        go(state, "wood");
        assertEquals(1, state.survey().glory(2));
        assertEquals(3, state.survey().wood(0));
        assertEquals(0, state.actor());
        assertEquals(RapanuiPhase.BUYING, state.phase());
    }

    @Test
    void withoutMoaiThereIsNoChoice() {
        RapanuiState state = new RapanuiSketch(2).columns("moai woodcutter").state();
        go(state, "play:fish take:1");
        assertEquals(1, state.actor());
        assertEquals(RapanuiPhase.BUYING, state.phase());
    }

    @Test
    void aRefillInTheMiddleOfTheHandGoesOn() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "fish fish priest")
                .wood(0, 1)
                .columns("moai", "priest fish", "woodcutter", "woodcutter fish")
                .state();
        go(state, "play:fish*2 take:1 deal:grain deal:priest deal:grain deal:priest");
        assertEquals(0, state.actor());
        assertEquals(1, state.survey().takesLeft());
        assertEquals(card("grain"), state.survey().uncovers(0));
        go(state, "take:1");
        assertEquals(1, state.actor(), "grain is scored: nobody has a hunter of it");
        assertEquals(3, state.playerAreas.handSize(0));
        assertEquals(card("grain"), state.survey().front(0));
        assertEquals(1, state.survey().hand(0, card("moai")));
        assertEquals(2, state.survey().hand(0, card("priest")));
    }

    @Test
    void twoRefillsInOneTurnScoreTheLastOne() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "fish fish priest")
                .wood(0, 1)
                .columns("moai", "priest", "woodcutter fish", "woodcutter fish")
                .state();
        go(state, "play:fish*2 take:1 deal:grain deal:priest deal:grain deal:woodcutter");
        assertEquals(0, state.survey().wood(0), "not the turn's last card");
        go(state, "take:2 deal:priest deal:fish deal:moai deal:woodcutter");
        assertEquals(1, state.survey().wood(0));
        assertEquals(4, state.survey().wood(1));
        assertEquals(1, state.survey().hand(0, card("moai")));
        assertEquals(2, state.survey().hand(0, card("priest")));
        assertEquals(1, state.actor());
    }
}
