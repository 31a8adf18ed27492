package atoll.games.rapanui;

import atoll.engine.BitWriter;
import atoll.engine.BoundedState;
import atoll.engine.MoveList;
import atoll.engine.State;

/**
 * The end of a game of two seats, after the last full refill, without what one seat does not know: the secret offerings of the other.
 * They stay unknown to the end. Then they are, of all kinds consistent with what was seen, those at worst or at best for the seat. A
 * further secret offering of the other seat is one choice, without a kind. So the true value is between the two. The last cards of the
 * draw pile end the game, whatever they are.
 */
final class RapanuiEnding extends BoundedState<RapanuiState> {
    private static final int SEATS = 2;
    /** A place counts more than any lead in points. */
    private static final int PLACE = 10_000;

    /** With more cards on display there are too many ways to the end. */
    private static final int MOST_CARDS = 7;
    /** The same if the seat knows all offerings. */
    private static final int MOST_CARDS_KNOWN = 9;

    private final int seat;
    private final boolean best;

    private RapanuiEnding(RapanuiState state, int seat, boolean best) {
        super(state);
        this.seat = seat;
        this.best = best;
    }

    /**
     * {@return the rest of a game}
     *
     * @param state a position that {@linkplain #fits fits}, or follows from one; copied
     * @param seat the seat that does not know the other's secret offerings
     * @param best whether unknown offerings turn out as the seat likes, or else as its opponent likes
     */
    static RapanuiEnding of(RapanuiState state, int seat, boolean best) {
        RapanuiEnding ending = new RapanuiEnding(state.copy(), seat, best);
        ending.state.stone.forget(seat, ending.state.playerAreas.piles);
        ending.settle();
        return ending;
    }

    /**
     * {@return whether the next empty column ends the game, and few cards are left until then}
     *
     * @param view what the seat to move knows
     */
    static boolean fits(RapanuiState view) {
        int cards = 0;
        for (int column = 0; column < RapanuiDisplay.COLUMNS; column++) {
            cards += view.display.size(column);
        }
        return view.seats() == SEATS
                && view.display.left < RapanuiDisplay.DEPTH
                && cards <= (view.isFullyKnown() ? MOST_CARDS_KNOWN : MOST_CARDS);
    }

    // Deals the last cards, and turns up the offerings at the end.
    private void settle() {
        MoveList dealt = new MoveList();
        while (state.actor() == CHANCE) {
            state.moves(dealt);
            state.play(dealt.get(0));
        }
        if (state.phase == RapanuiPhase.OVER && !state.isFullyKnown()) {
            int[] found = new int[RapanuiSacrificePile.MOST];
            search(0, Integer.MIN_VALUE, found);
            for (int i = 0; i < state.stone.secrets; i++) {
                if (state.stone.kinds[i] == RapanuiSacrificePile.UNKNOWN) {
                    turnUp(i, found[i]);
                }
            }
        }
    }

    // Tries all consistent kinds of the unknown offerings from i on. The greatest value, with most; its kinds are in
    // found.
    private int search(int i, int most, int[] found) {
        RapanuiSacrificePile stone = state.stone;
        if (i == stone.secrets) {
            int value = best ? lead() : -lead();
            if (value > most) {
                System.arraycopy(stone.kinds, 0, found, 0, i);
            }
            return Math.max(value, most);
        }
        if (stone.kinds[i] != RapanuiSacrificePile.UNKNOWN) {
            return search(i + 1, most, found);
        }
        int value = most;
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            turnUp(i, kind);
            if (stone.isWithinLimits(i)) {
                value = search(i + 1, value, found);
            }
            turnDown(i);
        }
        return value;
    }

    private void turnUp(int i, int kind) {
        state.stone.kinds[i] = kind;
        state.stone.all += RapanuiOfferings.one(kind);
        state.playerAreas.piles[state.stone.builders[i]] -= RapanuiOfferings.one(kind);
    }

    private void turnDown(int i) {
        int one = RapanuiOfferings.one(state.stone.kinds[i]);
        state.stone.all -= one;
        state.playerAreas.piles[state.stone.builders[i]] += one;
        state.stone.kinds[i] = RapanuiSacrificePile.UNKNOWN;
    }

    private int lead() {
        return (state.rank(1 - seat) - state.rank(seat)) * PLACE + state.score(seat) - state.score(1 - seat);
    }

    /** At best, the seat chooses what the other one lays openly while it has secrets: that may be impossible in a real position. */
    @Override
    public int actor() {
        boolean uncertain = state.phase == RapanuiPhase.OFFERING && state.stone.unknown(state.decider) > 0;
        return best && uncertain ? seat : state.actor();
    }

    @Override
    public void moves(MoveList out) {
        boolean offers = state.phase == RapanuiPhase.OFFERING || state.phase == RapanuiPhase.HIDING;
        if (!offers || state.actor() == seat) {
            state.moves(out);
            return;
        }
        out.clear();
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            if (state.playerAreas.pile(1 - seat, kind) > 0
                    && (state.phase == RapanuiPhase.HIDING ? out.size() == 0 : mayOffer(kind))) {
                out.add(RapanuiMoves.of(RapanuiMoves.OFFER, kind));
            }
        }
    }

    // Whether the unknown offerings can be others than this.
    private boolean mayOffer(int kind) {
        RapanuiState after = state.copy();
        after.play(RapanuiMoves.of(RapanuiMoves.OFFER, kind));
        boolean consistent = true;
        for (int i = 0; i < after.stone.secrets; i++) {
            consistent &= after.stone.isWithinLimits(i);
        }
        return consistent;
    }

    @Override
    public void play(int move) {
        boolean hides = state.phase == RapanuiPhase.HIDING && state.turn != seat;
        state.play(move);
        if (hides) {
            state.stone.forget(seat, state.playerAreas.piles);
        }
        settle();
    }

    @Override
    public RapanuiEnding copy() {
        return new RapanuiEnding(state.copy(), seat, best);
    }

    @Override
    public void copyFrom(State other) {
        state.copyFrom(((RapanuiEnding) other).state);
    }

    @Override
    public void write(BitWriter out) {
        state.write(out);
    }
}
