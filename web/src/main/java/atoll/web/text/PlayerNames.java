package atoll.web.text;

import atoll.bot.Level;
import atoll.engine.GameInfo;
import atoll.play.SeatAssignment;
import atoll.play.SeatAssignment.Kind;
import atoll.play.SeatAssignments;
import atoll.table.present.Player;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** The names of players. */
public final class PlayerNames {
    private PlayerNames() {}

    /** The person of this device against bots of a level. */
    public static SeatAssignments againstBots(int seats, int level) {
        return SeatAssignments.all(SeatAssignment.bot(level), seats).with(0, SeatAssignment.of(Kind.YOU));
    }

    /** The possible numbers of players, in words. */
    public static String count(GameInfo info, Messages messages) {
        int least = info.minSeats();
        int most = info.maxSeats();
        return least == most
                ? messages.count("seats", least)
                : messages.format("seats.range", Integer.toString(least), Integer.toString(most));
    }

    /** All that may play a seat. */
    public static List<SeatAssignment> choices() {
        List<SeatAssignment> choices = new ArrayList<>();
        for (Kind kind : new Kind[] {Kind.YOU, Kind.OTHER, Kind.AWAY}) {
            choices.add(SeatAssignment.of(kind));
        }
        for (int level = 1; level <= Level.STRONGEST; level++) {
            choices.add(SeatAssignment.bot(level));
        }
        return choices;
    }

    /** The label of a player in the seat form; of a bot with its strength. */
    public static String title(SeatAssignment player, Messages messages) {
        String name = name("seat.", player, messages);
        return player.kind() == Kind.BOT
                ? messages.format("bot.title", name, Integer.toString(level(player)), Integer.toString(Level.STRONGEST))
                : name;
    }

    /** The default name of a player at the table. */
    public static String defaultName(SeatAssignment player, Messages messages) {
        return name("player.", player, messages);
    }

    private static String name(String key, SeatAssignment player, Messages messages) {
        return messages.text(
                switch (player.kind()) {
                    case YOU -> key + "you";
                    case OTHER -> key + "other";
                    case AWAY -> key + "away";
                    case BOT -> "bot." + level(player);
                });
    }

    /** The players, with their given names or else the defaults. Equal names get letters: numbers would look like points. */
    public static List<Player> players(SeatAssignments seats, Messages messages) {
        List<String> names = new ArrayList<>();
        for (SeatAssignment player : seats.seats()) {
            names.add(player.name().isEmpty() ? defaultName(player, messages) : player.name());
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
            SeatAssignment player = seats.at(seat);
            int level = player.kind() == Kind.AWAY ? Player.AWAY : level(player);
            players.add(new Player(all > 1 ? name + " " + (char) ('A' + before) : name, level));
        }
        return players;
    }

    // A game may have been stored by a version with more levels.
    private static int level(SeatAssignment player) {
        return Math.min(player.level(), Level.STRONGEST);
    }
}
