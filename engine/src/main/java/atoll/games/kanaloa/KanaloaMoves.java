package atoll.games.kanaloa;

/**
 * Moves of Kanaloa as ints, and their tokens: a connection in the low six bits, then two cards of five bits each, then the verb.
 * A card is an island, 0..15, or {@link #JOKER}; a seat or a god takes the bits of a card.
 */
public final class KanaloaMoves {
    /** The stone of KANALOA, encoded as a card. */
    public static final int JOKER = 16;

    // chance
    public static final int GOD = 1;
    public static final int DEAL = 2;
    public static final int PULL = 3;
    // for an island
    public static final int GIVE = 4;
    public static final int DISCARD = 5;
    public static final int TAKE = 6;
    public static final int STEAL = 7;
    // for a connection
    public static final int BUILD = 8;
    public static final int EXCHANGE = 9;
    public static final int REMOVE = 10;
    // for a seat
    public static final int KU = 11;
    public static final int RETURN = 12;
    // without argument
    public static final int PELE = 13;
    public static final int LONO = 14;
    public static final int DRAW = 15;
    public static final int END = 16;
    public static final int PASS = 17;
    public static final int LEAVE = 18;

    private static final String[] VERBS = {
        null, "god", "deal", "pull", "give", "discard", "take", "steal", null, null, "remove", "KU", "return", "PELE",
        "LONO", "draw", "end", "pass", "leave"
    };

    private static final int CARD = 6;
    private static final int SECOND = 11;
    private static final int VERB = 16;

    private KanaloaMoves() {}

    /** DRAW, END, PASS, LEAVE, PELE or LONO. */
    public static int of(int verb) {
        return verb << VERB;
    }

    /** A verb with the card of an island, a god or, for KU, a seat. */
    public static int of(int verb, int card) {
        return verb << VERB | card << CARD;
    }

    /** A bridge on a free connection, for an island's card or the JOKER. */
    public static int build(int card, int connection) {
        return BUILD << VERB | card << CARD | connection;
    }

    /** A bridge that replaces another seat's, for two cards, {@code first <= second}. */
    public static int exchange(int first, int second, int connection) {
        return EXCHANGE << VERB | second << SECOND | first << CARD | connection;
    }

    public static int remove(int connection) {
        return REMOVE << VERB | connection;
    }

    /** With PELE: a card back to a seat. */
    public static int giveBack(int seat, int island) {
        return RETURN << VERB | seat << SECOND | island << CARD;
    }

    public static int verb(int move) {
        return move >> VERB;
    }

    /** Whether the move places a bridge: BUILD or EXCHANGE. */
    public static boolean isBridge(int move) {
        return verb(move) == BUILD || verb(move) == EXCHANGE;
    }

    /** The connection where a bridge is placed or removed, 0..36. */
    public static int connection(int move) {
        return move & 63;
    }

    /** The card played, discarded, dealt, taken, stolen, pulled or returned; the lower of two. */
    public static int card(int move) {
        return move >> CARD & 31;
    }

    /** The higher card of an exchange. */
    public static int second(int move) {
        return move >> SECOND & 31;
    }

    /** The seat whose cards KU shows, or to which PELE returns one. */
    public static int seat(int move) {
        return verb(move) == RETURN ? second(move) : card(move);
    }

    /** The god whose stone is placed. */
    public static int god(int move) {
        return card(move);
    }

    /** {@code ALOA}, or {@code KANALOA} for the joker. */
    public static String cardName(int card) {
        return card == JOKER ? KanaloaGods.name(KanaloaGods.KANALOA) : KanaloaMap.name(card);
    }

    static String token(int move) {
        int verb = verb(move);
        return switch (verb) {
            case GOD -> VERBS[verb] + ":" + KanaloaGods.name(god(move));
            case BUILD -> cardName(card(move)) + ":" + KanaloaMap.connectionName(connection(move));
            case EXCHANGE -> pair(move) + ":" + KanaloaMap.connectionName(connection(move));
            case REMOVE -> VERBS[verb] + ":" + KanaloaMap.connectionName(connection(move));
            case KU -> VERBS[verb] + ":" + seat(move);
            case RETURN -> VERBS[verb] + ":" + seat(move) + ":" + KanaloaMap.name(card(move));
            case PELE, LONO, DRAW, END, PASS, LEAVE -> VERBS[verb];
            default -> VERBS[verb] + ":" + KanaloaMap.name(card(move));
        };
    }

    // In alphabetical order, where KANALOA is sorted among the islands.
    private static String pair(int move) {
        String first = cardName(card(move));
        String second = cardName(second(move));
        return first.compareTo(second) <= 0 ? first + "+" + second : second + "+" + first;
    }
}
