package atoll.table;

import atoll.engine.BitReader;
import atoll.engine.BitWriter;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.Setup;
import atoll.engine.State;

/** A position that counts how many moves are played on it and on its copies; what a seat sees of it is the game's own. */
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
            public String token(State at, int move) {
                return game.token(own(at), move);
            }

            @Override
            public String unseen(State at) {
                return game.unseen(own(at));
            }

            @Override
            public String whyNot(State at, int move) {
                return game.whyNot(own(at), move);
            }

            @Override
            public State read(BitReader in) {
                throw new UnsupportedOperationException();
            }

            @Override
            public Judge judge() {
                return game.judge();
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
    public void become(State that) {
        state.become(own(that));
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
    public State seenBy(int seat) {
        return state.seenBy(seat);
    }

    @Override
    public void imagine(Rng rng) {
        state.imagine(rng);
    }

    @Override
    public boolean sees(int seat, int move) {
        return state.sees(seat, move);
    }

    @Override
    public int reveals(int move) {
        return state.reveals(move);
    }

    @Override
    public boolean whole() {
        return state.whole();
    }

    @Override
    public void write(BitWriter out) {
        state.write(out);
    }
}
