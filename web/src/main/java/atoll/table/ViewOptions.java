package atoll.table;

import atoll.table.text.Messages;
import java.util.List;

/**
 * How a position is drawn, and for which seat.
 *
 * @param messages the player's language
 * @param seat the seat at the near side of the table, or {@link atoll.engine.State#SPECTATOR}
 * @param room the shape of the space: {@link #WIDE}, {@link #TALL}, {@link #LONG}, {@link #SQUARE} or {@link #BROAD}
 * @param last the spots of the last moves, to be marked
 * @param hidesAids whether the player wants to see only what a player at a real table sees without notes. The table then omits
 *     public information that players have to remember (cards played, the face of a covered card), and counts that need notes.
 *     Open information, counts that the rules always allow, and the log stay
 */
public record ViewOptions(Messages messages, int seat, int room, List<String> last, boolean hidesAids) {
    /** Wider than high. */
    public static final int WIDE = 0;
    /** Higher than wide, as on a phone. */
    public static final int TALL = 1;
    /** Even taller: for a scene with a height of 1.3 times its width. */
    public static final int LONG = 2;
    /** As wide as high: a wide scene fits, and is small; one that can do without its sides is larger without them. */
    public static final int SQUARE = 3;
    /** As long, on a tablet: a scene that is as wide as high uses its sides too. */
    public static final int BROAD = 4;

    /** {@return whether the space is higher than wide} */
    public boolean tall() {
        return isTall(room);
    }

    /**
     * {@return whether a space of that shape is higher than wide}
     *
     * @param room a shape, see {@link #room}
     */
    public static boolean isTall(int room) {
        return room == TALL || isLong(room);
    }

    /**
     * {@return whether a space of that shape has room for a scene with a height of 1.3 times its width}
     *
     * @param room a shape, see {@link #room}
     */
    public static boolean isLong(int room) {
        return room == LONG || room == BROAD;
    }
}
