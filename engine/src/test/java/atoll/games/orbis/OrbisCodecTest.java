package atoll.games.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Setup;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Impossible positions are rejected; composed ones are valid if the rules can continue from them. */
class OrbisCodecTest {
    private static OrbisState plain() {
        return new OrbisSketch(3)
                .slot("a1", "Y2c")
                .on("c2", "red*2+blue")
                .seat(0, "supply white yellow red*2 world 1.0=R2a 1.1=B1b 2.0=wild")
                .seat(1, "god death world 1.0=G1b")
                .state();
    }

    private static void read(OrbisState state) {
        BitWriter out = new BitWriter();
        state.write(out);
        OrbisState read = (OrbisState) OrbisSketch.GAME.read(new BitReader(out.text()));
        assertEquals(Case.text(state), Case.text(read));
    }

    private static void refused(OrbisState state, Consumer<OrbisState> spoil) {
        read(state);
        spoil.accept(state);
        assertThrows(BadPosition.class, () -> read(state));
    }

    private static void refused(Consumer<OrbisState> spoil) {
        refused(plain(), spoil);
    }

    @Test
    void everyTileIsInOnePlace() {
        refused(state -> state.display.tiles[0] = OrbisTiles.find("R2a"));
        refused(state -> state.display.tiles[0] = OrbisTiles.find("G1a"));
        refused(state -> state.display.unseen[1] &= state.display.unseen[1] - 1);
        refused(state -> state.playerAreas[2].lay(OrbisPyramid.START, OrbisPlayerArea.WILDERNESS));
    }

    @Test
    void everyTileLiesOnItsColour() {
        refused(state -> {
            state.playerAreas[0].tiles[OrbisPyramid.find("2.0")] = OrbisTiles.find("W1b");
            state.playerAreas[0].wild = 0;
            state.display.unseen[1] &= ~(1 << OrbisTiles.find("W1b"));
        });
    }

    @Test
    void everySeatHasOneGodAtMost() {
        refused(state -> state.gods &= state.gods - 1);
        refused(state -> state.gods = (1 << OrbisGods.GODS) - 1);
    }

    @Test
    void thePhaseFitsThePosition() {
        refused(state -> state.phase = OrbisPhase.OVER);
        refused(state -> state.phase = OrbisPhase.DISCARDING);
        refused(state -> state.phase = OrbisPhase.GAINING);
        refused(state -> state.phase = OrbisPhase.FULFILLING);
        refused(state -> state.phase = OrbisPhase.BURNING);
        refused(state -> state.phase = OrbisPhase.REFILLING);
        refused(OrbisSketch.go(plain(), "take:a1"), state -> state.due = 1);
        refused(OrbisSketch.go(plain(), "take:a1"), state -> state.turned = true);
        refused(OrbisSketch.go(plain(), "take:a1"), state -> state.phase = OrbisPhase.PAYING);
        refused(OrbisSketch.go(plain(), "take:a1"), state -> state.tile = OrbisTiles.find("R2a"));
        OrbisState laid = OrbisSketch.go(plain(), "take:a1 build at:1.2");
        refused(laid.copy(), state -> state.cell = OrbisPyramid.find("1.1"));
        refused(laid.copy(), state -> state.cell = OrbisPyramid.find("2.0"));
        refused(laid.copy(), state -> state.playerAreas[0].failed = 0);
        refused(laid.copy(), state -> state.phase = OrbisPhase.GAINING);
        refused(OrbisSketch.go(laid, "fulfil"), state -> state.due = 3);
    }

    @Test
    void worshippersHaveALimit() {
        refused(state -> state.playerAreas[1].supply = 11 * OrbisWorshippers.one(OrbisWorshippers.RED));
        refused(state -> state.display.worshippers[4] = 9 * OrbisWorshippers.one(OrbisWorshippers.WHITE));
        refused(state -> {
            for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
                state.display.worshippers[slot] = 5
                        * (OrbisWorshippers.one(0)
                                + OrbisWorshippers.one(1)
                                + OrbisWorshippers.one(2)
                                + OrbisWorshippers.one(3));
            }
        });
        refused(
                OrbisSketch.go(plain(), "take:a1"),
                state -> state.playerAreas[0].supply = 30 * OrbisWorshippers.one(OrbisWorshippers.RED));
    }

    @Test
    void theStartIsReadBackToo() {
        OrbisState state = new OrbisState(Setup.of(OrbisSketch.GAME.info(), 4));
        for (int i = 0; i < 13; i++) {
            read(state);
            state.play(Case.moves(state).get(0));
        }
        refused(new OrbisState(Setup.of(OrbisSketch.GAME.info(), 4)), begun -> begun.gods = 31);
        refused(state.copy(), dealt -> dealt.display.tiles[2] = dealt.display.tiles[1]);
        refused(state, dealt -> dealt.display.tiles[2] = OrbisTiles.find("G2a"));
    }

    /** A seat that has finished before the others, which only happens in composed positions, is skipped. */
    @Test
    void seatsMayHaveMoreOrFewerTurnsToCome() {
        OrbisState state =
                new OrbisSketch(2).seat(0, "world 1.0=G1b 1.1=G1c 2.0=wild").state();
        Case.playOut(state, 1);
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(OrbisPyramid.TILES, state.survey().size(seat));
        }
    }

    @Test
    void invalidTextsAreRejected() {
        String display = "display G3a B3a W3a R3a Y3a G3b B3b R3b Y3b ";
        for (String drawing : new String[] {
            "",
            "display G3a",
            "display G3a B3a W3a R3a Y3a G3b B3b R3b X9z seat seat",
            display + "seat",
            display + "seat seat seat",
            display + "gods thunder seat seat",
            display + "seat god thunder seat",
            display + "seat god love! seat",
            display + "seat world 1.1=G1b seat",
            display + "seat world 1.0=G1b 1.0=B1b seat",
            display + "seat world 1.0=G1b! seat",
            display + "seat world 1.0=wild! seat",
            display + "seat world 1.0=G1b 1.1=B1b 2.0=R1b seat",
            display + "seat world 1.0=G3a seat",
            display + "seat supply red*0 seat",
            display + "seat supply red*12 seat",
            display + "seat supply red*9 blue*2 seat",
            display + "seat god love seat god love",
            "display G3a:pink B3a W3a R3a Y3a G3b B3b R3b Y3b seat seat",
        }) {
            assertThrows(BadPosition.class, () -> OrbisPositionParser.read(drawing, 2, 0), drawing);
        }
        assertEquals(0, OrbisPositionParser.read(display + "seat seat", 2, 0).actor());
        assertEquals(
                1,
                OrbisPositionParser.read(display + "gods love seat seat", 2, 1).actor());
    }
}
