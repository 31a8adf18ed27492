package atoll.table.present;

/**
 * A move in the history, as the near seat knows it.
 *
 * @param ply how many moves there are with this one, from 1 on
 * @param actor the seat that made it, or CHANCE
 * @param opensTurn whether it is the first move of a turn; what chance does belongs to the turn it happens in
 * @param choice whether the seat had others to choose from
 * @param sentence for the log and the live region
 * @param line what the log says of it: the sentence; or, of moves of chance that are told as one, what all of them came to
 *     at the last, and nothing at the others
 */
public record LogEntry(int ply, int actor, boolean opensTurn, boolean choice, String sentence, String line) {
    /** The same move with another line in the log. */
    LogEntry withLine(String newLine) {
        return new LogEntry(ply, actor, opensTurn, choice, sentence, newLine);
    }
}
