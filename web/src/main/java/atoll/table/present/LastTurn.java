package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.text.Messages;
import java.util.List;

/** What happened since the viewer's last move: in words, and what it brought whom. */
final class LastTurn {
    /** The most sentences; older ones are in the history. */
    private static final int SENTENCES = 6;

    private final Session session;
    private final Table table;
    private final Messages names;

    /**
     * Tells about turns of a game.
     *
     * @param session the game in progress
     * @param table the table of the game
     * @param names the texts, with the players' names
     */
    LastTurn(Session session, Table table, Messages names) {
        this.session = session;
        this.table = table;
        this.names = names;
    }

    /**
     * {@return the text about the position after the session's current ply; empty if the viewer moved last, or nobody
     * yet}
     *
     * @param history every move of the line, as the viewer knows it
     * @param viewer the seat whose knowledge is shown, or SPECTATOR: then it is about the last turn
     * @param players the players, one per seat
     */
    String text(List<LogEntry> history, int viewer, List<Player> players) {
        int to = session.ply();
        int from = start(history, to, viewer);
        StringBuilder text = new StringBuilder();
        int sentences = 0;
        boolean played = false;
        for (int at = to - 1; at >= from; at--) {
            played |= history.get(at).actor() >= 0;
            String line = history.get(at).line();
            if (!line.isEmpty() && sentences++ < SENTENCES) {
                text.insert(0, line + (line.endsWith(".") ? " " : ". "));
            }
        }
        if (!played) {
            return ""; // a deal is no turn
        }
        if (sentences > SENTENCES) {
            text.insert(0, "… ");
        }
        String points = points(session.at(from).viewFor(viewer), session.view(viewer), players);
        return (text + (points.isEmpty() ? "" : names.format("table.last.points", points))).trim();
    }

    private static int start(List<LogEntry> history, int to, int viewer) {
        int from = to;
        while (from > 0) {
            LogEntry entry = history.get(from - 1);
            if (viewer >= 0 && entry.actor() == viewer) {
                break;
            }
            from--;
            if (viewer < 0 && TurnNumbers.begins(history, from)) {
                break;
            }
        }
        return from;
    }

    private String points(State before, State after, List<Player> players) {
        StringBuilder points = new StringBuilder();
        for (int seat = 0; seat < after.seats(); seat++) {
            int gain = table.score(after, seat) - table.score(before, seat);
            if (gain != 0) {
                points.append(points.length() == 0 ? "" : ", ")
                        .append(players.get(seat).name())
                        .append(gain > 0 ? " +" : " ")
                        .append(Messages.number(gain));
            }
        }
        return points.toString();
    }
}
