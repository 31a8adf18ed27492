package atoll.table;

import java.util.List;

/**
 * A chapter of a game's rules: the texts {@code help.GAME.ID} (its title), {@code .1}, {@code .2} ..., and boards to try.
 *
 * @param id unique in its game
 * @param lessons in reading order; may be empty
 */
public record Chapter(String id, List<Lesson> lessons) {}
