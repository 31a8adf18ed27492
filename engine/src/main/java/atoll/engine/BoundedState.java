package atoll.engine;

/**
 * A position for solvers, as it is at worst or at best for a seat that does not know everything: {@link PuzzleRules#worst} and {@link
 * PuzzleRules#best}. It has the setup and the result of a position of the game. What is unknown stays unknown, or is a choice.
 *
 * @param <S> the positions of the game
 */
public abstract class BoundedState<S extends State> extends State {
    /** The position of the game; only this object changes it. */
    protected final S state;

    /**
     * A position for solvers.
     *
     * @param state the position of the game; not copied
     */
    protected BoundedState(S state) {
        this.state = state;
    }

    @Override
    public final Setup setup() {
        return state.setup();
    }

    @Override
    public final int score(int seat) {
        return state.score(seat);
    }

    @Override
    public final int rank(int seat) {
        return state.rank(seat);
    }

    @Override
    public final State viewFor(int seat) {
        throw new UnsupportedOperationException("what is unknown stays unknown");
    }

    @Override
    public final void determinize(Rng rng) {
        // what is unknown stays unknown
    }

    @Override
    public final boolean isVisibleTo(int seat, int move) {
        return true;
    }
}
