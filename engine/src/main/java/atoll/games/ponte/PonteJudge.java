package atoll.games.ponte;

import atoll.engine.Judge;
import atoll.engine.MoveList;
import atoll.engine.State;

/** What promises points in Ponte. */
final class PonteJudge implements Judge {
    @Override
    public void order(State at, MoveList moves) {}

    @Override
    public int horizon() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void assess(State at, int[] worths) {
        throw new UnsupportedOperationException("playouts of Ponte run to the end");
    }
}
