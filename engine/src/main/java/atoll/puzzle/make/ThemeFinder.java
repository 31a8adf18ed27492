package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.puzzle.AnswerNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The themes of a puzzle, found from the position and the right moves of the first turn. */
final class ThemeFinder {
    private ThemeFinder() {}

    /**
     * {@return the themes, in the order of {@link PuzzleRules#themes}; none for a game without puzzles}
     *
     * @param game the rules
     * @param start the position of the puzzle
     * @param answer its answer
     */
    static List<String> find(Game game, State start, AnswerNode answer) {
        PuzzleRules rules = game.puzzleRules();
        List<String> themes = new ArrayList<>();
        Set<String> found = new HashSet<>();
        State at = start.viewFor(start.actor());
        at.determinize(new Rng(0)); // only moves of the seat are played, which do not depend on it
        AnswerNode node = answer;
        while (node != null && at.actor() == start.actor()) {
            int move = node.moves()[0];
            rules.addMoveThemes(at, move, found);
            at.play(move);
            node = node.next(move);
        }
        rules.addTurnThemes(start, at, found);
        for (String theme : rules.themes()) {
            if (found.contains(theme)) {
                themes.add(theme);
            }
        }
        return themes;
    }
}
