package atoll.games.origo;

/**
 * Moves of Origo as ints, and their tokens: the argument in the low seven bits (a field, a card or a seat), then the card used or
 * the start field in seven bits, then the verb.
 */
public final class OrigoMoves {
    /** Chance deals a card. */
    public static final int DEAL = 0;
    /** A seat places one of its first shields. */
    public static final int PLACE = 1;
    /** It places a shield on a free field. */
    public static final int EXPAND = 2;
    /** It attacks another's shield. */
    public static final int ATTACK = 3;
    /** It moves a shield on land. */
    public static final int WANDER = 4;
    /** It exchanges two cards for two others. */
    public static final int SWAP = 5;
    /** It moves a shield at sea. */
    public static final int SAIL = 6;

    /** The seat ends its turn. */
    public static final int END = 7;
    /** In a battle: the losing side adds a card. */
    public static final int ADD = 8;

    /** In a battle: the losing side adds no card. */
    public static final int FOLD = 9;
    /** The seat in last place names the start player. */
    public static final int START = 10;

    private static final int FROM = 7;
    private static final int VERB = 14;
    private static final int LOW = 127;

    private OrigoMoves() {}

    /**
     * END or FOLD.
     *
     * @param verb a verb without argument
     * @return the move
     */
    public static int of(int verb) {
        return verb << VERB;
    }

    /**
     * DEAL or ADD with a card, PLACE with a field, START with a seat.
     *
     * @param verb a verb without argument
     * @param what the argument of the verb
     * @return the move
     */
    public static int of(int verb, int what) {
        return verb << VERB | what;
    }

    /**
     * EXPAND or ATTACK with card {@code from} on field {@code what}, WANDER or SAIL from field to field, SWAP of two
     * cards, {@code from <= what}.
     *
     * @param verb a verb without argument
     * @param from a field or card
     * @param what the argument of the verb
     * @return the move
     */
    public static int of(int verb, int from, int what) {
        return verb << VERB | from << FROM | what;
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
     * {@return the field that a shield enters or that is attacked, 0..99}
     *
     * @param move a move of this game
     */
    public static int field(int move) {
        return move & LOW;
    }

    /**
     * {@return the field that a shield leaves, 0..99}
     *
     * @param move a move of this game
     */
    public static int from(int move) {
        return move >> FROM & LOW;
    }

    /**
     * {@return the card played, dealt or added, or the first of two that are swapped, 0..47}
     *
     * @param move a move of this game
     */
    public static int card(int move) {
        return verb(move) == DEAL || verb(move) == ADD ? move & LOW : move >> FROM & LOW;
    }

    /**
     * {@return the second card of a swap}
     *
     * @param move a move of this game
     */
    public static int second(int move) {
        return move & LOW;
    }

    /**
     * {@return the named start player}
     *
     * @param move a move of this game
     */
    public static int seat(int move) {
        return move & LOW;
    }

    /**
     * The written form of a move.
     *
     * @param move a move of this game
     * @return the written form
     */
    static String token(int move) {
        return switch (verb(move)) {
            case DEAL -> "deal:" + OrigoCards.token(card(move));
            case PLACE -> "place:" + OrigoMap.name(field(move));
            case EXPAND -> "expand:" + OrigoCards.token(card(move)) + "@" + OrigoMap.name(field(move));
            case ATTACK -> "attack:" + OrigoCards.token(card(move)) + "@" + OrigoMap.name(field(move));
            case WANDER -> "wander:" + OrigoMap.name(from(move)) + ">" + OrigoMap.name(field(move));
            case SWAP -> "swap:" + OrigoCards.token(card(move)) + "+" + OrigoCards.token(second(move));
            case SAIL -> "sail:" + OrigoMap.name(from(move)) + ">" + OrigoMap.name(field(move));
            case END -> "end";
            case ADD -> "add:" + OrigoCards.token(card(move));
            case FOLD -> "fold";
            default -> "start:" + seat(move);
        };
    }
}
