package atoll.table;

import java.util.List;

/**
 * For whom and how a position is drawn.
 *
 * @param words the player's language
 * @param seat the seat at the near side of the table, or {@link atoll.engine.State#SPECTATOR}
 * @param tall whether the space is higher than wide, as on a phone
 * @param last the spots of the moves played last, to be marked
 */
public record Look(Words words, int seat, boolean tall, List<String> last) {}
