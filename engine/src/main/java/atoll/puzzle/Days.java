package atoll.puzzle;

/** Days of the calendar as numbers, counted from 1970-01-01, and as texts like {@code 2001-02-03}; without {@code java.time}. */
public final class Days {
    /** 9999-12-31: later days have no text. */
    public static final int LAST = 2_932_896;

    // Years begin in March here, so that the day added in leap years is the last.
    private static final int ERA_YEARS = 400;
    private static final int ERA_DAYS = 146_097;
    /** From 0000-03-01 to 1970-01-01. */
    private static final int EPOCH = 719_468;

    private static final int LENGTH = 10;

    private Days() {}

    /**
     * {@return the number of a day; may be negative}
     *
     * @param year at least 0
     * @param month 1..12
     * @param day 1..31
     */
    public static int of(int year, int month, int day) {
        int shifted = month > 2 ? year : year - 1;
        int era = Math.floorDiv(shifted, ERA_YEARS);
        int yearOfEra = shifted - era * ERA_YEARS;
        int dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
        return era * ERA_DAYS + dayOfEra - EPOCH;
    }

    /**
     * {@return the day of a text like {@code 2001-02-03}} Throws IllegalArgumentException if it is no day from 1970 on.
     *
     * @param text ten characters
     */
    public static int parse(String text) {
        if (text.length() != LENGTH || text.charAt(4) != '-' || text.charAt(7) != '-') {
            throw new IllegalArgumentException("not a day: " + text);
        }
        int day = of(number(text, 0, 4), number(text, 5, 7), number(text, 8, LENGTH));
        if (day < 0 || day > LAST || !text(day).equals(text)) {
            throw new IllegalArgumentException("not a day: " + text);
        }
        return day;
    }

    private static int number(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = text.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                throw new IllegalArgumentException("not a day: " + text);
            }
            number = 10 * number + digit;
        }
        return number;
    }

    /**
     * {@return the text of a day}
     *
     * @param day 0..{@link #LAST}
     */
    public static String text(int day) {
        int month = month(day);
        int year = year(day);
        int rest = day - of(year, month, 1) + 1;
        return two(year / 100) + two(year % 100) + "-" + two(month) + "-" + two(rest);
    }

    private static String two(int number) {
        return (number < 10 ? "0" : "") + number;
    }

    /**
     * {@return the year of a day}
     *
     * @param day 0..{@link #LAST}
     */
    public static int year(int day) {
        int shifted = day + EPOCH;
        int dayOfEra = shifted % ERA_DAYS;
        int yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
        int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        int year = shifted / ERA_DAYS * ERA_YEARS + yearOfEra;
        return dayOfYear < 306 ? year : year + 1; // 306 days from March to December
    }

    /**
     * {@return the month of a day, 1..12}
     *
     * @param day 0..{@link #LAST}
     */
    public static int month(int day) {
        int year = year(day);
        int month = 12;
        while (of(year, month, 1) > day) {
            month--;
        }
        return month;
    }

    /**
     * {@return the number of days of a month}
     *
     * @param year a year
     * @param month 1..12
     */
    public static int daysOf(int year, int month) {
        return (month == 12 ? of(year + 1, 1, 1) : of(year, month + 1, 1)) - of(year, month, 1);
    }

    /**
     * {@return the day of the week, 0 for Monday to 6 for Sunday}
     *
     * @param day a day
     */
    public static int weekday(int day) {
        return Math.floorMod(day + 3, 7); // 1970-01-01 was a Thursday
    }
}
