package atoll.bot;

import atoll.engine.Game;
import atoll.engine.SearchParams;

/**
 * The strength of a bot.
 *
 * @param iterations search iterations per move, at least 1
 * @param millis time limit per move on slow devices, in milliseconds, at least 1
 * @param blunderRate in how many of {@link #MOVES} moves it may blunder, 0..{@link #MOVES}: it then draws a move at random,
 * strongly preferring moves with many visits
 */
public record Level(int iterations, int millis, int blunderRate) {
    /** The number of the strongest level. */
    public static final int STRONGEST = 6;

    /** The level for reviews, which evaluate hundreds of positions: an eighth of the strongest level's iterations. */
    public static final int REVIEWING = 0;

    private static final int EIGHTH = 8;
    private static final int FOUR_TIMES = 4;

    /** The base of {@link #blunderRate}: at this rate every move may be a blunder. */
    public static final int MOVES = 10;

    private static final int SECOND = 1000;

    /**
     * A level that never blunders.
     *
     * @param iterations a number of search iterations, at least 1
     * @param millis the limit of a decision in milliseconds
     */
    public Level(int iterations, int millis) {
        this(iterations, millis, 0);
    }

    /**
     * {@return a level of a game, 1..{@link #STRONGEST} or {@link #REVIEWING}; throws IndexOutOfBoundsException}
     *
     * @param number how many
     * @param game the rules
     */
    public static Level of(int number, Game game) {
        if (number == REVIEWING) {
            Level strongest = of(STRONGEST, game);
            return strongest.with(strongest.iterations / EIGHTH);
        }
        int millis = number < 4 ? SECOND : number == 4 ? 2 * SECOND : 3 * SECOND;
        SearchParams params = game.evaluator().searchParams();
        return new Level(params.iterations(number), millis, params.blunderRate(number));
    }

    /**
     * {@return four times the effort of {@link #REVIEWING}, to confirm the result of a review}
     *
     * @param game the rules
     */
    public static Level confirming(Game game) {
        Level reviewing = of(REVIEWING, game);
        return new Level(FOUR_TIMES * reviewing.iterations, FOUR_TIMES * reviewing.millis);
    }

    /**
     * {@return a copy with another number of iterations, at least 1}
     *
     * @param newIterations a number of search iterations
     */
    public Level with(int newIterations) {
        return new Level(newIterations, millis, blunderRate);
    }
}
