package atoll.web.text;

import atoll.bot.Level;
import atoll.play.SeatAssignments;
import atoll.table.present.Player;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of players. */
public final class PlayerNames {
    private PlayerNames() {}

    /** A person against bots of the middle level. */
    public static SeatAssignments defaultSeats(int seats) {
        StringBuilder kinds = new StringBuilder().append(SeatAssignments.YOU);
        while (kinds.length() < seats) {
            kinds.append('3');
        }
        return SeatAssignments.of(kinds.toString());
    }

    /** All kinds of players. */
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

    /** The label of a kind in the seat form; of a bot with its strength. */
    public static String title(char kind, Messages messages) {
        String name = name("seat.", kind, messages);
        return kind < '1' || kind > '9'
                ? name
                : messages.format("bot.title", name, Integer.toString(level(kind)), Integer.toString(Level.STRONGEST));
    }

    /** The default name of a kind at the table. */
    public static String defaultName(char kind, Messages messages) {
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

    /** The players, with their given names or else the defaults. Equal names get letters: numbers would look like points. */
    public static List<Player> players(SeatAssignments seats, Messages messages) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats.kinds().length(); seat++) {
            String name = seats.names().get(seat);
            names.add(name.isEmpty() ? defaultName(seats.kind(seat), messages) : name);
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

    /** A text without soft hyphens: for screen readers and other programs. */
    public static String withoutSoftHyphens(String text) {
        int at = text.indexOf('\u00ad');
        return at < 0 ? text : text.substring(0, at) + withoutSoftHyphens(text.substring(at + 1));
    }

    // A game may have been stored by a version with more levels.
    private static int level(char kind) {
        return Math.min(kind - '0', Level.STRONGEST);
    }
}
