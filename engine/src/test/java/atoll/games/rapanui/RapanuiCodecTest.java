package atoll.games.rapanui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Case;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Seed;
import atoll.play.Session;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Impossible positions are rejected. */
class RapanuiCodecTest {
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
            state.playerAreas.hands[1] -= fish;
            state.playerAreas.villages[1] += fish;
        });
    }

    @Test
    void noSeatHasMoreThanAGameCanGive() {
        refused(state -> state.playerAreas.wood[2] = 600);
        refused(state -> state.playerAreas.glory[2] = 600);
    }

    @Test
    void theStoneFitsTheMoai() {
        refused(state -> state.stone.all = 0);
        refused(state -> state.stone.top = 0);
        refused(state -> state.stone.top = RapanuiSacrificePile.FACE_DOWN);
        refused(state -> state.stone.top = 1 + RapanuiOfferings.GRAIN);
        refused(state -> {
            state.stone.hide(1, RapanuiOfferings.FISH, state.playerAreas.piles[1]);
            state.stone.top = 1;
        });
        refused(state -> {
            for (int i = 0; i < 6; i++) {
                state.stone.lay(RapanuiOfferings.FISH);
            }
        });
    }

    /** For a Moai just built three offerings are still to come: from the two other seats, and one from the stock. */
    @Test
    void theStoneHasRoomForFutureOfferings() {
        RapanuiState state = new RapanuiSketch(3)
                .hand(0, "moai")
                .wood(0, 20)
                .offerings(0, 1, 0, 0, 0)
                .offerings(1, 1, 0, 0, 0)
                .offerings(2, 1, 0, 0, 0)
                .state();
        state.play(RapanuiMoves.play(RapanuiCards.MOAI, 1));
        int fish = RapanuiMoves.of(RapanuiMoves.OFFER, RapanuiOfferings.FISH);
        for (RapanuiPhase phase :
                List.of(RapanuiPhase.OFFERING, RapanuiPhase.OFFERING, RapanuiPhase.HIDING, RapanuiPhase.ADDING)) {
            assertEquals(phase, state.phase);
            read(state);
            RapanuiState fuller = state.copy();
            fuller.stock -= RapanuiOfferings.one(RapanuiOfferings.GRAIN);
            fuller.stone.lay(RapanuiOfferings.GRAIN);
            assertThrows(BadPosition.class, () -> read(fuller), phase.name());
            state.play(phase == RapanuiPhase.ADDING ? RapanuiMoves.of(RapanuiMoves.ADD, RapanuiOfferings.FISH) : fish);
        }
        read(state);
    }

    /** A secret that its builder could not have is rejected. */
    @Test
    void secretsKeepTheirLimits() {
        RapanuiState state = new RapanuiSketch(3)
                .village(0, "moai")
                .offerings(0, 1, 1, 0, 0)
                .stone(1, 1, 0, 0)
                .state();
        state.playerAreas.piles[0] -= RapanuiOfferings.one(RapanuiOfferings.FISH);
        state.stone.hide(0, RapanuiOfferings.FISH, state.playerAreas.piles[0]);
        state.stone.top = 1;
        read(state);
        // a grain instead, which it never had
        int exchanged = RapanuiOfferings.one(RapanuiOfferings.GRAIN) - RapanuiOfferings.one(RapanuiOfferings.FISH);
        state.stone.kinds[0] = RapanuiOfferings.GRAIN;
        state.stone.all += exchanged;
        state.playerAreas.piles[0] -= exchanged;
        assertThrows(BadPosition.class, () -> read(state));
    }

    @Test
    void linksAreShort() {
        int longest = 0;
        int game = 0;
        for (int seats = 2; seats <= 4; seats++) {
            Case which = new Case(GAME, Setup.of(GAME.info(), seats));
            for (int seed = 1; seed <= 40; seed++) {
                BitWriter out = new BitWriter();
                Session whole = which.walk(seed, session -> {});
                whole.at(80).write(out);
                longest = Math.max(longest, out.text().length());
                game = Math.max(game, Link.game(whole.record()).length());
            }
        }
        for (int seed = 1; seed <= 20; seed++) {
            game = Math.max(game, Link.game(longGame(seed).record()).length());
        }
        assertTrue(longest < 120, "a position takes " + longest);
        assertTrue(game <= 1200, "a game takes " + game);
    }

    @Test
    void noGameExceedsMaxMoves() {
        // the last two cards are dealt, not taken, and three others are in the columns that were not emptied
        int turns = RapanuiCards.BOX_TOTAL - 2 - 3;
        int moai = RapanuiCards.inBox(RapanuiCards.MOAI);
        int hunters = 0;
        for (int card = RapanuiCards.HUNTER; card < RapanuiCards.CARDS; card++) {
            hunters += RapanuiCards.inBox(card);
        }
        // a deal of each card; to buy, to lay out, to take; four offerings and one of a stock; wood or glory; gains
        int sum = RapanuiCards.BOX_TOTAL + turns * 3 + moai * 5 + moai * 4 + hunters * 5;
        assertEquals(sum, GAME.info().maxMoves());
        int longest = 0;
        for (int seed = 1; seed <= 20; seed++) {
            longest = Math.max(longest, longGame(seed).ply());
        }
        assertTrue(longest > 170, "such games are tried: " + longest);
        assertTrue(longest <= GAME.info().maxMoves(), "a game took " + longest);
    }

    // Builds if possible, else buys.
    private static Session longGame(int seed) {
        Session session = new Session(GAME, Setup.of(GAME.info(), 4), Seed.of(seed));
        Rng rng = new Rng(seed);
        MoveList legal = new MoveList();
        while (session.state().actor() != State.OVER) {
            session.state().moves(legal);
            int build = legal.indexOf(RapanuiMoves.play(RapanuiCards.MOAI, 1));
            boolean buys = legal.size() > 0 && RapanuiMoves.verb(legal.get(0)) == RapanuiMoves.BUY;
            int chosen = build >= 0 ? build : buys ? 0 : rng.next(Math.max(1, legal.size()));
            session.play(session.state().actor() == State.CHANCE ? session.outcome() : legal.get(chosen));
        }
        return session;
    }
}
