package atoll.engine;

import java.util.function.IntPredicate;

/**
 * What makes a solved position of a game a puzzle, see {@link PuzzleRules#conditions}.
 *
 * @param oneEnd whether all right turns must end in the same position; if not, one first decision is enough, because turns end in
 *     many ways that differ in what does not matter
 * @param mostRight the most right moves of the first decision
 * @param leastGap in points, over the next best turn, where the goal is to win by most points
 * @param mostNodes positions searched for the whole answer; few, so that all puzzles can be solved again in seconds
 * @param prepares which moves may as well be made later in the turn, so that they are no first decision
 */
public record ExactConditions(boolean oneEnd, int mostRight, int leastGap, int mostNodes, IntPredicate prepares) {
    /** For {@code mostNodes}: enough for several turns of both seats. */
    public static final int MOST_NODES = 20_000;
    /** For {@code mostNodes}: enough where only the last turn is solved. */
    public static final int FEW_NODES = 6000;

    /**
     * Conditions under which every move may be the first decision.
     *
     * @param oneEnd see above
     * @param mostRight see above
     * @param leastGap see above
     * @param mostNodes see above
     */
    public ExactConditions(boolean oneEnd, int mostRight, int leastGap, int mostNodes) {
        this(oneEnd, mostRight, leastGap, mostNodes, move -> false);
    }
}
