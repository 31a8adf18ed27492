package atoll.games.origo;

import atoll.engine.BitWriter;
import atoll.engine.BoundedState;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.engine.TooHard;

/**
 * The last turn of a game of Origo, without the other hand. A battle is simplified to one choice, to win or to lose
 * it for the first card: at worst the opponent chooses, at best the seat that solves. In the real game the seat can
 * give up after its first card, and more cards leave it no more than winning with one would; so the true value is
 * between the two. Cards drawn after an exchange are unknown: it is refused while a
 * card can still be played, and otherwise only uses up the move.
 */
final class OrigoEnding extends BoundedState<OrigoState> {
    private static final int LOST = 0;
    private static final int WON = 1;
    private static final int MOST_SUPPLY = 64;

    private final int seat;
    private final boolean best;
    private boolean over;

    /**
     * The rest of a turn.
     *
     * @param state a position in the last turn, whose other hand does not matter; copied
     * @param seat the seat whose turn it is
     * @param best whether battles end as the seat likes; if not, as its opponent likes
     */
    OrigoEnding(OrigoState state, int seat, boolean best) {
        super(state.copy());
        this.seat = seat;
        this.best = best;
        over = state.phase() != OrigoPhase.TURN && state.phase() != OrigoPhase.BATTLE;
    }

    /**
     * {@return whether it is the last turn of the last round}
     *
     * @param state a position or view
     */
    static boolean fits(OrigoState state) {
        return state.seats() == 2
                && state.phase() == OrigoPhase.TURN
                && state.isLastRound()
                && 1 - state.turn() == state.start();
    }

    private boolean playsNoCards() {
        return state.actions() == 0 || state.board().supply(seat) == 0;
    }

    @Override
    public int actor() {
        if (over) {
            return OVER;
        }
        return state.phase() != OrigoPhase.BATTLE || best ? seat : 1 - seat;
    }

    @Override
    public void moves(MoveList out) {
        out.clear();
        if (over) {
            return;
        }
        if (state.phase() == OrigoPhase.BATTLE) {
            out.add(LOST);
            out.add(WON);
        } else {
            state.moves(out);
        }
    }

    @Override
    public void play(int move) {
        if (state.phase() == OrigoPhase.BATTLE) {
            state.settle(move == WON);
            return;
        }
        int verb = OrigoMoves.verb(move);
        if (verb == OrigoMoves.END) {
            over = true; // only hands are filled before the final scoring
            return;
        }
        if (verb == OrigoMoves.SWAP && !playsNoCards()) {
            throw new TooHard("cards not drawn yet matter");
        }
        state.play(move);
        MoveList drawn = new MoveList();
        while (state.actor() == CHANCE) {
            state.moves(drawn);
            state.play(drawn.get(0)); // it will not be played
        }
    }

    @Override
    public OrigoEnding copy() {
        OrigoEnding copy = new OrigoEnding(state, seat, best);
        copy.over = over;
        return copy;
    }

    @Override
    public void copyFrom(State other) {
        OrigoEnding that = (OrigoEnding) other;
        state.copyFrom(that.state);
        over = that.over;
    }

    /** Only what can still matter, as a key for searches. */
    @Override
    public void write(BitWriter out) {
        out.put(over);
        out.put(state.phase() == OrigoPhase.BATTLE);
        out.put(state.mayShift());
        out.put(state.actions(), OrigoState.ACTIONS + 1);
        for (int of = 0; of < 2; of++) {
            out.put(state.board().supply(of), MOST_SUPPLY);
            out.put(state.leader(of), BitWriter.MAX_RADIX);
        }
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            int owner = 1 + state.board().owner(field);
            out.put(owner * 2 + (state.hasSailed(field) ? 1 : 0), 6);
        }
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            out.put(state.board().isFounded(country));
        }
        if (!playsNoCards() || state.phase() == OrigoPhase.BATTLE) {
            for (int kind = 0; kind < OrigoCards.KINDS; kind++) {
                out.put(state.hand(seat, kind), OrigoCards.HAND + 1);
            }
        }
        if (state.phase() == OrigoPhase.BATTLE) {
            out.put(state.survey().battle().field(), OrigoMap.FIELDS);
        }
    }
}
