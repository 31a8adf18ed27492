package atoll.games.origo;

import static atoll.games.origo.OrigoScene.GAME;
import static atoll.games.origo.OrigoScene.go;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

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

    private static String why(OrigoState state, int move) {
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
        assertEquals("taken", why(state, with(OrigoMoves.EXPAND, "gallien", "G2")));
        assertEquals("no-fit", why(state, with(OrigoMoves.EXPAND, "gallien", "A4")));
        assertEquals("no-neighbour", why(state, with(OrigoMoves.EXPAND, "people", "J1")));
        assertEquals("not-sea", why(state, with(OrigoMoves.EXPAND, "ship", "J1")));
        assertEquals("no-card", why(state, with(OrigoMoves.EXPAND, "J", "J1")));
        OrigoState twice = go(state.copy(), "expand:gallien@F3 expand:G@G4");
        assertEquals("no-actions", why(twice, with(OrigoMoves.EXPAND, "A", "A4")));
        OrigoState bare = scene().supply(0, 0).state();
        assertEquals("no-shields", why(bare, with(OrigoMoves.EXPAND, "gallien", "F3")));
        assertEquals("no-shields", why(bare, with(OrigoMoves.ATTACK, "gallien", "G2")));
    }

    @Test
    void attacking() {
        OrigoState state = scene().state();
        assertNull(why(state, with(OrigoMoves.ATTACK, "people", "G2")));
        assertEquals("free-field", why(state, with(OrigoMoves.ATTACK, "gallien", "G3")));
        assertEquals("own-shield", why(state, with(OrigoMoves.ATTACK, "gallien", "F2")));
        assertEquals("sea-not-full", why(state, with(OrigoMoves.ATTACK, "A", "A3")));
        assertEquals("not-adjacent", why(state, with(OrigoMoves.ATTACK, "dalmatien", "J9")));
        assertEquals("no-fit", why(state, with(OrigoMoves.ATTACK, "A", "G2")));
        OrigoState unfounded =
                OrigoScene.of(2).shields(0, "F2").shields(1, "G2").hand(0, "G").state();
        assertEquals("not-founded", why(unfounded, with(OrigoMoves.ATTACK, "G", "G2")));
    }

    @Test
    void moving() {
        OrigoState state = scene().state();
        assertNull(why(state, move(OrigoMoves.WANDER, "F2", "F1")));
        assertEquals("not-yours", why(state, move(OrigoMoves.WANDER, "G2", "G3")));
        assertEquals("not-yours", why(state, move(OrigoMoves.SAIL, "A3", "B3")));
        assertEquals("at-sea", why(state, move(OrigoMoves.WANDER, "A2", "B2")));
        assertEquals("on-land", why(state, move(OrigoMoves.SAIL, "F2", "F1")));
        assertEquals("taken", why(state, move(OrigoMoves.WANDER, "F2", "G2")));
        assertEquals("out-of-reach", why(state, move(OrigoMoves.WANDER, "F2", "J1")));
        go(state, "sail:A2>B2 wander:B2>A2");
        assertEquals("sailed", why(state, move(OrigoMoves.SAIL, "A2", "B2")));
        assertEquals("shifted", why(state, move(OrigoMoves.WANDER, "F2", "F1")));
        int swap = OrigoMoves.of(OrigoMoves.SWAP, OrigoCards.find("A"), OrigoCards.PEOPLE);
        assertEquals("shifted", why(state, swap));
        assertEquals("no-card", why(scene().state(), OrigoMoves.of(OrigoMoves.SWAP, 0, 0)));
    }

    @Test
    void battles() {
        OrigoState state = go(scene().state(), "attack:gallien@G2");
        assertEquals(1, state.actor());
        assertNull(why(state, OrigoMoves.of(OrigoMoves.FOLD)));
        assertEquals("no-fit", why(state, OrigoMoves.of(OrigoMoves.ADD, OrigoCards.find("A"))));
        assertEquals("no-card", why(state, OrigoMoves.of(OrigoMoves.ADD, OrigoCards.PEOPLE)));
        assertEquals("battle-first", why(state, OrigoMoves.of(OrigoMoves.END)));
        assertEquals("not-your-turn", why(state.viewFor(0), OrigoMoves.of(OrigoMoves.FOLD)));
    }

    @Test
    void otherTimes() {
        OrigoState turn = scene().state();
        assertEquals("no-battle", why(turn, OrigoMoves.of(OrigoMoves.FOLD)));
        assertEquals("no-placing", why(turn, OrigoMoves.of(OrigoMoves.PLACE, 5)));
        assertEquals("no-naming", why(turn, OrigoMoves.of(OrigoMoves.START, 1)));
        assertEquals("no-dealing", why(turn, OrigoMoves.of(OrigoMoves.DEAL, 1)));
        assertEquals("not-your-turn", why(turn.viewFor(1), OrigoMoves.of(OrigoMoves.END)));
        OrigoState start = (OrigoState) GAME.start(Setup.of(GAME.info(), 2));
        assertEquals("chance-first", why(start, OrigoMoves.of(OrigoMoves.END)));
        for (int card = 0; card < 20; card++) {
            start.play(OrigoMoves.of(OrigoMoves.DEAL, OrigoCards.SHIP - card / 10));
        }
        assertEquals("place-first", why(start, OrigoMoves.of(OrigoMoves.END)));
        go(start, "place:D4 place:E4");
        assertEquals("taken", why(start, OrigoMoves.of(OrigoMoves.PLACE, OrigoMap.field("D4"))));
        assertEquals("country-limit", why(start, OrigoMoves.of(OrigoMoves.PLACE, OrigoMap.field("E3"))));
        OrigoState naming = OrigoScene.of(2)
                .shields(0, "A1")
                .founded("polen belgica helvetien dakien")
                .waiting(1)
                .turn(1)
                .notQuiet()
                .state();
        OrigoScene.refill(go(naming, "end"));
        assertEquals("name-first", why(naming, OrigoMoves.of(OrigoMoves.END)));
    }
}
