package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.allows;
import static atoll.games.orbis.OrbisSketch.cell;
import static atoll.games.orbis.OrbisSketch.go;
import static atoll.games.orbis.OrbisSketch.on;
import static atoll.games.orbis.OrbisSketch.plainTokens;
import static atoll.games.orbis.OrbisSketch.supply;
import static atoll.games.orbis.OrbisSketch.tokens;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The effects of placed tiles: the fifth phase of a turn. */
class OrbisEffectsTest {
    private static OrbisSketch two() {
        return new OrbisSketch(2);
    }

    @Test
    void aConversionGivesItsColourAutomatically() {
        assertEquals("white", supply(go(two().slot("a1", "G1c").state(), "take:a1 build at:1.0"), 0));
        assertEquals("green*2", supply(go(two().slot("a1", "G2d").state(), "take:a1 build at:1.0"), 0));
        assertEquals("none", supply(go(two().slot("a1", "G2d").state(), "take:a1 wild at:1.0"), 0));
    }

    @Test
    void aConversionOfAnyColourIsAChoice() {
        OrbisState state = go(two().slot("a1", "Y1a").state(), "take:a1 build at:1.0");
        assertEquals(List.of("gain:green", "gain:blue", "gain:white", "gain:red", "gain:yellow"), tokens(state));
        go(state, "gain:red");
        assertEquals("red", supply(state, 0));
        assertEquals(State.CHANCE, state.actor());
    }

    @Test
    void aFarmDoesNotPayForItself() {
        OrbisState state = two().slot("a1", "Y1b").seat(0, "supply red*2").state();
        assertEquals(List.of("wild"), tokens(go(state, "take:a1")));
    }

    @Test
    void aFarmServesFromNowOn() {
        OrbisState state = new OrbisSketch(3)
                .slot("a1", "Y1b")
                .slot("b3", "G1d")
                .seat(0, "supply green red")
                .state();
        go(state, "take:a1 build give:red at:1.0");
        assertEquals(1 << OrbisWorshippers.GREEN, state.survey().farms(0));
        go(state, "take:c3 wild at:1.0 take:c3 wild at:1.0 take:b3 build at:1.1");
        assertEquals(1, state.score(0));
    }

    @Test
    void aFarmAsAWildernessHasNoEffect() {
        OrbisState state =
                go(two().slot("a1", "Y1b").seat(0, "supply green red").state(), "take:a1 wild at:1.0");
        assertEquals(0, state.survey().farms(0));
    }

    @Test
    void aVillageIsPaidInAnyColours() {
        OrbisState state = go(
                two().slot("a1", "Y2c").seat(0, "supply white yellow red blue").state(), "take:a1 build at:1.0");
        assertEquals(List.of("fulfil", "decline"), tokens(state));
        assertEquals(2, state.survey().due());
        assertEquals(0, state.score(0), "nothing is paid yet");
        go(state, "fulfil give:red");
        assertEquals(List.of("give:blue"), tokens(state));
        go(state, "give:blue");
        assertEquals(3, state.score(0));
        assertEquals("none", supply(state, 0));
    }

    @Test
    void aVillageMayBeDeclined() {
        OrbisState state = go(
                two().slot("a1", "Y2c").seat(0, "supply white yellow red blue").state(),
                "take:a1 build at:1.0 decline");
        assertEquals(0, state.score(0));
        assertEquals("blue red", supply(state, 0));
        assertTrue(state.survey().isFailed(0, cell("1.0")));
    }

    @Test
    void aVillageThatCannotBePaidIsDeclined() {
        OrbisState state =
                go(two().slot("a1", "Y2c").seat(0, "supply white yellow red").state(), "take:a1 build at:1.0");
        assertEquals(List.of("decline"), tokens(state));
    }

    @Test
    void anExchangeMaySpoilAVillage() {
        OrbisState state =
                go(two().slot("a1", "Y2c").seat(0, "supply white yellow red*3").state(), "take:a1 build at:1.0");
        assertTrue(allows(state, "fulfil"));
        go(state, "swap:red>blue");
        assertEquals(List.of("decline"), tokens(state));
    }

    @Test
    void aVolcanoBurnsWorshippersOnTheOtherEightTiles() {
        OrbisSketch sketch =
                two().slot("b2", "R2a").on("a1", "red+blue").on("c3", "green").seat(0, "supply red yellow");
        OrbisState state = go(sketch.state(), "take:b2 build at:1.0");
        assertEquals(List.of("fulfil", "decline"), tokens(state), "with the four of this very turn");
        go(state, "fulfil");
        assertEquals(List.of("burn:a1.red", "burn:b1.red", "burn:a2.red", "burn:c2.red", "burn:b3.red"), tokens(state));
        go(state, "burn:a1.red");
        assertFalse(allows(state, "burn:a1.red"));
        go(state, "burn:b1.red burn:b3.red");
        assertEquals(3, state.score(0));
        assertEquals("blue", on(state, "a1"));
        assertEquals("red", on(state, "a2"));
        assertEquals("none", on(state, "b3"));
        assertEquals("none", supply(state, 0), "they have no owner");
    }

    @Test
    void aVolcanoBurnsAllOrNothing() {
        OrbisState state = two().slot("a1", "R2a").seat(0, "supply red yellow").state();
        go(state, "take:a1 build at:1.0");
        assertEquals(List.of("decline"), tokens(state), "two red ones lie there, and three are asked for");
        go(state, "decline");
        assertEquals(0, state.score(0));
        assertEquals("red", on(state, "b1"));
    }

    @Test
    void worshippersOnTheVolcanoAreCollectedNotBurnt() {
        OrbisState state = go(two().slot("a1", "R2a:red*5+yellow").state(), "take:a1 build at:1.0");
        assertEquals(List.of("decline"), plainTokens(state));
        assertEquals("red*4", supply(state, 0));
    }

    @Test
    void aVolcanoMayBurnSeveralColours() {
        OrbisState state = go(
                new OrbisSketch(3)
                        .slot("a1", "R2b:red+blue")
                        .on("c3", "green+blue*2+yellow")
                        .state(),
                "take:a1 build at:1.0 fulfil");
        assertEquals(List.of("burn:c3.green", "burn:c3.blue"), tokens(state));
        go(state, "burn:c3.blue burn:c3.blue");
        assertEquals(List.of("burn:c3.green"), tokens(state));
    }

    @Test
    void anIrrigationNeedsItsColourBelow() {
        String supply = "supply blue yellow ";
        OrbisSketch dry = two().slot("a1", "B2a").seat(0, supply + "world 1.0=B1b 1.1=R1b");
        assertEquals(0, go(dry.state(), "take:a1 build at:2.0").score(0));
        OrbisSketch wet = two().slot("a1", "B2a").seat(0, supply + "world 1.0=B1b 1.1=Y1c");
        assertEquals(2, go(wet.state(), "take:a1 build at:2.0").score(0));
        OrbisState low = go(wet.state(), "take:a1 build at:1.2");
        assertEquals(0, low.score(0), "below the bottom row is nothing");
        assertTrue(low.survey().isFailed(0, cell("1.2")));
    }
}
