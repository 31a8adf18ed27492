package atoll.bot;

import atoll.engine.BitWriter;
import atoll.engine.Rng;
import atoll.engine.State;

/** A position of a game made up for tests, of which nothing is hidden and nothing is written. */
abstract class OpenState extends State {
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
