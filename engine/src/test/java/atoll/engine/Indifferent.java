package atoll.engine;

/** A judge to whom all moves are alike, as they are to {@link Judge#NONE}: what a test adds is all that it says. */
public interface Indifferent extends Judge {
    @Override
    default int weigh(State at, int move) {
        return NONE.weigh(at, move);
    }

    @Override
    default int horizon(int iterations) {
        return NONE.horizon(iterations);
    }

    @Override
    default void assess(State at, int[] worths) {
        NONE.assess(at, worths);
    }
}
