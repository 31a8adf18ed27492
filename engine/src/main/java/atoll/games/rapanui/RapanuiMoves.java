package atoll.games.rapanui;

/** Moves of Rapa Nui as ints, and their tokens: a verb in the low four bits, then the argument, then a number. */
public final class RapanuiMoves {
    /** Chance draws a villager for a column. */
    public static final int DEAL = 0;
    /** The seat buys an offering. */
    public static final int BUY = 1;
    /** It lays out villagers. */
    public static final int PLAY = 2;
    /** It removes from the game a Moai that it cannot pay for. */
    public static final int TOSS = 3;
    /** A seat sacrifices one of its offerings, the builder of the Moai face down. */
    public static final int OFFER = 4;
    /** The builder sacrifices one from the stock. */
    public static final int ADD = 5;
    /** The seat takes the front card of a column. */
    public static final int TAKE = 6;
    /** A seat takes wood for its Moai. */
    public static final int WOOD = 7;
    /** A seat takes glory for its Moai. */
    public static final int GLORY = 8;
    /** A seat gets an offering of another kind, because the stock of the scored one is empty. */
    public static final int GAIN = 9;

    private static final String[] VERBS = {
        "deal", "buy", "play", "toss", "offer", "add", "take", "wood", "glory", "gain"
    };

    private RapanuiMoves() {}

    /**
     * Wood or glory.
     *
     * @param verb a verb without argument
     * @return the move
     */
    public static int of(int verb) {
        return verb;
    }

    /**
     * {@return a verb with one argument: DEAL and TOSS with a villager, BUY, OFFER, ADD and GAIN with a kind of
     * offering, TAKE with a column 0..3}
     *
     * @param verb a verb without argument
     * @param what the argument of the verb
     */
    public static int of(int verb, int what) {
        return verb | what << 4;
    }

    /**
     * Lays out a number of a villager: 1, or up to 3 hunters.
     *
     * @param card a villager, 0..6: woodcutter, priest, Moai, then hunters
     * @param number how many
     * @return the move
     */
    public static int play(int card, int number) {
        return PLAY | card << 4 | number << 8;
    }

    /**
     * {@return the verb of a move, one of the constants of this class}
     *
     * @param move a move of this game
     */
    public static int verb(int move) {
        return move & 15;
    }

    /**
     * {@return the argument: a villager, kind of offering or column}
     *
     * @param move a move of this game
     */
    public static int what(int move) {
        return move >>> 4 & 15;
    }

    /**
     * {@return the number of villagers that {@link #PLAY} lays out, 1..3}
     *
     * @param move a move of this game
     */
    public static int number(int move) {
        return move >>> 8 & 3;
    }

    /**
     * The token of a move: {@code play:fish*2}, {@code offer:grain}, {@code take:1} for the first column, {@code wood}.
     *
     * @param move a move of this game
     * @return the written form
     */
    public static String token(int move) {
        String verb = VERBS[verb(move)];
        return switch (verb(move)) {
            case DEAL, TOSS -> verb + ":" + RapanuiCards.name(what(move));
            case PLAY -> verb + ":" + RapanuiCards.name(what(move)) + (number(move) > 1 ? "*" + number(move) : "");
            case BUY, OFFER, ADD, GAIN -> verb + ":" + RapanuiOfferings.name(what(move));
            case TAKE -> verb + ":" + (what(move) + 1);
            default -> verb;
        };
    }
}
