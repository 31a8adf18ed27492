package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import atoll.engine.IllegalReason;
import atoll.engine.Setup;
import org.junit.jupiter.api.Test;

/** An illegal move is rejected with the rule that forbids it. */
class OrigoIllegalReasonTest {
    private static int with(int verb, String card, String field) {
        return OrigoMoves.of(verb, OrigoCards.find(card), OrigoMap.field(field));
    }

    private static int move(int verb, String from, String to) {
        return OrigoMoves.of(verb, OrigoMap.field(from), OrigoMap.field(to));
    }

    private static IllegalReason why(OrigoState state, int move) {
        return GAME.illegalReason(state, move);
    }

    private static OrigoScene scene() {
        return OrigoScene.of(2)
                .shields(0, "F2 A2 A1")
                .shields(1, "G2 A3 E4 J9")
                .founded("gallien belgica dalmatien")
                .hand(0, "gallien G people ship A belgica dalmatien")
                .hand(1, "2 A");
    }

    @Test
    void expanding() {
        OrigoState state = scene().state();
        assertNull(why(state, with(OrigoMoves.EXPAND, "gallien", "F3")));
        assertEquals(OrigoIllegalReason.TAKEN, why(state, with(OrigoMoves.EXPAND, "gallien", "G2")));
        assertEquals(OrigoIllegalReason.NO_FIT, why(state, with(OrigoMoves.EXPAND, "gallien", "A4")));
        assertEquals(OrigoIllegalReason.NO_NEIGHBOUR, why(state, with(OrigoMoves.EXPAND, "people", "J1")));
        assertEquals(OrigoIllegalReason.NOT_SEA, why(state, with(OrigoMoves.EXPAND, "ship", "J1")));
        assertEquals(OrigoIllegalReason.NO_CARD, why(state, with(OrigoMoves.EXPAND, "J", "J1")));
        OrigoState twice = go(state.copy(), "expand:gallien@F3 expand:G@G4");
        assertEquals(OrigoIllegalReason.NO_ACTIONS, why(twice, with(OrigoMoves.EXPAND, "A", "A4")));
        OrigoState bare = scene().supply(0, 0).state();
        assertEquals(OrigoIllegalReason.NO_SHIELDS, why(bare, with(OrigoMoves.EXPAND, "gallien", "F3")));
        assertEquals(OrigoIllegalReason.NO_SHIELDS, why(bare, with(OrigoMoves.ATTACK, "gallien", "G2")));
    }

    @Test
    void attacking() {
        OrigoState state = scene().state();
        assertNull(why(state, with(OrigoMoves.ATTACK, "people", "G2")));
        assertEquals(OrigoIllegalReason.FREE_FIELD, why(state, with(OrigoMoves.ATTACK, "gallien", "G3")));
        assertEquals(OrigoIllegalReason.OWN_SHIELD, why(state, with(OrigoMoves.ATTACK, "gallien", "F2")));
        assertEquals(OrigoIllegalReason.SEA_NOT_FULL, why(state, with(OrigoMoves.ATTACK, "A", "A3")));
        assertEquals(OrigoIllegalReason.NOT_ADJACENT, why(state, with(OrigoMoves.ATTACK, "dalmatien", "J9")));
        assertEquals(OrigoIllegalReason.NO_FIT, why(state, with(OrigoMoves.ATTACK, "A", "G2")));
        OrigoState unfounded =
                OrigoScene.of(2).shields(0, "F2").shields(1, "G2").hand(0, "G").state();
        assertEquals(OrigoIllegalReason.NOT_FOUNDED, why(unfounded, with(OrigoMoves.ATTACK, "G", "G2")));
    }

    @Test
    void moving() {
        OrigoState state = scene().state();
        assertNull(why(state, move(OrigoMoves.WANDER, "F2", "F1")));
        assertEquals(OrigoIllegalReason.NOT_YOURS, why(state, move(OrigoMoves.WANDER, "G2", "G3")));
        assertEquals(OrigoIllegalReason.NOT_YOURS, why(state, move(OrigoMoves.SAIL, "A3", "B3")));
        assertEquals(OrigoIllegalReason.AT_SEA, why(state, move(OrigoMoves.WANDER, "A2", "B2")));
        assertEquals(OrigoIllegalReason.ON_LAND, why(state, move(OrigoMoves.SAIL, "F2", "F1")));
        assertEquals(OrigoIllegalReason.TAKEN, why(state, move(OrigoMoves.WANDER, "F2", "G2")));
        assertEquals(OrigoIllegalReason.OUT_OF_REACH, why(state, move(OrigoMoves.WANDER, "F2", "J1")));
        go(state, "sail:A2>B2 wander:B2>A2");
        assertEquals(OrigoIllegalReason.SAILED, why(state, move(OrigoMoves.SAIL, "A2", "B2")));
        assertEquals(OrigoIllegalReason.SHIFTED, why(state, move(OrigoMoves.WANDER, "F2", "F1")));
        int swap = OrigoMoves.of(OrigoMoves.SWAP, OrigoCards.find("A"), OrigoCards.PEOPLE);
        assertEquals(OrigoIllegalReason.SHIFTED, why(state, swap));
        assertEquals(OrigoIllegalReason.NO_CARD, why(scene().state(), OrigoMoves.of(OrigoMoves.SWAP, 0, 0)));
    }

    @Test
    void battles() {
        OrigoState state = go(scene().state(), "attack:gallien@G2");
        assertEquals(1, state.actor());
        assertNull(why(state, OrigoMoves.of(OrigoMoves.FOLD)));
        assertEquals(OrigoIllegalReason.NO_FIT, why(state, OrigoMoves.of(OrigoMoves.ADD, OrigoCards.find("A"))));
        assertEquals(OrigoIllegalReason.NO_CARD, why(state, OrigoMoves.of(OrigoMoves.ADD, OrigoCards.PEOPLE)));
        assertEquals(OrigoIllegalReason.BATTLE_FIRST, why(state, OrigoMoves.of(OrigoMoves.END)));
        assertEquals(OrigoIllegalReason.NOT_YOUR_TURN, why(state.viewFor(0), OrigoMoves.of(OrigoMoves.FOLD)));
    }

    @Test
    void otherTimes() {
        OrigoState turn = scene().state();
        assertEquals(OrigoIllegalReason.NO_BATTLE, why(turn, OrigoMoves.of(OrigoMoves.FOLD)));
        assertEquals(OrigoIllegalReason.NO_PLACING, why(turn, OrigoMoves.of(OrigoMoves.PLACE, 5)));
        assertEquals(OrigoIllegalReason.NO_NAMING, why(turn, OrigoMoves.of(OrigoMoves.START, 1)));
        assertEquals(OrigoIllegalReason.NO_DEALING, why(turn, OrigoMoves.of(OrigoMoves.DEAL, 1)));
        assertEquals(OrigoIllegalReason.NOT_YOUR_TURN, why(turn.viewFor(1), OrigoMoves.of(OrigoMoves.END)));
        OrigoState start = (OrigoState) GAME.start(Setup.of(GAME.info(), 2));
        assertEquals(OrigoIllegalReason.CHANCE_FIRST, why(start, OrigoMoves.of(OrigoMoves.END)));
        for (int card = 0; card < 20; card++) {
            start.play(OrigoMoves.of(OrigoMoves.DEAL, OrigoCards.SHIP - card / 10));
        }
        assertEquals(OrigoIllegalReason.PLACE_FIRST, why(start, OrigoMoves.of(OrigoMoves.END)));
        go(start, "place:D4 place:E4");
        assertEquals(OrigoIllegalReason.TAKEN, why(start, OrigoMoves.of(OrigoMoves.PLACE, OrigoMap.field("D4"))));
        assertEquals(
                OrigoIllegalReason.COUNTRY_LIMIT, why(start, OrigoMoves.of(OrigoMoves.PLACE, OrigoMap.field("E3"))));
        OrigoState naming = OrigoScene.of(2)
                .shields(0, "A1")
                .founded("polen belgica helvetien dakien")
                .waiting(1)
                .turn(1)
                .notQuiet()
                .state();
        OrigoScene.refill(go(naming, "end"));
        assertEquals(OrigoIllegalReason.NAME_FIRST, why(naming, OrigoMoves.of(OrigoMoves.END)));
    }
}
