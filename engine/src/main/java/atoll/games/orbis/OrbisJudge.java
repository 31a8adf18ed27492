package atoll.games.orbis;

import atoll.engine.Judge;
import atoll.engine.State;

/** What promises points in Orbis. Counts in tenths of a point. */
final class OrbisJudge implements Judge {
    @Override
    public int weigh(State at, int move) {
        return 1;
    }

    @Override
    public int horizon() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void assess(State at, int[] worths) {
        throw new UnsupportedOperationException("playouts of Orbis run to the end");
    }
}
