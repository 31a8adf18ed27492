package atoll.table.present;

/**
 * A move in the log, as the near seat knows it.
 *
 * @param ply the number of moves including this one, from 1
 * @param mover who made it
 * @param sentence for the log and the live region
 * @param line the line in the log: the sentence; for a run of chance moves, the sentence about the run at its last move, and
 *     empty at the others
 */
public record LogEntry(int ply, Mover mover, String sentence, String line) {
    /**
     * Who made a move.
     *
     * @param actor the seat that moved, or CHANCE
     * @param opensTurn whether it is the first move of a turn; chance moves belong to the current turn
     * @param choice whether the seat had other moves
     */
    public record Mover(int actor, boolean opensTurn, boolean choice) {}

    /** The seat that moved, or CHANCE. */
    public int actor() {
        return mover.actor;
    }

    /** The same move with another line. */
    LogEntry withLine(String newLine) {
        return new LogEntry(ply, mover, sentence, newLine);
    }
}
