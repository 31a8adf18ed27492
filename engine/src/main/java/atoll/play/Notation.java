package atoll.play;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as plain text, to be read in a mail: a head, then a line for every turn.
 *
 * <pre>
 * Ponte del Diavolo
 *
 *   1. Ann: b9 h9
 *   2. Bob: dark f6 c8
 * </pre>
 *
 * <p>Moves are written by {@link atoll.engine.Game#formatMove}. All moves of one seat until another decides are a turn. What
 * chance did stands in brackets; what the reader may not know of a move is a question mark.
 */
public final class Notation {
    /** As wide as the number of a turn, up to 99. */
    private static final String MARGIN = "    ";

    private Notation() {}

    /**
     * The whole game, whatever was hidden included.
     *
     * @param head lines to stand before the moves
     * @param names who plays, one for every seat
     */
    public static String of(GameRecord record, List<String> head, List<String> names) {
        return write(record, head, names, false, State.SPECTATOR);
    }

    /**
     * The game as far as one seat may be told of it.
     *
     * @param seat a seat, or {@link State#SPECTATOR} for what everyone knows
     */
    public static String viewFor(int seat, GameRecord record, List<String> head, List<String> names) {
        return write(record, head, names, true, seat);
    }

    private static String write(GameRecord record, List<String> head, List<String> names, boolean veiled, int seat) {
        List<String> lines = new ArrayList<>(head);
        lines.add("");
        State state = record.start();
        String line = "";
        int turns = 0;
        int last = State.CHANCE;
        for (int ply = 0; ply < record.length(); ply++) {
            int move = record.move(ply);
            int actor = state.actor();
            String token =
                    veiled ? seen(record, state, move, seat) : record.game().formatMove(state, move);
            if (actor >= 0 && actor != last) {
                keep(line, lines);
                line = numbered(++turns) + names.get(actor) + ":";
                last = actor;
            }
            line += (line.isEmpty() ? MARGIN : " ") + (actor >= 0 ? token : "[" + token + "]");
            state.play(move);
        }
        keep(line, lines);
        return String.join("\n", lines) + "\n";
    }

    private static void keep(String line, List<String> lines) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }

    // Worded from the view, so that nothing else can get into the text.
    private static String seen(GameRecord record, State state, int move, int seat) {
        State view = state.viewFor(seat);
        return state.isVisibleTo(seat, move)
                ? record.game().formatMove(view, move)
                : record.game().formatHiddenMove(view);
    }

    private static String numbered(int turn) {
        String number = turn + ". ";
        return number.length() < MARGIN.length() ? " ".repeat(MARGIN.length() - number.length()) + number : number;
    }
}
