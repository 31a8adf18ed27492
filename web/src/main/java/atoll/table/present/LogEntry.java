package atoll.table.present;

/**
 * A move in the log, as the near seat knows it.
 *
 * @param ply the number of moves including this one, from 1
 * @param actor the seat that moved, or CHANCE
 * @param turn the number of the turn, from 1; 0 for the set-up, see {@link TurnNumbers}
 * @param sentence for the log and the live region
 * @param line the line in the log: the sentence; for a run of chance moves, the sentence about the run at its last move, and
 *     empty at the others
 */
public record LogEntry(int ply, int actor, int turn, String sentence, String line) {
    /**
     * {@return the same move with another line}
     *
     * @param newLine the line in the log
     */
    LogEntry withLine(String newLine) {
        return new LogEntry(ply, actor, turn, sentence, newLine);
    }
}
