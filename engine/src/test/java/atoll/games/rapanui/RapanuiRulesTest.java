package atoll.games.rapanui;

import static atoll.games.rapanui.RapanuiSketch.card;
import static atoll.games.rapanui.RapanuiSketch.go;
import static atoll.games.rapanui.RapanuiSketch.kind;
import static atoll.games.rapanui.RapanuiSketch.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules one by one, beyond the worked examples. */
class RapanuiRulesTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    // The box and the set-up.

    @Test
    void contentsOfTheBox() {
        int total = 0;
        for (int card = 0; card < RapanuiCards.CARDS; card++) {
            total += RapanuiCards.inBox(card);
        }
        assertEquals(50, total);
        assertEquals(RapanuiCards.BOX_TOTAL, RapanuiCards.total(RapanuiCards.box()));
        assertEquals(12, RapanuiCards.inBox(card("woodcutter")));
        assertEquals(9, RapanuiCards.inBox(card("priest")));
        assertEquals(9, RapanuiCards.inBox(card("moai")));
        for (String kind : List.of("fish", "mulberry", "sweetpotato", "grain")) {
            assertEquals(5, RapanuiCards.inBox(card(kind)));
        }
        assertEquals(25, RapanuiOfferings.EACH);
    }

    @Test
    void everyColourLacksAnotherKind() {
        int lacking = 0;
        for (int seat = 0; seat < 4; seat++) {
            assertEquals(3, RapanuiCards.total(RapanuiCards.startHand(seat)));
            for (int kind = 0; kind < 4; kind++) {
                int count = RapanuiCards.count(RapanuiCards.startHand(seat), RapanuiCards.HUNTER + kind);
                assertTrue(count <= 1);
                lacking |= count == 0 ? 1 << kind : 0;
            }
        }
        assertEquals(15, lacking);
        assertEquals(1, RapanuiCards.count(RapanuiCards.startHand(0), card("fish")));
        assertEquals(0, RapanuiCards.count(RapanuiCards.startHand(0), card("grain")));
        assertEquals(0, RapanuiCards.count(RapanuiCards.startHand(3), card("fish")));
    }

    @Test
    void startAreas() {
        for (int seats = 2; seats <= 4; seats++) {
            RapanuiState state = (RapanuiState) GAME.start(Setup.of(GAME.info(), seats));
            RapanuiFacts survey = state.survey();
            for (int seat = 0; seat < seats; seat++) {
                assertEquals(2 + seat, survey.wood(seat));
                assertEquals(0, survey.glory(seat));
                assertEquals(4, survey.offerings(seat));
                assertEquals(1, survey.village(seat, card("woodcutter")));
                assertEquals(3, state.playerAreas.handSize(seat));
            }
            assertEquals(25 - seats, survey.stock(kind("grain")));
            assertEquals(50, survey.deckSize());
        }
    }

    @Test
    void columnsAreFilledFromBackToFront() {
        RapanuiState state = (RapanuiState) GAME.start(Setup.of(GAME.info(), 3));
        assertEquals(List.of(12, 9, 9, 5, 5, 5, 5), Case.weights(state));
        go(state, "deal:moai deal:fish deal:fish deal:priest deal:grain");
        assertEquals(List.of(12, 8, 8, 3, 5, 5, 4), Case.weights(state));
        assertEquals(4, state.survey().columnSize(0));
        assertEquals(card("moai"), state.survey().columnCard(0, 0));
        assertEquals(card("priest"), state.survey().columnCard(0, 3));
        assertEquals(card("priest"), state.survey().front(0));
        assertEquals(card("fish"), state.survey().uncovers(0));
        assertEquals(1, state.survey().columnSize(1));
        go(state, "deal:grain deal:grain deal:grain deal:grain");
        assertFalse(tokens(state).contains("deal:grain"), "all of them are out");
        go(state, "deal:woodcutter deal:woodcutter deal:woodcutter");
        assertEquals(State.CHANCE, state.actor());
        go(state, "deal:woodcutter deal:woodcutter deal:woodcutter deal:woodcutter");
        assertEquals(0, state.actor());
        assertEquals(34, state.survey().deckSize());
    }

    // Buying.

    @Test
    void oneOfferingATurnBeforePlaying() {
        RapanuiState state = new RapanuiSketch(2).wood(0, 20).state();
        assertTrue(tokens(state).containsAll(List.of("buy:fish", "buy:mulberry", "buy:sweetpotato", "buy:grain")));
        go(state, "buy:fish");
        assertTrue(tokens(state).stream().allMatch(token -> token.startsWith("play:")));
        go(state, "play:fish");
        assertEquals(List.of("take:1", "take:2", "take:3", "take:4"), tokens(state));
    }

    @Test
    void aPriceNeverFallsBelowNothing() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "fish fish fish fish fish fish")
                .wood(0, 0)
                .state();
        assertEquals(0, state.survey().price(0, kind("fish")));
        assertEquals(
                List.of("buy:fish"),
                tokens(state).stream().filter(t -> t.startsWith("buy")).toList());
        go(state, "buy:fish");
        assertEquals(0, state.survey().wood(0));
        assertEquals(2, state.survey().offerings(0, kind("fish")));
    }

    @Test
    void onlyWhatIsInStockCanBeBought() {
        RapanuiState state =
                new RapanuiSketch(2).wood(0, 9).offerings(1, 24, 0, 0, 0).state();
        assertFalse(tokens(state).contains("buy:fish"));
        assertTrue(tokens(state).contains("buy:grain"));
    }

    // Playing.

    @Test
    void playsOfAHand() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "woodcutter priest moai")
                .wood(0, 7)
                .state();
        assertEquals(List.of("play:woodcutter", "play:priest", "play:moai"), plays(state));
        state = new RapanuiSketch(2)
                .hand(0, "woodcutter priest moai")
                .wood(0, 6)
                .state();
        assertEquals(List.of("play:woodcutter", "play:priest"), plays(state));
        state = new RapanuiSketch(2).hand(0, "fish fish fish").wood(0, 2).state();
        assertEquals(List.of("play:fish", "play:fish*2", "play:fish*3"), plays(state));
        state = new RapanuiSketch(2).hand(0, "fish fish fish").wood(0, 1).state();
        assertEquals(List.of("play:fish", "play:fish*2"), plays(state));
        state = new RapanuiSketch(2)
                .hand(0, "woodcutter woodcutter fish")
                .wood(0, 0)
                .state();
        assertEquals(
                List.of("play:woodcutter", "play:fish"), plays(state), "of one's own kind only hunters in numbers");
    }

    private static List<String> plays(RapanuiState state) {
        return tokens(state).stream().filter(token -> !token.startsWith("buy")).toList();
    }

    @Test
    void threeHuntersAtOnceCostTwo() {
        RapanuiState state =
                new RapanuiSketch(2).hand(0, "fish fish fish").wood(0, 2).state();
        go(state, "play:fish*3");
        assertEquals(0, state.survey().wood(0));
        assertEquals(3, state.survey().village(0, card("fish")));
        assertEquals(3, state.survey().takesLeft());
    }

    @Test
    void threeMoaiAndTooLittleWood() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai moai moai")
                .wood(0, 6)
                .columns("woodcutter priest")
                .state();
        assertEquals(List.of("toss:moai"), plays(state));
        go(state, "toss:moai");
        assertEquals(1, state.survey().tossed());
        assertEquals(0, state.survey().village(0, card("moai")));
        assertEquals(RapanuiPhase.TAKING, state.phase(), "no sacrifice");
        go(state, "take:1");
        assertEquals(7, state.survey().wood(0), "scored as ever");
        assertEquals(1, state.actor());
        assertEquals(
                List.of("play:moai"),
                plays(new RapanuiSketch(2).hand(0, "moai moai moai").wood(0, 7).state()));
    }

    @Test
    void buyingMayPutAMoaiOutOfReach() {
        RapanuiState state =
                new RapanuiSketch(2).hand(0, "moai moai moai").wood(0, 8).state();
        go(state, "buy:grain");
        assertEquals(List.of("toss:moai"), tokens(state));
    }

    // Sacrifices.

    @Test
    void seatsWithoutOfferingsAreSkipped() {
        RapanuiState state = new RapanuiSketch(4)
                .turn(1)
                .hand(1, "moai fish mulberry")
                .wood(1, 7)
                .offerings(1, 0, 0, 0, 0)
                .offerings(2, 0, 0, 0, 0)
                .offerings(0, 0, 2, 0, 0)
                .state();
        go(state, "play:moai");
        assertEquals(3, state.actor(), "seat 2 has nothing");
        go(state, "offer:fish");
        assertEquals(0, state.actor());
        assertEquals(List.of("offer:mulberry"), tokens(state), "a single kind is still a choice");
        go(state, "offer:mulberry");
        assertEquals(RapanuiPhase.ADDING, state.phase(), "the builder has nothing either, but adds");
        go(state, "add:fish");
        assertEquals(2, state.survey().stone(kind("fish")));
    }

    @Test
    void withEveryStockEmptyNothingIsAdded() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai fish mulberry")
                .wood(0, 7)
                .offerings(0, 20, 20, 20, 20)
                .offerings(1, 5, 5, 5, 5)
                .state();
        go(state, "play:moai offer:fish offer:grain");
        assertEquals(RapanuiPhase.TAKING, state.phase());
        assertEquals(RapanuiFacts.FACE_DOWN, state.survey().stoneTop());
        assertEquals(RapanuiFacts.FACE_DOWN, state.viewFor(1).survey().stoneTop());
    }

    @Test
    void theBuilderAddsFromAnyStockLeft() {
        RapanuiState state = new RapanuiSketch(2)
                .hand(0, "moai fish mulberry")
                .wood(0, 7)
                .offerings(0, 20, 20, 20, 20)
                .offerings(1, 5, 4, 5, 4)
                .state();
        go(state, "play:moai offer:fish offer:grain");
        assertEquals(List.of("add:mulberry", "add:grain"), tokens(state));
        go(state, "add:grain take:1");
        assertEquals(0, state.survey().stock(kind("grain")));
    }

    // The end.

    @Test
    void theLastCardIsNotScoredEvenWithAFullHand() {
        RapanuiState state = RapanuiPositionParser.read("""
                column sweetpotato
                column mulberry woodcutter
                column sweetpotato
                column fish mulberry
                seat wood 7 glory 11 village woodcutter*5 priest*4 moai*4 fish*4 mulberry*2 sweetpotato*2 grain
                    hand woodcutter priest sweetpotato
                seat wood 11 glory 8 village woodcutter*5 priest*4 moai*3 fish*2 mulberry*3 sweetpotato grain*4
                    hand woodcutter moai grain
                stone sweetpotato fish*2 grain*4 mulberry*4
                """, 2, 1);
        assertEquals(2, state.survey().deckSize());
        go(state, "play:woodcutter");
        assertEquals(1, state.survey().takesLeft());
        go(state, "take:1 deal:moai deal:woodcutter");
        assertEquals(State.OVER, state.actor());
        assertEquals(3, state.playerAreas.handSize(1));
        assertEquals(card("woodcutter"), state.survey().front(0));
        assertEquals(
                List.of(7, 11), List.of(state.survey().wood(0), state.survey().wood(1)));
    }

    @Test
    void finalPoints() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "moai moai")
                .wood(0, 14)
                .glory(0, 9)
                .offerings(0, 2, 0, 1, 3)
                .stone(0, 1, 1, 2)
                .state();
        RapanuiFacts survey = state.survey();
        assertEquals(8, survey.moaiPoints(0));
        assertEquals(2, survey.woodPoints(0));
        assertEquals(2 + 2 + 9, survey.offeringPoints(0));
        assertEquals(9 + 8 + 2 + 13, state.score(0));
    }

    @Test
    void tiesGoToMoaiThenToWood() {
        RapanuiState state = new RapanuiSketch(2)
                .village(0, "moai")
                .glory(1, 4)
                .stone(1, 1, 0, 0)
                .state();
        assertEquals(state.score(0), state.score(1));
        assertEquals(List.of(1, 2), List.of(state.rank(0), state.rank(1)));
        state = new RapanuiSketch(2).wood(0, 3).wood(1, 4).state();
        assertEquals(state.score(0), state.score(1));
        assertEquals(List.of(2, 1), List.of(state.rank(0), state.rank(1)), "wood counts before it became points");
        state = new RapanuiSketch(2).wood(0, 4).wood(1, 4).state();
        assertEquals(List.of(1, 1), List.of(state.rank(0), state.rank(1)));
    }

    /** It changes no deal, no choice and no count. */
    @Test
    void openMemoryChangesNoRule() {
        List<List<String>> games = new ArrayList<>();
        for (String open : List.of("false", "true")) {
            Setup setup = Setup.of(GAME.info(), 3).with("openMemory", open);
            List<String> game = new ArrayList<>();
            RapanuiState end = (RapanuiState) new Case(GAME, setup)
                    .walk(5, session -> {
                        RapanuiState state = (RapanuiState) session.state();
                        game.add(state.phase() + " " + state.actor() + " " + tokens(state));
                        for (int seat = 0; seat < 3; seat++) {
                            game.add(state.score(seat) + " " + state.rank(seat));
                            game.add(tokens(state.viewFor(seat)) + " "
                                    + state.viewFor(seat).score(0));
                        }
                    })
                    .state();
            assertEquals(State.OVER, end.actor());
            games.add(game);
        }
        assertEquals(games.get(0), games.get(1));
    }

    @Test
    void openMemoryIsAnOption() {
        Setup open = Setup.of(GAME.info(), 3).with("openMemory", "true");
        assertTrue(((RapanuiState) GAME.start(open)).survey().liesOpen());
        assertFalse(
                ((RapanuiState) GAME.start(Setup.of(GAME.info(), 3))).survey().liesOpen());
    }
}
