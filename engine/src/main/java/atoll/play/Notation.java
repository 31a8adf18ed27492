package atoll.play;

import atoll.engine.Game;
import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A game as plain text, for example for a mail: a head, then a line per turn.
 *
 * <pre>
 * Ponte del Diavolo
 *
 *   1. Ann: b9 h9
 *   2. Bob: dark f6 c8
 * </pre>
 *
 * <p>{@link atoll.engine.Game#formatMove} formats the moves. {@link TurnCounter} says what a turn is; decisions of
 * the set-up are in turn 0. Where another seat decides within a turn, a line with the same number begins, with three dots. Chance
 * moves are in brackets; a question mark stands for what the reader may not see.
 */
public final class Notation {
    /** As wide as a turn number up to 99. */
    private static final String MARGIN = "    ";

    private Notation() {}

    /**
     * {@return the whole game, with hidden information}
     *
     * @param record a game
     * @param head lines before the moves
     * @param names one player name for every seat
     */
    public static String of(GameRecord record, List<String> head, List<String> names) {
        return write(record, head, names, false, State.SPECTATOR);
    }

    /**
     * {@return the game as one seat may see it}
     *
     * @param seat a seat, or {@link State#SPECTATOR} for public information only
     * @param record a game
     * @param head the first characters
     * @param names one name per seat
     */
    public static String viewFor(int seat, GameRecord record, List<String> head, List<String> names) {
        return write(record, head, names, true, seat);
    }

    private static String write(GameRecord record, List<String> head, List<String> names, boolean hidden, int seat) {
        List<String> lines = new ArrayList<>(head);
        lines.add("");
        State state = record.start();
        String line = "";
        TurnHeadings headings = new TurnHeadings();
        for (int ply = 0; ply < record.length(); ply++) {
            int move = record.move(ply);
            int actor = state.actor();
            String token = hidden
                    ? formatForSeat(record.game(), state, move, seat)
                    : record.game().formatMove(state, move);
            if (headings.next(state)) {
                addLine(line, lines);
                String dots = headings.dots();
                line = numbered(headings.turn()) + names.get(actor) + ":" + (dots.isEmpty() ? "" : " " + dots);
            }
            line += (line.isEmpty() ? MARGIN : " ") + (actor >= 0 ? token : "[" + token + "]");
            state.play(move);
        }
        addLine(line, lines);
        return String.join("\n", lines) + "\n";
    }

    private static void addLine(String line, List<String> lines) {
        if (!line.isEmpty()) {
            lines.add(line);
        }
    }

    /**
     * {@return a move as one seat may see it} Formatted from the view, so that no hidden information can leak.
     *
     * @param game the rules
     * @param state the position before the move
     * @param move a legal move
     * @param seat a seat, or {@link State#SPECTATOR} for public information only
     */
    public static String formatForSeat(Game game, State state, int move, int seat) {
        State view = state.viewFor(seat);
        return state.isVisibleTo(seat, move) ? game.formatMove(view, move) : game.formatHiddenMove(view);
    }

    private static String numbered(int turn) {
        String number = turn + ". ";
        return number.length() < MARGIN.length() ? " ".repeat(MARGIN.length() - number.length()) + number : number;
    }
}
