package atoll.play;

/**
 * The player of one seat, independent of the language.
 *
 * @param kind person or bot
 * @param level the level of a bot, from 1; 0 for a person
 * @param name the name, of at most {@link #LONGEST_NAME} characters in one line; empty for the default name of the kind
 */
public record SeatAssignment(Kind kind, int level, String name) {
    /** Longest name of a player, in characters. */
    public static final int LONGEST_NAME = 24;

    private static final int HIGHEST_LEVEL = 9; // one digit in the written form

    /** Who plays a seat. */
    public enum Kind {
        /** The person who owns this device. */
        YOU('y'),
        /** Another person at the same screen. */
        OTHER('p'),
        /** A remote person, who plays by exchanging links. */
        AWAY('r'),
        /** A program on this device; written as the digit of its level. */
        BOT('0');

        private final char letter;

        Kind(char letter) {
            this.letter = letter;
        }
    }

    /**
     * Throws IllegalArgumentException if the name is not {@linkplain #isName valid} or the level does not fit the kind.
     *
     * @param kind person or bot
     * @param level the level of a bot, from 1; 0 for a person
     * @param name the name, empty for the default
     */
    public SeatAssignment {
        if (kind == Kind.BOT ? level < 1 || level > HIGHEST_LEVEL : level != 0) {
            throw new IllegalArgumentException("no level of " + kind + ": " + level);
        }
        if (!isName(name)) {
            throw new IllegalArgumentException("not a name");
        }
    }

    /**
     * {@return a person with the default name}
     *
     * @param kind any but {@link Kind#BOT}
     */
    public static SeatAssignment of(Kind kind) {
        return new SeatAssignment(kind, 0, "");
    }

    /**
     * {@return a bot with the default name}
     *
     * @param level its level; above 9 it counts as 9
     */
    public static SeatAssignment bot(int level) {
        return new SeatAssignment(Kind.BOT, Math.min(level, HIGHEST_LEVEL), "");
    }

    /**
     * Reads the written form. Throws IllegalArgumentException for any other text.
     *
     * @param written the letter of a kind or the digit of a bot's level
     * @return a player with the default name
     */
    public static SeatAssignment parse(char written) {
        if (written >= '1' && written <= '9') {
            return bot(written - '0');
        }
        for (Kind kind : Kind.values()) {
            if (kind.letter == written && kind != Kind.BOT) {
                return of(kind);
            }
        }
        throw new IllegalArgumentException("unknown kind of player: " + written);
    }

    /** {@return the written form, without the name} */
    public char written() {
        return (char) (kind.letter + level);
    }

    /**
     * {@return the same player with another name}
     *
     * @param newName the name, empty for the default
     */
    public SeatAssignment named(String newName) {
        return new SeatAssignment(kind, level, newName);
    }

    /** {@return whether a person at this screen plays the seat} */
    public boolean isHere() {
        return kind == Kind.YOU || kind == Kind.OTHER;
    }

    /**
     * {@return whether a text can be a name: one line of at most {@link #LONGEST_NAME} characters}
     *
     * @param text any text
     */
    public static boolean isName(String text) {
        if (text.length() > LONGEST_NAME) {
            return false;
        }
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return false;
            }
        }
        return true;
    }
}
