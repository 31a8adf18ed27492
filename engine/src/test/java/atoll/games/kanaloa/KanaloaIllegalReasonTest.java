package atoll.games.kanaloa;

import static atoll.games.kanaloa.KanaloaScene.GAME;
import static atoll.games.kanaloa.KanaloaScene.connection;
import static atoll.games.kanaloa.KanaloaScene.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/** An illegal move is rejected with the rule that forbids it. */
class KanaloaIllegalReasonTest {
    private static int build(String card, String connection) {
        return KanaloaMoves.build(
                card.equals("KANALOA") ? KanaloaMoves.JOKER : KanaloaMap.find(card), connection(connection));
    }

    private static int of(int verb, String island) {
        return KanaloaMoves.of(verb, KanaloaMap.find(island));
    }

    @Test
    void bridges() {
        KanaloaState state = KanaloaScene.of(2)
                .hand(0, "ALOA")
                .bridges(0, "ALOA-COCO")
                .bridges(1, "ALOA-BAFI")
                .state();
        assertNull(GAME.illegalReason(state, build("ALOA", "ALOA-DALI")));
        assertEquals("own-bridge", GAME.illegalReason(state, build("ALOA", "ALOA-COCO")));
        assertEquals("taken", GAME.illegalReason(state, build("ALOA", "ALOA-BAFI")));
        assertEquals("not-at-island", GAME.illegalReason(state, build("ALOA", "BAFI-ORO")));
        assertEquals("no-card", GAME.illegalReason(state, build("ORO", "BAFI-ORO")));
        assertEquals("no-gods", GAME.illegalReason(state, build("KANALOA", "BAFI-ORO")));
        int aloa = KanaloaMap.find("ALOA");
        assertEquals("no-card", GAME.illegalReason(state, KanaloaMoves.exchange(aloa, aloa, connection("ALOA-BAFI"))));
        assertEquals(
                "free-place", GAME.illegalReason(state, KanaloaMoves.exchange(aloa, aloa, connection("ALOA-DALI"))));
    }

    @Test
    void hands() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA BAFI COCO DALI ELOI").state();
        assertEquals("hand-full", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
        assertEquals("take-first", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.END)));
        assertEquals("not-last-round", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.PASS)));
        assertEquals("no-card", GAME.illegalReason(state, of(KanaloaMoves.DISCARD, "ORO")));
        KanaloaState played = go(state.copy(), "ALOA:ALOA-BAFI");
        assertEquals("played", GAME.illegalReason(played, of(KanaloaMoves.DISCARD, "BAFI")));
        assertEquals("not-open", GAME.illegalReason(played, of(KanaloaMoves.TAKE, "ORO")));
        assertEquals("hand-full", GAME.illegalReason(state, of(KanaloaMoves.TAKE, "KULU")));
        KanaloaState discarded = go(state.copy(), "discard:ALOA");
        assertEquals("discarded", GAME.illegalReason(discarded, build("BAFI", "BAFI-ORO")));
        assertEquals("discarded", GAME.illegalReason(discarded, of(KanaloaMoves.DISCARD, "BAFI")));
        go(played, "draw");
        assertEquals("chance-first", GAME.illegalReason(played, build("BAFI", "BAFI-ORO")));
    }

    @Test
    void gods() {
        KanaloaScene scene =
                KanaloaScene.gods(2).hand(0, "ALOA").held(0, KanaloaGods.LONO).held(0, KanaloaGods.KU);
        int lono = KanaloaMoves.of(KanaloaMoves.LONO);
        assertEquals("first-half", GAME.illegalReason(scene.state(), lono));
        KanaloaState state = scene.secondHalf().state().copy();
        assertNull(GAME.illegalReason(state, lono));
        assertEquals("no-stone", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.PELE)));
        assertEquals("no-stone", GAME.illegalReason(state, build("KANALOA", "BAFI-ORO")));
        assertEquals("no-victim", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.KU, 1)));
        go(state, "LONO");
        assertEquals("take-first", GAME.illegalReason(state, build("ALOA", "ALOA-BAFI")));
        assertEquals("not-open", GAME.illegalReason(state, of(KanaloaMoves.TAKE, "ORO")));
        KanaloaState last = scene.lastRound().state();
        assertEquals("last-round", GAME.illegalReason(last, lono));
        assertEquals("last-round", GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.DRAW)));
        assertEquals("nobody-ahead", GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.PASS)));
        go(last, "ALOA:ALOA-BAFI");
        assertEquals("begun", GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.PASS)));
        go(last, "end end");
        assertEquals("over", GAME.illegalReason(last, lono));
    }

    /** The moves suggested for a full hand are legal. */
    @Test
    void suggestionsForAFullHandAreLegal() {
        int draw = KanaloaMoves.of(KanaloaMoves.DRAW);
        String five = "ALOA BAFI COCO DALI ELOI";
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, five)
                .hand(1, "ORO")
                .held(0, KanaloaGods.KANALOA)
                .held(0, KanaloaGods.KU)
                .held(0, KanaloaGods.LONO)
                .secondHalf()
                .state();
        assertEquals("hand-full", GAME.illegalReason(go(state.copy(), "KU:1 steal:ORO"), draw));
        KanaloaState played = go(state.copy(), "KANALOA:KULU-PAGO");
        assertEquals("hand-full-play", GAME.illegalReason(played, draw));
        assertEquals("played", GAME.illegalReason(played, of(KanaloaMoves.DISCARD, "ALOA")));
        KanaloaState again = go(state.copy(), "discard:ALOA LONO draw deal:RASI");
        assertEquals("hand-full-discard", GAME.illegalReason(again, draw));
        assertEquals("discarded", GAME.illegalReason(again, build("BAFI", "BAFI-ORO")));
        assertEquals("discarded", GAME.illegalReason(again, build("KANALOA", "BAFI-ORO")));
        assertEquals("no-stone", GAME.illegalReason(again, KanaloaMoves.of(KanaloaMoves.LONO)));
        KanaloaState stuck = KanaloaScene.gods(2)
                .hand(0, "DALI DALI DALI INUA INUA")
                .held(0, KanaloaGods.KANALOA)
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .secondHalf()
                .state();
        assertEquals("hand-full-discard", GAME.illegalReason(stuck, draw), "KANALOA alone leaves five");
    }

    @Test
    void theTurnThatLonoClosesEndsWithFive() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(0, "ALOA BAFI COCO DALI ELOI")
                .held(0, KanaloaGods.LONO)
                .secondHalf()
                .deckRunsOut()
                .onlyShown("NENE")
                .state();
        int end = KanaloaMoves.of(KanaloaMoves.END);
        assertEquals("take-first", GAME.illegalReason(state, end));
        go(state, "LONO take:NENE");
        assertEquals("hand-full", GAME.illegalReason(state, end));
        assertEquals("deck-empty", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
        go(state, "discard:NENE");
        assertNull(GAME.illegalReason(state, end));
        assertEquals("discarded", GAME.illegalReason(state, of(KanaloaMoves.DISCARD, "ALOA")));
    }

    @Test
    void theThiefDecidesFirst() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(1, "ORO")
                .held(0, KanaloaGods.KU)
                .secondHalf()
                .state();
        int leave = KanaloaMoves.of(KanaloaMoves.LEAVE);
        assertEquals("not-now", GAME.illegalReason(state, leave));
        go(state, "KU:1");
        assertNull(GAME.illegalReason(state, leave));
        assertEquals("no-card", GAME.illegalReason(state, of(KanaloaMoves.STEAL, "ALOA")));
        assertEquals("steal-first", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
    }

    @Test
    void removals() {
        KanaloaState state = KanaloaScene.of(4)
                .hand(0, "BAFI")
                .bridges(0, "ALOA-BAFI")
                .bridges(1, "BAFI-ORO BAFI-ELOI FATU-ORO")
                .bridges(2, "BAFI-FATU")
                .state();
        go(state, "BAFI:BAFI-RASI");
        assertNull(GAME.illegalReason(state, KanaloaMoves.remove(connection("BAFI-FATU"))));
        assertEquals("single-bridge", GAME.illegalReason(state, KanaloaMoves.remove(connection("BAFI-ORO"))));
        assertEquals("own-bridge", GAME.illegalReason(state, KanaloaMoves.remove(connection("ALOA-BAFI"))));
        assertEquals("not-at-island", GAME.illegalReason(state, KanaloaMoves.remove(connection("FATU-ORO"))));
        assertEquals("remove-first", GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
    }
}
