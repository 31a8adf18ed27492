package atoll.games.origo;

import static atoll.games.origo.OrigoScene.go;
import static atoll.games.origo.OrigoScene.owner;
import static atoll.games.origo.OrigoScene.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Attackable fields, and the course of battles. */
class OrigoBattleTest {
    @Test
    void onlyFoundedCountriesAndFullSeasAreAttacked() {
        OrigoScene scene = OrigoScene.of(2)
                .shields(0, "F2 A1")
                .shields(1, "G2 A2 A3 B3 C3")
                .hand(0, "gallien G 2 people ship A hispanien");
        assertTrue(tokens(scene.state(), "attack").isEmpty());
        OrigoState founded = scene.founded("gallien").state().copy();
        assertEquals(
                List.of("attack:2@G2", "attack:G@G2", "attack:gallien@G2", "attack:people@G2"),
                tokens(founded, "attack"));
        OrigoState full = scene.shields(1, "C4").state();
        assertEquals(
                List.of("attack:2@A2", "attack:A@A2", "attack:people@A2", "attack:ship@A2"),
                tokens(full, "attack").stream().filter(t -> t.endsWith("A2")).toList());
    }

    @Test
    void anAttackNeedsAnOwnShieldBesideNotAtACorner() {
        OrigoState state = OrigoScene.corners(2)
                .shields(0, "F1")
                .shields(1, "G2")
                .founded("gallien")
                .hand(0, "gallien people")
                .state();
        assertTrue(tokens(state, "attack").isEmpty());
    }

    @Test
    void anAttackerBehindAddsOrFolds() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "F2")
                .shields(1, "G2 G3 H2")
                .founded("gallien")
                .hand(0, "gallien G 5")
                .hand(1, "A 2")
                .state();
        go(state, "attack:gallien@G2");
        assertEquals(0, state.actor(), "three against three");
        assertEquals(List.of("add:G", "fold"), tokens(state));
        go(state, "add:G");
        assertEquals(1, state.actor());
        assertEquals(List.of("add:2", "fold"), tokens(state));
        go(state, "add:2");
        assertEquals(0, state.actor(), "five against five is the defender's");
        assertEquals(List.of("fold"), tokens(state));
        go(state, "fold");
        assertEquals(1, owner(state, "G2"));
        assertEquals(42, state.board().supply(0), "one shield out of the game");
        assertEquals(41, state.board().supply(1));
        assertEquals(1, state.actions(), "it was one of two actions");
        assertEquals(
                3,
                state.discards(OrigoCards.find("gallien"))
                        + state.discards(OrigoCards.find("G"))
                        + state.discards(OrigoCards.find("2")));
    }

    @Test
    void peopleInABattleNeedAShieldBesideTheAttackedOne() {
        OrigoState state = OrigoScene.corners(2)
                .shields(0, "F2")
                .shields(1, "G2 H1")
                .founded("gallien")
                .hand(0, "gallien")
                .hand(1, "people ship gallien")
                .state();
        go(state, "attack:gallien@G2");
        assertEquals(1, state.actor(), "three against two, the corner included");
        assertEquals(2, state.survey().battle().value(OrigoBattle.DEFENDER));
        assertEquals(List.of("add:gallien", "fold"), tokens(state));
    }

    @Test
    void cornersSupportOnlyWithTheOption() {
        for (OrigoScene scene : List.of(OrigoScene.of(2), OrigoScene.corners(2))) {
            OrigoState state = scene.shields(0, "F2 F1 F3")
                    .shields(1, "G2 H3")
                    .founded("gallien")
                    .hand(0, "G")
                    .state();
            go(state, "attack:G@G2");
            boolean corners = state.setup().choice("support") == 1;
            OrigoBattle battle = state.survey().battle();
            assertEquals(corners ? 5 : 3, battle.value(OrigoBattle.ATTACKER));
            assertEquals(corners ? 2 : 1, battle.value(OrigoBattle.DEFENDER));
        }
    }

    @Test
    void thirdPartiesNeverCount() {
        OrigoState state = OrigoScene.of(3)
                .shields(0, "F2")
                .shields(1, "G2")
                .shields(2, "G3 H2")
                .founded("gallien")
                .hand(0, "G")
                .state();
        go(state, "attack:G@G2");
        assertEquals(3, state.survey().battle().value(OrigoBattle.ATTACKER));
        assertEquals(1, state.survey().battle().value(OrigoBattle.DEFENDER));
    }

    @Test
    void atSeaEitherSideMayAddShipsAndTheWinnerMaySail() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "I5 H5")
                .shields(1, "I6 I7 J5 J6 J7")
                .hand(0, "ship ship ship")
                .hand(1, "ship polen")
                .state();
        go(state, "attack:ship@I6");
        assertEquals(0, state.actor(), "three against three");
        go(state, "add:ship");
        assertEquals(List.of("add:ship", "fold"), tokens(state));
        go(state, "add:ship add:ship fold");
        assertEquals(0, owner(state, "I6"));
        assertFalse(tokens(state, "sail:I6").isEmpty());
        assertFalse(state.hasSailed(OrigoMap.field("I6")));
    }

    @Test
    void aFoundedCountryIsAttackedEvenWhenNoLongerFull() {
        OrigoState state = OrigoScene.of(2)
                .shields(0, "D4")
                .shields(1, "E4")
                .founded("belgica")
                .hand(0, "belgica")
                .state();
        assertEquals(List.of("attack:belgica@E4"), tokens(state, "attack"));
    }
}
