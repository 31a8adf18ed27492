package atoll.games.rapanui;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Rng;

/** Positions that differ from others only in what a player has to remember. Each could have come about in a game. */
public final class RapanuiTwins {
    private static final RapanuiGame GAME = new RapanuiGame();

    private RapanuiTwins() {}

    /**
     * The same position, but for kinds below the top card of the stone: other seats have sacrificed others, and kept what they
     * sacrificed. Null if there is none.
     *
     * @param viewer a seat that keeps its offerings, or SPECTATOR
     */
    public static RapanuiState stone(RapanuiState state, int viewer, Rng rng) {
        RapanuiState twin = state.copy();
        boolean changed = false;
        for (int tries = 0; tries < 20; tries++) {
            int seat = rng.next(state.seats());
            int kept = rng.next(RapanuiOfferings.KINDS);
            int offered = rng.next(RapanuiOfferings.KINDS);
            if (seat != viewer
                    && kept != offered
                    && isCovered(twin.stone, kept)
                    && twin.playerAreas.pile(seat, offered) > 0) {
                twin.stone.all += RapanuiOfferings.one(offered) - RapanuiOfferings.one(kept);
                twin.playerAreas.piles[seat] += RapanuiOfferings.one(kept) - RapanuiOfferings.one(offered);
                twin.stone.conclude(seat, offered, twin.playerAreas.piles[seat]);
                changed = true;
            }
        }
        return changed && twin.stone.all != state.stone.all ? possible(twin) : null;
    }

    // Whether one of a kind was offered openly and others lie on it.
    private static boolean isCovered(RapanuiSacrificePile stone, int kind) {
        int top = stone.top == 1 + kind ? 1 : 0;
        return RapanuiOfferings.count(stone.open(), kind) > top;
    }

    /**
     * The same position, but for a card in another seat's hand and one of the draw pile, which have changed places. Null if
     * there is none, or the seat holds it since the beginning.
     */
    public static RapanuiState hand(RapanuiState state, int viewer, Rng rng) {
        RapanuiState twin = state.copy();
        int seat = rng.next(state.seats());
        int held = rng.next(RapanuiCards.CARDS);
        int drawn = rng.next(RapanuiCards.CARDS);
        if (state.phase == RapanuiPhase.SETTING_UP
                || seat == viewer
                || held == drawn
                || twin.playerAreas.hand(seat, held) == 0
                || RapanuiCards.count(twin.display.deck, drawn) == 0) {
            return null;
        }
        twin.playerAreas.hands[seat] += RapanuiCards.one(drawn) - RapanuiCards.one(held);
        twin.display.deck += RapanuiCards.one(held) - RapanuiCards.one(drawn);
        try {
            return possible(twin);
        } catch (IllegalArgumentException startCard) {
            return null;
        }
    }

    // As it is read again: what no game could come to is refused.
    private static RapanuiState possible(RapanuiState state) {
        BitWriter out = new BitWriter();
        state.write(out);
        RapanuiState read = (RapanuiState) GAME.read(new BitReader(out.text()));
        if (read.hash() != state.hash()) {
            throw new AssertionError("is read otherwise than written");
        }
        return read;
    }
}
