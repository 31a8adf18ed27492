package atoll.table.present;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.IllegalReason;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position that counts the moves played on it and its copies; its views are the game's own. */
final class CountedState extends State {
    private final State state;
    private final int[] played;

    private CountedState(State state, int[] played) {
        this.state = state;
        this.played = played;
    }

    /** A game whose positions count into {@code played[0]}. */
    static Game game(Game game, int[] played) {
        return new Game() {
            @Override
            public GameInfo info() {
                return game.info();
            }

            @Override
            public State start(Setup setup) {
                return new CountedState(game.start(setup), played);
            }

            @Override
            public String formatMove(State at, int move) {
                return game.formatMove(own(at), move);
            }

            @Override
            public String formatHiddenMove(State at) {
                return game.formatHiddenMove(own(at));
            }

            @Override
            public IllegalReason violatedRule(State at, int move) {
                return game.violatedRule(own(at), move);
            }

            @Override
            public State read(BitReader in) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Evaluator evaluator() {
                return game.evaluator();
            }
        };
    }

    private static State own(State at) {
        return at instanceof CountedState counted ? counted.state : at;
    }

    @Override
    public Setup setup() {
        return state.setup();
    }

    @Override
    public int actor() {
        return state.actor();
    }

    @Override
    public void moves(MoveList out) {
        state.moves(out);
    }

    @Override
    public void play(int move) {
        played[0]++;
        state.play(move);
    }

    @Override
    public State copy() {
        return new CountedState(state.copy(), played);
    }

    @Override
    public void copyFrom(State that) {
        state.copyFrom(own(that));
    }

    @Override
    public int score(int seat) {
        return state.score(seat);
    }

    @Override
    public int rank(int seat) {
        return state.rank(seat);
    }

    @Override
    public State viewFor(int seat) {
        return state.viewFor(seat);
    }

    @Override
    public void determinize(Rng rng) {
        state.determinize(rng);
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return state.isVisibleTo(seat, move);
    }

    @Override
    public int revealedCount(int move) {
        return state.revealedCount(move);
    }

    @Override
    public boolean isFullyKnown() {
        return state.isFullyKnown();
    }

    @Override
    public void write(BitWriter out) {
        state.write(out);
    }
}
