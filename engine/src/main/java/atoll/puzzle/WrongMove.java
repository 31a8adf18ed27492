package atoll.puzzle;

import java.util.List;

/**
 * A move that misses the goal of a puzzle, and what is known about it.
 *
 * @param move a legal move of the seat that solves
 * @param cost for {@link Goal#MOST} in points, else in percent of a win; 0..{@link #MOST_COST}
 * @param line the moves after it that refute it, up to the opponent's reply; empty if none is stored
 */
public record WrongMove(int move, int cost, List<Integer> line) {
    /** Greater costs are not told apart. */
    public static final int MOST_COST = 100;
    /** The most moves of a line. */
    public static final int LONGEST_LINE = 7;

    /**
     * Throws IllegalArgumentException if the cost is out of range or the line too long.
     *
     * @param move a move
     * @param cost 0..{@link #MOST_COST}
     * @param line at most {@link #LONGEST_LINE} moves
     */
    public WrongMove {
        line = List.copyOf(line);
        if (cost < 0 || cost > MOST_COST || line.size() > LONGEST_LINE) {
            throw new IllegalArgumentException("cost " + cost + ", " + line.size() + " moves");
        }
    }
}
