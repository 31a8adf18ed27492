package atoll.rating;

import java.util.HashMap;
import java.util.Map;

/**
 * The ratings of the bots' levels, derived from the measured ladder of {@code FIGURES.md} and nothing else.
 *
 * <p>The ladder says, for each game and number of seats, which share of its games a level wins: one of it among bots of the level
 * below. A level that is {@code w} times as strong as each of the {@code n - 1} others (Bradley and Terry; Plackett and Luce for more
 * than two) wins {@code s = w / (w + n - 1)} of them, so {@code w = s (n - 1) / (1 - s)}. On the scale of Glicko-2 that is a
 * difference of {@code 173.7178 ln(w)} points. The third level, which the page proposes, has {@link #ANCHOR} points in each game:
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

    /**
     * As in {@code FIGURES.md}: game, seats, and for the levels from 2 to 6 the games won among bots of the level below, in
     * thousandths.
     */
    private static final String LADDER = """
            ponte   2 820 909 915 908 870
            kanaloa 2 815 786 753 757 733
            kanaloa 3 629 510 533 500 439
            kanaloa 4 458 443 375 358 400
            rapanui 2 832 805 729 720 727
            rapanui 3 683 590 485 483 539
            rapanui 4 417 470 440 392 351
            orbis   2 701 680 691 672 747
            orbis   3 554 535 512 475 583
            orbis   4 515 445 417 371 567
            origo   2 771 692 709 718 748
            origo   3 554 567 446 475 494
            origo   4 425 385 425 358 383
            origo   5 325 295 283 325 289
            """;

    private static final Map<String, int[]> SHARES = read();

    private LevelRatings() {}

    private static Map<String, int[]> read() {
        Map<String, int[]> shares = new HashMap<>();
        int from = 0;
        for (int end = LADDER.indexOf('\n'); end >= 0; end = LADDER.indexOf('\n', from)) {
            String line = LADDER.substring(from, end);
            from = end + 1;
            int[] row = new int[LEVELS];
            int at = line.length();
            for (int i = LEVELS - 1; i >= 0; i--) {
                int space = line.lastIndexOf(' ', at - 1);
                row[i] = Integer.parseInt(line.substring(space + 1, at));
                at = space;
            }
            // row: the number of seats, then the five shares
            shares.put(key(line.substring(0, line.indexOf(' ')), row[0]), row);
        }
        return shares;
    }

    private static String key(String game, int seats) {
        return game + " " + seats;
    }

    /**
     * {@return the share of games that a level wins among bots of the level below, in thousandths; -1 if it was not measured}
     *
     * @param game the id of a game
     * @param seats the number of seats
     * @param level 2..{@link #LEVELS}
     */
    static int share(String game, int seats, int level) {
        int[] row = SHARES.get(key(game, seats));
        return row == null ? -1 : row[level - 1];
    }

    /**
     * {@return the rating of a level, or null if it was not measured}
     *
     * @param game the id of a game
     * @param seats the number of seats
     * @param level any number
     */
    public static Rating of(String game, int seats, int level) {
        int[] row = SHARES.get(key(game, seats));
        if (row == null || level < 1 || level > LEVELS) {
            return null;
        }
        double rating = ANCHOR;
        for (int step = ANCHOR_LEVEL + 1; step <= level; step++) {
            rating += difference(row[step - 1], seats);
        }
        for (int step = ANCHOR_LEVEL; step > level; step--) {
            rating -= difference(row[step - 1], seats);
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
