package atoll.web;

import atoll.bot.Level;
import atoll.table.Player;
import atoll.table.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Who sits where, apart from any language.
 *
 * @param kinds one character a seat: {@link #YOU}, {@link #OTHER}, or the digit of a bot's level
 */
record Seats(String kinds) {
    static final char YOU = 'y';
    /** Another person at the same screen. */
    static final char OTHER = 'p';

    /** Throws IllegalArgumentException if a kind is unknown. */
    Seats {
        for (int i = 0; i < kinds.length(); i++) {
            char kind = kinds.charAt(i);
            if (kind != YOU && kind != OTHER && (kind < '1' || kind >= '1' + Level.ALL.size())) {
                throw new IllegalArgumentException("nobody is " + kind);
            }
        }
    }

    /** You against bots of the middle level. */
    static Seats standard(int seats) {
        StringBuilder kinds = new StringBuilder().append(YOU);
        while (kinds.length() < seats) {
            kinds.append('2');
        }
        return new Seats(kinds.toString());
    }

    /** Bots only, to look at a game. */
    static Seats watching(int seats) {
        StringBuilder kinds = new StringBuilder();
        while (kinds.length() < seats) {
            kinds.append('1');
        }
        return new Seats(kinds.toString());
    }

    boolean isPerson(int seat) {
        return kinds.charAt(seat) == YOU || kinds.charAt(seat) == OTHER;
    }

    boolean anyPerson() {
        return kinds.indexOf(YOU) >= 0 || kinds.indexOf(OTHER) >= 0;
    }

    /** What a kind is called where seats are given away. */
    static String title(char kind, Words words) {
        return switch (kind) {
            case YOU -> words.text("seat.you");
            case OTHER -> words.text("seat.other");
            default -> words.text("bot." + kind);
        };
    }

    /** The players, with names of this language; those of the same name get numbers. */
    List<Player> players(Words words) {
        List<Player> players = new ArrayList<>();
        for (int seat = 0; seat < kinds.length(); seat++) {
            char kind = kinds.charAt(seat);
            String name = words.text(
                    switch (kind) {
                        case YOU -> "player.you";
                        case OTHER -> "player.other";
                        default -> "player.bot." + kind;
                    });
            int before = 0;
            int all = 0;
            for (int i = 0; i < kinds.length(); i++) {
                all += kinds.charAt(i) == kind ? 1 : 0;
                before += i < seat && kinds.charAt(i) == kind ? 1 : 0;
            }
            players.add(new Player(all > 1 ? name + " " + (before + 1) : name, isPerson(seat) ? 0 : kind - '0'));
        }
        return players;
    }
}
