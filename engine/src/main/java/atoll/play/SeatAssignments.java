package atoll.play;

import java.util.ArrayList;
import java.util.List;

/**
 * The player of each seat, independent of the language.
 *
 * @param kinds one character per seat: {@link #YOU}, {@link #OTHER}, {@link #AWAY}, or the digit of a bot's level
 * @param names one name per seat; empty for the default name of the kind
 */
public record SeatAssignments(String kinds, List<String> names) {
    public static final char YOU = 'y';
    /** Another person at the same screen. */
    public static final char OTHER = 'p';
    /** A remote person, who plays by exchanging links. */
    public static final char AWAY = 'r';

    /** Longest name of a player, in characters. */
    public static final int LONGEST_NAME = 24;

    /** Throws IllegalArgumentException if a kind is unknown, or a name is missing or not {@linkplain #isName valid}. */
    public SeatAssignments {
        for (int i = 0; i < kinds.length(); i++) {
            char kind = kinds.charAt(i);
            if (kind != YOU && kind != OTHER && kind != AWAY && (kind < '1' || kind > '9')) {
                throw new IllegalArgumentException("unknown kind of player: " + kind);
            }
        }
        if (names.size() != kinds.length()) {
            throw new IllegalArgumentException("there must be one name per seat");
        }
        for (String name : names) {
            if (!isName(name, LONGEST_NAME)) {
                throw new IllegalArgumentException("not a name");
            }
        }
        names = List.copyOf(names);
    }

    /** Players with default names. */
    public static SeatAssignments of(String kinds) {
        List<String> names = new ArrayList<>();
        while (names.size() < kinds.length()) {
            names.add("");
        }
        return new SeatAssignments(kinds, names);
    }

    /** Whether a text is one line of at most {@code longest} characters. */
    static boolean isName(String text, int longest) {
        if (text.length() > longest) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return false;
            }
        }
        return true;
    }

    public char kind(int seat) {
        return kinds.charAt(seat);
    }

    /** Whether a person at this screen plays the seat. */
    public boolean isHere(int seat) {
        return kind(seat) == YOU || kind(seat) == OTHER;
    }

    public boolean isBot(int seat) {
        return kind(seat) <= '9';
    }

    /** A copy with another player at one seat. */
    public SeatAssignments with(int seat, char kind, String name) {
        List<String> changed = new ArrayList<>(names);
        changed.set(seat, name);
        return new SeatAssignments(kinds.substring(0, seat) + kind + kinds.substring(seat + 1), changed);
    }
}
