package atoll.bot;

import atoll.engine.Game;
import java.util.List;

/**
 * How hard a bot tries.
 *
 * @param number 1 for the weakest
 * @param iterations how many times it imagines the rest of the game before it moves
 * @param millis on a slow device it moves after this time at the latest, in milliseconds
 */
public record Level(int number, int iterations, int millis) {
    /** From the weakest to the strongest. */
    public static final List<Level> ALL = List.of(
            new Level(1, 10, 1000),
            new Level(2, 20, 1000),
            new Level(3, 120, 1000),
            new Level(4, 700, 2000),
            new Level(5, 3700, 3000),
            new Level(6, 20000, 3000));

    /** Throws IndexOutOfBoundsException if there is no such level. */
    public static Level of(int number) {
        return ALL.get(number - 1);
    }

    /** The same level in a game: each but the first imagines at least as much as the game's judge asks for. */
    public Level in(Game game) {
        int least = number == 1 ? 0 : game.judge().least();
        return iterations >= least ? this : new Level(number, least, millis);
    }

    /** Whether it overlooks things: it plays what it thought of much more often than what it hardly thought of, but not always. */
    boolean isCareless() {
        return number == 1;
    }
}
