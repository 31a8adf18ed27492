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
    /** The person who owns this device. */
    public static final char YOU = 'y';
    /** Another person at the same screen. */
    public static final char OTHER = 'p';
    /** A remote person, who plays by exchanging links. */
    public static final char AWAY = 'r';

    /** Longest name of a player, in characters. */
    public static final int LONGEST_NAME = 24;

    /**
     * Throws IllegalArgumentException if a kind is unknown, or a name is missing or not {@linkplain #isName valid}.
     *
     * @param kinds one character per seat
     * @param names one name per seat
     */
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

    /**
     * {@return players with default names}
     *
     * @param kinds one character per seat
     */
    public static SeatAssignments of(String kinds) {
        List<String> names = new ArrayList<>();
        while (names.size() < kinds.length()) {
            names.add("");
        }
        return new SeatAssignments(kinds, names);
    }

    /**
     * {@return whether a text is one line of at most {@code longest} characters}
     *
     * @param text the written form
     * @param longest the most characters
     */
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

    /**
     * Who plays a seat.
     *
     * @param seat a seat, from 0
     * @return one of the constants of this class, or the digit of a bot's level
     */
    public char kind(int seat) {
        return kinds.charAt(seat);
    }

    /**
     * {@return whether a person at this screen plays the seat}
     *
     * @param seat a seat, from 0
     */
    public boolean isHere(int seat) {
        return kind(seat) == YOU || kind(seat) == OTHER;
    }

    /**
     * {@return whether a bot plays a seat}
     *
     * @param seat a seat, from 0
     */
    public boolean isBot(int seat) {
        return kind(seat) <= '9';
    }

    /**
     * {@return a copy with another player at one seat}
     *
     * @param seat a seat, from 0
     * @param kind the new kind of the player
     * @param name the name, empty for the default
     */
    public SeatAssignments with(int seat, char kind, String name) {
        List<String> changed = new ArrayList<>(names);
        changed.set(seat, name);
        return new SeatAssignments(kinds.substring(0, seat) + kind + kinds.substring(seat + 1), changed);
    }
}
