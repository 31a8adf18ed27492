package atoll.results;

import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.play.SavedTexts;

/** The forms of the texts of a {@link GameResult}. */
final class ResultTexts {
    private static final int LONGEST_COLOUR = 40;
    private static final int MOST_POINTS = 100_000;

    private ResultTexts() {}

    /**
     * {@return the options of a game as a text, in the order of its rules}
     *
     * @param setup of a game
     */
    static String optionsOf(Setup setup) {
        StringBuilder options = new StringBuilder();
        for (Option option : setup.info().options()) {
            options.append(options.length() == 0 ? "" : " ")
                    .append(option.id())
                    .append('=')
                    .append(setup.value(option.id()));
        }
        return options.toString();
    }

    /**
     * Throws IllegalArgumentException if the options do not fit the game. An option that an older program did not
     * know may be missing.
     *
     * @param setup of a game, with any options
     * @param options as {@link #optionsOf} writes them
     */
    static void checkOptions(Setup setup, String options) {
        Setup result = setup;
        int from = 0;
        while (from < options.length()) {
            int space = options.indexOf(' ', from);
            int end = space < 0 ? options.length() : space;
            int equals = options.indexOf('=', from);
            if (equals < 0 || equals > end) {
                throw new IllegalArgumentException("not an option");
            }
            result = result.with(options.substring(from, equals), options.substring(equals + 1, end));
            from = end + 1;
        }
    }

    /**
     * {@return whether a text is a time, as {@code 2001-02-03T04:05:06.789Z}, in a year with twelve months}
     *
     * @param text any text
     */
    static boolean isDate(String text) {
        if (!SavedTexts.isTime(text)) {
            return false;
        }
        int month = Integer.parseInt(text.substring(5, 7));
        int day = Integer.parseInt(text.substring(8, 10));
        return month >= 1 && month <= 12 && day >= 1 && day <= 31;
    }

    /**
     * {@return whether a text can be the name of a colour}
     *
     * @param text any text
     */
    static boolean isColour(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '-') {
                return false;
            }
        }
        return !text.isEmpty() && text.length() <= LONGEST_COLOUR;
    }

    /**
     * {@return whether a text has the rank of each seat: 1 plus the number of seats ahead}
     *
     * @param places any text
     * @param seats the number of seats
     */
    static boolean areRanks(String places, int seats) {
        if (places.length() != seats) {
            return false;
        }
        for (int i = 0; i < seats; i++) {
            int ahead = 0;
            for (int j = 0; j < seats; j++) {
                ahead += places.charAt(j) < places.charAt(i) ? 1 : 0;
            }
            if (places.charAt(i) - '0' != ahead + 1) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return whether a text is a number of points}
     *
     * @param text any text
     */
    static boolean isNumber(String text) {
        return isWithin(text, -MOST_POINTS, MOST_POINTS);
    }

    /**
     * {@return whether a text is a whole number in a range}
     *
     * @param text any text
     * @param least the least number
     * @param most the greatest number
     */
    static boolean isWithin(String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            return number >= least && number <= most;
        } catch (NumberFormatException e) {
            return false;
        }
    }
}
