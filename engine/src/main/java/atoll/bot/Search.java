package atoll.bot;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;

/** SKELETON, replaced soon; the signatures stay. */
public final class Search {
    private final MoveList legal = new MoveList();
    private final Level level;
    private int done;
    private final int best;

    /**
     * @param view what the seat to move knows; it has at least one legal move
     * @param seed the same view, level and seed give the same move on every machine
     */
    public Search(Game game, State view, Level level, int seed) {
        this.level = level;
        view.moves(legal);
        best = legal.pick(new Rng(seed));
    }

    /** Thinks for at most so many more iterations. True when the level's iterations are done. */
    public boolean run(int iterations) {
        done = Math.min(level.iterations(), done + iterations);
        return done == level.iterations();
    }

    /** Iterations done so far. */
    public int done() {
        return done;
    }

    /** The best move found so far; legal also before the first iteration. */
    public int best() {
        return best;
    }
}
