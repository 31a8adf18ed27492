package atoll.template;

/** The moves of the template game as ints: a verb in the low four bits, then up to three arguments of four bits each. */
public final class TemplateMoves {
    public static final int DEAL = 0;
    public static final int HIDE = 1;
    public static final int TAKE = 2;
    public static final int DRAW = 3;
    public static final int TRADE = 4;
    public static final int LAY = 5;
    public static final int DUEL = 6;
    public static final int ANSWER = 7;
    public static final int YIELD = 8;

    private static final String[] VERBS = {"deal", "hide", "take", "draw", "trade", "lay", "duel", "answer", "yield"};
    private static final String[] KINDS = {"weed", "crab", "fish", "pearl"};

    private TemplateMoves() {}

    /** A verb with a single kind, 0..3, or none. */
    public static int of(int verb, int kind) {
        return verb | kind << 4;
    }

    /** Two cards of the hand, {@code first <= second}, for one of the display. */
    public static int trade(int first, int second, int forKind) {
        return TRADE | first << 4 | second << 8 | forKind << 12;
    }

    public static int duel(int seat, int kind) {
        return DUEL | kind << 4 | seat << 8;
    }

    public static int verb(int move) {
        return move & 15;
    }

    /** The only kind, or the first of several. */
    public static int kind(int move) {
        return move >>> 4 & 15;
    }

    /** The second card given in a trade. */
    public static int second(int move) {
        return move >>> 8 & 15;
    }

    /** The card a trade gets. */
    public static int forKind(int move) {
        return move >>> 12 & 15;
    }

    /** The seat a duel challenges. */
    public static int seat(int move) {
        return move >>> 8 & 15;
    }

    /** The name of a kind, 0..3. */
    public static String name(int kind) {
        return KINDS[kind];
    }

    /** The token of a move: {@code draw}, {@code take:crab}, {@code trade:weed+crab>pearl}, {@code duel:2:fish}. */
    public static String token(int move) {
        String verb = VERBS[verb(move)];
        return switch (verb(move)) {
            case DRAW, YIELD -> verb;
            case TRADE -> verb + ":" + name(kind(move)) + "+" + name(second(move)) + ">" + name(forKind(move));
            case DUEL -> verb + ":" + seat(move) + ":" + name(kind(move));
            default -> verb + ":" + name(kind(move));
        };
    }
}
