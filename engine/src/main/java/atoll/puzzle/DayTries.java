package atoll.puzzle;

import atoll.play.SavedTexts;
import java.util.TreeMap;

/**
 * What was tried with the puzzles of days, as far as it was not right at once: the wrong answers, and whether the solution was shown.
 * Numbers only grow, so two of them merge without a loss. Immutable.
 */
final class DayTries {
    /** Nothing was tried. */
    static final DayTries NONE = new DayTries(new TreeMap<>());

    /** More are not counted. */
    static final int MOST = 999;

    private static final char SHOWN = '!';

    /** By day. */
    private final TreeMap<Integer, Tries> days;

    /**
     * The tries of a day.
     *
     * @param mistakes the wrong answers, 0..{@link #MOST}
     * @param shown whether the solution was shown
     */
    private record Tries(int mistakes, boolean shown) {
        Tries merged(Tries other) {
            return other == null ? this : new Tries(Math.max(mistakes, other.mistakes), shown || other.shown);
        }
    }

    private DayTries(TreeMap<Integer, Tries> days) {
        this.days = days;
    }

    /**
     * {@return the number of wrong answers}
     *
     * @param day a day
     */
    int mistakes(int day) {
        Tries tries = days.get(day);
        return tries == null ? 0 : tries.mistakes;
    }

    /**
     * {@return whether the solution was shown}
     *
     * @param day a day
     */
    boolean isShown(int day) {
        Tries tries = days.get(day);
        return tries != null && tries.shown;
    }

    /**
     * {@return the same with what is known of a day}
     *
     * @param day 0..{@link Days#LAST}
     * @param mistakes at least so many wrong answers
     * @param shown whether the solution was shown now
     */
    DayTries with(int day, int mistakes, boolean shown) {
        TreeMap<Integer, Tries> more = new TreeMap<>(days);
        add(more, day, mistakes, shown);
        return new DayTries(more);
    }

    private static void add(TreeMap<Integer, Tries> days, int day, int mistakes, boolean shown) {
        if (day < 0 || day > Days.LAST || mistakes < 0) {
            throw new IllegalArgumentException("day " + day + ", " + mistakes + " mistakes");
        }
        days.put(day, new Tries(Math.min(MOST, mistakes), shown).merged(days.get(day)));
    }

    /**
     * {@return what is in one of both}
     *
     * @param other the tries of another device
     */
    DayTries merged(DayTries other) {
        TreeMap<Integer, Tries> more = new TreeMap<>(days);
        other.days.forEach((day, tries) -> more.put(day, tries.merged(days.get(day))));
        return new DayTries(more);
    }

    /** {@return the text for {@link #parse}: {@code 2001-02-03:2 2001-02-05:0!}; empty if nothing was tried} */
    String written() {
        StringBuilder text = new StringBuilder();
        days.forEach((day, tries) -> {
            text.append(text.length() == 0 ? "" : " ").append(Days.text(day)).append(':');
            text.append(tries.mistakes).append(tries.shown ? "" + SHOWN : "");
        });
        return text.toString();
    }

    /**
     * {@return the tries of a text} What cannot be read is left out, so that a damaged text does not lose the others.
     *
     * @param text the text of {@link #written}, perhaps damaged
     */
    static DayTries parse(String text) {
        TreeMap<Integer, Tries> days = new TreeMap<>();
        SavedTexts.readParts(text, ' ', part -> read(part, days));
        return new DayTries(days);
    }

    private static void read(String part, TreeMap<Integer, Tries> days) {
        int colon = part.indexOf(':');
        if (colon < 0) {
            throw new IllegalArgumentException("no tries: " + part);
        }
        boolean shown = part.endsWith("" + SHOWN);
        int mistakes = Integer.parseInt(part.substring(colon + 1, part.length() - (shown ? 1 : 0)));
        add(days, Days.parse(part.substring(0, colon)), mistakes, shown);
    }
}
