package atoll.puzzle;

import atoll.play.BadLink;
import atoll.play.SavedTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What a player has done with puzzles: the first answer to each, whether it was solved since, the days whose puzzle was solved,
 * and how many tries that took. It only grows, so logs of two tabs, devices or files merge without a loss. Saved beside games, and
 * written like them as a map of texts that are validated when they are read; the field {@code kind} tells them apart. Immutable.
 */
public final class PuzzleLog {
    /** The content of the field {@code kind}. */
    public static final String KIND = "puzzles";

    /** Nothing yet. */
    public static final PuzzleLog NONE = new PuzzleLog(SolvedDays.NONE, DayTries.NONE, new TreeMap<>());

    /** Saved games have the formats up to 2, so programs that know only those report a later version. */
    private static final int FORMAT = 3;

    private static final int MOST_NUMBER = 10_000;
    private static final char RIGHT = '+';
    private static final char WRONG = '-';
    private static final char LATER = '~';

    private final SolvedDays days;
    private final DayTries tries;
    /** By game and number. */
    private final TreeMap<String, Attempt> attempts;

    /**
     * What became of one puzzle.
     *
     * @param game the id of its game, perhaps one that this version does not know
     * @param number its place in the file of its game, 1..10,000
     * @param grade 1..{@link Puzzle#GRADES}
     * @param mark {@code +} if it was solved at the first try, {@code ~} if later, {@code -} if not yet
     * @param time of the first answer, as {@code 2001-02-03T04:05:06.789Z}
     */
    public record Attempt(String game, int number, int grade, char mark, String time) {
        /**
         * Throws IllegalArgumentException if a value is out of range.
         *
         * @param game the id of its game
         * @param number its place
         * @param grade its grade
         * @param mark what became of it
         * @param time of the first answer
         */
        public Attempt {
            boolean known = mark == RIGHT || mark == WRONG || mark == LATER;
            if (!isWord(game) || number < 1 || number > MOST_NUMBER || grade < 1 || grade > Puzzle.GRADES || !known) {
                throw new IllegalArgumentException("not an attempt");
            }
            if (!SavedTexts.isTime(time)) {
                throw new IllegalArgumentException("not a time");
            }
        }

        private static boolean isWord(String text) {
            for (int i = 0; i < text.length(); i++) {
                if (text.charAt(i) < 'a' || text.charAt(i) > 'z') {
                    return false;
                }
            }
            return !text.isEmpty();
        }

        /** {@return whether it was solved at the first try} */
        public boolean isFirstTry() {
            return mark == RIGHT;
        }

        /** {@return whether it was solved, at any try} */
        public boolean isSolved() {
            return mark != WRONG;
        }

        private String key() {
            return game + " " + number;
        }

        private String written() {
            return key() + " " + grade + " " + mark + " " + time;
        }

        private static Attempt parse(String line) {
            int one = line.indexOf(' ');
            int two = line.indexOf(' ', one + 1);
            int three = line.indexOf(' ', two + 1);
            if (one < 0 || two < 0 || three < 0 || line.length() < three + 3 || line.charAt(three + 2) != ' ') {
                throw new IllegalArgumentException("not an attempt: " + line);
            }
            return new Attempt(
                    line.substring(0, one),
                    Integer.parseInt(line.substring(one + 1, two)),
                    Integer.parseInt(line.substring(two + 1, three)),
                    line.charAt(three + 1),
                    line.substring(three + 3));
        }

        // The first answer is the earlier one; of two at the same time the worse one, so that the order does not
        // matter.
        private Attempt merged(Attempt other) {
            int order = time.compareTo(other.time);
            boolean mine = order < 0 || order == 0 && !isFirstTry();
            Attempt first = mine ? this : other;
            char later = isSolved() || other.isSolved() ? LATER : WRONG;
            return new Attempt(game, number, first.grade, first.isFirstTry() ? RIGHT : later, first.time);
        }
    }

    private PuzzleLog(SolvedDays days, DayTries tries, TreeMap<String, Attempt> attempts) {
        this.days = days;
        this.tries = tries;
        this.attempts = attempts;
    }

    /** {@return the days whose puzzle was solved} */
    public SolvedDays days() {
        return days;
    }

    /** {@return one for each puzzle that was answered, in the order of their first answers} */
    public List<Attempt> attempts() {
        List<Attempt> sorted = new ArrayList<>(attempts.values());
        sorted.sort((one, two) -> {
            int order = one.time.compareTo(two.time);
            return order != 0 ? order : one.key().compareTo(two.key());
        });
        return sorted;
    }

    /**
     * {@return what became of a puzzle, or null if it was not answered}
     *
     * @param game the id of its game
     * @param number its place, from 1
     */
    public Attempt attempt(String game, int number) {
        return attempts.get(game + " " + number);
    }

    /**
     * {@return how many puzzles of a game were solved, at any try}
     *
     * @param game the id of a game
     */
    public int solved(String game) {
        int solved = 0;
        for (Attempt each : attempts.values()) {
            solved += each.game.equals(game) && each.isSolved() ? 1 : 0;
        }
        return solved;
    }

    /**
     * {@return the log with an answer} Only the first answer to a puzzle decides its mark; later ones can solve it.
     *
     * @param game the id of its game
     * @param number its place, from 1
     * @param grade its grade
     * @param right whether it was solved
     * @param now the time
     */
    public PuzzleLog answered(String game, int number, int grade, boolean right, String now) {
        Attempt before = attempt(game, number);
        char mark = right ? RIGHT : WRONG;
        if (before != null) {
            mark = before.mark == WRONG && right ? LATER : before.mark;
        }
        Attempt after = before == null
                ? new Attempt(game, number, grade, mark, now)
                : new Attempt(game, number, before.grade, mark, before.time);
        TreeMap<String, Attempt> more = new TreeMap<>(attempts);
        more.put(after.key(), after);
        return new PuzzleLog(days, tries, more);
    }

    /**
     * {@return how many wrong answers were given to the puzzle of a day before it was solved}
     *
     * @param day a day
     */
    public int mistakes(int day) {
        return tries.mistakes(day);
    }

    /**
     * {@return whether the solution of the puzzle of a day was shown before it was solved} Then the day cannot be solved any more.
     *
     * @param day a day
     */
    public boolean isShown(int day) {
        return tries.isShown(day);
    }

    /**
     * {@return the log with the wrong answers to the puzzle of a day} After it was solved they do not count.
     *
     * @param day 0..{@link Days#LAST}
     * @param mistakes at least so many; the same number twice changes nothing
     */
    public PuzzleLog missedDay(int day, int mistakes) {
        return days.has(day) ? this : new PuzzleLog(days, tries.with(day, mistakes, false), attempts);
    }

    /**
     * {@return the log after the solution of the puzzle of a day was shown} After it was solved that does not count.
     *
     * @param day 0..{@link Days#LAST}
     */
    public PuzzleLog shownDay(int day) {
        return days.has(day) ? this : new PuzzleLog(days, tries.with(day, 0, true), attempts);
    }

    /**
     * {@return the log with one more solved day} It stays as it is if the solution was {@linkplain #isShown shown}, and for a day that
     * has not come yet anywhere.
     *
     * @param day the day whose puzzle was solved, 0..{@link Days#LAST}
     * @param today the day by the clock, which may be wrong
     * @param latest the latest date on Earth by the same clock
     */
    public PuzzleLog solvedDay(int day, int today, int latest) {
        return isShown(day) || day > latest ? this : new PuzzleLog(days.with(day, today), tries, attempts);
    }

    /**
     * {@return everything that is in one of both}
     *
     * @param other the log of another tab, device or file
     */
    public PuzzleLog merged(PuzzleLog other) {
        TreeMap<String, Attempt> more = new TreeMap<>(attempts);
        for (Attempt each : other.attempts.values()) {
            Attempt here = more.get(each.key());
            more.put(each.key(), here == null ? each : here.merged(each));
        }
        return new PuzzleLog(days.merged(other.days), tries.merged(other.tries), more);
    }

    /** {@return whether another log has the same content} */
    @Override
    public boolean equals(Object other) {
        return other instanceof PuzzleLog log
                && lines().equals(log.lines())
                && dayText().equals(log.dayText())
                && tries.written().equals(log.tries.written());
    }

    @Override
    public int hashCode() {
        return attempts.hashCode();
    }

    private String dayText() {
        return days.written();
    }

    private String lines() {
        StringBuilder lines = new StringBuilder();
        for (Attempt each : attempts.values()) {
            lines.append(lines.length() == 0 ? "" : "\n").append(each.written());
        }
        return lines.toString();
    }

    /**
     * {@return the texts for {@link #read}}
     *
     * @param id 1..24 base64url digits; internal, never shown
     * @param changed the time of the last change
     */
    public Map<String, String> written(String id, String changed) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("kind", KIND);
        texts.put("id", id);
        texts.put("changed", changed);
        texts.put("days", dayText());
        texts.put("attempts", lines());
        String tried = tries.written();
        if (!tried.isEmpty()) {
            texts.put("tries", tried);
        }
        return texts;
    }

    /**
     * Reads the texts of {@link #written}. A damaged day or attempt is left out, and the others are kept.
     *
     * @param texts the text for a key, or null if there is none
     * @return the log
     * @throws BadLink if the texts are not a log, or of a later format
     */
    public static PuzzleLog read(UnaryOperator<String> texts) throws BadLink {
        if (!KIND.equals(texts.apply("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a log of puzzles");
        }
        int format = SavedTexts.number(texts, "format");
        if (format != FORMAT) {
            throw new BadLink(format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "puzzles of format " + format);
        }
        if (!SavedTexts.isId(SavedTexts.text(texts, "id")) || !SavedTexts.isTime(SavedTexts.text(texts, "changed"))) {
            throw new BadLink(BadLink.Why.FORM, "wrong id or time");
        }
        TreeMap<String, Attempt> attempts = new TreeMap<>();
        SavedTexts.readParts(SavedTexts.text(texts, "attempts"), '\n', line -> {
            Attempt attempt = Attempt.parse(line);
            attempts.putIfAbsent(attempt.key(), attempt);
        });
        String tried = texts.apply("tries"); // missing in older logs
        return new PuzzleLog(
                SolvedDays.parse(SavedTexts.text(texts, "days")),
                tried == null ? DayTries.NONE : DayTries.parse(tried),
                attempts);
    }
}
