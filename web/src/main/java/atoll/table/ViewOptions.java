package atoll.table;

import atoll.table.text.Messages;
import java.util.List;

/**
 * For whom and how a position is drawn.
 *
 * @param messages the player's language
 * @param seat the seat at the near side of the table, or {@link atoll.engine.State#SPECTATOR}
 * @param room the shape of the space: {@link #WIDE}, {@link #TALL} or {@link #LONG}
 * @param last the spots of the moves played last, to be marked
 * @param hidesAids whether the player wants to see only what somebody at a real table would without taking notes: a table
 *     then leaves out what everyone has seen and has to remember (which cards have been played, what a covered one was), and
 *     counts that only a note would give. What lies open, and what the rules let anyone count at any time, stays; so does
 *     the log
 */
public record ViewOptions(Messages messages, int seat, int room, List<String> last, boolean hidesAids) {
    /** Wider than high. */
    public static final int WIDE = 0;
    /** Higher than wide, as on a phone. */
    public static final int TALL = 1;
    /** Taller yet: room for a scene that is 1.3 times as high as wide. */
    public static final int LONG = 2;

    /** Whether the space is higher than wide. */
    public boolean tall() {
        return room != WIDE;
    }
}
