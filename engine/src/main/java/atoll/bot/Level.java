package atoll.bot;

import atoll.engine.Game;

/**
 * How hard a bot tries.
 *
 * @param number 1 for the weakest
 * @param iterations how many times it imagines the rest of the game before it moves
 * @param millis on a slow device it moves after this time at the latest, in milliseconds
 */
public record Level(int number, int iterations, int millis) {
    /** The number of the strongest. */
    public static final int STRONGEST = 6;

    private static final int SECOND = 1000;

    /** A level of a game, 1..{@link #STRONGEST}; throws IndexOutOfBoundsException. */
    public static Level of(int number, Game game) {
        int millis = number < 4 ? SECOND : number == 4 ? 2 * SECOND : 3 * SECOND;
        return new Level(number, game.judge().iterations()[number - 1], millis);
    }

    /** Whether it overlooks things: it plays what it thought of much more often than what it hardly thought of, but not always. */
    boolean isCareless() {
        return number == 1;
    }
}
