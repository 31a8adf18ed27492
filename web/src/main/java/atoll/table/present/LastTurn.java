package atoll.table.present;

import atoll.engine.State;
import atoll.play.Session;
import atoll.table.Table;
import atoll.table.scene.SeatSymbols;
import atoll.table.text.Messages;
import java.util.List;

/**
 * What happened since the viewer's last turn, in sentences, and who gained what. Each player has a line, and a short
 * name after the sign of the seat: there may be little room.
 */
final class LastTurn {
    /** The most moves; older ones are in the history. */
    private static final int MOVES = 30;

    private final Session session;
    private final Table table;
    private final Messages names;

    /**
     * Describes turns of a game.
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
     * {@return the text about the position after the session's current ply; empty if nobody else has moved. While the
     * viewer's turn goes on, it is about what happened before it}
     *
     * @param history every move of the line, as the viewer knows it
     * @param viewer the seat whose knowledge is shown, or SPECTATOR: then it is about the last turn
     * @param players the players, one per seat
     */
    String text(List<LogEntry> history, int viewer, List<Player> players) {
        int to = end(history, viewer);
        int from = start(history, to, viewer);
        StringBuilder text = new StringBuilder();
        boolean played = false;
        int subject = State.SPECTATOR;
        // the last clause of a sentence, not written yet, and the number of those before it
        String clause = "";
        int clauses = 0;
        int times = 1;
        int word = 0; // where its last word begins
        // The log has "Anna: does this" in each line; here it is "Anna does this, does that and does more."
        for (int at = Math.max(from, to - MOVES); at <= to; at++) {
            boolean end = at == to;
            String line = end ? "" : told(history.get(at), at, viewer, players);
            played |= !end && history.get(at).actor() >= 0;
            if (!end && line.isEmpty()) {
                continue;
            }
            int who = LogEntry.subject(line, players);
            boolean goesOn = who >= 0 && who == subject;
            String next = LogEntry.predicate(line, players);
            if (who >= 0 && next.isEmpty()) {
                continue; // in brief, nothing
            }
            if (goesOn && next.equals(clause)) {
                times++;
                continue;
            }
            String told = times > 1 ? clause + " (" + times + "×)" : clause;
            if (goesOn && next.startsWith("; ")) {
                clause = told + next; // in brief, what it brought
                times = 1;
                subject = State.SPECTATOR;
                continue;
            }
            // "lays a tile on h7" and "lays a tile on e3" are "lays tiles on h7 and e3"
            int space = next.indexOf(' ', word);
            if (goesOn
                    && next.startsWith(clause.substring(0, word))
                    && (space < 0 || next.startsWith("; ", space - 1))) {
                // and with another one "h7, e3 and c1"
                String and = names.text("table.last.and");
                int before = told.indexOf(and, word);
                String list =
                        before < 0 ? told : told.substring(0, before) + ", " + told.substring(before + and.length());
                clause = table.several(list, names) + and + next.substring(word);
                times = 1;
                subject = space < 0 ? who : State.SPECTATOR;
                continue;
            }
            if (!clause.isEmpty()) {
                text.append(clauses++ == 0 ? "" : goesOn ? ", " : names.text("table.last.and"))
                        .append(told)
                        .append(goesOn ? "" : ".\n");
            }
            if (!goesOn) {
                clauses = 0;
                text.append(who < 0 ? "" : name(who, players) + " ");
            }
            clause = next;
            times = 1;
            word = lastWord(next);
            // what else a move brought ends the sentence
            subject = clause.indexOf(". ") >= 0 || clause.indexOf("; ") >= 0 ? State.SPECTATOR : who;
        }
        if (!played) {
            return ""; // a deal is no turn
        }
        String points = points(session.at(from).viewFor(viewer), session.at(to).viewFor(viewer), players);
        return withShortNames(text + (points.isEmpty() ? "" : names.format("table.last.points", points)), players)
                .trim();
    }

    // What was dealt is on the table, and who is next, and viewers know their own choices: only the effects are told.
    // What several players did is told in brief.
    private String told(LogEntry entry, int at, int viewer, List<Player> players) {
        String line = entry.line();
        int effect = line.indexOf(". ");
        int move = session.move(at);
        boolean whole = entry.actor() >= 0 && entry.actor() != viewer && table.isWorthTelling(move);
        if (!whole) {
            return effect < 0 ? "" : line.substring(effect + 2);
        }
        String brief = players.size() < 3
                ? ""
                : table.tellBriefly(
                        session.at(at), viewer, move, players.get(entry.actor()).name(), names);
        return brief.isEmpty() ? line : brief;
    }

    // With short names in the middle of sentences, too.
    private static String withShortNames(String text, List<Player> players) {
        String shorter = text;
        for (int seat = 0; seat < players.size(); seat++) {
            String name = players.get(seat).name();
            boolean isLonger = !name.equals(players.get(seat).shortName());
            String brief = name(seat, players);
            // replace would add code to the page
            for (int at = shorter.indexOf(name); isLonger && at >= 0; at = shorter.indexOf(name, at + brief.length())) {
                shorter = shorter.substring(0, at) + brief + shorter.substring(at + name.length());
            }
        }
        return shorter;
    }

    /**
     * {@return where the last word begins}
     *
     * @param clause words
     */
    static int lastWord(String clause) {
        int word = 0; // lastIndexOf would add code to the page
        while (clause.indexOf(' ', word) >= 0) {
            word = clause.indexOf(' ', word) + 1;
        }
        return word;
    }

    // Among many the sign is seen first, and of equal names the letter is enough.
    private static String name(int seat, List<Player> players) {
        Player player = players.get(seat);
        return players.size() < 3 ? player.name() : SeatSymbols.CHARACTERS.charAt(seat) + "\u00a0" + player.shortName();
    }

    // The last ply to describe: the current one, or where the viewer began to act: in a turn others may act between.
    private int end(List<LogEntry> history, int viewer) {
        int last = session.ply() - 1;
        boolean goesOn = last >= 0
                && session.state().actor() == viewer
                && history.get(last).actor() == viewer;
        if (!goesOn || !isOwnTurn(history, last)) {
            return last + 1;
        }
        int end = TurnNumbers.first(history, last);
        for (int at = end; at < last; at++) {
            int actor = history.get(at).actor();
            end = actor < 0 || actor == viewer ? end : at + 1;
        }
        return end;
    }

    // The first ply to describe: after the viewer's last turn, or, for a spectator, where the last turn began.
    private static int start(List<LogEntry> history, int to, int viewer) {
        int from = to;
        while (from > 0) {
            LogEntry entry = history.get(from - 1);
            if (viewer >= 0 && entry.actor() == viewer && isOwnTurn(history, from - 1)) {
                break;
            }
            from--;
            if (viewer < 0 && TurnNumbers.begins(history, from)) {
                break;
            }
        }
        return from;
    }

    // A choice in another seat's turn ends nothing; before the first turn all choices are of one's own.
    private static boolean isOwnTurn(List<LogEntry> history, int at) {
        LogEntry entry = history.get(at);
        return entry.turn() == 0 || history.get(TurnNumbers.first(history, at)).actor() == entry.actor();
    }

    private String points(State before, State after, List<Player> players) {
        StringBuilder points = new StringBuilder();
        for (int seat = 0; seat < after.seats() && table.comparesScores(before, after); seat++) {
            int gain = table.score(after, seat) - table.score(before, seat);
            if (gain != 0) {
                points.append(points.length() == 0 ? "" : ", ")
                        .append(players.size() < 3 ? players.get(seat).shortName() : name(seat, players))
                        .append(gain > 0 ? " +" : " ")
                        .append(Messages.number(gain));
            }
        }
        return points.toString();
    }
}
