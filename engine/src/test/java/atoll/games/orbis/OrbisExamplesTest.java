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

import atoll.engine.Case;
import atoll.engine.Setup;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of the rulebook, and of our reading where it is silent. */
class OrbisExamplesTest {
    @Test
    void aBlueTileLeavesABlueWorshipperOnEachNeighbour() {
        OrbisState state = go(new OrbisSketch(2).slot("b1", "B1b").state(), "take:b1");
        assertEquals("blue", on(state, "a1"));
        assertEquals("blue", on(state, "c1"));
        assertEquals("blue", on(state, "b2"));
        for (String other : List.of("b1", "a2", "c2", "a3", "b3", "c3")) {
            assertEquals("none", on(state, other), "not across a corner: " + other);
        }
    }

    @ParameterizedTest
    @CsvSource({"b2,4", "b1,3", "a2,3", "c2,3", "b3,3", "a1,2", "c1,2", "a3,2", "c3,2"})
    void centreEdgeAndCorner(String slot, int neighbours) {
        OrbisState state = new OrbisSketch(2).state();
        assertEquals(neighbours, Integer.bitCount(OrbisFacts.beside(OrbisSketch.slot(slot))));
        go(state, "take:" + slot);
        int worshippers = 0;
        for (int group : state.display.worshippers) {
            worshippers += OrbisWorshippers.total(group);
        }
        assertEquals(neighbours, worshippers);
    }

    /** One blue, one green and one of any colour. */
    @Test
    void aCostWithAWildSymbol() {
        OrbisSketch sketch = new OrbisSketch(3).slot("a1", "B2b");
        assertTrue(allows(go(sketch.seat(0, "supply green blue red").state(), "take:a1"), "build"));
        OrbisState state = go(
                new OrbisSketch(3)
                        .slot("a1", "B2b")
                        .seat(0, "supply green blue*2 red")
                        .state(),
                "take:a1 build");
        assertEquals("blue red", supply(state, 0), "coloured symbols are paid by themselves");
        assertEquals(List.of("give:blue", "give:red"), tokens(state));
        go(state, "give:red");
        assertEquals("blue", supply(state, 0));
        assertEquals(List.of("at:1.0"), tokens(state));
    }

    @Test
    void aFarmPaysItsColourAndNoWildSymbol() {
        String farm = "world 1.0=Y1b";
        OrbisState state = go(
                new OrbisSketch(3)
                        .slot("a1", "B2b")
                        .seat(0, "supply blue red " + farm)
                        .state(),
                "take:a1 build give:red");
        assertEquals("none", supply(state, 0));
        OrbisState poor = go(
                new OrbisSketch(3)
                        .slot("a1", "B2b")
                        .seat(0, "supply blue " + farm)
                        .state(),
                "take:a1");
        assertEquals(List.of("wild"), tokens(poor));
        OrbisState withoutFarm = go(
                new OrbisSketch(3).slot("a1", "B2b").seat(0, "supply blue red").state(), "take:a1");
        assertEquals(List.of("wild"), tokens(withoutFarm));
    }

    @Test
    void theBottomRowHasNoGaps() {
        OrbisState state = new OrbisSketch(2).seat(0, "world 1.0=G1b 1.1=B1b").state();
        assertEquals(List.of("1.-1", "1.2"), names(state.survey().places(0, OrbisTiles.find("R1b"))));
    }

    /** The pyramid of the rulebook: five, four, three and two. */
    @Test
    void fourteenTilesMakeAPyramid() {
        OrbisPlayerArea area = new OrbisPlayerArea();
        for (String name : "1.0 1.1 2.0 1.2 2.1 3.0 1.3 1.4 2.2 2.3 3.1 3.2 4.0 4.1".split(" ")) {
            assertTrue((area.places(OrbisPlayerArea.WILDERNESS) >> cell(name) & 1) != 0, name);
            area.lay(cell(name), OrbisPlayerArea.WILDERNESS);
        }
        assertTrue(area.isComplete());
        assertEquals(0, area.places(OrbisPlayerArea.WILDERNESS));
    }

    @Test
    void oneOfTheTwoBelowHasTheColour() {
        OrbisState state =
                new OrbisSketch(2).seat(0, "world 1.0=G1b 1.1=R1b 1.2=B1b").state();
        OrbisFacts survey = state.survey();
        assertEquals(List.of("1.-1", "1.3", "2.0"), names(survey.places(0, OrbisTiles.find("G1c"))));
        assertEquals(List.of("1.-1", "1.3", "2.0", "2.1"), names(survey.places(0, OrbisTiles.find("R1d"))));
        assertEquals(List.of("1.-1", "1.3", "2.1"), names(survey.places(0, OrbisTiles.find("B1a"))));
        assertEquals(List.of("1.-1", "1.3"), names(survey.places(0, OrbisTiles.find("W1b"))));
        assertEquals(List.of("1.-1", "1.3", "2.0", "2.1"), names(survey.wildPlaces(0)));
    }

    private static List<String> names(int cells) {
        List<String> names = new ArrayList<>();
        for (int left = cells; left != 0; left &= left - 1) {
            names.add(OrbisPyramid.name(Integer.numberOfTrailingZeros(left)));
        }
        return names;
    }

    /** A tile scores with the demanded number of tiles of a colour, and not with fewer. */
    @Test
    void aForestThatCountsAndOneThatDoesNot() {
        OrbisState state = new OrbisSketch(3)
                .seat(0, "world 1.0=G2b 1.1=G2d 1.-1=wild")
                .seat(1, "world 1.0=G2a 1.1=B2c 1.-1=R2c")
                .state();
        assertTrue(state.survey().counts(0, cell("1.0")), "a wilderness has every colour");
        assertEquals(2, state.survey().points().land(0));
        assertFalse(state.survey().counts(1, cell("1.0")));
        assertEquals(0, state.survey().points().land(1));
        OrbisState one =
                new OrbisSketch(3).seat(0, "world 1.0=G2b 1.1=G2d 1.-1=B1b").state();
        assertFalse(one.survey().counts(0, cell("1.0")), "one green neighbour, and two are asked for");
    }

    /** The same wilderness lets an irrigation be placed and counts as its colour. */
    @Test
    void oneWildernessServesTwice() {
        OrbisState state = go(
                new OrbisSketch(2)
                        .slot("a1", "B2a")
                        .seat(0, "supply blue yellow world 1.0=R2c 1.1=wild")
                        .state(),
                "take:a1 build at:2.0");
        assertTrue(state.survey().counts(0, cell("2.0")));
        assertEquals(2 - 1, state.score(0));
    }

    @Test
    void aTileTakenAsAWildernessStillBringsWorshippers() {
        OrbisState state =
                go(new OrbisSketch(2).slot("b2", "R1b").slot("a2", "Y1a").state(), "take:b2 wild at:1.0");
        for (String beside : List.of("b1", "a2", "c2", "b3")) {
            assertEquals("red", on(state, beside));
        }
        assertEquals("none", supply(state, 0), "no effect");
        assertEquals(-1, state.score(0));
    }

    @Test
    void worshippersOnATilePayForIt() {
        assertEquals(
                List.of("wild"), tokens(go(new OrbisSketch(2).slot("a1", "R1d").state(), "take:a1")));
        OrbisState state = go(new OrbisSketch(2).slot("a1", "R1d:red").state(), "take:a1 build at:1.0");
        assertEquals(1, state.score(0));
        assertEquals("none", supply(state, 0));
    }

    @Test
    void worshippersNeverRunOut() {
        OrbisSketch sketch = new OrbisSketch(2).slot("b2", "R1b");
        for (String slot : List.of("a1", "b1", "c1", "a3", "b3", "c3")) {
            sketch.on(slot, "red*5");
        }
        OrbisState state = go(sketch.state(), "take:b2");
        assertEquals("red*6", on(state, "b1"));
        assertEquals("red", on(state, "a2"));
    }

    @Test
    void aPlayerNeverEndsATurnWithMoreThanTen() {
        OrbisState state = go(
                new OrbisSketch(2)
                        .on("b2", "red*2+green")
                        .seat(0, "supply white*9")
                        .state(),
                "take:b2 wild at:1.0");
        assertEquals(OrbisPhase.DISCARDING, state.phase());
        assertEquals(2, state.survey().due());
        assertEquals(List.of("give:green", "give:white", "give:red"), plainTokens(state));
        go(state, "give:green give:red");
        assertEquals(State.CHANCE, state.actor());
        assertEquals("white*9 red", supply(state, 0));
    }

    @Test
    void whenLevelOneRunsOutLevelTwoFillsTheSameSlot() {
        OrbisState state = new OrbisState(Setup.of(OrbisSketch.GAME.info(), 2));
        while (state.survey().pileSize(1) > 0) {
            state.play(Case.moves(state).get(0));
        }
        go(state, "take:c3 wild");
        go(state, plainTokens(state).get(0));
        assertEquals(State.CHANCE, state.actor());
        assertEquals(11, tokens(state).size(), "all of level two in a game of two");
        go(state, "deal:G2a");
        assertEquals(OrbisTiles.find("G2a"), state.survey().display(OrbisSketch.slot("c3")));
    }

    @Test
    void whenLevelTwoRunsOutLevelThreeFillsTheSameSlot() {
        OrbisState state = new OrbisState(Setup.of(OrbisSketch.GAME.info(), 2));
        while (state.survey().pileSize(1) + state.survey().pileSize(2) > 0) {
            state.play(Case.moves(state).get(0));
        }
        go(state, "take:c3 wild");
        go(state, plainTokens(state).get(0));
        assertEquals(State.CHANCE, state.actor());
        assertTrue(tokens(state).stream().allMatch(token -> token.charAt(6) == '3'));
        String dealt = tokens(state).get(0);
        go(state, dealt);
        assertEquals(OrbisTiles.find(dealt.substring(5)), state.survey().display(OrbisSketch.slot("c3")));
    }
}
