package atoll.puzzle.make;

import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Themes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The themes of a puzzle, found from the position and the right moves of the first turn. */
final class ThemeFinder {
    /** The rules of a game about its themes. */
    interface Rules {
        /**
         * Adds what one move of the answer is about.
         *
         * @param before the position before the move, as its seat sees it
         * @param move a right move
         * @param found receives ids of {@link Themes}
         */
        void ofMove(State before, int move, Set<String> found);

        /**
         * Adds what the turn is about as a whole.
         *
         * @param before the position of the puzzle
         * @param after the position after the right moves of the first turn
         * @param found receives ids of {@link Themes}
         */
        default void ofTurn(State before, State after, Set<String> found) {
            // most games have no such themes
        }
    }

    private ThemeFinder() {}

    /**
     * {@return the themes, in the order of {@link Themes}; none for an unknown game}
     *
     * @param game the rules
     * @param start the position of the puzzle
     * @param answer its answer
     */
    static List<String> find(Game game, State start, AnswerNode answer) {
        Rules rules = rules(game.info().id());
        List<String> themes = new ArrayList<>();
        if (rules == null) {
            return themes;
        }
        Set<String> found = new HashSet<>();
        State at = start.viewFor(start.actor());
        at.determinize(new Rng(0)); // only moves of the seat are played, which do not depend on it
        AnswerNode node = answer;
        while (node != null && at.actor() == start.actor()) {
            int move = node.moves()[0];
            rules.ofMove(at, move, found);
            at.play(move);
            node = node.next(move);
        }
        rules.ofTurn(start, at, found);
        for (String theme : Themes.of(game.info().id())) {
            if (found.contains(theme)) {
                themes.add(theme);
            }
        }
        return themes;
    }

    private static Rules rules(String game) {
        return switch (game) {
            case "ponte" -> new PonteThemes();
            case "orbis" -> new OrbisThemes();
            case "kanaloa" -> new KanaloaThemes();
            case "origo" -> new OrigoThemes();
            case "rapanui" -> new RapanuiThemes();
            default -> null;
        };
    }
}
