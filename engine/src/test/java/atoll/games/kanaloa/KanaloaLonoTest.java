package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.go;
import static atoll.games.kanaloa.KanaloaScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** LONO, and discards when a god could help. */
class KanaloaLonoTest {
    @Test
    void lonoGivesACardThatCanBePlayed() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .held(0, KanaloaGods.LONO)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .secondHalf()
                .state();
        go(state, "LONO");
        assertEquals(List.of("draw", "take:KULU", "take:LUMI", "take:MOKO", "take:NENE"), tokens(state));
        go(state, "take:KULU deal:FATU");
        assertEquals(6, state.handSize(0), "above the limit for a while");
        assertEquals(4, state.displaySize(), "filled at once");
        assertTrue(tokens(state).contains("KULU:HIVA-KULU"));
        go(state, "LONO draw deal:FATU");
        assertEquals(7, state.handSize(0));
        assertEquals(1, state.hand(0, KanaloaMap.find("FATU")));
        assertEquals(0, state.actor());
        assertTrue(tokens(state, "draw").isEmpty(), "play down to four first");
        go(state, "FATU:FATU-ORO ALOA:ALOA-BAFI");
        assertTrue(tokens(state, "draw").isEmpty() && tokens(state, "discard").isEmpty(), "five can still be played");
        go(state, "BAFI:BAFI-ORO");
        assertFalse(tokens(state, "draw").isEmpty());
    }

    @Test
    void discardsAreForcedWhenNothingCanBePlayed() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .held(0, KanaloaGods.KANALOA)
                .held(0, KanaloaGods.KU)
                .held(0, KanaloaGods.PELE)
                .hand(0, "DALI DALI DALI INUA INUA")
                .hand(1, "ORO")
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .secondHalf()
                .state();
        go(state, "LONO draw deal:INUA");
        assertEquals(List.of("discard:DALI", "discard:INUA"), tokens(state, "discard"));
        assertFalse(tokens(state, "KANALOA:").isEmpty(), "stones stay legal beside the first discard");
        assertEquals(List.of("KU:1"), tokens(state, "KU:"));
        assertEquals(List.of("PELE"), tokens(state, "PELE"));
        go(state, "discard:DALI");
        assertEquals(List.of("KU:1", "PELE", "discard:DALI", "discard:INUA"), tokens(state), "no bridge after it");
        go(state, "discard:INUA");
        assertTrue(tokens(state, "discard").isEmpty());
        assertFalse(tokens(state, "draw").isEmpty());
    }

    /** The limit is then five; only cards above it go. */
    @Test
    void discardsAreForcedAfterLonoTookTheLastCard() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .hand(0, "DALI DALI DALI INUA INUA")
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .secondHalf()
                .deckRunsOut()
                .onlyShown("INUA")
                .state();
        go(state, "LONO take:INUA");
        assertTrue(state.progress().isClosing());
        assertEquals(5, state.handLimit());
        assertEquals(List.of("discard:DALI", "discard:INUA"), tokens(state));
        go(state, "discard:DALI");
        assertEquals(List.of("end"), tokens(state));
    }

    @Test
    void withFiveCardsAStoneDoesNotOpenTheDraw() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.KANALOA)
                .held(0, KanaloaGods.KU)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .hand(1, "ORO")
                .secondHalf()
                .state();
        assertEquals(4, state.handLimit());
        for (String stone : List.of("KANALOA:KULU-PAGO", "KU:1 steal:ORO", "KU:1 leave")) {
            KanaloaState after = go(state.copy(), stone);
            assertTrue(tokens(after, "draw").isEmpty() && tokens(after, "take").isEmpty());
            boolean card = stone.startsWith("KANALOA");
            assertEquals(card, tokens(after, "discard").isEmpty(), "there are bridges to play");
        }
        go(state, "KANALOA:KULU-PAGO ALOA:ALOA-BAFI");
        assertEquals(List.of("draw"), tokens(state, "draw"), "a card of the hand does");
    }

    @Test
    void aCardWithAJokerIsAWayToPlay() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .held(0, KanaloaGods.KANALOA)
                .held(0, KanaloaGods.KANALOA)
                .hand(0, "DALI DALI DALI INUA INUA")
                .bridges(0, "ALOA-DALI COCO-DALI COCO-INUA FATU-INUA INUA-ORO")
                .bridges(1, "DALI-ELOI")
                .secondHalf()
                .state();
        go(state, "KANALOA:KULU-PAGO LONO draw deal:INUA");
        assertTrue(tokens(state, "discard").isEmpty());
        assertFalse(tokens(state, "DALI+").isEmpty());
    }

    @Test
    void lonoTakesTheLastCard() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .hand(1, "ORO")
                .secondHalf()
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        go(state, "LONO");
        assertEquals(List.of("take:NENE"), tokens(state));
        go(state, "take:NENE");
        assertTrue(state.progress().isClosing());
        assertEquals(0, state.actor(), "the turn goes on");
        assertTrue(tokens(state, "end").isEmpty(), "with six cards there is no end");
        go(state, "NENE:NENE-ORO");
        assertFalse(tokens(state, "end").isEmpty(), "five are enough");
        assertTrue(tokens(state, "discard").isEmpty() && tokens(state, "take").isEmpty());
        assertFalse(state.isLastRound());
        go(state, "end");
        assertTrue(state.isLastRound());
        assertEquals(1, state.actor());
    }

    @Test
    void lonoNeedsACard() {
        KanaloaState state = KanaloaScene.gods(2)
                .held(0, KanaloaGods.LONO)
                .held(0, KanaloaGods.LONO)
                .hand(0, "ALOA")
                .secondHalf()
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        go(state, "LONO take:NENE");
        assertTrue(tokens(state, "LONO").isEmpty());
    }
}
