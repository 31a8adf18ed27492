package atoll.drill;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SavedGame;
import atoll.play.SavedTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * A task saved between visits. It is stored beside saved games and written like them, as a map of texts that are
 * validated when they are read.
 * The field {@code kind} tells them apart. A program that knows no tasks reports the format of a later version.
 * Immutable.
 *
 * @param id 1..24 base64url digits; internal, never shown
 * @param task the position and its values
 * @param source the game that it is from
 * @param schedule how well it is remembered
 * @param changed the time of the last change, as {@code 2001-02-03T04:05:06.789Z}
 */
public record SavedTask(String id, DrillTask task, SavedTask.Source source, Sm2 schedule, String changed) {
    /** The content of the field {@code kind}. */
    public static final String KIND = "task";

    /** The name of the field with the {@link Sm2#written schedule}. */
    public static final String SCHEDULE = "schedule";

    private static final int LONGEST_NAME = SavedGame.LONGEST_NAME;

    /** Saved games have the formats up to 2. */
    private static final int FORMAT = 3;

    /**
     * The game or the puzzle that a task is from.
     *
     * @param name the name that the player gave the game, cut to the longest that is kept; may be empty
     * @param time when it was last played
     * @param puzzle its address, as {@code GAME.17}; empty for a game. All moves that solve a puzzle are among the values, and the
     *     values say no more than that
     */
    public record Source(String name, String time, String puzzle) {
        private static final int LONGEST_ADDRESS = 24;

        /**
         * Throws IllegalArgumentException if the time or the address is malformed.
         *
         * @param name of any length
         * @param time as {@code 2001-02-03T04:05:06.789Z}
         * @param puzzle an address, or empty
         */
        public Source {
            if (!SavedTexts.isTime(time) || !puzzle.isEmpty() && !isAddress(puzzle)) {
                throw new IllegalArgumentException("not a time, or not an address");
            }
            name = name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) : name;
        }

        /**
         * A game.
         *
         * @param name of any length
         * @param time as {@code 2001-02-03T04:05:06.789Z}
         */
        public Source(String name, String time) {
            this(name, time, "");
        }

        /** {@return whether it is a puzzle} */
        public boolean isPuzzle() {
            return !puzzle.isEmpty();
        }

        // Letters, a dot, digits.
        private static boolean isAddress(String text) {
            int dot = text.indexOf('.');
            boolean right = dot > 0 && dot < text.length() - 1 && text.length() <= LONGEST_ADDRESS;
            for (int i = 0; right && i < text.length(); i++) {
                char c = text.charAt(i);
                right = i < dot ? c >= 'a' && c <= 'z' : i == dot || c >= '0' && c <= '9';
            }
            return right;
        }
    }

    /**
     * Throws IllegalArgumentException if the id or the time is malformed.
     *
     * @param id in the storage
     * @param task the position and its values
     * @param source the game that it is from
     * @param schedule how well it is remembered
     * @param changed the time of the last change
     */
    public SavedTask {
        if (!SavedTexts.isId(id) || !SavedTexts.isTime(changed)) {
            throw new IllegalArgumentException("wrong id or time");
        }
    }

    /**
     * {@return the task after a repetition}
     *
     * @param quality 0..5, see {@link Sm2#repeated}
     * @param today the day by the clock
     * @param now the time
     */
    public SavedTask repeated(int quality, int today, String now) {
        return new SavedTask(id, task, source, schedule.repeated(quality, today), now);
    }

    /**
     * {@return the same with more values}
     *
     * @param newTask the same position
     * @param now the time
     */
    public SavedTask with(DrillTask newTask, String now) {
        return new SavedTask(id, newTask, source, schedule, now);
    }

    /** {@return the texts for {@link #read}} */
    public Map<String, String> written() {
        Game game = task.game();
        State view = task.view();
        StringBuilder values = new StringBuilder();
        for (MoveValue value : task.values()) {
            values.append(values.length() == 0 ? "" : "\n")
                    .append(value.permille())
                    .append(' ')
                    .append(game.formatMove(view, value.move()));
        }
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("kind", KIND);
        texts.put("id", id);
        texts.put("name", source.name());
        texts.put("played", source.time());
        texts.put("changed", changed);
        texts.put("game", task.position());
        texts.put("move", game.formatMove(view, task.played()));
        texts.put("values", values.toString());
        texts.put(SCHEDULE, schedule.written());
        if (source.isPuzzle()) {
            texts.put("puzzle", source.puzzle());
        }
        return texts;
    }

    /**
     * Reads the texts of {@link #written}.
     *
     * @param texts the text for a key, or null if there is none
     * @return the task
     * @throws BadLink if the texts are not a valid saved task
     */
    public static SavedTask read(UnaryOperator<String> texts) throws BadLink {
        if (!KIND.equals(texts.apply("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a task");
        }
        int format = SavedTexts.number(texts, "format");
        if (format != FORMAT) {
            throw new BadLink(
                    format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "a saved task of format " + format);
        }
        Link link = Link.read(SavedTexts.text(texts, "game"));
        Game game = link.record().game();
        State view = link.record().start();
        if (link.kind() != Link.Kind.VIEW || view.actor() < 0 || link.seat() != view.actor()) {
            throw new BadLink(BadLink.Why.ILLEGAL, "not what a seat to decide knows");
        }
        Source source = source(texts);
        try {
            int played = move(game, view, SavedTexts.text(texts, "move"));
            DrillTask task = new DrillTask(game, view, played, values(game, view, SavedTexts.text(texts, "values")));
            Sm2 schedule = Sm2.parse(SavedTexts.text(texts, SCHEDULE));
            return new SavedTask(
                    SavedTexts.text(texts, "id"), task, source, schedule, SavedTexts.text(texts, "changed"));
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, e.getMessage());
        }
    }

    private static Source source(UnaryOperator<String> texts) throws BadLink {
        String name = SavedTexts.text(texts, "name");
        if (name.length() > LONGEST_NAME) {
            throw new BadLink(BadLink.Why.LONG, "a name of " + name.length() + " characters");
        }
        try {
            String puzzle = texts.apply("puzzle");
            return new Source(name, SavedTexts.text(texts, "played"), puzzle == null ? "" : puzzle);
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.FORM, e.getMessage());
        }
    }

    private static List<MoveValue> values(Game game, State view, String text) {
        List<MoveValue> values = new ArrayList<>();
        for (int from = 0; from <= text.length() && values.size() <= DrillTask.MOST_VALUES; ) {
            int end = text.indexOf('\n', from);
            String line = text.substring(from, end < 0 ? text.length() : end);
            int blank = line.indexOf(' ');
            if (blank < 0) {
                throw new IllegalArgumentException("not a value of a move");
            }
            int permille = Integer.parseInt(line.substring(0, blank));
            values.add(new MoveValue(move(game, view, line.substring(blank + 1)), permille));
            from = end < 0 ? text.length() + 1 : end + 1;
        }
        return values;
    }

    // Game.parseMove, without the exception of a game that checks more than the written form.
    private static int move(Game game, State view, String token) {
        MoveList legal = new MoveList();
        view.moves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (game.formatMove(view, legal.get(i)).equals(token)) {
                return legal.get(i);
            }
        }
        throw new IllegalArgumentException("not a legal move there");
    }
}
