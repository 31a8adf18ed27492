package atoll.bot;

import atoll.engine.BitWriter;
import atoll.engine.Rng;
import atoll.engine.State;

/** A position of a synthetic game without hidden information and without an encoding. */
public abstract class OpenState extends State {
    @Override
    public State viewFor(int seat) {
        return copy();
    }

    @Override
    public void determinize(Rng rng) {
        // nothing is hidden
    }

    @Override
    public boolean isVisibleTo(int seat, int move) {
        return true;
    }

    @Override
    public void write(BitWriter out) {
        throw new UnsupportedOperationException();
    }
}
