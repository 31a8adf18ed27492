package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.Setup;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Positions that no game comes to are refused. */
class RapanuiWritingTest {
    private static final RapanuiGame GAME = new RapanuiGame();

    private static RapanuiState plain() {
        return new RapanuiSketch(3).village(0, "moai").stone(1, 1, 0, 0).state();
    }

    private static void read(RapanuiState state) {
        BitWriter out = new BitWriter();
        state.write(out);
        GAME.read(new BitReader(out.text()));
    }

    private static void refused(Consumer<RapanuiState> spoil) {
        RapanuiState state = plain();
        read(state);
        spoil.accept(state);
        assertThrows(BadPosition.class, () -> read(state));
    }

    @Test
    void handsAndColumnsFitThePhase() {
        refused(state -> state.phase = RapanuiPhase.TAKING);
        refused(state -> state.phase = RapanuiPhase.OVER);
        refused(state -> state.phase = RapanuiPhase.REFILLING);
        refused(state -> state.phase = RapanuiPhase.OFFERING);
        refused(state -> state.phase = RapanuiPhase.HIDING);
        refused(state -> state.phase = RapanuiPhase.ADDING);
        refused(state -> state.phase = RapanuiPhase.CHOOSING);
        refused(state -> state.phase = RapanuiPhase.GAINING);
        refused(state -> state.display.take(0));
        refused(state -> {
            int fish = RapanuiCards.one(RapanuiCards.HUNTER + RapanuiOfferings.FISH);
            state.tribes.hands[1] -= fish;
            state.tribes.villages[1] += fish;
        });
    }

    @Test
    void nobodyHasMoreThanAGameBrings() {
        refused(state -> state.tribes.wood[2] = 600);
        refused(state -> state.tribes.glory[2] = 600);
    }

    @Test
    void theStoneFitsTheMoai() {
        refused(state -> state.stone.all = 0);
        refused(state -> state.stone.top = 0);
        refused(state -> state.stone.top = RapanuiStone.FACE_DOWN);
        refused(state -> state.stone.top = 1 + RapanuiOfferings.GRAIN);
        refused(state -> {
            state.stone.hide(1, RapanuiOfferings.FISH, state.tribes.piles[1]);
            state.stone.top = 1;
        });
        refused(state -> {
            for (int i = 0; i < 6; i++) {
                state.stone.lay(RapanuiOfferings.FISH);
            }
        });
    }

    /** A secret that its builder could not have is none. */
    @Test
    void secretsKeepTheirLimits() {
        RapanuiState state = new RapanuiSketch(3)
                .village(0, "moai")
                .offerings(0, 1, 1, 0, 0)
                .stone(1, 1, 0, 0)
                .state();
        state.tribes.piles[0] -= RapanuiOfferings.one(RapanuiOfferings.FISH);
        state.stone.hide(0, RapanuiOfferings.FISH, state.tribes.piles[0]);
        state.stone.top = 1;
        read(state);
        // a grain instead: but it never had any
        int exchanged = RapanuiOfferings.one(RapanuiOfferings.GRAIN) - RapanuiOfferings.one(RapanuiOfferings.FISH);
        state.stone.kinds[0] = RapanuiOfferings.GRAIN;
        state.stone.all += exchanged;
        state.tribes.piles[0] -= exchanged;
        assertThrows(BadPosition.class, () -> read(state));
    }

    @Test
    void linksAreShort() {
        int longest = 0;
        for (int seats = 2; seats <= 4; seats++) {
            Case which = new Case(GAME, Setup.of(GAME.info(), seats));
            for (int seed = 1; seed <= 40; seed++) {
                BitWriter out = new BitWriter();
                which.walk(seed, session -> {}).at(80).write(out);
                longest = Math.max(longest, out.text().length());
            }
        }
        assertTrue(longest < 120, "a position takes " + longest);
    }

    @Test
    void noGameIsLongerThanSaid() {
        assertEquals(366, GAME.info().longest());
    }
}
