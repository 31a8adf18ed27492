package atoll.puzzle;

import atoll.engine.Game;
import atoll.engine.PuzzleRules;
import atoll.engine.Rng;
import atoll.engine.State;
import atoll.play.GameRecord;
import atoll.play.Link;
import java.util.List;

/**
 * A position with a goal and its verified answer. Immutable. It contains nothing that the seat to move does not know: the position
 * is its view.
 */
public final class Puzzle {
    /** The hardest grade; 1 is the easiest. */
    public static final int GRADES = 3;

    /**
     * What a puzzle asks for.
     *
     * @param goal what right moves reach
     * @param grade 1..{@link #GRADES}: 1 if the second level of the bots finds the answer, 2 if the fourth does, else 3
     * @param themes ids of {@link PuzzleRules#themes}, in their order
     */
    public record Task(Goal goal, int grade, List<String> themes) {
        /**
         * Throws IllegalArgumentException if the grade is out of range.
         *
         * @param goal what right moves reach
         * @param grade 1..{@link #GRADES}
         * @param themes ids of {@link PuzzleRules#themes}
         */
        public Task {
            themes = List.copyOf(themes);
            if (grade < 1 || grade > GRADES) {
                throw new IllegalArgumentException("grade " + grade);
            }
        }
    }

    private final Game game;
    private final State view;
    private final Task task;
    private final AnswerNode answer;

    /**
     * Throws IllegalArgumentException if no seat decides in the position.
     *
     * @param game the rules
     * @param position only what the seat to move knows is kept
     * @param task what is asked for
     * @param answer the first decision
     */
    public Puzzle(Game game, State position, Task task, AnswerNode answer) {
        if (position.actor() < 0) {
            throw new IllegalArgumentException("nobody decides");
        }
        this.game = game;
        view = position.viewFor(position.actor());
        this.task = task;
        this.answer = answer;
    }

    /** {@return the rules} */
    public Game game() {
        return game;
    }

    /** {@return a copy of what the seat that solves knows} */
    public State view() {
        return view.copy();
    }

    /** {@return the seat that solves} */
    public int seat() {
        return view.actor();
    }

    /** {@return what is asked for} */
    public Task task() {
        return task;
    }

    /** {@return the first decision} */
    public AnswerNode answer() {
        return answer;
    }

    /** {@return the link of the position, to share or to open it: a view, if it has anything unknown} */
    public String position() {
        return view.isFullyKnown() ? Link.position(game, view) : Link.view(game, view, seat());
    }

    /**
     * {@return a start on which the seat can make a move} What the seat does not know is drawn; show only its view.
     *
     * @param seed any int
     */
    public GameRecord start(int seed) {
        State drawn = view.copy();
        drawn.determinize(new Rng(seed));
        return GameRecord.ofPosition(game, drawn);
    }
}
