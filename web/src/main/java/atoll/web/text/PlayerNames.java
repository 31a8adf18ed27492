package atoll.web.text;

import atoll.bot.Level;
import atoll.play.SeatAssignments;
import atoll.table.present.Player;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** What those who sit at a table are called. */
public final class PlayerNames {
    private PlayerNames() {}

    /** You against bots of the middle level. */
    public static SeatAssignments standard(int seats) {
        StringBuilder kinds = new StringBuilder().append(SeatAssignments.YOU);
        while (kinds.length() < seats) {
            kinds.append('3');
        }
        return SeatAssignments.of(kinds.toString());
    }

    /** All that may sit down at a seat. */
    public static String kinds() {
        StringBuilder kinds = new StringBuilder()
                .append(SeatAssignments.YOU)
                .append(SeatAssignments.OTHER)
                .append(SeatAssignments.AWAY);
        for (int level = 1; level <= Level.STRONGEST; level++) {
            kinds.append(level);
        }
        return kinds.toString();
    }

    /** What a kind is called where seats are given away. */
    public static String title(char kind, Messages messages) {
        return name("seat.", kind, messages);
    }

    /** What a kind is called at the table, unless somebody has given a name. */
    public static String usual(char kind, Messages messages) {
        return name("player.", kind, messages);
    }

    private static String name(String key, char kind, Messages messages) {
        return messages.text(
                switch (kind) {
                    case SeatAssignments.YOU -> key + "you";
                    case SeatAssignments.OTHER -> key + "other";
                    case SeatAssignments.AWAY -> key + "away";
                    default -> "bot." + level(kind);
                });
    }

    /**
     * The players, with the names they were given or else those of their kind; of the same name, with letters: numbers
     * would be read as points.
     */
    public static List<Player> players(SeatAssignments seats, Messages messages) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats.kinds().length(); seat++) {
            String name = seats.names().get(seat);
            names.add(name.isEmpty() ? usual(seats.kind(seat), messages) : name);
        }
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < names.size(); seat++) {
            String name = names.get(seat);
            int before = 0;
            int all = 0;
            for (int i = 0; i < names.size(); i++) {
                boolean same = names.get(i).equals(name);
                all += same ? 1 : 0;
                before += same && i < seat ? 1 : 0;
            }
            char kind = seats.kind(seat);
            int level = kind == SeatAssignments.AWAY ? Player.AWAY : seats.isBot(seat) ? level(kind) : 0;
            players.add(new Player(all > 1 ? name + " " + (char) ('A' + before) : name, level));
        }
        return players;
    }

    /** A text without the places where a word may part at the end of a line: for the ear, and for other programs. */
    public static String unparted(String text) {
        int at = text.indexOf('\u00ad');
        return at < 0 ? text : text.substring(0, at) + unparted(text.substring(at + 1));
    }

    // A game may have been kept by a version with more levels.
    private static int level(char kind) {
        return Math.min(kind - '0', Level.STRONGEST);
    }
}
