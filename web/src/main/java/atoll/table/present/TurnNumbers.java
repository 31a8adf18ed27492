package atoll.table.present;

import atoll.engine.State;
import atoll.play.GameRecord;
import java.util.List;

/**
 * Numbers the turns of a game, as people see them: consecutive moves of one seat are one turn, and chance moves belong to the
 * turn before them. Turn 0 is the set-up: chance moves before the first decision. {@link atoll.play.Notation} numbers in the
 * same way.
 */
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
     * {@return the turn of the last move before a position; 0 at the start and during the set-up}
     *
     * @param record a game
     * @param ply a number of moves, 0..record.length()
     */
    public static int at(GameRecord record, int ply) {
        State state = record.start();
        int turn = 0;
        int last = State.CHANCE;
        for (int i = 0; i < ply; i++) {
            int actor = state.actor();
            if (actor >= 0 && actor != last) {
                turn++;
                last = actor;
            }
            state.play(record.move(i));
        }
        return turn;
    }
}
