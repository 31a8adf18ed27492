package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.controller;
import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.owner;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Setup;
import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Set-up, hands, bridges, takeovers, halves and the end, rule by rule. */
class KanaloaTransitionsTest {
    private static final String DEALT =
            "deal:ALOA deal:ALOA deal:BAFI deal:COCO deal:DALI deal:ELOI deal:FATU deal:GALU";

    private static KanaloaState start(int seats) {
        return new KanaloaState(Setup.of(KanaloaScene.GAME.info(), seats));
    }

    @Test
    void fourCardsEachAndOnePutAway() {
        KanaloaState state = go(start(2), DEALT);
        assertEquals(KanaloaPhase.GIVING, state.phase());
        assertEquals(List.of("give:ALOA", "give:BAFI", "give:COCO"), tokens(state));
        go(state, "give:BAFI");
        assertEquals(1, state.actor());
        assertEquals(0, state.displaySize(), "not shown before all have chosen");
        go(state, "give:GALU");
        assertEquals(2, state.displaySize());
        assertEquals(1, state.display(KanaloaMap.find("BAFI")));
        go(state, "deal:ORO deal:ORO");
        assertEquals(4, state.displaySize());
        assertEquals(0, state.actor());
        assertEquals(List.of(3, 3), List.of(state.handSize(0), state.handSize(1)));
        assertEquals(48 - 10, state.left());
    }

    @Test
    void withThreeSeatsADealtCardJoinsTheDisplay() {
        KanaloaState state = go(start(3), DEALT);
        go(state, "deal:HIVA deal:INUA deal:KULU deal:LUMI give:ALOA give:DALI give:HIVA");
        assertEquals(3, state.displaySize());
        assertEquals(State.CHANCE, state.actor());
        go(state, "deal:ORO");
        assertEquals(4, state.displaySize());
        assertEquals(0, state.actor());
        assertEquals(48 - 13, state.left());
    }

    @Test
    void withFourSeatsTheCardsPutAwayAreTheDisplay() {
        KanaloaState state = go(start(4), DEALT);
        go(state, "deal:HIVA deal:INUA deal:KULU deal:LUMI deal:MOKO deal:NENE deal:ORO deal:PAGO");
        go(state, "give:ALOA give:DALI give:HIVA give:PAGO");
        assertEquals(4, state.displaySize());
        assertEquals(0, state.actor());
    }

    @Test
    void aCardBuildsOnAnyFreeConnectionOfItsIsland() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "DALI")
                .bridges(0, "ALOA-DALI")
                .bridges(1, "COCO-DALI")
                .state();
        assertEquals(
                List.of("DALI:DALI-ELOI", "discard:DALI", "draw", "take:KULU", "take:LUMI", "take:MOKO", "take:NENE"),
                tokens(state));
    }

    @Test
    void ownBridgesAreNotExchanged() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA ALOA BAFI")
                .bridges(0, "ALOA-BAFI")
                .state();
        assertTrue(tokens(state).stream().noneMatch(token -> token.contains("+")));
    }

    @Test
    void allPairsExchange() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA ALOA BAFI BAFI")
                .bridges(1, "ALOA-BAFI BAFI-ORO")
                .state();
        assertEquals(
                List.of("ALOA+ALOA:ALOA-BAFI", "ALOA+BAFI:ALOA-BAFI", "BAFI+BAFI:ALOA-BAFI", "BAFI+BAFI:BAFI-ORO"),
                tokens(state).stream().filter(token -> token.contains("+")).toList());
    }

    @Test
    void oneBridgeTakesOverBothIslands() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "DALI")
                .bridges(0, "ALOA-BAFI ALOA-COCO COCO-DALI")
                .bridges(1, "ALOA-ELOI DALI-ELOI")
                .state();
        go(state, "DALI:ALOA-DALI");
        assertEquals(0, controller(state, "ALOA"));
        assertEquals(0, controller(state, "DALI"));
        assertEquals(-1, owner(state, "ALOA-ELOI"));
        assertEquals(-1, owner(state, "DALI-ELOI"));
    }

    @Test
    void bridgesBuiltLaterOnAControlledIslandStay() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA")
                .hand(1, "ALOA")
                .bridges(0, "ALOA-BAFI ALOA-COCO ALOA-DALI")
                .turn(1)
                .state();
        go(state, "ALOA:ALOA-ELOI");
        assertEquals(0, controller(state, "ALOA"));
        go(state, "draw deal:ORO ALOA:ALOA-FATU");
        assertEquals(1, owner(state, "ALOA-ELOI"), "only gaining control removes bridges");
        assertEquals(4, state.board().count(0, 0));
    }

    @Test
    void anExchangeCanBreakControlOnBothEnds() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(1, "ALOA DALI")
                .turn(1)
                .bridges(0, "ALOA-BAFI ALOA-COCO ALOA-DALI DALI-ELOI")
                .state();
        assertEquals(0, controller(state, "DALI"));
        go(state, "ALOA+DALI:ALOA-DALI");
        assertEquals(-1, controller(state, "ALOA"));
        assertEquals(-1, controller(state, "DALI"));
    }

    @Test
    void anExchangeFillsAnIslandToo() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "BAFI BAFI")
                .bridges(0, "ALOA-BAFI")
                .bridges(1, "BAFI-ORO BAFI-RASI")
                .bridges(2, "BAFI-ELOI")
                .bridges(3, "BAFI-FATU")
                .state();
        go(state, "BAFI+BAFI:BAFI-ORO");
        assertEquals(List.of("remove:BAFI-ELOI", "remove:BAFI-FATU", "remove:BAFI-RASI"), tokens(state));
    }

    @Test
    void anExchangeThatEvensTheLeadRemovesTheSingleBridge() {
        KanaloaState state = KanaloaScene.of(3)
                .hand(0, "BAFI BAFI")
                .bridges(0, "ALOA-BAFI")
                .bridges(1, "BAFI-ORO BAFI-RASI")
                .bridges(2, "BAFI-ELOI BAFI-FATU")
                .state();
        go(state, "BAFI+BAFI:BAFI-ELOI");
        assertEquals(List.of("remove:BAFI-FATU"), tokens(state), "2-2-1");
    }

    @Test
    void aRemovalBreaksControlOfTheIslandNextToIt() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "RASI")
                .bridges(0, "ALOA-BAFI")
                .bridges(1, "BAFI-FATU FATU-INUA FATU-ORO")
                .bridges(2, "BAFI-ELOI")
                .bridges(3, "BAFI-ORO")
                .state();
        go(state, "RASI:BAFI-RASI");
        assertEquals(1, controller(state, "FATU"));
        go(state, "remove:BAFI-FATU");
        assertEquals(-1, controller(state, "FATU"));
        assertEquals(1, owner(state, "FATU-INUA"), "its other bridges stay");
        assertEquals(1, owner(state, "FATU-ORO"));
    }

    @Test
    void twoRemovalsTheFirstIslandOfTheAlphabetFirst() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "ALOA")
                .bridges(0, "ALOA-COCO BAFI-RASI")
                .bridges(1, "ALOA-DALI BAFI-ORO")
                .bridges(2, "ALOA-ELOI BAFI-FATU")
                .bridges(3, "ALOA-FATU BAFI-ELOI")
                .state();
        go(state, "ALOA:ALOA-BAFI");
        assertEquals(List.of("remove:ALOA-DALI", "remove:ALOA-ELOI", "remove:ALOA-FATU"), tokens(state));
        go(state, "remove:ALOA-DALI");
        assertEquals(List.of("remove:BAFI-ELOI", "remove:BAFI-FATU", "remove:BAFI-ORO"), tokens(state));
        go(state, "remove:BAFI-ELOI");
        assertEquals(KanaloaPhase.TURN, state.phase());
        assertEquals(0, state.actor());
    }

    @Test
    void takeoversComeBeforeRemovals() {
        // ALOA is taken over; BAFI is full with 2-1-1-1
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "ALOA")
                .bridges(0, "ALOA-COCO ALOA-DALI BAFI-RASI")
                .bridges(1, "ALOA-ELOI BAFI-ORO")
                .bridges(2, "BAFI-FATU")
                .bridges(3, "BAFI-ELOI")
                .state();
        go(state, "ALOA:ALOA-BAFI");
        assertEquals(0, controller(state, "ALOA"));
        assertEquals(-1, owner(state, "ALOA-ELOI"));
        assertEquals(List.of("remove:BAFI-ELOI", "remove:BAFI-FATU", "remove:BAFI-ORO"), tokens(state));
    }

    @Test
    void aHandOfFiveMustPlayOrDiscardBeforeDrawing() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA BAFI COCO DALI ELOI").state();
        assertTrue(tokens(state, "draw").isEmpty() && tokens(state, "take").isEmpty());
        KanaloaState other = state.copy();
        go(other, "ALOA:ALOA-BAFI");
        assertFalse(tokens(other, "draw").isEmpty());
        go(state, "discard:ALOA");
        assertEquals(
                List.of("draw", "take:KULU", "take:LUMI", "take:MOKO", "take:NENE"),
                tokens(state),
                "a discard ends the playing");
        assertEquals(1, state.faceDown());
        assertEquals(0, state.discards(0));
    }

    @Test
    void discardingIsLegalOnlyBeforePlaying() {
        KanaloaState state = KanaloaScene.of(2).hand(0, "ALOA BAFI").state();
        assertEquals(2, tokens(state, "discard:").size());
        go(state, "ALOA:ALOA-BAFI");
        assertTrue(tokens(state, "discard:").isEmpty());
        assertEquals(1, state.discards(0), "played cards lie open");
    }

    @Test
    void withoutADeckTheDisplayIsNotFilled() {
        KanaloaState state = KanaloaScene.of(2).deckRunsOut().state();
        assertTrue(tokens(state, "draw").isEmpty());
        go(state, "take:KULU");
        assertEquals(3, state.displaySize());
        assertEquals(1, state.actor());
    }

    @Test
    void theLastCardEndsTheFirstHalf() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(1, "PAGO PAGO")
                .bridges(0, "ALOA-DALI DALI-ELOI")
                .bridges(1, "HIVA-KULU KULU-LUMI LUMI-PAGO LUMI-MOKO")
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        assertFalse(state.isSecondHalf());
        go(state, "take:NENE");
        assertTrue(state.isSecondHalf());
        assertEquals(List.of(1, 1 + 2), List.of(state.points(0), state.points(1)), "DALI; KULU and LUMI");
        assertEquals(State.CHANCE, state.actor());
        assertEquals(48 - 3, state.left(), "discards become the deck, hands stay");
        assertEquals(2, state.board().count(0, KanaloaMap.find("DALI")), "bridges stay");
        go(state, "deal:ALOA deal:BAFI deal:COCO deal:ORO");
        assertEquals(4, state.displaySize());
        assertEquals(1, state.actor(), "the next seat goes on");
    }

    @Test
    void faceDownDiscardsAreShuffledToo() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA")
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        go(state, "discard:ALOA take:NENE");
        assertEquals(0, state.faceDown());
        assertEquals(47, state.left());
        assertEquals(16, tokens(state).size());
    }

    @Test
    void theSecondTimeTheLastRoundBegins() {
        KanaloaState state = KanaloaScene.of(3)
                .turn(2)
                .secondHalf()
                .points(3, 4, 5)
                .bridges(0, "ALOA-DALI DALI-ELOI")
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        go(state, "take:NENE");
        assertTrue(state.isLastRound());
        assertEquals(0, state.actor());
        assertEquals(3, state.points(0), "no scoring yet");
    }

    @Test
    void inTheLastRoundNobodyDrawsOrHasToPlay() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .lastRound()
                .state();
        assertTrue(tokens(state).contains("end"));
        assertTrue(tokens(state, "draw").isEmpty() && tokens(state, "take").isEmpty());
        go(state, "end");
        assertEquals(List.of("end"), tokens(state));
    }

    @Test
    void passingIsTheFirstDecisionOfATurn() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA BAFI")
                .hand(1, "ORO")
                .lastRound()
                .points(1, 2)
                .state();
        assertTrue(state.mayPass());
        assertEquals(
                List.of("discard:ALOA", "discard:BAFI", "end", "pass"),
                tokens(state).subList(10, 14));
        KanaloaState played = go(state.copy(), "ALOA:ALOA-BAFI");
        assertFalse(played.mayPass());
        assertTrue(tokens(played, "pass").isEmpty() && tokens(played, "discard").isEmpty());
        KanaloaState discarded = go(state.copy(), "discard:ALOA");
        assertEquals(List.of("end"), tokens(discarded));
        go(state, "pass");
        assertFalse(state.mayPass());
    }

    @Test
    void tiesGoToTheEarlierLastTurn() {
        KanaloaState state =
                KanaloaScene.of(3).lastRound().points(5, 9, 9).turn(1).state();
        go(state, "end end end");
        assertEquals(List.of(3, 1, 2), List.of(state.rank(0), state.rank(1), state.rank(2)));
        state = KanaloaScene.of(3).lastRound().points(9, 9, 9).turn(2).state();
        go(state, "end end end");
        assertEquals(List.of(2, 3, 1), List.of(state.rank(0), state.rank(1), state.rank(2)));
    }

    @Test
    void theFinalScoringAddsAPointForControl() {
        KanaloaState state = KanaloaScene.of(2)
                .lastRound()
                .points(4, 6)
                .bridges(0, "ALOA-DALI DALI-ELOI")
                .bridges(1, "LUMI-PAGO LUMI-MOKO GALU-LUMI")
                .state();
        assertEquals(6, state.score(0), "as if it ended now");
        assertEquals(4, state.points(0));
        go(state, "pass end end");
        assertEquals(State.OVER, state.actor());
        assertEquals(List.of(6, 9), List.of(state.score(0), state.score(1)));
        assertEquals(List.of(6, 9), List.of(state.points(0), state.points(1)));
    }

    @Test
    void theEleventhIslandWinsAtOnce() {
        KanaloaScene scene = KanaloaScene.of(3);
        KanaloaBoard board = new KanaloaBoard(3);
        int c = 0;
        for (board.set(0, c); board.islands(0) < KanaloaState.ISLANDS_TO_WIN; board.set(0, c)) {
            scene.bridges(0, KanaloaMap.connectionName(c++));
        }
        String card = KanaloaMap.name(KanaloaMap.first(c));
        KanaloaState state = scene.hand(0, card).points(1, 30, 20).state();
        go(state, card + ":" + KanaloaMap.connectionName(c));
        assertEquals(State.OVER, state.actor());
        assertEquals(0, state.champion());
        assertEquals(1, state.score(0), "no scoring of islands");
        assertEquals(List.of(1, 2, 3), List.of(state.rank(0), state.rank(1), state.rank(2)));
    }

    /** The last bridge takes over FATU, and would make a relative majority on BAFI. */
    @Test
    void theEleventhIslandWinsBeforeAnyRemoval() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "BAFI")
                .bridges(0, "ALOA-DALI ALOA-ELOI ALOA-FATU BAFI-RASI COCO-DALI COCO-FATU COCO-INUA ELOI-HIVA ELOI-RASI")
                .bridges(0, "INUA-ORO KULU-LUMI KULU-PAGO LUMI-MOKO LUMI-PAGO MOKO-RASI NENE-ORO NENE-PAGO")
                .bridges(1, "ALOA-BAFI")
                .bridges(2, "BAFI-ELOI")
                .bridges(3, "BAFI-ORO")
                .state();
        assertEquals(KanaloaState.ISLANDS_TO_WIN - 1, state.board().islands(0));
        KanaloaBoard board = state.board().copy();
        board.lay(0, KanaloaScene.connection("BAFI-FATU"));
        assertTrue(board.leads(0, KanaloaMap.find("BAFI")));
        go(state, "BAFI:BAFI-FATU");
        assertEquals(State.OVER, state.actor());
        assertEquals(0, state.champion());
        assertEquals(
                List.of(1, 2, 3),
                List.of(owner(state, "ALOA-BAFI"), owner(state, "BAFI-ELOI"), owner(state, "BAFI-ORO")));
    }
}
