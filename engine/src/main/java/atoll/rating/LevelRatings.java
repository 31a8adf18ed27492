package atoll.rating;

import atoll.engine.Game;

/**
 * The ratings of the bots' levels, derived from the measured {@linkplain Game#ladder ladder} of each game and nothing else.
 *
 * <p>The ladder says, for each number of seats, which share of its games a level wins: one of it among bots of the level below. A
 * level that is {@code w} times as strong as each of the {@code n - 1} others (Bradley and Terry; Plackett and Luce for more than two)
 * wins {@code s = w / (w + n - 1)} of them, so {@code w = s (n - 1) / (1 - s)}. On the scale of Glicko-2 that is a difference of
 * {@code 173.7178 ln(w)} points. The third level, which the page proposes, has {@link #ANCHOR} points in each game:
 * ratings of different games or numbers of seats say nothing about each other.
 */
public final class LevelRatings {
    /** The number of levels. */
    public static final int LEVELS = 6;

    /** The rating of {@link #ANCHOR_LEVEL}: that of a new player, too. */
    public static final int ANCHOR = 1500;

    /** The level with that rating. */
    public static final int ANCHOR_LEVEL = 3;

    /**
     * About the standard error of a step, which is 10 to 50 points by the number of its games; with other options of a game the steps
     * differ by as much.
     */
    static final double DEVIATION = 30;

    private static final int WHOLE = 1000;

    private LevelRatings() {}

    /**
     * {@return the rating of a level, or null if it was not measured}
     *
     * @param game the rules; null for a game that this version does not know
     * @param seats any number
     * @param level any number
     */
    public static Rating of(Game game, int seats, int level) {
        if (game == null || level < 1 || level > LEVELS) {
            return null;
        }
        int[] ladder = game.ladder(seats);
        if (ladder.length == 0) {
            return null;
        }
        double rating = ANCHOR;
        for (int step = ANCHOR_LEVEL + 1; step <= level; step++) {
            rating += difference(ladder[step - 2], seats);
        }
        for (int step = ANCHOR_LEVEL; step > level; step--) {
            rating -= difference(ladder[step - 2], seats);
        }
        return Rating.within(rating, DEVIATION, Rating.NEW.volatility());
    }

    /**
     * {@return by how many points a bot is stronger than each of the others, if it wins that share of the games}
     *
     * @param share in thousandths, 1..999
     * @param seats the number of seats, from 2
     */
    static double difference(int share, int seats) {
        return Glicko2.SCALE * Math.log((double) share * (seats - 1) / (WHOLE - share));
    }
}
