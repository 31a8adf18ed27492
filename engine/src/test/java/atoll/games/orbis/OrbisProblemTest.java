package atoll.games.orbis;

import static atoll.games.orbis.OrbisProblem.COLOUR_BELOW;
import static atoll.games.orbis.OrbisProblem.DEALT;
import static atoll.games.orbis.OrbisProblem.DEALT_IN_ORDER;
import static atoll.games.orbis.OrbisProblem.DEALT_LEVEL;
import static atoll.games.orbis.OrbisProblem.DUE;
import static atoll.games.orbis.OrbisProblem.EFFECT_CELL;
import static atoll.games.orbis.OrbisProblem.EMPTY_SLOT;
import static atoll.games.orbis.OrbisProblem.GODS;
import static atoll.games.orbis.OrbisProblem.GODS_CALLED;
import static atoll.games.orbis.OrbisProblem.HEAP;
import static atoll.games.orbis.OrbisProblem.LAID_OUT;
import static atoll.games.orbis.OrbisProblem.NOTHING_TAKEN;
import static atoll.games.orbis.OrbisProblem.NOTHING_TO_DISCARD;
import static atoll.games.orbis.OrbisProblem.NOT_FINISHED;
import static atoll.games.orbis.OrbisProblem.NOT_YET;
import static atoll.games.orbis.OrbisProblem.NO_CELL;
import static atoll.games.orbis.OrbisProblem.NO_EFFECT;
import static atoll.games.orbis.OrbisProblem.NO_GOD;
import static atoll.games.orbis.OrbisProblem.NO_SLOT;
import static atoll.games.orbis.OrbisProblem.NO_TILE;
import static atoll.games.orbis.OrbisProblem.PRICE_PAID;
import static atoll.games.orbis.OrbisProblem.PRICE_UNPAID;
import static atoll.games.orbis.OrbisProblem.PYRAMID_COMPLETE;
import static atoll.games.orbis.OrbisProblem.SEAT_FINISHED;
import static atoll.games.orbis.OrbisProblem.SUPPLY;
import static atoll.games.orbis.OrbisProblem.SUPPLY_IN_TURN;
import static atoll.games.orbis.OrbisProblem.WILDERNESSES;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.edit.Draft;
import atoll.edit.Problem;
import atoll.edit.ProblemTest;
import atoll.engine.Setup;
import atoll.engine.State;
import org.junit.jupiter.api.Test;

class OrbisProblemTest extends ProblemTest {
    private static final OrbisEditor EDITOR = new OrbisEditor();
    private static final Setup SETUP = Setup.of(OrbisGame.INFO, 4);

    /** Four seats, nothing built. */
    private static final State START = OrbisPositionParser.read("""
            display W1a W1b W1c W1d R1a R1b R1c R1d G1a gods love death fire seas nature
            seat seat seat seat
            """, 4, 0);

    /** Seat 0 has a village, a volcano and two conversions in its bottom row, and the god of death. */
    private static final State BUILT = OrbisPositionParser.read("""
            display W1a W1b W1c W1d R1a R1b R1c R1d G1a:red gods love fire seas nature
            seat god death supply red*5 world 1.0=Y2c 1.1=R2a 1.2=G1b 1.3=B1a
            seat seat seat
            """, 4, 0);

    OrbisProblemTest() {
        super(EDITOR, OrbisProblem.values());
        setUp();
        places();
        turns();
        effects();
        worshippers();
    }

    private void setUp() {
        State calling = new OrbisGame().start(SETUP);
        State dealing = new OrbisGame().start(SETUP);
        for (int god = 0; god < 5; god++) {
            dealing.play(OrbisMoves.of(OrbisMoves.GOD, god));
        }
        wrong(of(NOT_YET, "slot.a1"), calling, "slot.a1=W1a");
        wrong(of(NOT_YET, "heap.b2.white"), dealing, "heap.b2.white+1");
        wrong(of(NOT_YET, "cell.1.1.0").seat(1), dealing, "cell.1.1.0=wild");
        wrong(of(NOT_YET, "supply.1.red").seat(1), dealing, "supply.1.red+1");
        wrong(of(NOT_YET, "god.love").seat(0), dealing, "god.love=0");
        wrong(of(NOT_YET), dealing, "pile.W1a=wild");
        wrong(of(GODS_CALLED, "phase").number(5), dealing, "phase=CALLING");
        wrong(of(DEALT_IN_ORDER, "slot.a1", "slot.c1"), dealing, "slot.c1=W1a");
        wrong(of(DEALT_LEVEL, "slot.b1"), dealing, "slot.a1=W1a slot.b1=W2a");
        wrong(of(DEALT, "phase"), START, "phase=DEALING");
    }

    private void places() {
        wrong(of(GODS, "god.*").number(5), START, "god.harvest=open");
        wrong(of(GODS, "god.*").number(5), START, "god.love=out");
        wrong(of(EMPTY_SLOT, "slot.b2"), START, "slot.b2=none");
        wrong(of(WILDERNESSES, "pile.*").number(0), START, "pile.G1b=wild");
        wrong(of(COLOUR_BELOW, "cell.0.2.2").seat(0), BUILT, "cell.0.2.2=R2b");
    }

    private void turns() {
        State complete = complete();
        wrong(of(SEAT_FINISHED, "turn").seat(0), complete(), "god.death=0");
        wrong(of(NOT_FINISHED, "phase").seat(0), START, "phase=OVER");
        wrong(of(NO_SLOT, "taken"), START, "phase=TAKEN");
        wrong(of(NO_SLOT, "taken"), BUILT, "phase=REFILLING");
        wrong(of(NO_TILE, "tile"), START, "phase=PLACING taken=a1");
        wrong(of(PYRAMID_COMPLETE, "turn").seat(0), complete, "phase=TAKEN taken=a1 tile=W1a");
        // Its bottom row is full, and there is no white below any free cell.
        State full = OrbisPositionParser.read("""
                display W1a W1b W1c W1d R1a R1b R1c R1d G1a gods love death fire seas nature
                seat world 1.0=Y2c 1.1=R2a 1.2=G1b 1.3=B1a 1.4=B1b
                seat seat seat
                """, 4, 0);
        wrong(of(NO_CELL, "tile").seat(0), full, "phase=PLACING taken=a1 tile=W1a");
        wrong(of(NOTHING_TO_DISCARD, "phase").seat(0).number(10), BUILT, "phase=DISCARDING");
        wrong(of(NOTHING_TAKEN, "phase").seat(1), START, "turn=1 supply.1.red+10 supply.1.red+1 phase=DISCARDING");
        wrong(of(NOTHING_TAKEN, "phase").seat(0), START, "phase=REFILLING taken=a1");
        wrong(of(DUE, "due").number(1), BUILT, "phase=PAYING taken=a1 tile=Y1b due+1 due+1");
    }

    // The first seat has all its tiles.
    private static State complete() {
        return OrbisPositionParser.read("""
                display W1a W1b W1c W1d R1a R1b R1c R1d G1a gods love death fire seas nature
                seat world 1.0=wild 1.1=wild 1.2=wild 1.3=wild 1.4=wild 2.0=wild 2.1=wild 2.2=wild 2.3=wild
                3.0=wild 3.1=wild 3.2=wild 4.0=wild 4.1=wild
                seat seat seat
                """, 4, 0);
    }

    private void effects() {
        wrong(of(NO_SLOT, "taken"), BUILT, "phase=BURNING");
        wrong(of(EFFECT_CELL, "effect").seat(0), BUILT, "phase=GAINING taken=a1 due+1");
        wrong(of(EFFECT_CELL, "effect").seat(0), BUILT, "phase=FULFILLING taken=a1 effect=2.0");
        wrong(of(NO_EFFECT, "cell.0.1.2").seat(0), BUILT, "phase=GAINING taken=a1 effect=1.2 due+1");
        wrong(of(NO_EFFECT, "cell.0.1.3").seat(0), BUILT, "phase=FULFILLING taken=a1 effect=1.3");
        wrong(of(NO_EFFECT, "cell.0.1.1").seat(0), BUILT, "phase=SACRIFICING taken=a1 effect=1.1 due+1");
        wrong(of(NO_EFFECT, "cell.0.1.0").seat(0), BUILT, "phase=BURNING taken=a1 effect=1.0 due+1");
        wrong(of(NO_GOD, "phase").seat(0), BUILT, "phase=GAINING due+1");
        wrong(of(NO_GOD, "phase").seat(1), BUILT, "turn=1 phase=FULFILLING");
        wrong(of(PRICE_PAID, "unpaid.god").seat(0), BUILT, "phase=FULFILLING");
        wrong(of(PRICE_PAID, "unpaid.0.1.0").seat(0), BUILT, "phase=FULFILLING taken=a1 effect=1.0");
        wrong(of(PRICE_UNPAID, "unpaid.god").seat(0), BUILT, "unpaid.god=yes phase=SACRIFICING due+1");
        wrong(of(PRICE_UNPAID, "unpaid.0.1.1").seat(0), BUILT, "unpaid.0.1.1=yes phase=BURNING taken=a1 effect=1.1");
        wrong(of(DUE, "due").number(1), BUILT, "phase=GAINING taken=a1 effect=1.3");
        wrong(of(DUE, "due").number(5), BUILT, "phase=SACRIFICING");
        wrong(of(DUE, "due").number(1), BUILT, "phase=BURNING taken=a1 effect=1.1");
    }

    private void worshippers() {
        wrong(of(HEAP, "heap.a1.white").number(5), START, "heap.a1.white+10");
        wrong(supply(SUPPLY, 1).number(10), START, "supply.1.red+10 supply.1.blue+1");
        wrong(supply(SUPPLY_IN_TURN, 0), BUILT, "supply.0.red+10 supply.0.blue+1 phase=DISCARDING");
        StringBuilder laidOut = new StringBuilder();
        for (int i = 0; i < 101; i++) {
            String item = OrbisDisplay.name(i / 15) + '.' + OrbisWorshippers.name(i % 5);
            laidOut.append(i == 0 ? "" : " ").append("heap.").append(item).append("+1");
        }
        wrong(of(LAID_OUT, "heap.*").number(100), START, laidOut.toString());
    }

    private static Problem supply(OrbisProblem reason, int seat) {
        String first = "supply." + seat + '.';
        return of(reason, first + "green", first + "blue", first + "white", first + "red", first + "yellow")
                .seat(seat);
    }

    @Test
    void aTileTakesWhatItSupportsAway() {
        Draft draft = EDITOR.of(BUILT);
        edit(draft, "cell.0.2.0=Y2d cell.0.1.1=none");
        assertEquals("none", draft.value("cell.0.2.0"), "above");
        assertEquals("none", draft.value("cell.0.1.3"), "beyond");
        assertEquals("Y2c", draft.value("cell.0.1.0"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("cell.0.2.0=Y2d"), "not supported");
    }

    @Test
    void asManyTilesLieFaceDownAsThereAreWildernesses() {
        Draft draft = EDITOR.of(START);
        edit(draft, "cell.0.1.0=wild cell.0.1.1=wild");
        assertNull(draft.problem());
        edit(draft, "cell.0.1.1=none");
        assertNull(draft.problem());
        edit(draft, "pile.Y3e=wild cell.1.1.0=wild");
        assertNull(draft.problem(), "a wilderness for the tile that was chosen");
        assertEquals("wild", draft.value("pile.Y3e"));
    }

    @Test
    void aTileIsInOnePlace() {
        Draft draft = EDITOR.of(START);
        assertThrows(IllegalArgumentException.class, () -> draft.parse("cell.0.1.0=W1a"));
        assertThrows(IllegalArgumentException.class, () -> draft.parse("pile.W1a=wild"));
        edit(draft, "slot.a1=W2a cell.0.1.0=W1a");
        assertNull(draft.problem());
    }

    private static void edit(Draft draft, String tokens) {
        for (String token : tokens.split(" ")) {
            draft.apply(draft.parse(token));
        }
    }
}
