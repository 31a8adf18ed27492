package atoll.engine;

import java.util.List;

/**
 * What a game says of itself before it is played.
 *
 * @param id lower-case ASCII letters; names the game in links, files and texts for ever
 * @param minSeats fewest seats, at least 2
 * @param maxSeats most seats, at most 5
 * @param options what can be chosen before the start, in the order of the new-game page
 * @param rules version of the rules, 1..63; raised when an old record would replay differently
 * @param maxMoves no game has more moves than this, chance included
 */
public record GameInfo(String id, int minSeats, int maxSeats, List<Option> options, int rules, int maxMoves) {
    /** The place of an option in {@link #options}. Throws IllegalArgumentException if there is none of that id. */
    public int option(String optionId) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().equals(optionId)) {
                return i;
            }
        }
        throw new IllegalArgumentException(id + " has no option " + optionId);
    }
}
