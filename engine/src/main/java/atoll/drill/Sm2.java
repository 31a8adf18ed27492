package atoll.drill;

/**
 * How well one task is remembered, and when it is due: the algorithm SM-2 by Piotr Wozniak ("Optimization of learning", 1990), in
 * exact integers. Immutable. Not FSRS: its weights were learned from many repetitions of words, while here a player
 * repeats few tasks, each a position to think about. Its libraries also need doubles, which make the compiled page
 * large.
 *
 * <p>After the first two good repetitions a task is due after 1 and 6 days, then each time after the interval before times the ease
 * at that time, rounded up. A repetition below quality 3 begins again with 1 day and leaves the ease unchanged. Unlike in the
 * original, intervals end at five years.
 *
 * <p>Days are counted from any fixed day by the caller's clock, which may be wrong. A task is never further away than its interval:
 * one that seems to be repeated in the future, because the clock was set back, is due.
 *
 * @param repetitions the good ones since the last that was not, 0..{@link #MOST_REPETITIONS}
 * @param ease the E-factor in hundredths, {@link #LEAST_EASE}..{@link #MOST_EASE}
 * @param interval the days from the last repetition to the next, 0 before the first, at most {@link #MOST_INTERVAL}
 * @param day the day of the last repetition, 0..{@link #LAST_DAY}; 0 before the first
 */
public record Sm2(int repetitions, int ease, int interval, int day) {
    /** A task that was never repeated. */
    public static final Sm2 NEW = new Sm2(0, 250, 0, 0);

    /** The worst and best quality of an answer. */
    public static final int BEST_QUALITY = 5;

    /** From this quality on, an answer is good. */
    public static final int GOOD_QUALITY = 3;

    /** Below this quality, SM-2 asks for the task again on the same day. */
    public static final int FLUENT_QUALITY = 4;

    /** More good repetitions are not counted. */
    public static final int MOST_REPETITIONS = 10_000;

    /** The least E-factor, in hundredths. */
    public static final int LEAST_EASE = 130;

    /** The highest E-factor, in hundredths. More makes no difference with intervals of at most five years. */
    public static final int MOST_EASE = 1000;

    /** Five years, in days. */
    public static final int MOST_INTERVAL = 5 * 365;

    /** A day later than any clock shows. */
    public static final int LAST_DAY = 10_000_000;

    private static final int FIRST_INTERVAL = 1;
    private static final int SECOND_INTERVAL = 6;
    private static final int PARTS = 4;

    /**
     * Throws IllegalArgumentException if a number is out of range.
     *
     * @param repetitions the good ones in a row
     * @param ease the E-factor in hundredths
     * @param interval in days
     * @param day of the last repetition
     */
    public Sm2 {
        check(repetitions, 0, MOST_REPETITIONS);
        check(ease, LEAST_EASE, MOST_EASE);
        check(interval, 0, MOST_INTERVAL);
        check(day, 0, LAST_DAY);
    }

    private static void check(int number, int least, int most) {
        if (number < least || number > most) {
            throw new IllegalArgumentException(number + " is not between " + least + " and " + most);
        }
    }

    /**
     * {@return the task after a repetition} Throws IllegalArgumentException if a number is out of range.
     *
     * @param quality 0..5: 5 for a perfect answer, 4 after hesitation, 3 with difficulty; 2 to 0 for a wrong one
     * @param today the day of the repetition, 0..{@link #LAST_DAY}
     */
    public Sm2 repeated(int quality, int today) {
        check(quality, 0, BEST_QUALITY);
        if (quality < GOOD_QUALITY) {
            return new Sm2(0, ease, FIRST_INTERVAL, today);
        }
        int next = repetitions == 0 ? FIRST_INTERVAL : repetitions == 1 ? SECOND_INTERVAL : longer();
        int missing = BEST_QUALITY - quality;
        // EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02))
        int newEase = ease + 10 - missing * (8 + missing * 2);
        return new Sm2(
                Math.min(repetitions + 1, MOST_REPETITIONS),
                Math.max(LEAST_EASE, Math.min(MOST_EASE, newEase)),
                next,
                today);
    }

    // The interval times the ease, rounded up.
    private int longer() {
        return Math.max(FIRST_INTERVAL, Math.min(MOST_INTERVAL, (interval * ease + 99) / 100));
    }

    /**
     * {@return in how many days the task is due; 0 if it is due now} Never more than its interval and one day.
     *
     * @param today the day by the clock, which may be wrong
     */
    public int daysLeft(int today) {
        if (interval == 0 || isFromFuture(today)) {
            return 0;
        }
        return Math.max(0, day + interval - today);
    }

    /**
     * {@return whether the last repetition is in the future, because the clock was or is wrong}
     *
     * @param today the day by the clock
     */
    public boolean isFromFuture(int today) {
        return interval > 0 && day - 1 > today; // on a journey to the west the clock may be one day behind
    }

    /**
     * {@return whether the task is due}
     *
     * @param today the day by the clock, which may be wrong
     */
    public boolean isDue(int today) {
        return daysLeft(today) == 0;
    }

    /** {@return the text for {@link #parse}} */
    public String written() {
        return repetitions + " " + ease + " " + interval + " " + day;
    }

    /**
     * Reads the text of {@link #written}. Throws IllegalArgumentException for any other text.
     *
     * @param text the written form
     * @return the task
     */
    public static Sm2 parse(String text) {
        int[] numbers = new int[PARTS];
        int from = 0;
        for (int i = 0; i < PARTS; i++) {
            int end = i == PARTS - 1 ? text.length() : text.indexOf(' ', from);
            if (end < 0) {
                throw new IllegalArgumentException("fewer than four numbers");
            }
            numbers[i] = Integer.parseInt(text.substring(from, end));
            from = end + 1;
        }
        return new Sm2(numbers[0], numbers[1], numbers[2], numbers[3]);
    }
}
