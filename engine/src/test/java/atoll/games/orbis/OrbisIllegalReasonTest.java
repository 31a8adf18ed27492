package atoll.games.orbis;

import static atoll.games.orbis.OrbisSketch.cell;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.engine.IllegalReason;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The reasons of illegal moves. */
class OrbisIllegalReasonTest {
    private static final OrbisGame GAME = OrbisSketch.GAME;

    private static List<Integer> everything() {
        int[] counts = {
            OrbisGods.GODS, OrbisTiles.TILES, OrbisDisplay.SLOTS, 1, 1, OrbisPyramid.CELLS, 5, 5, 1, 1, 45, 25
        };
        List<Integer> moves = new ArrayList<>();
        for (int verb = 0; verb < counts.length; verb++) {
            for (int what = 0; what < counts[verb]; what++) {
                moves.add(OrbisMoves.of(verb, what));
            }
        }
        return moves;
    }

    /** All encodable moves, in thousands of positions; half of the games build whenever possible. */
    @Tag("slow")
    @Test
    void aMoveIsIllegalExactlyIfThereIsAReason() {
        Set<IllegalReason> met = new HashSet<>();
        List<Integer> everything = everything();
        MoveList legal = new MoveList();
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 1; seed <= 30; seed++) {
                OrbisState state = new OrbisState(Setup.of(GAME.info(), seats));
                Rng rng = new Rng(seed, seats);
                for (state.moves(legal); legal.size() > 0; state.moves(legal)) {
                    compare(state, legal, everything, met);
                    boolean builds = seed % 2 == 0
                            && (state.phase() == OrbisPhase.TAKEN || state.phase() == OrbisPhase.FULFILLING);
                    state.play(builds ? legal.get(0) : legal.sample(rng));
                }
                compare(state, legal, everything, met);
            }
        }
        assertEquals(Set.of(OrbisIllegalReason.values()), met);
    }

    private static void compare(OrbisState state, MoveList legal, List<Integer> everything, Set<IllegalReason> met) {
        for (int move : everything) {
            IllegalReason reason = GAME.illegalReason(state, move);
            assertEquals(legal.indexOf(move) >= 0, reason == null, OrbisMoves.token(move) + ": " + reason);
            if (reason != null) {
                met.add(reason);
            }
        }
    }

    private static IllegalReason why(OrbisState state, int verb, int what) {
        return GAME.illegalReason(state, OrbisMoves.of(verb, what));
    }

    private static IllegalReason whyPlace(OrbisState state, String cell) {
        return why(state, OrbisMoves.AT, cell(cell));
    }

    @Test
    void reasonsOfATurn() {
        OrbisState state =
                new OrbisSketch(2).gods("love seas").seat(0, "god idleness").state();
        assertEquals(OrbisIllegalReason.HAS_GOD, why(state, OrbisMoves.GOD, OrbisGods.LOVE));
        assertEquals(OrbisIllegalReason.TAKE_FIRST, why(state, OrbisMoves.BUILD, 0));
        assertEquals(OrbisIllegalReason.NO_DEALING, why(state, OrbisMoves.DEAL, 0));
        assertEquals(OrbisIllegalReason.THREE_NEEDED, GAME.illegalReason(state, OrbisMoves.swap(0, 1)));
        assertEquals(OrbisIllegalReason.SAME_COLOUR, GAME.illegalReason(state, OrbisMoves.swap(1, 1)));
        OrbisSketch.go(state, "take:a1");
        assertEquals(OrbisIllegalReason.TOO_DEAR, why(state, OrbisMoves.BUILD, 0));
        assertEquals(OrbisIllegalReason.TAKEN, why(state, OrbisMoves.TAKE, 3));
        OrbisSketch.go(state, "wild");
        assertEquals(OrbisIllegalReason.NOT_THE_FIRST, whyPlace(state, "1.1"));
        assertEquals(OrbisIllegalReason.NOTHING_BELOW, whyPlace(state, "2.0"));
        assertEquals(OrbisIllegalReason.PLACE_FIRST, why(state, OrbisMoves.WILD, 0));
        OrbisSketch.go(state, "at:1.0");
        assertEquals(OrbisIllegalReason.DEALING, why(state, OrbisMoves.TAKE, 0));
        assertEquals(OrbisIllegalReason.NOT_IN_PILE, why(state, OrbisMoves.DEAL, OrbisTiles.find("G3c")));
        OrbisState other = new OrbisSketch(2).gods("love seas").state();
        assertEquals(OrbisIllegalReason.GOD_GONE, why(other, OrbisMoves.GOD, OrbisGods.DEATH));
    }

    @Test
    void reasonsOfPlaces() {
        OrbisState state = new OrbisSketch(2)
                .slot("a1", "G1c")
                .seat(0, "world 1.0=R1b 1.1=R1d 1.2=G1b 1.3=B1b")
                .state();
        OrbisSketch.go(state, "take:a1 build");
        assertEquals(OrbisIllegalReason.OTHER_COLOUR, whyPlace(state, "2.0"));
        assertEquals(OrbisIllegalReason.OCCUPIED, whyPlace(state, "1.1"));
        assertEquals(OrbisIllegalReason.GAP, whyPlace(state, "1.-2"));
        assertEquals(OrbisIllegalReason.NOTHING_BELOW, whyPlace(state, "3.0"));
        assertEquals(null, whyPlace(state, "2.2"));
        state = new OrbisSketch(2)
                .slot("a1", "G1c")
                .seat(0, "world 1.0=R1b 1.1=R1d 1.2=G1b 1.3=B1b 1.4=B1a")
                .state();
        OrbisSketch.go(state, "take:a1 build");
        assertEquals(OrbisIllegalReason.TOO_WIDE, whyPlace(state, "1.-1"));
        state = new OrbisSketch(2)
                .slot("a1", "G1c")
                .seat(0, "world 1.0=R1b 1.1=R1d 1.2=B1b 1.3=B1a 1.4=W1b")
                .state();
        OrbisSketch.go(state, "take:a1");
        assertEquals(OrbisIllegalReason.NO_PLACE, why(state, OrbisMoves.BUILD, 0));
    }

    @Test
    void reasonsOfEffects() {
        OrbisState village = new OrbisSketch(2)
                .slot("a1", "Y2c")
                .seat(0, "supply white yellow red")
                .state();
        OrbisSketch.go(village, "take:a1 build at:1.0");
        assertEquals(OrbisIllegalReason.TOO_FEW, why(village, OrbisMoves.FULFIL, 0));
        assertEquals(OrbisIllegalReason.FULFIL_FIRST, why(village, OrbisMoves.GIVE, 0));
        OrbisState volcano = new OrbisSketch(2)
                .slot("b2", "R2a")
                .on("a1", "blue")
                .seat(0, "supply red yellow")
                .state();
        OrbisSketch.go(volcano, "take:b2 build at:1.0 fulfil");
        assertEquals(
                OrbisIllegalReason.NOT_BURNT, GAME.illegalReason(volcano, OrbisMoves.burn(0, OrbisWorshippers.BLUE)));
        assertEquals(
                OrbisIllegalReason.NOT_THERE, GAME.illegalReason(volcano, OrbisMoves.burn(0, OrbisWorshippers.RED)));
        assertEquals(OrbisIllegalReason.BURN_FIRST, why(volcano, OrbisMoves.DECLINE, 0));
        assertEquals(OrbisIllegalReason.NO_SWAP, GAME.illegalReason(volcano, OrbisMoves.swap(0, 1)));
        OrbisState few = new OrbisSketch(2)
                .slot("a1", "R2a")
                .seat(0, "supply red yellow")
                .state();
        OrbisSketch.go(few, "take:a1 build at:1.0");
        assertEquals(OrbisIllegalReason.TOO_FEW_THERE, why(few, OrbisMoves.FULFIL, 0));
        OrbisState love =
                new OrbisSketch(2).gods("love").seat(0, "supply red*9").state();
        OrbisSketch.go(love, "god:love");
        assertEquals(OrbisIllegalReason.GAIN_FIRST, why(love, OrbisMoves.TAKE, 0));
        OrbisSketch.go(love, "gain:red gain:red gain:red gain:red gain:red");
        assertEquals(OrbisIllegalReason.DISCARD_FIRST, why(love, OrbisMoves.TAKE, 0));
        assertEquals(OrbisIllegalReason.NOT_OWNED, why(love, OrbisMoves.GIVE, OrbisWorshippers.BLUE));
    }
}
