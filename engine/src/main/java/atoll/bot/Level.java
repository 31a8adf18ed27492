package atoll.bot;

import atoll.engine.Game;
import atoll.engine.SearchParams;

/**
 * How hard a bot tries.
 *
 * @param iterations how many times it imagines the rest of the game before it moves, at least 1
 * @param millis on a slow device it moves after this time at the latest, in milliseconds, at least 1
 * @param blunderRate of {@link #MOVES} moves it makes so many carelessly, 0..{@link #MOVES}: it plays what it thought of much more
 *     often than what it hardly thought of, but not always the best
 */
public record Level(int iterations, int millis, int blunderRate) {
    /** The number of the strongest. */
    public static final int STRONGEST = 6;

    /** The number of what weighs hundreds of positions for a review: an eighth of the strongest. */
    public static final int REVIEWING = 0;

    private static final int EIGHTH = 8;

    /** A level that makes so many of as many moves carelessly always does. */
    public static final int MOVES = 10;

    private static final int SECOND = 1000;

    /** A level that is never blunderRate. */
    public Level(int iterations, int millis) {
        this(iterations, millis, 0);
    }

    /** A level of a game, 1..{@link #STRONGEST} or {@link #REVIEWING}; throws IndexOutOfBoundsException. */
    public static Level of(int number, Game game) {
        if (number == REVIEWING) {
            Level strongest = of(STRONGEST, game);
            return strongest.with(strongest.iterations / EIGHTH);
        }
        int millis = number < 4 ? SECOND : number == 4 ? 2 * SECOND : 3 * SECOND;
        SearchParams params = game.evaluator().searchParams();
        return new Level(params.iterations(number), millis, params.blunderRate(number));
    }

    /** The same, but with another number of iterations, at least 1. */
    public Level with(int newIterations) {
        return new Level(newIterations, millis, blunderRate);
    }
}
