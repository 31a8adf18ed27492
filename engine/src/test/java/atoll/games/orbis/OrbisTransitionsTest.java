package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.allows;
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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The turn, phase by phase, without the effects of tiles. */
class OrbisTransitionsTest {
    private static final String FULL = "1.0=wild 1.1=wild 1.2=wild 1.3=wild 1.4=wild"
            + " 2.0=wild 2.1=wild 2.2=wild 2.3=wild 3.0=wild 3.1=wild 3.2=wild 4.0=wild";

    private static OrbisSketch two() {
        return new OrbisSketch(2);
    }

    // Setup.

    @ParameterizedTest
    @CsvSource({"2,3,11", "3,4,15", "4,5,20"})
    void godsAreCalledAndNineTilesDealt(int seats, int gods, int tiles) {
        OrbisState state = new OrbisState(Setup.of(OrbisSketch.GAME.info(), seats));
        for (int i = 0; i < gods; i++) {
            assertEquals(State.CHANCE, state.actor());
            assertEquals(10 - i, tokens(state).size());
            assertTrue(tokens(state).get(0).startsWith("god:"));
            state.play(Case.moves(state).get(0));
        }
        for (int slot = 0; slot < 9; slot++) {
            assertEquals(State.CHANCE, state.actor());
            assertEquals(tiles - slot, tokens(state).size());
            int first = Case.moves(state).get(0);
            state.play(first);
            assertEquals(OrbisMoves.what(first), state.survey().display(slot), "a1 b1 c1 a2 and so on");
        }
        assertEquals(0, state.actor());
        assertEquals(gods + 9, tokens(state).size());
    }

    // 1 and 2, worshippers.

    @Test
    void worshippersOnTheTileAreCollectedAndOthersStay() {
        OrbisState state = two().on("b2", "red*2+blue").on("a1", "green").state();
        go(state, "take:b2");
        assertEquals("blue red*2", supply(state, 0));
        assertEquals("none", on(state, "b2"));
        assertEquals("green", on(state, "a1"));
    }

    // 3, the cost.

    @Test
    void unaffordableTilesBecomeWildernesses() {
        OrbisState state = go(two().state(), "take:b2");
        assertEquals(List.of("wild"), tokens(state));
    }

    @Test
    void affordableTilesMayBecomeWildernesses() {
        OrbisState state = go(two().seat(0, "supply green*2 white").state(), "take:a1");
        assertEquals(List.of("build", "wild"), tokens(state));
        go(state, "wild at:1.0");
        assertEquals("green*2 white", supply(state, 0), "a wilderness costs nothing");
    }

    @Test
    void eachWildSymbolIsPaidWithOneOfAnyColour() {
        OrbisState state = go(
                new OrbisSketch(4)
                        .slot("a1", "R3d")
                        .seat(0, "supply red*3 blue white")
                        .state(),
                "take:a1 build");
        assertEquals("blue white red", supply(state, 0));
        assertEquals(List.of("give:blue", "give:white", "give:red"), tokens(state));
        go(state, "give:white");
        assertEquals(List.of("give:blue", "give:red"), tokens(state));
        go(state, "give:red at:1.0");
        assertEquals("blue", supply(state, 0));
    }

    @Test
    void wildSymbolsNeedWorshippersBesideTheColouredOnes() {
        assertFalse(allows(go(two().slot("a1", "Y1b").seat(0, "supply green").state(), "take:a1"), "build"));
        assertTrue(allows(go(two().slot("a1", "Y1b").seat(0, "supply green*2").state(), "take:a1"), "build"));
    }

    // 4, places.

    @Test
    void withoutAPlaceForItsColourATileBecomesAWilderness() {
        String area = "world 1.0=R1b 1.1=R1d 1.2=B1b 1.3=B1a 1.4=W1b";
        OrbisState state =
                two().slot("a1", "G1b").slot("b1", "W2d").seat(0, area).state();
        assertEquals(List.of("wild"), tokens(go(state.copy(), "take:a1")));
        go(state, "take:b1");
        assertEquals(List.of("build", "wild"), tokens(state));
        assertEquals(List.of("at:2.3"), tokens(go(state.copy(), "build")));
        assertEquals(List.of("at:2.0", "at:2.1", "at:2.2", "at:2.3"), tokens(go(state, "wild")));
    }

    @Test
    void theBottomRowGrowsToBothSidesUpToFive() {
        OrbisState state =
                two().seat(0, "world 1.0=R1b 1.-1=B1b 1.-2=G1b 1.-3=W1b").state();
        assertEquals(List.of("at:1.-4", "at:1.1", "at:2.-3", "at:2.-2", "at:2.-1"), tokens(go(state, "take:a1 wild")));
        go(state, "at:1.-4");
        assertEquals(5, Integer.bitCount(OrbisPyramid.bottom(state.survey().occupied(0))));
        assertEquals(0, OrbisPyramid.growth(state.survey().occupied(0)));
    }

    @Test
    void higherRowsMayComeFirst() {
        OrbisState state = two().seat(0, "world 1.0=wild 1.1=wild 2.0=wild 1.2=wild 2.1=wild")
                .state();
        go(state, "take:a1 wild");
        assertTrue(allows(state, "at:3.0"));
        assertTrue(allows(state, "at:1.3"));
        assertFalse(allows(state, "at:2.2"));
    }

    @Test
    void everythingGoesOnAWildernessAndAWildernessOnEverything() {
        OrbisState state = two().slot("a1", "G1b")
                .seat(0, "world 1.0=wild 1.1=R1b 1.2=B1b")
                .state();
        assertEquals(List.of("at:1.-1", "at:1.3", "at:2.0"), tokens(go(state.copy(), "take:a1 build")));
        assertEquals(List.of("at:1.-1", "at:1.3", "at:2.0", "at:2.1"), tokens(go(state, "take:a1 wild")));
    }

    // 6, the limit of ten.

    @Test
    void exchangesHelpAgainstTheLimit() {
        OrbisState state =
                go(two().on("b2", "red*2+green").seat(0, "supply white*9").state(), "take:b2 wild at:1.0");
        assertTrue(allows(state, "swap:white>red"));
        assertFalse(allows(state, "swap:red>white"));
        go(state, "swap:white>red");
        assertEquals("green white*6 red*3", supply(state, 0));
        assertEquals(State.CHANCE, state.actor(), "ten are left");
    }

    @Test
    void theLimitComesAfterTheEffect() {
        OrbisState state = go(
                two().slot("a1", "Y2c:red*3")
                        .seat(0, "supply white yellow blue*8")
                        .state(),
                "take:a1 build at:1.0");
        assertEquals(OrbisPhase.FULFILLING, state.phase());
        go(state, "fulfil give:blue give:blue");
        assertEquals(State.CHANCE, state.actor(), "nine are left");
    }

    @Test
    void theLimitHoldsInAGodsTurn() {
        OrbisState state = two().gods("love").seat(0, "supply white*7").state();
        go(state, "god:love gain:red gain:red gain:red gain:red gain:red");
        assertEquals(OrbisPhase.DISCARDING, state.phase());
        go(state, "give:white give:white");
        assertEquals(1, state.actor());
        assertEquals("white*5 red*5", supply(state, 0));
    }

    // Exchanges.

    @Test
    void exchangesStandBesideDecisionsOfTheTurn() {
        OrbisState state = two().slot("a1", "Y1b").seat(0, "supply green*7 red").state();
        assertTrue(allows(state, "swap:green>red"));
        assertFalse(allows(state, "swap:red>green"));
        assertFalse(allows(state, "swap:green>green"));
        go(state, "take:a1");
        assertTrue(allows(state, "swap:green>white"));
        go(state, "build");
        assertEquals(List.of("give:green", "give:red"), tokens(state), "none beside paying");
        go(state, "give:red");
        assertTrue(allows(state, "swap:green>white"));
        go(state, "swap:green>white");
        assertEquals("green*3 white", supply(state, 0));
        go(state, "at:1.0");
        assertEquals(State.CHANCE, state.actor());
    }

    @Test
    void exchangesPayForATile() {
        OrbisState state = go(two().slot("a1", "R1d").seat(0, "supply green*3").state(), "take:a1");
        assertFalse(allows(state, "build"));
        go(state, "swap:green>red build at:1.0");
        assertEquals(1, state.score(0));
    }

    @Test
    void noExchangeWhileWorshippersAreGainedOrPaid() {
        OrbisState gaining = go(two().slot("a1", "Y1a").seat(0, "supply red*3").state(), "take:a1 build at:1.0");
        assertEquals(5, tokens(gaining).size());
        OrbisState paying =
                go(two().slot("a1", "Y2c").seat(0, "supply white yellow red*6").state(), "take:a1 build at:1.0 fulfil");
        assertEquals(List.of("give:red"), tokens(paying));
        OrbisState burning =
                go(two().slot("b2", "R2a").seat(0, "supply red*5 yellow").state(), "take:b2 build at:1.0 fulfil");
        assertEquals(4, tokens(burning).size());
        OrbisState loved = go(two().gods("love").seat(0, "supply red*3").state(), "god:love");
        assertEquals(5, tokens(loved).size());
    }

    @Test
    void exchangesAreLegalDuringADecision() {
        assertTrue(allows(two().seat(0, "god idleness supply red*3").state(), "swap:red>blue"), "god or not");
        OrbisState death = go(two().gods("death").seat(0, "supply red*7").state(), "god:death");
        assertTrue(allows(death, "fulfil"));
        go(death, "swap:red>blue");
        assertFalse(allows(death, "fulfil"), "five are left");
        OrbisState volcano =
                go(two().slot("a1", "R2a").seat(0, "supply red yellow blue*3").state(), "take:a1 build at:1.0");
        assertTrue(allows(volcano, "swap:blue>red"));
    }

    // Gods and the last turns.

    @Test
    void aSeatTakesOneGod() {
        OrbisState state = two().gods("apprentice idleness").seat(1, "god seas").state();
        assertTrue(allows(state, "god:apprentice"));
        assertFalse(allows(state, "god:seas"));
        go(state, "god:apprentice");
        assertEquals(1, state.actor());
        assertEquals(9, tokens(state).size(), "only tiles");
        assertEquals(2, state.score(0));
    }

    @Test
    void aFullPyramidLeavesOnlyGods() {
        OrbisState state = two().gods("apprentice idleness")
                .seat(0, "supply red*3 world " + FULL + " 4.1=wild")
                .seat(1, "god seas world " + FULL)
                .state();
        assertEquals(List.of("god:apprentice", "god:idleness"), plainTokens(state));
        assertEquals(4, tokens(state).size() - 2, "exchanges remain");
        go(state, "god:idleness take:a1 wild at:4.1");
        assertEquals(State.CHANCE, state.actor(), "the last refill");
        assertEquals(1, tokens(state).size());
        state.play(Case.moves(state).get(0));
        assertEquals(State.OVER, state.actor());
        assertEquals(List.of(), tokens(state));
        assertEquals(1, state.score(0), "idleness saves fourteen points");
        assertEquals(-14, state.score(1));
    }

    @Test
    void aGodIsTakenWithoutARefill() {
        OrbisState state = go(two().gods("apprentice").state(), "god:apprentice");
        assertEquals(1, state.actor());
    }

    @Test
    void loveGivesFiveOfAnyColour() {
        OrbisState state = go(two().gods("love").state(), "god:love");
        for (String colour : List.of("red", "red", "blue", "white", "green")) {
            assertEquals(5, tokens(state).size());
            assertEquals(0, state.actor());
            go(state, "gain:" + colour);
        }
        assertEquals("green blue white red*2", supply(state, 0));
        assertEquals(1, state.actor());
        assertEquals(1, state.score(0));
    }

    @Test
    void deathDemandsSix() {
        OrbisState state = go(two().gods("death").seat(0, "supply red*4 blue*3").state(), "god:death");
        assertEquals(List.of("fulfil", "decline"), plainTokens(state));
        assertEquals(0, state.score(0));
        OrbisState declined = go(state.copy(), "decline");
        assertEquals(0, declined.score(0));
        assertTrue(declined.survey().isGodFailed(0));
        go(state, "fulfil give:red give:red give:red give:red");
        assertEquals(List.of("give:blue"), tokens(state));
        go(state, "give:blue give:blue");
        assertEquals(3, state.score(0));
        assertEquals("blue", supply(state, 0));
        assertEquals(1, state.actor());
    }

    @Test
    void withFewerThanSixDeathIsDeclined() {
        OrbisState state = go(two().gods("death").seat(0, "supply red*5").state(), "god:death");
        assertEquals(List.of("decline"), plainTokens(state));
    }

    // 7, refills.

    @Test
    void refillsComeFromTheLowestLevelThatIsLeft() {
        OrbisState state = go(two().state(), "take:a1 wild at:1.0");
        assertEquals(State.CHANCE, state.actor());
        assertTrue(tokens(state).stream().allMatch(token -> token.charAt(6) == '1'), "level 1");
        go(state, "deal:R1b");
        assertEquals(OrbisTiles.find("R1b"), state.survey().display(0));
        assertEquals(1, state.actor());
    }
}
