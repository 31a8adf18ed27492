package atoll.table;

import java.util.List;

/**
 * For whom and how a position is drawn.
 *
 * @param words the player's language
 * @param seat the seat at the near side of the table, or {@link atoll.engine.State#SPECTATOR}
 * @param tall whether the space is higher than wide, as on a phone
 * @param last the spots of the moves played last, to be marked
 * @param unaided whether the player wants to see only what somebody at a real table would without taking notes: a table
 *     then leaves out what everyone has seen and has to remember (which cards have been played, what a covered one was), and
 *     counts that only a note would give. What lies open, and what the rules let anyone count at any time, stays; so does
 *     the log
 */
public record Look(Words words, int seat, boolean tall, List<String> last, boolean unaided) {
    /** With all that may be known. */
    public Look(Words words, int seat, boolean tall, List<String> last) {
        this(words, seat, tall, last, false);
    }
}
