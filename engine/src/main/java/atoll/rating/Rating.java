package atoll.rating;

/**
 * A player's strength as Glicko-2 sees it. With 95 percent confidence, the true strength is within two deviations of
 * the rating. Never NaN.
 *
 * @param rating 1500 for a new player, {@link #LOWEST}..{@link #HIGHEST}
 * @param deviation 350 for a new player, less with each known game; {@link #LEAST_DEVIATION}..{@link #MOST_DEVIATION}
 * @param volatility how much the strength is expected to change, usually about 0.06;
 *     {@link #LEAST_VOLATILITY}..{@link #MOST_VOLATILITY}
 */
public record Rating(double rating, double deviation, double volatility) {
    /** The lowest rating. */
    public static final double LOWEST = 0;

    /** The highest rating. */
    public static final double HIGHEST = 4000;

    /** The least deviation: even a player of thousands of games has better and worse days. */
    public static final double LEAST_DEVIATION = 10;

    /** The deviation of a player about whom nothing is known. */
    public static final double MOST_DEVIATION = 350;

    /** The least volatility. */
    public static final double LEAST_VOLATILITY = 0.001;

    /** The highest volatility. */
    public static final double MOST_VOLATILITY = 0.5;

    /** A player about whom nothing is known. */
    public static final Rating NEW = new Rating(1500, MOST_DEVIATION, 0.06);

    /** The number of parts of a point in messages. */
    private static final int POINT = 1000;

    /** The number of parts of a volatility of 1 in messages. */
    private static final int UNIT = 100_000_000;

    /**
     * Throws IllegalArgumentException if a number is out of range, or NaN.
     *
     * @param rating the rating
     * @param deviation its deviation
     * @param volatility its volatility
     */
    public Rating {
        check(rating, LOWEST, HIGHEST);
        check(deviation, LEAST_DEVIATION, MOST_DEVIATION);
        check(volatility, LEAST_VOLATILITY, MOST_VOLATILITY);
    }

    /** For messages: three whole numbers, exact to a thousandth of a point. */
    @Override
    public String toString() {
        return whole(rating, POINT) + " " + whole(deviation, POINT) + " " + whole(volatility, UNIT);
    }

    // Not Math.round, whose long would be slow in a browser; and the text of a double would take 20 KB of code there.
    private static int whole(double number, int parts) {
        return (int) (number * parts + 0.5);
    }

    private static void check(double number, double least, double most) {
        if (!(number >= least && number <= most)) {
            throw new IllegalArgumentException("a number that is out of the range of ratings");
        }
    }

    /**
     * {@return a rating with each number moved into its range} Throws IllegalArgumentException if one is NaN.
     *
     * @param rating the rating
     * @param deviation its deviation
     * @param volatility its volatility
     */
    static Rating within(double rating, double deviation, double volatility) {
        return new Rating(
                Math.max(LOWEST, Math.min(HIGHEST, rating)),
                Math.max(LEAST_DEVIATION, Math.min(MOST_DEVIATION, deviation)),
                Math.max(LEAST_VOLATILITY, Math.min(MOST_VOLATILITY, volatility)));
    }
}
