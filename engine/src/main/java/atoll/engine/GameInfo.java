package atoll.engine;

import java.util.List;

/**
 * The fixed properties of a game.
 *
 * @param id lower-case ASCII letters; never changes, because links, files and texts use it
 * @param seats how many seats it can have
 * @param options the options of a new game, in the order of the new-game page
 * @param rules version of the rules, 1..63; raised when an old record would replay differently
 * @param maxMoves upper bound for the moves of a game, chance moves included
 */
public record GameInfo(String id, Seats seats, List<Option> options, int rules, int maxMoves) {
    /**
     * The numbers of seats that a game allows.
     *
     * @param min at least 2
     * @param max at most 5
     */
    public record Seats(int min, int max) {}

    /** {@return the fewest seats} */
    public int minSeats() {
        return seats.min;
    }

    /** {@return the most seats} */
    public int maxSeats() {
        return seats.max;
    }

    /**
     * {@return the index of an option in {@link #options}} Throws IllegalArgumentException if no option has that id.
     *
     * @param optionId the id of an option
     */
    public int option(String optionId) {
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).id().equals(optionId)) {
                return i;
            }
        }
        throw new IllegalArgumentException(id + " has no option " + optionId);
    }
}
