package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Views and knowledge of cards. */
class KanaloaViewTest {
    private static final int ALOA = KanaloaMap.find("ALOA");
    private static final int BAFI = KanaloaMap.find("BAFI");
    private static final int COCO = KanaloaMap.find("COCO");
    private static final int KULU = KanaloaMap.find("KULU");
    private static final int NENE = KanaloaMap.find("NENE");
    private static final int LUMI = KanaloaMap.find("LUMI");

    private static KanaloaState view(KanaloaState state, int seat) {
        return state.viewFor(seat);
    }

    @Test
    void cardsPutAwayAreSecretUntilAllHaveChosen() {
        KanaloaState state = new KanaloaState(Setup.of(GAME.info(), 2));
        go(state, "deal:ALOA deal:ALOA deal:BAFI deal:COCO deal:DALI deal:ELOI deal:FATU deal:GALU give:BAFI");
        assertEquals(1 + BAFI, view(state, 0).given(0));
        assertEquals(KanaloaState.SECRET, view(state, 1).given(0));
        assertEquals(4, view(state, 1).unknown(0));
        go(state, "give:DALI");
        assertEquals(3, view(state, 1).unknown(0), "no seat knows the three remaining cards");
    }

    /** For a seat that may not see the card, the token is the verb only. */
    @Test
    void hiddenMovesAreWrittenWithoutTheirCard() {
        List<Set<String>> verbs = List.of(new HashSet<>(), new HashSet<>());
        for (int gods = 0; gods < 2; gods++) {
            Setup setup = Setup.of(GAME.info(), 3).with("gods", gods == 1 ? "true" : "false");
            Set<String> met = verbs.get(gods);
            for (int seed = 1; seed <= 20; seed++) {
                new Case(GAME, setup).walk(seed, session -> {
                    State state = session.state();
                    for (int move : Case.moves(state)) {
                        if (!state.isVisibleTo(State.SPECTATOR, move)) {
                            String token = GAME.formatMove(state, move);
                            String unseen = GAME.formatHiddenMove(state.viewFor(State.SPECTATOR));
                            assertEquals(token.substring(0, token.indexOf(':')) + ":???", unseen);
                            met.add(unseen);
                        }
                    }
                });
            }
        }
        assertEquals(Set.of("deal:???", "give:???", "discard:???"), verbs.get(0));
        assertTrue(verbs.get(1).containsAll(Set.of("steal:???", "pull:???")), verbs.toString());
    }

    @Test
    void onlyItsOwnerSeesADealtCard() {
        KanaloaState state = new KanaloaState(Setup.of(GAME.info(), 2));
        for (int owner = 0; owner < 2; owner++) {
            int deal = GAME.parseMove(state, "deal:ALOA");
            assertTrue(state.isVisibleTo(owner, deal));
            assertFalse(state.isVisibleTo(1 - owner, deal) || state.isVisibleTo(State.SPECTATOR, deal));
            go(state, "deal:ALOA deal:BAFI deal:COCO deal:DALI");
        }
        assertEquals(KanaloaPhase.GIVING, state.phase());
    }

    @Test
    void takenCardsAreKnownToAllAndDrawnOnesToNoOpponent() {
        KanaloaState state = KanaloaScene.of(3).hand(0, "ALOA").state();
        go(state, "take:KULU deal:KULU draw deal:COCO");
        for (int viewer : List.of(1, 2, State.SPECTATOR)) {
            KanaloaState view = view(state, viewer);
            assertEquals(1, view.hand(0, KULU));
            assertEquals(1, view.unknown(0));
            assertEquals(2, view.handSize(0));
            assertEquals(1, view.knows(viewer, 0, KULU));
        }
        assertEquals(1, view(state, 0).unknown(1));
        assertEquals(1, view(state, 1).hand(1, COCO));
        assertEquals(1, view(state, 0).knows(1, 0, KULU), "a seat sees who knows its own cards");
        assertEquals(0, view(state, 0).knows(1, 0, ALOA));
        assertEquals(state.left(), view(state, 0).left());
    }

    @Test
    void aKnownCardThatIsPlayedIsNoLongerKnown() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "KULU").state();
        go(state, "take:KULU deal:ORO draw deal:COCO KULU:KULU-PAGO");
        KanaloaState view = view(state, 1);
        assertEquals(1, view.unknown(0), "of two equal cards they knew one");
        assertEquals(0, view.knows(1, 0, KULU));
    }

    @Test
    void faceDownDiscardsAreKnownToTheirOwnerOnly() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "ALOA BAFI").state();
        go(state, "discard:ALOA");
        assertEquals(1, view(state, 0).faceDown(0, ALOA));
        assertEquals(0, view(state, 1).faceDown(0, ALOA));
        assertEquals(1, view(state, 1).faceDown());
        assertEquals(0, view(state, 1).discards(ALOA));
    }

    /** Two of three known cards are left. An opponent does not know which, but knows that it is two of them. */
    @Test
    void aDiscardMakesKnownCardsDoubtful() {
        KanaloaState state = KanaloaScene.of(2).state();
        go(
                state,
                "take:KULU deal:ORO draw deal:COCO take:LUMI deal:ORO draw deal:COCO take:MOKO deal:ORO draw deal:COCO");
        assertEquals(0, view(state, 1).unknown(0));
        go(state, "discard:LUMI");
        KanaloaState view = view(state, 1);
        assertEquals(2, view.unknown(0));
        assertEquals(1, view.doubts(1, 0, LUMI));
        assertEquals(0, view.doubts(0, 1, LUMI));
        int[] gone = new int[KanaloaMap.ISLANDS];
        for (int i = 0; i < 900; i++) {
            KanaloaState drawn = view.copy();
            drawn.determinize(new Rng(5, i));
            assertEquals(2, drawn.handSize(0));
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                gone[island] += drawn.faceDown(0, island);
                assertTrue(drawn.hand(0, island) == 0 || view.doubts(1, 0, island) > 0);
            }
        }
        assertEquals(900, gone[KULU] + gone[LUMI] + gone[KanaloaMap.find("MOKO")]);
        for (int island : List.of(KULU, LUMI)) {
            assertEquals(300, gone[island], 75, "each as likely as the others");
        }
    }

    @Test
    void aCardTakenAfterTheDiscardIsSure() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "ALOA").state();
        go(state, "take:KULU deal:ORO draw deal:COCO discard:KULU take:LUMI deal:ORO");
        KanaloaState view = view(state, 1);
        assertEquals(1, view.hand(0, LUMI));
        assertEquals(0, view.hand(0, KULU));
        assertEquals(1, view.doubts(1, 0, KULU));
        int inHand = 0;
        for (int i = 0; i < 1000; i++) {
            KanaloaState drawn = view.copy();
            drawn.determinize(new Rng(6, i));
            assertTrue(drawn.hand(0, LUMI) > 0);
            assertTrue(drawn.hand(0, KULU) + drawn.faceDown(0, KULU) > 0, "in the hand or among the discards");
            inHand += drawn.hand(0, KULU) > 0 ? 1 : 0;
        }
        assertEquals(500, inHand, 90, "one of two cards left");
    }

    @Test
    void afterTheShuffleADiscardMayBeAnywhere() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "ALOA").deckRunsOut().state();
        go(state, "take:KULU take:LUMI take:MOKO discard:LUMI take:NENE");
        assertTrue(state.isSecondHalf());
        KanaloaState view = view(state, 0);
        assertEquals(1, view.hand(1, NENE));
        assertEquals(1, view.hand(0, KULU));
        assertEquals(0, view.doubts(0, 1, LUMI), "it was the only card: it is gone");
    }

    @Test
    void kuShowsTheWholeHandToTheThief() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.KU)
                .hand(1, "ALOA ALOA BAFI")
                .hand(2, "COCO")
                .secondHalf()
                .state();
        go(state, "KU:1");
        assertEquals(0, view(state, 0).unknown(1));
        assertEquals(tokens(state), tokens(view(state, 0)));
        assertEquals(List.of(), tokens(view(state, 2)), "the legal thefts would reveal the hand");
        assertEquals(2, view(state, 1).knows(0, 1, ALOA), "the victim knows that it was seen");
        int steal = GAME.parseMove(state, "steal:ALOA");
        assertTrue(state.isVisibleTo(0, steal) && state.isVisibleTo(1, steal));
        assertFalse(state.isVisibleTo(2, steal) || state.isVisibleTo(State.SPECTATOR, steal));
        state.play(steal);
        assertEquals(1, view(state, 1).hand(0, ALOA), "the robbed seat knows the card");
        assertEquals(1, view(state, 2).unknown(0));
        assertEquals(2, view(state, 2).unknown(1));
        assertEquals(0, view(state, 0).unknown(1));
    }

    /** A known card that lies face down is still known after another look. */
    @Test
    void determinizingATheftForgetsNothing() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KU)
                .hand(1, "KULU KULU ALOA")
                .secondHalf()
                .state();
        state.cards.knowledge.set(0, 1, KanaloaBag.EMPTY, 3 << 2 * KULU);
        state.cards.knowledge.setDoubts(0, 1, 3, 0, false);
        state.cards.knowledge.set(0, 1, state.cards.hands[1], 2 << 2 * KULU);
        go(state, "KU:1");
        state.cards.knowledge.set(0, 1, state.cards.hands[1], 3 << 2 * KULU);
        KanaloaState view = view(state, 0);
        KanaloaState drawn = view.copy();
        drawn.determinize(new Rng(4));
        assertEquals(Case.text(view), Case.text(view(drawn, 0)));
    }

    /** A spectator sees no hand, even if both seats have seen it. */
    @Test
    void withTwoSeatsTheTheftIsTheirSecretToo() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KU)
                .hand(1, "ALOA BAFI")
                .secondHalf()
                .state();
        go(state, "KU:1");
        int steal = GAME.parseMove(state, "steal:ALOA");
        assertTrue(state.isVisibleTo(0, steal) && state.isVisibleTo(1, steal));
        assertFalse(state.isVisibleTo(State.SPECTATOR, steal));
        assertEquals(List.of(), tokens(view(state, State.SPECTATOR)));
        state.play(steal);
        assertEquals(0, view(state, 0).unknown(1), "the thief has seen all of it");
        assertEquals(0, view(state, 1).unknown(0), "the victim knows its card");
        assertEquals(1, view(state, State.SPECTATOR).unknown(0));
        assertEquals(1, view(state, State.SPECTATOR).unknown(1));
    }

    /** Of three seats the first knows all cards of the others; whether those know each other's is secret. */
    @Test
    void knowledgeOfOthersIsSecretEvenIfAllCardsAreKnown() {
        KanaloaScene scene = KanaloaScene.gods(3).secondHalf().hand(1, "ALOA").hand(2, "BAFI");
        KanaloaState state = scene.held(0, KanaloaGods.KU)
                .held(0, KanaloaGods.KU)
                .hand(1, "COCO")
                .hand(2, "COCO")
                .state();
        go(state, "KU:1 steal:COCO KU:2 steal:COCO");
        KanaloaState informed = state.copy();
        informed.cards.learnHand(1, 2);
        assertEquals(0, view(state, 0).unknown(1) + view(state, 0).unknown(2), "nothing is hidden");
        assertEquals(1, informed.knows(1, 2, BAFI));
        assertEquals(Case.text(view(state, 0)), Case.text(view(informed, 0)));
        assertFalse(view(state, 0).isFullyKnown());
        assertEquals(0, KanaloaLinks.viewOf(informed, 0).knows(1, 2, BAFI));
    }

    @Test
    void peleShowsACardToItsTwoSeats() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.PELE)
                .hand(0, "COCO")
                .hand(1, "ALOA")
                .hand(2, "BAFI")
                .secondHalf()
                .state();
        go(state, "PELE pull:ALOA pull:BAFI return:1:COCO");
        assertEquals(1, view(state, 1).hand(0, ALOA), "pulled from seat 1");
        assertEquals(1, view(state, 1).unknown(0));
        assertEquals(1, view(state, 0).hand(1, COCO), "returned by seat 0");
        assertEquals(1, view(state, 2).unknown(1));
        assertEquals(1, view(state, 1).knows(0, 1, COCO));
        assertEquals(0, view(state, 2).hand(0, BAFI), "it may have gone to seat 1");
        assertEquals(1, view(state, 2).doubts(2, 0, BAFI));
        go(state, "return:2:ALOA");
        assertEquals(0, view(state, 1).hand(0, ALOA), "the card given may have been passed on");
        assertEquals(1, view(state, 1).doubts(1, 0, ALOA));
        assertEquals(1, view(state, 1).unknown(0));
        KanaloaState view = view(state, 2);
        int kept = 0;
        for (int i = 0; i < 1000; i++) {
            KanaloaState drawn = view.copy();
            drawn.determinize(new Rng(7, i));
            kept += drawn.hand(0, BAFI) > 0 ? 1 : 0;
        }
        assertTrue(kept > 450, "likely still there: " + kept);
    }

    @Test
    void aSeatThatGetsACardBackStillKnowsTheCardItGave() {
        KanaloaState state = KanaloaScene.gods(3)
                .held(0, KanaloaGods.PELE)
                .hand(0, "COCO")
                .hand(1, "ALOA")
                .secondHalf()
                .state();
        go(state, "PELE pull:ALOA return:1:COCO");
        assertEquals(0, view(state, 1).unknown(0));
        assertEquals(1, view(state, 1).hand(0, ALOA));
    }

    /** Any unseen card may be in any unknown place, in proportion to the number of cards. */
    @Test
    void determinizedHandsFollowTheOdds() {
        KanaloaState state = KanaloaScene.of(3)
                .hand(0, "ALOA ALOA BAFI")
                .hand(1, "COCO COCO COCO")
                .hand(2, "DALI")
                .state();
        KanaloaState view = view(state, 0);
        int[] counts = new int[KanaloaMap.ISLANDS];
        int draws = 20_000;
        KanaloaState drawn = view.copy();
        Rng rng = new Rng(8);
        for (int i = 0; i < draws; i++) {
            drawn.copyFrom(view);
            drawn.determinize(rng);
            assertEquals(3, drawn.handSize(1));
            for (int island = 0; island < counts.length; island++) {
                counts[island] += drawn.hand(1, island);
            }
        }
        double chi2 = 0;
        for (int island = 0; island < counts.length; island++) {
            int unseen = 3 - state.hand(0, island) - state.display(island);
            double expected = 3.0 * draws * unseen / 41;
            chi2 += (counts[island] - expected) * (counts[island] - expected) / expected;
        }
        assertTrue(chi2 < 15 + 5 * Math.sqrt(30), "chi-square " + chi2);
    }

    @Test
    void viewsWeightUnseenCards() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA ALOA").hand(1, "BAFI BAFI").state();
        go(state, "draw");
        MoveList outcomes = new MoveList();
        view(state, 0).moves(outcomes);
        assertEquals(1, outcomes.weight(0), "ALOA");
        assertEquals(3, outcomes.weight(1), "BAFI");
    }

    @Test
    void viewsOfViewsAreCommonKnowledge() {
        KanaloaState state = KanaloaScene.of(3).hand(0, "ALOA").hand(1, "BAFI").state();
        go(state, "take:KULU deal:ORO");
        assertEquals(Case.text(view(state, State.SPECTATOR)), Case.text(view(view(state, 1), 2)));
    }

    /** Stored knowledge is true, and every seat knows at least what everyone knows. */
    @Test
    void knowledgeIsTrue() {
        for (Case which : Case.all()) {
            if (which.setup().info().id().equals("kanaloa")) {
                for (int seed = 1; seed <= 12; seed++) {
                    which.walk(seed, session -> knowledgeIsTrue((KanaloaState) session.state()));
                }
            }
        }
    }

    private static void knowledgeIsTrue(KanaloaState state) {
        KanaloaCards cards = state.cards;
        KanaloaCardKnowledge knowledge = cards.knowledge;
        int spectator = state.seats();
        for (int owner = 0; owner < state.seats(); owner++) {
            for (int viewer = 0; viewer <= spectator; viewer++) {
                if (viewer == owner) {
                    continue;
                }
                int sure = knowledge.sure(viewer, owner);
                int doubtful = knowledge.doubtful(viewer, owner);
                assertTrue(KanaloaBag.contains(cards.hands[owner], sure));
                assertTrue(KanaloaBag.contains(sure, knowledge.sure(spectator, owner)));
                int rest = KanaloaBag.without(cards.hands[owner], sure);
                int missing = KanaloaBag.without(doubtful, rest);
                assertTrue(KanaloaBag.size(missing) <= knowledge.losses(viewer, owner));
                assertTrue(knowledge.old(viewer, owner) <= KanaloaBag.size(rest));
                assertTrue(knowledge.isScattered(viewer, owner) || KanaloaBag.contains(cards.down[owner], missing));
            }
        }
    }
}
