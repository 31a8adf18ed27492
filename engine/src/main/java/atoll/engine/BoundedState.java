package atoll.engine;

/**
 * A position for solvers, as it is at worst or at best for a seat that does not know everything: {@link PuzzleRules#worst} and {@link
 * PuzzleRules#best}. What is unknown stays unknown, or is a choice.
 */
public abstract class BoundedState extends State {
    /** For the positions of a game. */
    protected BoundedState() {}

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
