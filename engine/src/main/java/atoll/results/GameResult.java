package atoll.results;

import atoll.engine.Game;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SavedTexts;
import atoll.play.SeatAssignments;
import atoll.rating.LevelRatings;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The result of a finished game of one person against bots, saved beside games and written like them as a map of
 * texts that are validated when they are read. The field {@code kind} tells them apart. It never changes, except that
 * a review may add the cost of the moves later. One game has one result, that of its first end: its id follows from
 * the id of the game.
 */
public final class GameResult {
    /** The content of the field {@code kind}. */
    public static final String KIND = "result";

    /** Programs that know only games report the format of a later version. */
    private static final int FORMAT = 3;

    private static final int LONGEST_ID = 24;
    private static final int MOST_DECISIONS = 100_000;
    private static final int WHOLE = 1000;

    /** All of them in this order. */
    private static final String[] FIELDS = {
        "format",
        "kind",
        "id",
        "of",
        "changed",
        "rules",
        "options",
        "seats",
        "colour",
        "places",
        "scores",
        "unrated",
        "cost",
        "decisions"
    };

    private final Map<String, String> texts;
    private final SeatAssignments seats;
    private final int seat;

    private GameResult(Map<String, String> texts) throws BadLink {
        this.texts = texts;
        int format = SavedTexts.number(texts::get, "format");
        if (format != FORMAT) {
            throw new BadLink(format > FORMAT ? BadLink.Why.NEWER : BadLink.Why.FORM, "a result of format " + format);
        }
        check(SavedTexts.isId(text("id")) && SavedTexts.isId(text("of")), "not an id");
        check(text("id").equals(idOf(text("of"))), "not the id for that game");
        check(ResultTexts.isDate(text("changed")), "not a time");
        Game game = Games.find(text("rules"));
        if (game == null) {
            throw new BadLink(BadLink.Why.GAME, "an unknown game");
        }
        try {
            seats = SeatAssignments.parse(text("seats"));
            ResultTexts.checkOptions(Setup.of(game.info(), seats.size()), text("options"));
        } catch (IllegalArgumentException e) {
            throw new BadLink(BadLink.Why.ILLEGAL, "players or options do not fit the game");
        }
        seat = seats.personAgainstBots();
        check(seat >= 0, "not a game of a person against bots");
        check(ResultTexts.isColour(text("colour")), "not a colour");
        check(ResultTexts.areRanks(text("places"), seats.size()), "not the places");
        int from = 0;
        for (int i = 0; i < seats.size(); i++) {
            int end = i == seats.size() - 1
                    ? text("scores").length()
                    : text("scores").indexOf(' ', from);
            check(end > from && ResultTexts.isNumber(text("scores").substring(from, end)), "not the points");
            from = end + 1;
        }
        check(isRated() ? hasKnownLevels() : unrated() != null, "a game that cannot be rated");
        boolean measured = !text("cost").isEmpty();
        check(measured == !text("decisions").isEmpty(), "a cost without moves");
        check(
                !measured
                        || ResultTexts.isWithin(text("cost"), 0, WHOLE)
                                && ResultTexts.isWithin(text("decisions"), 1, MOST_DECISIONS),
                "no cost");
    }

    private static void check(boolean right, String wrong) throws BadLink {
        if (!right) {
            throw new BadLink(BadLink.Why.ILLEGAL, wrong);
        }
    }

    /**
     * {@return the result of a game at its end, or null if it is not one of a person against bots}
     *
     * @param saved a game that is over
     * @param colour the name of the person's colour
     * @param now the time of the end, as {@code 2001-02-03T04:05:06.789Z}
     */
    public static GameResult of(SavedGame saved, String colour, String now) {
        State end = saved.session().state();
        if (end.actor() != State.OVER || saved.seats().personAgainstBots() < 0) {
            return null;
        }
        StringBuilder places = new StringBuilder();
        StringBuilder scores = new StringBuilder();
        for (int i = 0; i < end.seats(); i++) {
            places.append(end.rank(i));
            scores.append(i == 0 ? "" : " ").append(end.score(i));
        }
        Unrated reason = Unrated.of(saved);
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("format", Integer.toString(FORMAT));
        texts.put("kind", KIND);
        texts.put("id", idOf(saved.id()));
        texts.put("of", saved.id());
        texts.put("changed", now);
        texts.put("rules", saved.session().game().info().id());
        texts.put("options", ResultTexts.optionsOf(end.setup()));
        texts.put("seats", saved.seats().written());
        texts.put("colour", colour);
        texts.put("places", places.toString());
        texts.put("scores", scores.toString());
        texts.put("unrated", reason == null ? "" : reason.written());
        texts.put("cost", "");
        texts.put("decisions", "");
        try {
            return new GameResult(texts);
        } catch (BadLink e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * {@return the id of the result of a game}
     *
     * @param game the id of the game
     */
    public static String idOf(String game) {
        String id = "r" + game;
        return id.length() <= LONGEST_ID ? id : "r" + game.substring(game.length() - LONGEST_ID + 1);
    }

    /**
     * Reads the texts of {@link #written}.
     *
     * @param texts the text for a key, or null if there is none
     * @return the result
     * @throws BadLink if the texts are not a valid result
     */
    public static GameResult read(UnaryOperator<String> texts) throws BadLink {
        if (!KIND.equals(texts.apply("kind"))) {
            throw new BadLink(BadLink.Why.FORM, "not a result");
        }
        // A later version may have other fields.
        if (SavedTexts.number(texts, "format") > FORMAT) {
            throw new BadLink(BadLink.Why.NEWER, "a result of a later format");
        }
        Map<String, String> copy = new LinkedHashMap<>();
        for (String field : FIELDS) {
            copy.put(field, SavedTexts.text(texts, field));
        }
        return new GameResult(copy);
    }

    /** {@return the texts for {@link #read}} */
    public Map<String, String> written() {
        return new LinkedHashMap<>(texts);
    }

    /**
     * {@return the same result with what a review found}
     *
     * @param cost the average cost of the person's decisions, in thousandths of a win, 0..1000
     * @param decisions how many there were, at least 1
     */
    public GameResult withCost(int cost, int decisions) {
        Map<String, String> changed = written();
        changed.put("cost", Integer.toString(cost));
        changed.put("decisions", Integer.toString(decisions));
        try {
            return new GameResult(changed);
        } catch (BadLink e) {
            throw new IllegalArgumentException(e);
        }
    }

    private String text(String field) {
        return texts.get(field);
    }

    /** {@return the id in the storage} */
    public String id() {
        return text("id");
    }

    /** {@return the id of the game} */
    public String gameId() {
        return text("of");
    }

    /** {@return the time of the end} */
    public String time() {
        return text("changed");
    }

    /** {@return the id of its rules} */
    public String game() {
        return text("rules");
    }

    /** {@return the number of seats} */
    public int seats() {
        return seats.size();
    }

    /** {@return the person's seat} */
    public int seat() {
        return seat;
    }

    /** {@return the name of the person's colour} */
    public String colour() {
        return text("colour");
    }

    /**
     * {@return the level of the bot at a seat; 0 for the person}
     *
     * @param at a seat, from 0
     */
    public int level(int at) {
        return seats.at(at).level();
    }

    /** {@return the level of all bots, or 0 if they differ} */
    public int commonLevel() {
        int level = level(seat == 0 ? 1 : 0);
        for (int i = 0; i < seats(); i++) {
            if (i != seat && level(i) != level) {
                return 0;
            }
        }
        return level;
    }

    /**
     * {@return the place of a seat, 1 for the first}
     *
     * @param at a seat, from 0
     */
    public int place(int at) {
        return text("places").charAt(at) - '0';
    }

    /** {@return whether the person has the first place alone} */
    public boolean isWon() {
        return place(seat) == 1 && text("places").indexOf('1') == text("places").lastIndexOf('1');
    }

    /** {@return whether the person shares the first place} */
    public boolean isShared() {
        return place(seat) == 1 && !isWon();
    }

    /** {@return whether it counts for the rating} */
    public boolean isRated() {
        return text("unrated").isEmpty();
    }

    /** {@return why it does not count; null if it does} */
    public Unrated unrated() {
        return Unrated.parse(text("unrated"));
    }

    /** {@return the average cost of the person's decisions, in thousandths of a win; -1 as long as no review measured it} */
    public int cost() {
        return text("cost").isEmpty() ? -1 : Integer.parseInt(text("cost"));
    }

    private boolean hasKnownLevels() {
        Game game = Games.find(game());
        for (int i = 0; i < seats(); i++) {
            if (i != seat && LevelRatings.of(game, seats(), level(i)) == null) {
                return false;
            }
        }
        return true;
    }
}
