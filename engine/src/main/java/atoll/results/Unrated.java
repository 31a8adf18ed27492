package atoll.results;

import atoll.engine.Game;
import atoll.play.SavedGame;
import atoll.play.SeatAssignment;
import atoll.rating.LevelRatings;

/** Why a game does not count for the rating. */
public enum Unrated {
    /** A hint or the odds were shown. */
    HINT(SavedGame.HINTED),
    /** A review or a study was opened while it was under way. */
    STUDY(SavedGame.STUDIED),
    /** The players changed during the game. */
    PLAYERS(SavedGame.RESEATED),
    /** It was begun from a link, or as a copy of another game. */
    COPY(SavedGame.COPIED),
    /** A move was taken back, and another one played. */
    UNDO("u"),
    /** It was begun from a position. */
    POSITION("b"),
    /** The strength of a bot is not known. */
    LEVEL("l"),
    /** It was played before games recorded hints and other aids. */
    UNKNOWN("o");

    private final String letter;

    Unrated(String letter) {
        this.letter = letter;
    }

    /** {@return the written form, one letter} */
    public String written() {
        return letter;
    }

    /** {@return the name in keys of texts} */
    public String key() {
        // no toLowerCase, which would add tables of all letters to a page
        return switch (this) {
            case HINT -> "hint";
            case STUDY -> "study";
            case PLAYERS -> "players";
            case COPY -> "copy";
            case UNDO -> "undo";
            case POSITION -> "position";
            case LEVEL -> "level";
            case UNKNOWN -> "unknown";
        };
    }

    /**
     * {@return the reason with that written form, or null if there is none}
     *
     * @param written any text
     */
    static Unrated parse(String written) {
        for (Unrated reason : values()) {
            if (reason.letter.equals(written)) {
                return reason;
            }
        }
        return null;
    }

    /**
     * {@return why a game, which may be under way, is unrated; null if it is rated so far}
     *
     * @param saved a game of a person against bots
     */
    public static Unrated of(SavedGame saved) {
        if (!saved.session().fullRecord().fromSetup()) {
            return POSITION;
        }
        Game game = saved.session().game();
        for (SeatAssignment seat : saved.seats().seats()) {
            boolean bot = seat.kind() == SeatAssignment.Kind.BOT;
            if (bot && LevelRatings.of(game, saved.seats().size(), seat.level()) == null) {
                return LEVEL;
            }
        }
        if (saved.aids() == null) {
            return UNKNOWN;
        }
        if (!saved.aids().isEmpty()) {
            Unrated reason = parse(saved.aids());
            return reason == null ? UNKNOWN : reason;
        }
        // A decision that is undone and made again gains nothing and leaves no branch. Nor does a change of mind
        // within a turn, before anything new was seen.
        return saved.session().branches().isEmpty() ? null : UNDO;
    }
}
