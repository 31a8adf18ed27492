package atoll.table.present;

import atoll.engine.State;
import java.util.List;

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
     * {@return the seat that a line is about: "Anna: takes dark"; SPECTATOR if it does not begin with a name}
     *
     * @param line a line of the log
     * @param players the players, one per seat
     */
    public static int subject(String line, List<Player> players) {
        for (int seat = 0; seat < players.size(); seat++) {
            if (line.startsWith(players.get(seat).name() + ": ")) {
                return seat;
            }
        }
        return State.SPECTATOR;
    }

    /**
     * {@return what a line says of its {@link #subject}: "takes dark"; all of it if it has none}
     *
     * @param line a line of the log
     * @param players the players, one per seat
     */
    public static String predicate(String line, List<Player> players) {
        int seat = subject(line, players);
        return seat < 0 ? line : line.substring(players.get(seat).name().length() + 2);
    }

    /**
     * {@return a line as a sentence: "Anna takes dark"}
     *
     * @param line a line of the log
     * @param players the players, one per seat
     */
    public static String told(String line, List<Player> players) {
        int seat = subject(line, players);
        return (seat < 0 ? "" : players.get(seat).name() + " ") + predicate(line, players);
    }

    /**
     * {@return the same move with another line}
     *
     * @param newLine the line in the log
     */
    LogEntry withLine(String newLine) {
        return new LogEntry(ply, actor, turn, sentence, newLine);
    }
}
