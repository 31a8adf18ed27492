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
 * Whether a position that somebody wrote, and that was read, is as good as any other: it can be played to its end, and on the
 * way be written and read again, seen from every seat, imagined, and thought about. Throws an AssertionError if it is not, or
 * whatever the rules throw.
 */
public final class PositionCheck {
    /** What is wrong with a position mostly shows within so many moves; of these one of {@link #OFTEN} is looked at closely. */
    private static final int SOON = 16;

    private static final int OFTEN = 8;
    /** Of the positions after them one of so many. */
    private static final int SELDOM = 64;
    /** One of so many games is played to its end. */
    private static final int TO_THE_END = 4;
    /** One of so many of these is thought about. */
    private static final int THOUGHT = 8;

    private static final int ITERATIONS = 3;
    /** So far is played on from what a seat imagines. */
    private static final int AHEAD = 8;

    private final Game game;
    private final Rng rng;
    private final MoveList legal = new MoveList();

    private PositionCheck(Game game, Rng rng) {
        this.game = game;
        this.rng = rng;
    }

    /** Looks at a position or a view closely, and at some of those that follow it in a random game. */
    public static void of(Game game, State read, Rng rng) {
        new PositionCheck(game, rng).check(read.copy());
    }

    private void check(State state) {
        isInOrder(state);
        if (!state.isFullyKnown()) {
            state.determinize(rng);
            expect(state.isFullyKnown(), "what is imagined is not whole");
            isInOrder(state);
        }
        int most = rng.next(TO_THE_END) == 0 ? Integer.MAX_VALUE : SOON;
        int played = 0;
        for (state.moves(legal); legal.size() > 0 && played < most; state.moves(legal)) {
            int move = legal.sample(rng);
            expect(!game.formatMove(state, move).isEmpty(), "a move without its written form");
            state.play(move);
            expect(++played <= game.info().maxMoves(), "the game does not end");
            if (rng.next(played <= SOON ? OFTEN : SELDOM) == 0) {
                isInOrder(state);
            }
        }
        expect(legal.size() > 0 || state.actor() == State.OVER, "a seat has no legal move");
        isInOrder(state);
    }

    private void isInOrder(State state) {
        isReadAgain(state);
        boolean whole = state.isFullyKnown();
        // Who decides is shown it in any case, of the others one.
        int chosen = rng.next(1 + state.seats()) - 1;
        isSeen(state, chosen < 0 ? State.SPECTATOR : chosen, whole);
        if (state.actor() >= 0 && state.actor() != chosen) {
            isSeen(state, state.actor(), whole);
        }
        for (int seat = 0; seat < state.seats(); seat++) {
            int rank = state.rank(seat);
            expect(rank >= 1 && rank <= state.seats(), "a rank of " + rank);
            state.score(seat);
        }
        if (whole && state.actor() >= 0 && rng.next(THOUGHT) == 0) {
            Level level = Level.of(Level.STRONGEST, game).with(ITERATIONS);
            Search search = new Search(game, state.viewFor(state.actor()), level, rng.next());
            search.run(ITERATIONS);
            MoveList moves = new MoveList();
            state.moves(moves);
            expect(moves.indexOf(search.best()) >= 0, "a bot plays what is not legal");
        }
    }

    private void isSeen(State state, int viewer, boolean fromWhole) {
        State view = state.viewFor(viewer);
        String text = isReadAgain(view);
        expect(written(view.viewFor(viewer)).equals(text), "seen again it is another");
        view.moves(new MoveList());
        if (view.isFullyKnown() || rng.next(2) == 0) {
            return;
        }
        view.determinize(rng);
        expect(view.isFullyKnown(), "what is imagined is not whole");
        isReadAgain(view);
        // What is seen of a view was imagined for whoever had it.
        expect(!fromWhole || written(view.viewFor(viewer)).equals(text), "seat " + viewer + " would notice");
        MoveList moves = new MoveList();
        view.moves(moves);
        for (int i = 0; i < AHEAD && moves.size() > 0; i++) {
            view.play(moves.sample(rng));
            view.moves(moves);
        }
        isReadAgain(view);
    }

    private String isReadAgain(State state) {
        String text = written(state);
        try {
            expect(written(game.read(new BitReader(text))).equals(text), "written and read it is another");
        } catch (BadPosition e) {
            throw new AssertionError("written it is refused", e);
        }
        return text;
    }

    static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    private static void expect(boolean right, String otherwise) {
        if (!right) {
            throw new AssertionError(otherwise);
        }
    }
}
