package atoll.web.app;

import atoll.engine.Game;
import atoll.play.Link;
import atoll.play.LinkForm;
import atoll.study.StudyLink;

/**
 * An address within the page: the fragment, parsed. Only this class knows how fragments are written; {@code boot.js}, which
 * runs before any Java, knows no more than which bundle one needs. Neither an enum nor a record: their methods would take half
 * a kilobyte of the first visit.
 */
public final class Route {
    // What is at an address: the first word of its fragment.
    public static final String HOME = "";
    public static final String TABLE = "table";
    /** The table with its review open. */
    public static final String REVIEW = "review";
    /** All stored games. */
    public static final String GAMES = "games";

    /** The player's ratings and statistics. */
    public static final String STATS = "stats";

    /** The home page, to choose a game to play with a friend by link. */
    public static final String FRIEND = "friend";

    public static final String SETTINGS = "settings";
    public static final String ABOUT = "about";
    public static final String NEW = "new";
    public static final String HELP = "help";
    public static final String GUIDE = "guide";
    /** The tasks that are due. */
    public static final String DRILL = "drill";
    /** All puzzles, those of a game, one of them, or that of a day. */
    public static final String PUZZLES = "puzzles";
    /** A study; {@link #study()} says which one. */
    public static final String STUDY = "study";
    /** The editor of positions; {@link #study()} says of what. */
    public static final String EDIT = "edit";
    /** A written game or position; whether it is valid is decided by {@link Link#read}. No word of a fragment contains this. */
    public static final String LINK = "#";

    private static final String BY_LINK = "link";
    /** Begins a STUDY of the current game. It occurs in no id. */
    private static final char CURRENT = '~';
    /** Separates a link from the name of its sender, and an edited position from the id under which it is stored. */
    private static final char APPENDIX = '~';
    /** The kind of the links of unfinished positions, see {@link #isDraft}. */
    private static final char DRAFT = 'e';

    private final String kind;
    private final String game;
    private final String rest;

    private Route(String kind, String game, String rest) {
        this.kind = kind;
        this.game = game;
        this.rest = rest;
    }

    /** The address of a kind that is not about a game. */
    public static Route of(String kind) {
        return new Route(kind, "", "");
    }

    /** The form that starts a new game. */
    public static Route newGame(String game) {
        return new Route(NEW, game, "");
    }

    /** The form that starts a new game with a friend by link. */
    public static Route newByLink(String game) {
        return new Route(NEW, game, BY_LINK);
    }

    /**
     * @param section of the rules; empty for the top
     */
    public static Route help(String game, String section) {
        return new Route(HELP, game, section);
    }

    /**
     * @param step of the guided game, one digit; empty for the first
     */
    public static Route guide(String game, String step) {
        return new Route(GUIDE, game, step);
    }

    /**
     * A study.
     *
     * @param what the id of a stored one; or a link of a game or position, to be studied
     */
    public static Route study(String what) {
        return new Route(STUDY, what, "");
    }

    /**
     * A new study of the current game.
     *
     * @param viewer the seat whose knowledge it shows if the game is under way, or a spectator
     */
    public static Route studyOfCurrent(int viewer) {
        return study(CURRENT + "" + viewer);
    }

    /**
     * The editor.
     *
     * @param what the id of a game, to begin anew; a link of a position; or an unfinished position as the editor writes it
     */
    public static Route edit(String what) {
        return new Route(EDIT, what, "");
    }

    /**
     * The editor, with a stored position.
     *
     * @param what as for {@link #edit(String)}
     * @param id of the stored position that is replaced when it is saved; empty for none
     */
    public static Route edit(String what, String id) {
        return edit(id.isEmpty() ? what : what + APPENDIX + id);
    }

    /**
     * The editor, with the current game.
     *
     * @param viewer the seat whose knowledge is the position if the game is under way, or a spectator
     */
    public static Route editOfCurrent(int viewer) {
        return edit(CURRENT + "" + viewer);
    }

    /**
     * Puzzles.
     *
     * @param what the id of a game, or another word; empty for all
     * @param which the number of a puzzle of that game, or a day; may be empty
     */
    public static Route puzzles(String what, String which) {
        return new Route(PUZZLES, what, which);
    }

    /**
     * Parses a fragment without its #. Every text has a route; the kind of a text without meaning is the text itself.
     */
    public static Route parse(String fragment) {
        int dot = fragment.indexOf('.');
        if (dot < 0) {
            dot = fragment.length();
        }
        String word = fragment.substring(0, dot);
        int end = fragment.indexOf('.', dot + 1);
        if (end < 0) {
            end = fragment.length();
        }
        String game = dot < end ? fragment.substring(dot + 1, end) : "";
        if (!word.isEmpty() && word.charAt(0) >= '0' && word.charAt(0) <= '9') {
            return new Route(LINK, game, fragment);
        }
        if (!game.isEmpty()
                && (word.equals(NEW)
                        || word.equals(HELP)
                        || word.equals(GUIDE)
                        || word.equals(STUDY)
                        || word.equals(EDIT)
                        || word.equals(PUZZLES))) {
            return new Route(word, game, end < fragment.length() ? fragment.substring(end + 1) : "");
        }
        return of(fragment);
    }

    /** The fragment without its #, for {@link #parse}. */
    public String toFragment() {
        return is(LINK) ? rest : kind + (game.isEmpty() ? "" : "." + game) + (rest.isEmpty() ? "" : "." + rest);
    }

    /** The reference of an anchor. */
    public String href() {
        return "#" + toFragment();
    }

    /** Whether it is of that kind, one of the constants of this class. */
    public boolean is(String thatKind) {
        return kind.equals(thatKind);
    }

    /** The id of the game it is about, perhaps an unknown one; empty if none. */
    public String game() {
        return game;
    }

    /** Whether a NEW proposes a friend by link. */
    public boolean isByLink() {
        return rest.equals(BY_LINK);
    }

    /** The section of HELP, the step of GUIDE, which of the PUZZLES, the whole fragment of LINK; otherwise empty, or without meaning. */
    public String rest() {
        return rest;
    }

    /** The step of a GUIDE, 1 for the first; also 1 if it is not written as one digit. */
    public int step() {
        return rest.length() == 1 ? rest.charAt(0) - '0' : 1;
    }

    /** The text that {@link Link#read} reads: a LINK without its sender. */
    public String link() {
        return withoutAppendix(rest);
    }

    /** The sender of a LINK, as written in the address; empty if there is none. */
    public String sender() {
        return appendix(rest);
    }

    /**
     * What to append to a link.
     *
     * @param encoded the name of the sender, as addresses write it; empty for none
     */
    public static String ofSender(String encoded) {
        return encoded.isEmpty() ? "" : APPENDIX + encoded;
    }

    /** Whether it is a link of a correspondence game, a study or an unfinished position, which only the full page opens. */
    public boolean isFullPageLink() {
        return is(LINK) && (Link.isTurn(link()) || StudyLink.isStudy(link()) || isDraft(link()));
    }

    /** Whether a link is an unfinished position as the editor writes it. */
    public static boolean isDraft(String link) {
        return LinkForm.isOfKind(link, DRAFT);
    }

    /**
     * The written form of an unfinished position. It is only for addresses: no other version has to read it.
     *
     * @param payload base64url
     */
    public static String draft(Game game, String payload) {
        return new LinkForm(game, DRAFT, payload).text();
    }

    /** What an EDIT is of, without the {@link #storedId}. */
    public String edited() {
        return withoutAppendix(study());
    }

    /** The id of the stored position that an EDIT changes; empty if none. */
    public String storedId() {
        return appendix(study());
    }

    private static String withoutAppendix(String text) {
        int end = text.indexOf(APPENDIX);
        return end < 0 ? text : text.substring(0, end);
    }

    // Empty if there is none.
    private static String appendix(String text) {
        int end = text.indexOf(APPENDIX);
        return end < 0 ? "" : text.substring(end + 1);
    }

    /**
     * What a STUDY or an EDIT is of: the id of a stored study, or of a game to edit; or a link; otherwise it is of the current
     * game, see {@link #viewer}.
     */
    public String study() {
        return rest.isEmpty() ? game : game + "." + rest;
    }

    /** Whether a STUDY is a new one, or an EDIT, of the current game. */
    public boolean isOfCurrent() {
        return game.isEmpty() || game.charAt(0) == CURRENT;
    }

    /**
     * The seat whose knowledge a STUDY or an EDIT of the current game shows, or a spectator; {@code otherwise} if the
     * address does not say.
     */
    public int viewer(int otherwise) {
        try {
            return Integer.parseInt(game.substring(Math.min(1, game.length())));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    /**
     * Whether a page with that game only cannot show it. {@code boot.js} decides the same for the first page; two opinions would
     * cause a needless reload.
     *
     * @param onlyGame the id of the page's game
     */
    public boolean needsOtherPage(String onlyGame) {
        return is(GAMES)
                || is(REVIEW)
                || is(STUDY)
                || is(EDIT)
                || is(DRILL)
                || is(PUZZLES)
                || is(STATS)
                || !game.isEmpty() && (is(HELP) || is(GUIDE) || !game.equals(onlyGame));
    }
}
