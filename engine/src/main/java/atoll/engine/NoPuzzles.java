package atoll.engine;

import java.util.List;
import java.util.Set;

/** No puzzles, see {@link PuzzleRules#NONE}. */
final class NoPuzzles implements PuzzleRules {
    @Override
    public List<String> themes() {
        return List.of();
    }

    @Override
    public void addMoveThemes(State before, int move, Set<String> found) {
        // there are no themes
    }
}
