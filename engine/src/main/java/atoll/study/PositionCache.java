package atoll.study;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * The positions along the line looked at last. Going back and forth in a long line, or to a variation beside it, replays only a
 * few moves.
 */
final class PositionCache {
    /** The number of moves between two cached positions. */
    private static final int STRIDE = 32;

    private final State start;
    private StudyPath line = StudyPath.START;
    /** One after every {@link #STRIDE} moves of the line. */
    private final List<State> cached = new ArrayList<>();

    /**
     * Nothing cached yet.
     *
     * @param start the position before the first move; must not change afterwards
     */
    PositionCache(State start) {
        this.start = start;
    }

    /**
     * {@return a new state after all moves of a path}
     *
     * @param path legal moves
     */
    State at(StudyPath path) {
        int same = path.commonLength(line);
        if (same < path.length()) {
            cached.subList(Math.min(cached.size(), same / STRIDE), cached.size())
                    .clear();
            line = path;
        }
        int from = Math.min(cached.size(), path.length() / STRIDE);
        State state = (from == 0 ? start : cached.get(from - 1)).copy();
        for (int i = from * STRIDE; i < path.length(); i++) {
            state.play(path.move(i));
            if (i + 1 == (cached.size() + 1) * STRIDE) {
                cached.add(state.copy());
            }
        }
        return state;
    }
}
