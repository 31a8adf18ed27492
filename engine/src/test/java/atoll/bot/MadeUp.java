package atoll.bot;

import atoll.engine.BitReader;
import atoll.engine.Evaluator;
import atoll.engine.Game;
import atoll.engine.State;

/** A synthetic game for tests of the search: moves are numbers, and there is no encoding. */
public interface MadeUp extends Game {
    @Override
    default String formatMove(State at, int move) {
        return Integer.toString(move);
    }

    @Override
    default Evaluator evaluator() {
        return Evaluator.NONE;
    }

    @Override
    default State read(BitReader in) {
        throw new UnsupportedOperationException();
    }
}
