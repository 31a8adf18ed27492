package atoll.table;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A guided first game: a few steps, in each of which the reader makes the moves that are asked for, and the other seats
 * answer by the script. A step goes on from where the one before ended, unless it begins with a position of its own.
 *
 * <p>The words of a step are the texts {@code guide.GAME.ID} (its title), {@code .1} (what it is about), {@code .do} (what to
 * do now) and {@code .done} (what it has brought).
 */
public final class Guide {
    /**
     * One step.
     *
     * @param id unique in its guide
     * @param start the position it begins with; not to be changed
     * @param line its moves in turn, of all seats: each the token of a move, or several that will do, parted by blanks
     */
    public record Step(String id, State start, List<String> line) {}

    private final Game game;
    private final int seat;
    private final List<Step> steps = new ArrayList<>();
    private State at;

    /**
     * @param seat the reader's
     * @param start where the first step begins
     */
    public Guide(Game game, int seat, State start) {
        this.game = game;
        this.seat = seat;
        at = start;
    }

    /** The next step goes on from here. */
    public Guide from(State start) {
        at = start;
        return this;
    }

    /** Adds a step. Throws IllegalArgumentException if a move of its line is not legal when it comes. */
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

    public Game game() {
        return game;
    }

    /** The reader's seat. */
    public int seat() {
        return seat;
    }

    public List<Step> steps() {
        return Collections.unmodifiableList(steps);
    }

    /** Those of the legal moves that a part of a line asks for. */
    public static List<Integer> moves(Game game, State at, String wanted) {
        List<String> tokens = Lesson.words(wanted);
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
