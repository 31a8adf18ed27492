package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Discards combined with cards and stones: our reading of the rulebook, see the texts in static/help. */
class KanaloaDiscardTest {
    private static final List<String> TAKES = List.of("draw", "take:KULU", "take:LUMI", "take:MOKO", "take:NENE");

    private static KanaloaScene stones(int... gods) {
        KanaloaScene scene = KanaloaScene.gods(2).secondHalf();
        for (int god : gods) {
            scene.held(0, god);
        }
        return scene;
    }

    private static KanaloaScene allStones() {
        return stones(KanaloaGods.KANALOA, KanaloaGods.KU, KanaloaGods.PELE, KanaloaGods.LONO);
    }

    @Test
    void afterADiscardStonesAreLegalButNoBridge() {
        KanaloaState state =
                allStones().hand(0, "ALOA BAFI").hand(1, "ORO INUA").state();
        go(state, "discard:ALOA");
        assertEquals(
                List.of("KU:1", "LONO", "PELE", "draw", "take:KULU", "take:LUMI", "take:MOKO", "take:NENE"),
                tokens(state));
        go(state, "PELE pull:ORO return:1:BAFI KU:1 steal:BAFI LONO draw deal:PAGO");
        assertEquals(TAKES, tokens(state), "no second discard, no bridge for any card");
    }

    @Test
    void aTheftLeavesTheDiscardAndKanaloaDoesNot() {
        KanaloaState state = allStones().hand(0, "ALOA").hand(1, "ORO").state();
        KanaloaState stolen = go(state.copy(), "KU:1 steal:ORO");
        assertEquals(List.of("discard:ALOA", "discard:ORO"), tokens(stolen, "discard:"));
        assertFalse(tokens(stolen, "ALOA:").isEmpty(), "cards as well");
        KanaloaState built = go(state.copy(), "KANALOA:GALU-ORO");
        assertTrue(tokens(built, "discard:").isEmpty());
        assertEquals(
                List.of("KU:1", "LONO", "PELE"),
                List.of(
                        tokens(built, "KU").get(0),
                        tokens(built, "LONO").get(0),
                        tokens(built, "PELE").get(0)));
    }

    @Test
    void kanaloaJoinedCountsAsACardToo() {
        KanaloaState state =
                allStones().hand(0, "ALOA BAFI").bridges(1, "ALOA-COCO").state();
        go(state, "ALOA+KANALOA:ALOA-COCO");
        assertTrue(tokens(state, "discard:").isEmpty());
    }

    @Test
    void aDiscardGoesWithEachOfTheStones() {
        KanaloaState state = allStones().hand(0, "ALOA").hand(1, "ORO").state();
        for (String stone : List.of("KU:1 leave", "PELE pull:ORO return:1:ORO", "LONO draw deal:ALOA")) {
            assertEquals(List.of("discard:ALOA"), tokens(go(state.copy(), stone), "discard:"), stone);
        }
    }

    @Test
    void aHandOfFiveWithKuAndLono() {
        KanaloaState state = stones(KanaloaGods.KU, KanaloaGods.LONO)
                .open("COCO LUMI MOKO NENE")
                .hand(0, "ALOA BAFI DALI ELOI FATU")
                .hand(1, "ORO")
                .state();
        go(state, "KU:1 leave");
        assertTrue(tokens(state, "draw").isEmpty() && tokens(state, "take:").isEmpty(), "the duty is not met");
        go(state, "discard:ALOA");
        assertEquals(List.of("LONO", "draw", "take:COCO", "take:LUMI", "take:MOKO", "take:NENE"), tokens(state));
        go(state, "LONO take:COCO deal:PAGO");
        assertEquals(5, state.handSize(0));
        assertEquals(tokens(state, "discard:"), tokens(state), "five again");
        assertEquals(5, tokens(state).size());
        go(state, "discard:BAFI");
        assertEquals(List.of("draw", "take:LUMI", "take:MOKO", "take:NENE", "take:PAGO"), tokens(state));
    }

    @Test
    void lonoTakesTheLastCardAfterADiscard() {
        KanaloaScene scene = stones(KanaloaGods.KU, KanaloaGods.LONO)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .hand(1, "ORO")
                .deckRunsOut()
                .onlyShown("NENE");
        KanaloaState five = go(scene.state(), "discard:ALOA LONO take:NENE");
        assertEquals(5, five.handSize(0));
        assertEquals(List.of("KU:1", "end"), tokens(five));
        KanaloaState six = go(five.copy(), "KU:1 steal:ORO");
        assertEquals(6, tokens(six).size());
        assertEquals(tokens(six, "discard:"), tokens(six));
        go(six, "discard:ORO");
        assertEquals(List.of("end"), tokens(six));
        go(six, "end");
        assertTrue(six.isLastRound());
        assertEquals(1, six.actor());
    }

    /** LONO has taken the last card before: one voluntary discard is still legal, and only one. */
    @Test
    void theTurnGoesOnWhenLonoTookTheLastCard() {
        KanaloaState state = stones(KanaloaGods.PELE, KanaloaGods.LONO)
                .hand(0, "ALOA")
                .hand(1, "ORO")
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        go(state, "LONO take:NENE");
        assertEquals(List.of("discard:ALOA", "discard:NENE"), tokens(state, "discard:"));
        assertFalse(tokens(state, "NENE:").isEmpty() || tokens(state, "end").isEmpty());
        go(state, "discard:ALOA");
        assertEquals(List.of("PELE", "end"), tokens(state));
    }

    /** At any hand size, one card above the limit may be discarded voluntarily, others only if forced. */
    @Test
    void aLargeHandMayDiscardInsteadOfPlaying() {
        KanaloaState state = stones(KanaloaGods.KU)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .hand(1, "ORO ORO")
                .state();
        go(state, "KU:1 steal:ORO");
        assertEquals(6, tokens(state, "discard:").size());
        go(state, "discard:ORO");
        assertEquals(tokens(state, "discard:"), tokens(state), "no bridge can be played any more");
        go(state, "discard:BAFI");
        assertEquals(4, state.handSize(0));
        assertEquals(TAKES, tokens(state));
    }

    @Test
    void aTheftAfterAForcedDiscardForcesAnother() {
        KanaloaState state = stones(KanaloaGods.KANALOA, KanaloaGods.KU, KanaloaGods.LONO)
                .hand(0, "DALI DALI DALI INUA INUA")
                .hand(1, "ORO")
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .state();
        go(state, "KANALOA:KULU-PAGO");
        assertEquals(List.of("KU:1", "LONO", "discard:DALI", "discard:INUA"), tokens(state));
        go(state, "discard:DALI");
        assertEquals(List.of("KU:1", "LONO"), tokens(state).subList(0, 2));
        assertTrue(tokens(state, "discard:").isEmpty());
        go(state, "KU:1 steal:ORO");
        assertEquals(List.of("LONO", "discard:DALI", "discard:INUA", "discard:ORO"), tokens(state));
    }

    @Test
    void aLoneKanaloaIsLegalBeforeTheFirstDiscardOnly() {
        KanaloaState state = stones(KanaloaGods.KANALOA, KanaloaGods.KANALOA)
                .hand(0, "DALI DALI DALI INUA INUA")
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .bridges(1, "KULU-LUMI")
                .state();
        go(state, "KANALOA:KULU-PAGO");
        assertFalse(
                tokens(state, "KANALOA:").isEmpty() || tokens(state, "discard:").isEmpty());
        go(state, "discard:DALI");
        assertEquals(TAKES, tokens(state));
    }

    /** The last card of the display cannot be taken twice, and no god helps in the following round. */
    @Test
    void theLastRoundKnowsNoStones() {
        KanaloaState state = allStones().hand(0, "ALOA BAFI").lastRound().state();
        go(state, "discard:ALOA");
        assertEquals(List.of("end"), tokens(state));
    }
}
