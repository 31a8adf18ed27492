package atoll.table;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A guided first game in a few steps. The reader makes the requested moves, and the script plays the other seats. A step
 * continues from the end of the previous one, unless it has its own position.
 *
 * <p>The texts of a step are {@code guide.GAME.ID} (its title), {@code .1} (what it is about), {@code .2} (the numbers that the
 * reader sees for the first time; required in the first step), {@code .do} (what to do now, if the step has moves) and {@code .done}
 * (the effect).
 */
public final class Guide {
    /**
     * One step.
     *
     * @param id unique in its guide
     * @param start its first position; do not modify
     * @param line the moves of all seats in order: each is the token of a move, or several alternatives separated by blanks
     */
    public record Step(String id, State start, List<String> line) {}

    private final Game game;
    private final int seat;
    private final List<Step> steps = new ArrayList<>();
    private State at;

    /**
     * A guide without steps.
     *
     * @param game the rules
     * @param seat the reader's seat
     * @param start the position of the first step
     */
    public Guide(Game game, int seat, State start) {
        this.game = game;
        this.seat = seat;
        at = start;
    }

    /**
     * Begins the next step at another position.
     *
     * @param start that position
     * @return this
     */
    public Guide from(State start) {
        at = start;
        return this;
    }

    /**
     * Adds a step. The next step begins at its end. Throws IllegalArgumentException if a move of its line is illegal
     * in its position.
     *
     * @param id the id of the step; its texts have it in their keys
     * @param line one entry per move: the tokens of the moves that are accepted, separated by blanks; the first legal
     *     one leads to the next step
     * @return this
     */
    public Guide step(String id, String... line) {
        State start = at;
        at = start.copy();
        for (String wanted : line) {
            List<Integer> moves = moves(game, at, wanted);
            if (moves.isEmpty()) {
                throw new IllegalArgumentException(id + ": not a legal move here: " + wanted);
            }
            at.play(moves.get(0));
        }
        steps.add(new Step(id, start, List.of(line)));
        return this;
    }

    /** {@return the rules} */
    public Game game() {
        return game;
    }

    /** {@return the reader's seat} */
    public int seat() {
        return seat;
    }

    /** {@return the steps, in order} */
    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /**
     * {@return the legal moves that match one entry of a line}
     *
     * @param game the rules
     * @param at the position
     * @param wanted the tokens of moves, separated by blanks
     */
    public static List<Integer> moves(Game game, State at, String wanted) {
        List<String> tokens = Lesson.tokens(wanted);
        List<Integer> found = new ArrayList<>();
        MoveList legal = new MoveList();
        at.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (tokens.contains(game.formatMove(at, legal.get(i)))) {
                found.add(legal.get(i));
            }
        }
        return found;
    }
}
