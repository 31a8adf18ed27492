package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What happened since the viewer's last move: in sentences, and what it brought whom. */
final class LastTurn {
    /** The most moves; older ones are in the history. */
    private static final int MOVES = 12;

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
        List<String> lines = new ArrayList<>();
        boolean played = false;
        for (int at = from; at < to; at++) {
            LogEntry entry = history.get(at);
            played |= entry.actor() >= 0;
            String line = entry.actor() < 0 ? told(entry.line(), viewer, players) : entry.line();
            if (!line.isEmpty()) {
                lines.add(line);
            }
        }
        if (!played) {
            return ""; // a deal is no turn
        }
        int first = Math.max(0, lines.size() - MOVES);
        StringBuilder text = new StringBuilder(first > 0 ? "… " : "");
        tell(lines.subList(first, lines.size()), players, text);
        String points = points(session.at(from).viewFor(viewer), session.view(viewer), players);
        return (text + (points.isEmpty() ? "" : names.format("table.last.points", points))).trim();
    }

    // Chance is told only where it touches the viewer: what was dealt is on the table, and what it brought comes after
    // it.
    private static String told(String line, int viewer, List<Player> players) {
        String you = viewer < 0 ? "" : players.get(viewer).name();
        String brought = subject(line, players).isEmpty() ? line.substring(line.indexOf(". ") + 1) : line;
        boolean touches = !you.isEmpty() && brought.contains(you) && !brought.startsWith(you + ": ");
        return touches ? brought.trim() : "";
    }

    // The log has "Anna: does this" in each line; here it is "Anna does this, does that and does more."
    private void tell(List<String> lines, List<Player> players, StringBuilder text) {
        String subject = "";
        int comma = -1;
        for (String line : lines) {
            String who = subject(line, players);
            String words = who.isEmpty() ? line : line.substring(who.length() + 2);
            if (subject.isEmpty() || !who.equals(subject)) {
                end(text, comma);
                comma = -1;
                text.append(who).append(who.isEmpty() ? "" : " ");
            } else {
                comma = text.length();
                text.append(", ");
            }
            text.append(words);
            // what else a move brought ends the sentence
            subject = words.contains(". ") || words.contains("; ") ? "" : who;
        }
        end(text, comma);
    }

    // Ends a sentence: the last of its commas becomes an "and".
    private void end(StringBuilder text, int comma) {
        if (comma >= 0) {
            text.replace(comma, comma + 2, names.text("table.last.and"));
        }
        int last = text.length() - 1;
        if (last >= 0 && text.charAt(last) != ' ') {
            text.append(text.charAt(last) == '.' ? " " : ". ");
        }
    }

    // Whom a line of the log is about; empty if it does not begin with a name.
    private static String subject(String line, List<Player> players) {
        for (Player player : players) {
            if (line.startsWith(player.name() + ": ")) {
                return player.name();
            }
        }
        return "";
    }

    // The first ply to tell: after the viewer's last move, or, for a spectator, where the last turn began.
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
