package atoll.games.kanaloa;

/**
 * Moves of Kanaloa as ints, and their tokens: a connection in the low six bits, then two cards of five bits each, then the verb.
 * A card is an island, 0..15, or {@link #JOKER}; a seat or a god takes the bits of a card.
 */
public final class KanaloaMoves {
    /** The stone of KANALOA, encoded as a card. */
    public static final int JOKER = 16;

    // chance
    /** Chance puts the stone of a god on the next island. */
    public static final int GOD = 1;
    /** Chance deals a card. */
    public static final int DEAL = 2;
    /** Chance pulls a card out of a hand. */
    public static final int PULL = 3;
    // for an island
    /** A seat gives or puts away a card. */
    public static final int GIVE = 4;
    /** A seat discards a card face down. */
    public static final int DISCARD = 5;
    /** A seat takes an open card. */
    public static final int TAKE = 6;
    /** A seat takes a card out of the hand that KU shows. */
    public static final int STEAL = 7;
    // for a connection
    /** A seat builds a bridge with one card. */
    public static final int BUILD = 8;
    /** A seat replaces another's bridge with two cards. */
    public static final int EXCHANGE = 9;
    /** A seat removes a bridge. */
    public static final int REMOVE = 10;
    // for a seat
    /** The god KU shows the hand of a seat. */
    public static final int KU = 11;
    /** With PELE, a seat gets a card back. */
    public static final int RETURN = 12;
    // without argument
    /** The god PELE makes all others give a card. */
    public static final int PELE = 13;
    /** The god LONO gives another card. */
    public static final int LONO = 14;
    /** A seat draws from the deck. */
    public static final int DRAW = 15;
    /** A seat ends its turn. */
    public static final int END = 16;
    /** A seat passes in the last round. */
    public static final int PASS = 17;
    /** With KU, the seat takes no card. */
    public static final int LEAVE = 18;

    private static final String[] VERBS = {
        null, "god", "deal", "pull", "give", "discard", "take", "steal", null, null, "remove", "KU", "return", "PELE",
        "LONO", "draw", "end", "pass", "leave"
    };

    private static final int CARD = 6;
    private static final int SECOND = 11;
    private static final int VERB = 16;

    private KanaloaMoves() {}

    /**
     * DRAW, END, PASS, LEAVE, PELE or LONO.
     *
     * @param verb a verb without argument
     * @return the move
     */
    public static int of(int verb) {
        return verb << VERB;
    }

    /**
     * {@return a verb with the card of an island, a god or, for KU, a seat}
     *
     * @param verb a verb without argument
     * @param card an island, or {@link KanaloaMoves#JOKER}
     */
    public static int of(int verb, int card) {
        return verb << VERB | card << CARD;
    }

    /**
     * {@return a bridge on a free connection, for an island's card or the JOKER}
     *
     * @param card an island, or {@link KanaloaMoves#JOKER}
     * @param connection a connection, 0..36
     */
    public static int build(int card, int connection) {
        return BUILD << VERB | card << CARD | connection;
    }

    /**
     * {@return a bridge that replaces another seat's, for two cards, {@code first <= second}}
     *
     * @param first an island, 0..15
     * @param second the second card
     * @param connection a connection, 0..36
     */
    public static int exchange(int first, int second, int connection) {
        return EXCHANGE << VERB | second << SECOND | first << CARD | connection;
    }

    /**
     * REMOVE with a connection.
     *
     * @param connection a connection, 0..36
     * @return the move
     */
    public static int remove(int connection) {
        return REMOVE << VERB | connection;
    }

    /**
     * With PELE: a card back to a seat.
     *
     * @param seat a seat, from 0
     * @param island an island, 0..15
     * @return the move
     */
    public static int giveBack(int seat, int island) {
        return RETURN << VERB | seat << SECOND | island << CARD;
    }

    /**
     * {@return the verb of a move, one of the constants of this class}
     *
     * @param move a move of this game
     */
    public static int verb(int move) {
        return move >> VERB;
    }

    /**
     * {@return whether the move places a bridge: BUILD or EXCHANGE}
     *
     * @param move a move of this game
     */
    public static boolean isBridge(int move) {
        return verb(move) == BUILD || verb(move) == EXCHANGE;
    }

    /**
     * {@return the connection where a bridge is placed or removed, 0..36}
     *
     * @param move a move of this game
     */
    public static int connection(int move) {
        return move & 63;
    }

    /**
     * {@return the card played, discarded, dealt, taken, stolen, pulled or returned; the lower of two}
     *
     * @param move a move of this game
     */
    public static int card(int move) {
        return move >> CARD & 31;
    }

    /**
     * {@return the higher card of an exchange}
     *
     * @param move a move of this game
     */
    public static int second(int move) {
        return move >> SECOND & 31;
    }

    /**
     * {@return the seat whose cards KU shows, or to which PELE returns one}
     *
     * @param move a move of this game
     */
    public static int seat(int move) {
        return verb(move) == RETURN ? second(move) : card(move);
    }

    /**
     * {@return the god whose stone is placed}
     *
     * @param move a move of this game
     */
    public static int god(int move) {
        return card(move);
    }

    /**
     * {@return {@code ALOA}, or {@code KANALOA} for the joker}
     *
     * @param card an island, or {@link KanaloaMoves#JOKER}
     */
    public static String cardName(int card) {
        return card == JOKER ? KanaloaGods.name(KanaloaGods.KANALOA) : KanaloaMap.name(card);
    }

    /**
     * The written form of a move.
     *
     * @param move a move of this game
     * @return the written form
     */
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
