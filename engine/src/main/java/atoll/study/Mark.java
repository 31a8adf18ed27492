package atoll.study;

/**
 * A mark on a spot of the table, or an arrow between two spots. The engine does not know which spots a table has: a mark on an
 * unknown spot is kept, and not drawn.
 *
 * @param spot the id of a spot, 1..{@link #LONGEST_SPOT} visible ASCII characters
 * @param to the id of the spot that an arrow points at, another one; empty for a mark
 * @param colour how it is drawn
 */
public record Mark(String spot, String to, Colour colour) {
    /** The longest id of a spot, in characters. */
    public static final int LONGEST_SPOT = 60;

    /** The colours, without a meaning of their own. */
    public enum Colour {
        /** The usual one. */
        GREEN("green"),
        /** For what is bad. */
        RED("red"),
        /** Another one. */
        BLUE("blue"),
        /** Another one. */
        YELLOW("yellow");

        private final String word;

        Colour(String word) {
            this.word = word;
        }

        /** {@return the name in files and styles} */
        public String word() {
            return word;
        }

        /**
         * {@return the colour with that name, or null}
         *
         * @param word as {@link #word}
         */
        static Colour find(String word) {
            for (Colour colour : values()) {
                if (colour.word.equals(word)) {
                    return colour;
                }
            }
            return null;
        }
    }

    /**
     * Throws IllegalArgumentException if a spot cannot have that id, or both are the same.
     *
     * @param spot the id of a spot
     * @param to the id of another spot, or empty
     * @param colour how it is drawn
     */
    public Mark {
        if (!isSpot(spot) || !to.isEmpty() && !isSpot(to) || spot.equals(to)) {
            throw new IllegalArgumentException("no mark from " + spot + " to " + to);
        }
    }

    /** {@return whether it is an arrow} */
    public boolean isArrow() {
        return !to.isEmpty();
    }

    /**
     * {@return whether another mark is at the same place, in whatever colour}
     *
     * @param that another mark
     */
    boolean isAtPlaceOf(Mark that) {
        return spot.equals(that.spot) && to.equals(that.to);
    }

    private static boolean isSpot(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) <= ' ' || text.charAt(i) > '~') {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_SPOT;
    }
}
