package atoll.puzzle.make;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.puzzle.AnswerNode;
import atoll.puzzle.Puzzle;

/** The grade of a puzzle: which levels of the bots find the whole answer in two of three attempts. */
final class Grader {
    private static final int[] LEVELS = {2, 4};
    private static final int ATTEMPTS = 3;
    private static final int ENOUGH = 2;

    private Grader() {}

    /**
     * {@return the grade, 1..{@link Puzzle#GRADES}}
     *
     * @param game the rules
     * @param start the position of the puzzle
     * @param answer its answer
     */
    static int grade(Game game, State start, AnswerNode answer) {
        int grade = 1;
        for (int level : LEVELS) {
            if (finds(game, start, answer, level)) {
                return grade;
            }
            grade++;
        }
        return grade;
    }

    private static boolean finds(Game game, State start, AnswerNode answer, int level) {
        int found = 0;
        for (int seed = 1; seed <= ATTEMPTS; seed++) {
            found += solves(game, start, answer, level, seed) ? 1 : 0;
        }
        return found >= ENOUGH;
    }

    private static boolean solves(Game game, State start, AnswerNode answer, int level, int seed) {
        int seat = start.actor();
        State view = start.viewFor(seat);
        State state = view.copy();
        state.determinize(new Rng(0)); // moves are played on a full position
        AnswerNode node = answer;
        while (node != null) {
            int move = node.moves()[0];
            if (view.actor() == seat) {
                // A level that blunders is measured without its blunders: they find nothing.
                int iterations = Level.of(level, game).iterations();
                Search search = new Search(game, view, new Level(iterations, Integer.MAX_VALUE), seed);
                search.run(iterations);
                move = search.best();
                if (!node.isRight(move)) {
                    return false;
                }
            }
            node = node.next(move);
            state.play(move);
            view = state.viewFor(seat);
        }
        return true;
    }
}
