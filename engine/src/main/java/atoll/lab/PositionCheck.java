package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.BadPosition;
import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;

/**
 * Checks that a position read from an untrusted text is fully valid: it can be played to its end, and on the way it can be
 * encoded, decoded, viewed from every seat, determinized and searched. Throws an AssertionError if not, or any exception of the
 * rules.
 */
public final class PositionCheck {
    /** Errors in a position mostly show within this many moves; one in {@link #EARLY_INTERVAL} of them is checked closely. */
    private static final int EARLY_MOVES = 16;

    private static final int EARLY_INTERVAL = 8;
    /** One in this many later positions is checked. */
    private static final int LATE_INTERVAL = 64;
    /** One in this many games is played to its end. */
    private static final int FULL_GAME_INTERVAL = 4;
    /** One in this many checked positions is searched. */
    private static final int SEARCH_INTERVAL = 8;

    private static final int ITERATIONS = 3;
    /** The number of moves played from a determinization. */
    private static final int MOVES_AHEAD = 8;

    private final Game game;
    private final Rng rng;
    private final MoveList legal = new MoveList();

    private PositionCheck(Game game, Rng rng) {
        this.game = game;
        this.rng = rng;
    }

    /**
     * Checks a position or a view closely, and some of the positions that follow it in a random game.
     *
     * @param game the rules
     * @param read the position that was read
     * @param rng the source of randomness, which advances
     */
    public static void of(Game game, State read, Rng rng) {
        new PositionCheck(game, rng).check(read.copy());
    }

    private void check(State state) {
        checkState(state);
        if (!state.isFullyKnown()) {
            state.determinize(rng);
            expect(state.isFullyKnown(), "a determinization is not fully known");
            checkState(state);
        }
        int most = rng.next(FULL_GAME_INTERVAL) == 0 ? Integer.MAX_VALUE : EARLY_MOVES;
        int played = 0;
        for (state.moves(legal); legal.size() > 0 && played < most; state.moves(legal)) {
            int move = legal.sample(rng);
            expect(!game.formatMove(state, move).isEmpty(), "a move without a token");
            state.play(move);
            expect(++played <= game.info().maxMoves(), "the game does not end");
            if (rng.next(played <= EARLY_MOVES ? EARLY_INTERVAL : LATE_INTERVAL) == 0) {
                checkState(state);
            }
        }
        expect(legal.size() > 0 || state.actor() == State.OVER, "a seat has no legal move");
        checkState(state);
    }

    private void checkState(State state) {
        checkRoundTrip(state);
        boolean fullyKnown = state.isFullyKnown();
        // The view of the seat to move is always checked, and one other.
        int chosen = rng.next(1 + state.seats()) - 1;
        checkView(state, chosen < 0 ? State.SPECTATOR : chosen, fullyKnown);
        if (state.actor() >= 0 && state.actor() != chosen) {
            checkView(state, state.actor(), fullyKnown);
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            int rank = state.rank(seat);
            expect(rank >= 1 && rank <= state.seats(), "a rank of " + rank);
            state.score(seat);
        }
        if (fullyKnown && state.actor() >= 0 && rng.next(SEARCH_INTERVAL) == 0) {
            Level level = Level.of(Level.STRONGEST, game).with(ITERATIONS);
            Search search = new Search(game, state.viewFor(state.actor()), level, rng.next());
            search.run(ITERATIONS);
            MoveList moves = new MoveList();
            state.moves(moves);
            expect(moves.indexOf(search.best()) >= 0, "a bot plays an illegal move");
        }
    }

    private void checkView(State state, int viewer, boolean fromFullyKnown) {
        State view = state.viewFor(viewer);
        String text = checkRoundTrip(view);
        expect(written(view.viewFor(viewer)).equals(text), "the view of a view differs");
        view.moves(new MoveList());
        if (view.isFullyKnown() || rng.next(2) == 0) {
            return;
        }
        view.determinize(rng);
        expect(view.isFullyKnown(), "a determinization is not fully known");
        checkRoundTrip(view);
        // The view of a determinized view must be the same view.
        expect(
                !fromFullyKnown || written(view.viewFor(viewer)).equals(text),
                "seat " + viewer + " would see a difference");
        MoveList moves = new MoveList();
        view.moves(moves);
        for (int i = 0; i < MOVES_AHEAD && moves.size() > 0; i++) {
            view.play(moves.sample(rng));
            view.moves(moves);
        }
        checkRoundTrip(view);
    }

    private String checkRoundTrip(State state) {
        String text = written(state);
        try {
            expect(written(game.read(new BitReader(text))).equals(text), "a round trip changed the position");
        } catch (BadPosition e) {
            throw new AssertionError("the written position was rejected", e);
        }
        return text;
    }

    /**
     * {@return the encoding of a position}
     *
     * @param state a position
     */
    static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    private static void expect(boolean condition, String message) {
        if (!condition) {
            throw new AssertionError(message);
        }
    }
}
