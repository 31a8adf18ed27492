package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.cell;
import static atoll.games.orbis.OrbisSketch.go;
import static atoll.games.orbis.OrbisSketch.slot;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Case;
import atoll.engine.Setup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Previews of tiles match their effects. */
class OrbisPreviewTest {
    @Test
    void gainsAndCostsOfATile() {
        OrbisState state = new OrbisSketch(3)
                .slot("b1", "B2b")
                .on("b1", "red*2+green")
                .seat(0, "supply blue world 1.0=Y1b")
                .state();
        OrbisPreview preview = state.survey().preview(slot("b1"));
        assertEquals(OrbisTiles.find("B2b"), preview.tile());
        assertEquals(1 << slot("a1") | 1 << slot("c1") | 1 << slot("b2"), preview.spread());
        assertEquals(2, preview.collected(OrbisWorshippers.RED));
        assertEquals(0, preview.collected(OrbisWorshippers.BLUE));
        assertEquals(1, preview.supply(OrbisWorshippers.BLUE));
        assertEquals(1, preview.cost(OrbisWorshippers.BLUE));
        assertEquals(0, preview.cost(OrbisWorshippers.GREEN), "the farm");
        assertEquals(1, preview.wildCost());
        assertTrue(preview.canPay());
        assertEquals(0, preview.exchanges());
        assertEquals(1 << cell("1.-1") | 1 << cell("1.1"), preview.places());
        assertFalse(preview.counts(cell("1.1")));
        assertEquals(0, preview.points(cell("1.1")));
        assertEquals(-1, preview.wildPoints(cell("1.1")));
        assertEquals("blue", OrbisSketch.supply(state, 0), "looking changes nothing");
        go(state, "take:b1");
        OrbisPreview taken = state.survey().preview(slot("b1"));
        assertEquals(OrbisTiles.find("B2b"), taken.tile());
        assertEquals(0, taken.spread());
        assertEquals(0, taken.collected(OrbisWorshippers.RED));
        assertEquals(2, taken.supply(OrbisWorshippers.RED));
        go(state, "wild at:1.1");
        assertEquals(-1, state.survey().preview(slot("b1")).tile());
    }

    @Test
    void exchangesThatPay() {
        assertEquals(1, exchanges("supply red*4"));
        assertEquals(-1, exchanges("supply red*3"), "the wild symbol is to be paid too");
        assertEquals(-1, exchanges("supply red*2 blue*2 white*2 yellow*2"));
        assertEquals(0, exchanges("supply green red"));
        assertEquals(1, exchanges("supply blue*3 red"));
    }

    private static int exchanges(String supply) {
        OrbisState state = new OrbisSketch(2).slot("a1", "Y1b").seat(0, supply).state();
        return state.survey().preview(0).exchanges();
    }

    @Test
    void pointsOfATileWithItsNeighbours() {
        OrbisState state = new OrbisSketch(2)
                .slot("a1", "G1c")
                .seat(0, "world 1.0=G2a 1.1=wild 1.-1=B1b")
                .state();
        assertEquals(3, state.survey().preview(0).points(cell("2.0")), "the third one at the forest");
        assertEquals(0, state.survey().preview(0).points(cell("1.2")));
        assertEquals(2, state.survey().preview(0).wildPoints(cell("2.0")));
        OrbisState village = new OrbisSketch(2)
                .slot("a1", "Y2c")
                .seat(0, "supply white yellow red*2")
                .state();
        assertEquals(3, village.survey().preview(0).points(cell("1.0")));
        OrbisState poor = new OrbisSketch(2)
                .slot("a1", "Y2c")
                .seat(0, "supply white yellow red")
                .state();
        assertFalse(poor.survey().preview(0).counts(cell("1.0")));
        assertEquals(0, poor.survey().preview(0).points(cell("1.0")));
        OrbisState volcano = new OrbisSketch(2)
                .slot("b2", "R2a")
                .seat(0, "supply red yellow")
                .state();
        assertTrue(volcano.survey().preview(slot("b2")).counts(cell("1.0")), "four of its own");
        OrbisState corner = new OrbisSketch(2)
                .slot("a1", "R2a")
                .seat(0, "supply red yellow")
                .state();
        assertFalse(corner.survey().preview(0).counts(cell("1.0")));
    }

    @Test
    void aVillageCountsByWhatExchangesLeave() {
        assertEquals(0, village("supply red*6", 2));
        assertEquals(0, village("supply red*7", 2));
        assertEquals(3, village("supply red*8", 2));
        assertEquals(0, village("supply white red*4", 1));
        assertEquals(3, village("supply white red*5", 1));
    }

    private static int village(String supply, int exchanges) {
        OrbisState state = new OrbisSketch(2).slot("a1", "Y2c").seat(0, supply).state();
        assertEquals(exchanges, state.survey().preview(0).exchanges());
        return state.survey().preview(0).points(cell("1.0"));
    }

    @Test
    void paymentsAreNotCountedTwice() {
        OrbisState state = new OrbisSketch(2)
                .slot("a1", "Y2c")
                .seat(0, "supply white yellow red*2")
                .state();
        go(state, "take:a1");
        assertEquals(3, state.survey().preview(0).points(cell("1.0")));
        go(state, "build");
        assertEquals(OrbisPhase.PLACING, state.phase());
        assertEquals(3, state.survey().preview(0).points(cell("1.0")));
    }

    /** Every tile built or turned over in random games scores as previewed, once its price is paid. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void previewsMatchTheEffects(int seats) {
        Case which = new Case(OrbisSketch.GAME, Setup.of(OrbisSketch.GAME.info(), seats));
        for (int seed = 1; seed <= 10; seed++) {
            which.walk(seed, session -> {
                OrbisState state = (OrbisState) session.state();
                if (state.phase() == OrbisPhase.TURN) {
                    for (int slot = 0; slot < 9; slot++) {
                        foretell(state, slot);
                    }
                }
            });
        }
    }

    private static void foretell(OrbisState before, int slot) {
        int seat = before.turn;
        if (before.playerAreas[seat].isComplete()) {
            return;
        }
        OrbisPreview preview = before.survey().preview(slot);
        OrbisState taken = before.copy();
        taken.play(OrbisMoves.of(OrbisMoves.TAKE, slot));
        boolean payable = preview.canPay() && preview.places() != 0;
        assertEquals(payable, OrbisSketch.allows(taken, "build"));
        boolean buildable = preview.exchanges() >= 0 && preview.places() != 0;
        OrbisState turned = taken.copy();
        turned.play(OrbisMoves.of(OrbisMoves.WILD));
        for (int cells = preview.wildPlaces(); cells != 0; cells &= cells - 1) {
            int cell = Integer.numberOfTrailingZeros(cells);
            OrbisState laid = turned.copy();
            laid.play(OrbisMoves.of(OrbisMoves.AT, cell));
            assertEquals(before.score(seat) + preview.wildPoints(cell), laid.score(seat));
        }
        if (buildable) {
            for (int n = preview.exchanges(); n > 0; n--) {
                exchange(taken, preview);
            }
            taken.play(OrbisMoves.of(OrbisMoves.BUILD));
            while (taken.phase() == OrbisPhase.PAYING) {
                taken.play(Case.moves(taken).get(0));
            }
            for (int cells = preview.places(); cells != 0; cells &= cells - 1) {
                int cell = Integer.numberOfTrailingZeros(cells);
                int points = preview.points(cell);
                assertEquals(points, taken.survey().preview(slot).points(cell), "once it is paid for");
                OrbisState laid = taken.copy();
                laid.play(OrbisMoves.of(OrbisMoves.AT, cell));
                if (laid.phase() == OrbisPhase.FULFILLING) {
                    laid.play(Case.moves(laid).get(0));
                }
                assertEquals(before.score(seat) + points, laid.score(seat));
            }
        }
    }

    // Surplus worshippers against missing ones.
    private static void exchange(OrbisState state, OrbisPreview preview) {
        int supply = state.playerAreas[state.turn].supply;
        int from = -1;
        int to = -1;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int spare = OrbisWorshippers.count(supply, colour) - preview.cost(colour);
            from = spare >= OrbisWorshippers.EXCHANGE ? colour : from;
            to = spare < 0 ? colour : to;
        }
        go(state, "swap:" + OrbisWorshippers.name(from) + ">" + OrbisWorshippers.name(to));
    }
}
