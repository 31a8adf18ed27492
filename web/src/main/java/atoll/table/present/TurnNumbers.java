package atoll.table.present;

import java.util.List;

/** The numbers of turns in a log, as {@link atoll.play.TurnCounter} counts them. Turn 0 is the set-up. */
public final class TurnNumbers {
    private TurnNumbers() {}

    /**
     * {@return the turn of the last move before a position; 0 at the start and during the set-up}
     *
     * @param history every move of the line
     * @param ply a number of moves, 0..history.size()
     */
    public static int at(List<LogEntry> history, int ply) {
        return ply == 0 ? 0 : history.get(ply - 1).turn();
    }

    /**
     * {@return whether a move is the first of its turn}
     *
     * @param history moves of a line, from its start or from any later move
     * @param index the index of a move in {@code history}
     */
    public static boolean begins(List<LogEntry> history, int index) {
        int turn = history.get(index).turn();
        return turn > 0 && (index == 0 || history.get(index - 1).turn() < turn);
    }

    /**
     * {@return the index of the first move of a move's turn; 0 during the set-up}
     *
     * @param history moves of a line, from its start or from any later move
     * @param index the index of a move in {@code history}
     */
    public static int first(List<LogEntry> history, int index) {
        int first = index;
        while (first > 0 && !begins(history, first)) {
            first--;
        }
        return first;
    }
}
