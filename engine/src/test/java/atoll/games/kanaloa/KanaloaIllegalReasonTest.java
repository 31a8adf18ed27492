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
        assertEquals(KanaloaIllegalReason.OWN_BRIDGE, GAME.illegalReason(state, build("ALOA", "ALOA-COCO")));
        assertEquals(KanaloaIllegalReason.TAKEN, GAME.illegalReason(state, build("ALOA", "ALOA-BAFI")));
        assertEquals(KanaloaIllegalReason.NOT_AT_ISLAND, GAME.illegalReason(state, build("ALOA", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.NO_CARD, GAME.illegalReason(state, build("ORO", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.NO_GODS, GAME.illegalReason(state, build("KANALOA", "BAFI-ORO")));
        int aloa = KanaloaMap.find("ALOA");
        assertEquals(
                KanaloaIllegalReason.NO_CARD,
                GAME.illegalReason(state, KanaloaMoves.exchange(aloa, aloa, connection("ALOA-BAFI"))));
        assertEquals(
                KanaloaIllegalReason.FREE_PLACE,
                GAME.illegalReason(state, KanaloaMoves.exchange(aloa, aloa, connection("ALOA-DALI"))));
    }

    @Test
    void hands() {
        KanaloaState state =
                KanaloaScene.of(2).hand(0, "ALOA BAFI COCO DALI ELOI").state();
        assertEquals(KanaloaIllegalReason.HAND_FULL, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
        assertEquals(KanaloaIllegalReason.TAKE_FIRST, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.END)));
        assertEquals(
                KanaloaIllegalReason.NOT_LAST_ROUND, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.PASS)));
        assertEquals(KanaloaIllegalReason.NO_CARD, GAME.illegalReason(state, of(KanaloaMoves.DISCARD, "ORO")));
        KanaloaState played = go(state.copy(), "ALOA:ALOA-BAFI");
        assertEquals(KanaloaIllegalReason.PLAYED, GAME.illegalReason(played, of(KanaloaMoves.DISCARD, "BAFI")));
        assertEquals(KanaloaIllegalReason.NOT_OPEN, GAME.illegalReason(played, of(KanaloaMoves.TAKE, "ORO")));
        assertEquals(KanaloaIllegalReason.HAND_FULL, GAME.illegalReason(state, of(KanaloaMoves.TAKE, "KULU")));
        KanaloaState discarded = go(state.copy(), "discard:ALOA");
        assertEquals(KanaloaIllegalReason.DISCARDED, GAME.illegalReason(discarded, build("BAFI", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.DISCARDED, GAME.illegalReason(discarded, of(KanaloaMoves.DISCARD, "BAFI")));
        go(played, "draw");
        assertEquals(KanaloaIllegalReason.CHANCE_FIRST, GAME.illegalReason(played, build("BAFI", "BAFI-ORO")));
    }

    @Test
    void gods() {
        KanaloaScene scene =
                KanaloaScene.gods(2).hand(0, "ALOA").held(0, KanaloaGods.LONO).held(0, KanaloaGods.KU);
        int lono = KanaloaMoves.of(KanaloaMoves.LONO);
        assertEquals(KanaloaIllegalReason.FIRST_HALF, GAME.illegalReason(scene.state(), lono));
        KanaloaState state = scene.secondHalf().state().copy();
        assertNull(GAME.illegalReason(state, lono));
        assertEquals(KanaloaIllegalReason.NO_STONE, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.PELE)));
        assertEquals(KanaloaIllegalReason.NO_STONE, GAME.illegalReason(state, build("KANALOA", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.NO_VICTIM, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.KU, 1)));
        go(state, "LONO");
        assertEquals(KanaloaIllegalReason.TAKE_FIRST, GAME.illegalReason(state, build("ALOA", "ALOA-BAFI")));
        assertEquals(KanaloaIllegalReason.NOT_OPEN, GAME.illegalReason(state, of(KanaloaMoves.TAKE, "ORO")));
        KanaloaState last = scene.lastRound().state();
        assertEquals(KanaloaIllegalReason.LAST_ROUND, GAME.illegalReason(last, lono));
        assertEquals(KanaloaIllegalReason.LAST_ROUND, GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.DRAW)));
        assertEquals(KanaloaIllegalReason.NOBODY_AHEAD, GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.PASS)));
        go(last, "ALOA:ALOA-BAFI");
        assertEquals(KanaloaIllegalReason.BEGUN, GAME.illegalReason(last, KanaloaMoves.of(KanaloaMoves.PASS)));
        go(last, "end end");
        assertEquals(KanaloaIllegalReason.OVER, GAME.illegalReason(last, lono));
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
        assertEquals(KanaloaIllegalReason.HAND_FULL, GAME.illegalReason(go(state.copy(), "KU:1 steal:ORO"), draw));
        KanaloaState played = go(state.copy(), "KANALOA:KULU-PAGO");
        assertEquals(KanaloaIllegalReason.HAND_FULL_PLAY, GAME.illegalReason(played, draw));
        assertEquals(KanaloaIllegalReason.PLAYED, GAME.illegalReason(played, of(KanaloaMoves.DISCARD, "ALOA")));
        KanaloaState again = go(state.copy(), "discard:ALOA LONO draw deal:RASI");
        assertEquals(KanaloaIllegalReason.HAND_FULL_DISCARD, GAME.illegalReason(again, draw));
        assertEquals(KanaloaIllegalReason.DISCARDED, GAME.illegalReason(again, build("BAFI", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.DISCARDED, GAME.illegalReason(again, build("KANALOA", "BAFI-ORO")));
        assertEquals(KanaloaIllegalReason.NO_STONE, GAME.illegalReason(again, KanaloaMoves.of(KanaloaMoves.LONO)));
        KanaloaState stuck = KanaloaScene.gods(2)
                .hand(0, "DALI DALI DALI INUA INUA")
                .held(0, KanaloaGods.KANALOA)
                .bridges(0, "ALOA-DALI COCO-DALI DALI-ELOI COCO-INUA FATU-INUA INUA-ORO")
                .secondHalf()
                .state();
        assertEquals(
                KanaloaIllegalReason.HAND_FULL_DISCARD, GAME.illegalReason(stuck, draw), "KANALOA alone leaves five");
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
        assertEquals(KanaloaIllegalReason.TAKE_FIRST, GAME.illegalReason(state, end));
        go(state, "LONO take:NENE");
        assertEquals(KanaloaIllegalReason.HAND_FULL, GAME.illegalReason(state, end));
        assertEquals(KanaloaIllegalReason.DECK_EMPTY, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
        go(state, "discard:NENE");
        assertNull(GAME.illegalReason(state, end));
        assertEquals(KanaloaIllegalReason.DISCARDED, GAME.illegalReason(state, of(KanaloaMoves.DISCARD, "ALOA")));
    }

    @Test
    void theThiefDecidesFirst() {
        KanaloaState state = KanaloaScene.gods(2)
                .hand(1, "ORO")
                .held(0, KanaloaGods.KU)
                .secondHalf()
                .state();
        int leave = KanaloaMoves.of(KanaloaMoves.LEAVE);
        assertEquals(KanaloaIllegalReason.NOT_NOW, GAME.illegalReason(state, leave));
        go(state, "KU:1");
        assertNull(GAME.illegalReason(state, leave));
        assertEquals(KanaloaIllegalReason.NO_CARD, GAME.illegalReason(state, of(KanaloaMoves.STEAL, "ALOA")));
        assertEquals(KanaloaIllegalReason.STEAL_FIRST, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
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
        assertEquals(
                KanaloaIllegalReason.SINGLE_BRIDGE,
                GAME.illegalReason(state, KanaloaMoves.remove(connection("BAFI-ORO"))));
        assertEquals(
                KanaloaIllegalReason.OWN_BRIDGE,
                GAME.illegalReason(state, KanaloaMoves.remove(connection("ALOA-BAFI"))));
        assertEquals(
                KanaloaIllegalReason.NOT_AT_ISLAND,
                GAME.illegalReason(state, KanaloaMoves.remove(connection("FATU-ORO"))));
        assertEquals(KanaloaIllegalReason.REMOVE_FIRST, GAME.illegalReason(state, KanaloaMoves.of(KanaloaMoves.DRAW)));
    }
}
