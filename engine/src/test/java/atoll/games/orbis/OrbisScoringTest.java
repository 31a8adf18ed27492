package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.cell;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Final scoring, god by god and type by type. */
class OrbisScoringTest {
    private static OrbisSketch two() {
        return new OrbisSketch(2);
    }

    private static int god(OrbisState state, int seat) {
        return state.survey().points().god(seat);
    }

    private static List<Integer> temples(OrbisState state) {
        return IntStream.range(0, state.seats())
                .map(state.survey().points()::temple)
                .boxed()
                .toList();
    }

    private static List<Integer> ranks(OrbisState state) {
        return IntStream.range(0, state.seats()).map(state::rank).boxed().toList();
    }

    @Test
    void rocksCountOneAndWildernessesMinusOne() {
        OrbisState state = two().seat(0, "world 1.0=W1d 1.1=R1d 1.2=wild").state();
        assertEquals(2, state.survey().points().land(0));
        assertEquals(-1, state.survey().points().wildernesses(0));
        assertEquals(1, state.score(0));
    }

    @Test
    void aForestIsTouchedBySixAtMost() {
        // Row 2 in the middle: two beside, two above, two below.
        OrbisState state = new OrbisSketch(4)
                .slot("c2", "G3d")
                .seat(0, "world 1.0=G1b 1.1=G1c 1.2=B1b 1.3=W1b 2.1=G2a 2.0=G2b 2.2=B1a 3.0=G2d 3.1=G1d")
                .state();
        OrbisFacts survey = state.survey();
        assertEquals(6, survey.touching(0, cell("2.1"), OrbisTiles.find("G2a")));
        assertEquals(4, survey.touching(0, cell("2.1"), OrbisTiles.find("G2b")));
        assertTrue(survey.counts(0, cell("2.1")));
        assertTrue(survey.counts(0, cell("2.0")), "two beside and above, and two below");
    }

    @Test
    void theGodIsNoTileForAForest() {
        OrbisState state =
                two().seat(0, "god nature world 1.0=G2a 1.1=G1b 1.-1=B1b").state();
        assertEquals(0, state.survey().points().land(0));
        assertEquals(0, god(state, 0));
    }

    @Test
    void forestsStayOpenWhileTheyCanBeReached() {
        OrbisState state = two().seat(0, "world 1.0=G2a 1.1=R1b").state();
        OrbisFacts survey = state.survey();
        assertTrue(survey.isOpen(0, cell("1.0")), "beside and two above");
        assertEquals(3, survey.mostTouching(0, cell("1.0"), OrbisTiles.find("G2a")));
        OrbisState lost =
                two().seat(0, "world 1.0=G2a 1.1=R1b 1.2=wild 2.0=R1d 1.3=W1b").state();
        assertEquals(2, lost.survey().mostTouching(0, cell("1.0"), OrbisTiles.find("G2a")));
        assertFalse(lost.survey().isOpen(0, cell("1.0")));
        OrbisState met =
                two().seat(0, "world 1.0=wild 1.1=G2a 1.2=wild 2.0=wild").state();
        assertFalse(met.survey().isOpen(0, cell("1.1")));
        assertTrue(met.survey().counts(0, cell("1.1")));
    }

    // Gods.

    @Test
    void loveAndApprentice() {
        OrbisState state = two().seat(0, "god love").seat(1, "god apprentice").state();
        assertEquals(List.of(1, 2), List.of(state.score(0), state.score(1)));
    }

    @Test
    void idlenessCountsOneAndSavesWildernesses() {
        OrbisState state = two().seat(0, "god idleness world 1.0=wild 1.1=wild")
                .seat(1, "world 1.0=wild")
                .state();
        assertEquals(List.of(1, -1), List.of(state.score(0), state.score(1)));
        assertEquals(2, state.survey().wildernesses(0));
    }

    @Test
    void deathCountsIfItsPriceWasPaid() {
        assertEquals(3, two().seat(0, "god death").state().score(0));
        assertEquals(0, two().seat(0, "god death!").state().score(0));
    }

    @Test
    void technologyAsksForTheFewestWildernesses() {
        OrbisSketch sketch = two().seat(0, "god technology world 1.0=wild");
        assertEquals(3, god(sketch.seat(1, "world 1.0=wild").state(), 0), "as few as anybody");
        assertEquals(0, god(two().seat(0, "god technology world 1.0=wild").state(), 0));
        assertEquals(
                3, god(two().seat(0, "god technology").seat(1, "world 1.0=wild").state(), 0), "none at all");
        OrbisSketch idle = two().seat(1, "god idleness world 1.0=wild 1.1=wild");
        assertEquals(
                3,
                god(idle.seat(0, "god technology world 1.0=wild").state(), 0),
                "idleness has wildernesses, though it does not pay for them");
    }

    @Test
    void seasAskForTheMostIrrigationsThatCount() {
        String watered = "world 1.0=B1b 1.1=Y1a 2.0=B2a";
        assertEquals(3, god(two().seat(0, "god seas " + watered).state(), 0));
        assertEquals(0, god(two().seat(0, "god seas").state(), 0), "at least one");
        assertEquals(0, god(two().seat(0, "god seas world 1.0=B2a").state(), 0), "one that counts");
        assertEquals(0, god(two().seat(0, "god seas").seat(1, watered).state(), 0));
        OrbisState tied = two().slot("b1", "B1a")
                .slot("c3", "G1b")
                .seat(0, "god seas " + watered)
                .seat(1, "world 1.0=wild 1.1=W1b 2.0=B3a")
                .state();
        assertEquals(3, god(tied, 0), "among those with the most");
    }

    @Test
    void fireAsksForTheMostVolcanoesThatCount() {
        assertEquals(3, god(two().seat(0, "god fire world 1.0=R2a").state(), 0));
        assertEquals(0, god(two().seat(0, "god fire world 1.0=R2a!").state(), 0));
        OrbisSketch more = two().slot("a2", "R1b").slot("b3", "R1d").seat(1, "world 1.0=R3a 1.1=R3b");
        assertEquals(0, god(more.seat(0, "god fire world 1.0=R2a").state(), 0));
    }

    @Test
    void natureAsksForTheMostForestsThatCount() {
        String grown = "world 1.0=wild 1.1=G2a 1.2=wild 2.0=wild";
        assertEquals(3, god(two().seat(0, "god nature " + grown).state(), 0));
        assertEquals(0, god(two().seat(0, "god nature world 1.0=G2a").state(), 0));
        assertEquals(0, god(two().seat(0, "god nature").seat(1, grown).state(), 0));
    }

    @Test
    void harvestAsksForTheMostVillagesThatCount() {
        assertEquals(3, god(two().seat(0, "god harvest world 1.0=Y2c").state(), 0));
        assertEquals(0, god(two().seat(0, "god harvest world 1.0=Y2c!").state(), 0));
        assertEquals(
                0, god(two().seat(0, "god harvest").seat(1, "world 1.0=Y2c").state(), 0));
        OrbisSketch tied = two().slot("b2", "Y1a").seat(0, "god harvest world 1.0=Y2c");
        assertEquals(3, god(tied.seat(1, "world 1.0=Y3a").state(), 0), "among those with the most");
    }

    @Test
    void balanceAsksForVillageShrineAndVolcano() {
        String god = "god balance world ";
        assertEquals(3, god(two().seat(0, god + "1.0=Y2c 1.1=W2a 1.2=R2a").state(), 0));
        assertEquals(0, god(two().seat(0, god + "1.0=Y2c! 1.1=W2a 1.2=R2a").state(), 0));
        assertEquals(0, god(two().seat(0, god + "1.0=Y2c 1.1=W2a 1.2=R2a!").state(), 0));
        assertEquals(0, god(two().seat(0, god + "1.0=Y2c 1.1=W2d 1.2=R2a").state(), 0));
        assertEquals(0, god(two().seat(0, god + "1.0=wild 1.1=W2a 1.2=R2a").state(), 0), "a wilderness has no type");
    }

    @Test
    void godsCompareWithAllSeats() {
        OrbisState state = two().seat(0, "god harvest world 1.0=wild")
                .seat(1, "god apprentice world 1.0=Y2c")
                .state();
        assertEquals(0, god(state, 0));
        assertEquals(3, state.survey().points().god(1, OrbisGods.HARVEST));
        assertEquals(2, god(state, 1));
    }

    // Temples.

    @Test
    void templesGoByIcons() {
        OrbisState state = new OrbisSketch(4)
                .slot("c1", "W1b")
                .seat(0, "world 1.0=W2a")
                .seat(1, "world 1.0=W3c 1.1=W2b")
                .seat(3, "world 1.0=W3d")
                .state();
        assertEquals(List.of(4, 11, 0, 7), temples(state));
        assertEquals(
                List.of(1, 3, 0, 2),
                IntStream.range(0, 4)
                        .map(state.survey().points()::icons)
                        .boxed()
                        .toList());
    }

    @Test
    void equalIconsGoByTheHighestMysticValueOfAnyWhiteTile() {
        OrbisState state =
                two().seat(0, "world 1.0=W2a 1.1=wild").seat(1, "world 1.0=W2b").state();
        assertEquals(List.of(2, 7), temples(state));
        OrbisState other = new OrbisSketch(3)
                .seat(0, "world 1.0=W2a 1.1=W3e")
                .seat(1, "world 1.0=W2b")
                .seat(2, "world 1.0=W1d")
                .state();
        assertEquals(List.of(9, 4, 0), temples(other), "a conversion counts, and no shrine is no temple");
        assertEquals(9, other.survey().points().mystic(0));
    }

    @Test
    void templePointsDependOnTheSeats() {
        int[][] worths = {{7, 2}, {9, 4, 2}, {11, 7, 4, 2}};
        for (int[] worth : worths) {
            OrbisFacts survey = new OrbisSketch(worth.length).state().survey();
            for (int place = 0; place < worth.length; place++) {
                assertEquals(worth[place], survey.points().templeOfPlace(place));
            }
        }
    }

    @Test
    void aSingleSeatWithShrinesTakesTheBestTemple() {
        assertEquals(List.of(0, 7), temples(two().seat(1, "world 1.0=W2a").state()));
        assertEquals(List.of(0, 0), temples(two().state()));
    }

    // Places.

    @Test
    void tiesGoToWorshippersThenAreShared() {
        assertEquals(
                List.of(2, 1),
                ranks(two().seat(0, "supply red*9").seat(1, "world 1.0=R1d").state()));
        assertEquals(
                List.of(1, 2),
                ranks(two().seat(0, "supply red*2").seat(1, "supply blue").state()));
        assertEquals(
                List.of(1, 1),
                ranks(two().seat(0, "supply red*2").seat(1, "supply blue green").state()));
        OrbisState three = new OrbisSketch(3)
                .seat(0, "supply red")
                .seat(1, "supply red")
                .seat(2, "world 1.0=wild")
                .state();
        assertEquals(List.of(1, 1, 3), ranks(three));
    }
}
