package atoll.puzzle;

import atoll.play.SavedTexts;
import java.util.TreeMap;

/**
 * The days whose puzzle was solved. Days are only added, never removed, so neither a wrong clock nor a merge of two
 * devices can lose one. A streak counts the days whose puzzle was solved in time: while it was that day somewhere, or a
 * day later, because the date can change on a journey. Puzzles of earlier days can be solved later; they are in the
 * calendar, but do not repair a streak. Immutable.
 */
public final class SolvedDays {
    /** No day yet. */
    public static final SolvedDays NONE = new SolvedDays(new TreeMap<>());

    /** How far the clock may be off on a journey, in days. */
    private static final int SLACK = 1;

    private static final char LATE = '~';
    /** A longer run is damaged: nobody solves puzzles for a century. */
    private static final int MOST_RUN = 36_525;

    /** By day: whether it was solved in time. */
    private final TreeMap<Integer, Boolean> days;

    private SolvedDays(TreeMap<Integer, Boolean> days) {
        this.days = days;
    }

    /**
     * {@return the same with one more day} A day that was solved in time stays so.
     *
     * @param day the day whose puzzle was solved, 0..{@link Days#LAST}, which has begun somewhere; see {@link Days}
     * @param today the day by the clock, which may be wrong
     */
    public SolvedDays with(int day, int today) {
        if (day < 0 || day > Days.LAST) {
            throw new IllegalArgumentException("day " + day);
        }
        TreeMap<Integer, Boolean> more = new TreeMap<>(days);
        add(more, day, day >= today - SLACK);
        return new SolvedDays(more);
    }

    private static void add(TreeMap<Integer, Boolean> days, int day, boolean inTime) {
        days.put(day, inTime || Boolean.TRUE.equals(days.get(day)));
    }

    /**
     * {@return all days of both}
     *
     * @param other the days of another device, or of a backup
     */
    public SolvedDays merged(SolvedDays other) {
        TreeMap<Integer, Boolean> more = new TreeMap<>(days);
        other.days.forEach((day, inTime) -> add(more, day, inTime));
        return new SolvedDays(more);
    }

    /** {@return the number of days} */
    public int size() {
        return days.size();
    }

    /** {@return the last of the days; -1 if there are none} */
    public int last() {
        return days.isEmpty() ? -1 : days.lastKey();
    }

    /**
     * {@return whether the puzzle of a day was solved, in time or later}
     *
     * @param day a day
     */
    public boolean has(int day) {
        return days.containsKey(day);
    }

    /**
     * {@return whether the puzzle of a day was solved in time}
     *
     * @param day a day
     */
    public boolean isInTime(int day) {
        return Boolean.TRUE.equals(days.get(day));
    }

    /**
     * {@return the days in a row solved in time, up to yesterday or later; 0 if there are none} Days later than the
     * clock count as well, so that a clock set back ends no streak. There may be several streaks, as after a clock
     * that was ahead; then the longest counts.
     *
     * @param today the day by the clock, which may be wrong
     */
    public int streak(int today) {
        return longest(today - SLACK);
    }

    /** {@return the longest streak ever} */
    public int longestStreak() {
        return longest(0);
    }

    // The longest run that ends on a day or later.
    private int longest(int from) {
        int longest = 0;
        for (int day : days.keySet()) {
            boolean ends = day >= from && isInTime(day) && !isInTime(day + 1);
            longest = ends ? Math.max(longest, run(day)) : longest;
        }
        return longest;
    }

    // The length of the run that ends on a day.
    private int run(int end) {
        int day = end;
        while (isInTime(day)) {
            day--;
        }
        return end - day;
    }

    /** {@return the text for {@link #parse}: {@code 2001-02-03+4 ~2001-03-01}, four days in a row in time and one late} */
    public String written() {
        StringBuilder text = new StringBuilder();
        int end = -1;
        for (int day : days.keySet()) {
            if (day < end) {
                continue;
            }
            end = day;
            while (has(end) && isInTime(end) == isInTime(day)) {
                end++;
            }
            text.append(text.length() == 0 ? "" : " ");
            if (!isInTime(day)) {
                text.append(LATE);
            }
            text.append(Days.text(day));
            if (end - day > 1) {
                text.append('+').append(end - day);
            }
        }
        return text.toString();
    }

    /**
     * {@return the days of a text} What cannot be read is left out, so that a damaged text does not lose the other days.
     *
     * @param text the text of {@link #written}, perhaps damaged
     */
    public static SolvedDays parse(String text) {
        TreeMap<Integer, Boolean> days = new TreeMap<>();
        SavedTexts.readParts(text, ' ', part -> read(part, days));
        return new SolvedDays(days);
    }

    private static void read(String part, TreeMap<Integer, Boolean> days) {
        boolean late = !part.isEmpty() && part.charAt(0) == LATE;
        int plus = part.indexOf('+');
        int first = Days.parse(part.substring(late ? 1 : 0, plus < 0 ? part.length() : plus));
        int count = plus < 0 ? 1 : Integer.parseInt(part.substring(plus + 1));
        if (count < 1 || count > Math.min(MOST_RUN, Days.LAST - first + 1)) {
            throw new IllegalArgumentException("not a number of days: " + part);
        }
        for (int i = 0; i < count; i++) {
            add(days, first + i, !late);
        }
    }
}
