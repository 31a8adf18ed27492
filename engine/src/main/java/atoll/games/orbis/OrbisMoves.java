package atoll.games.orbis;

/** Moves of Orbis as ints, and their tokens: the argument in the low eight bits, then a verb. */
public final class OrbisMoves {
    /** Chance draws a god, or a seat takes one. */
    public static final int GOD = 0;
    /** Chance draws a tile for the display. */
    public static final int DEAL = 1;
    /** The seat takes the tile of a slot, 0..8. */
    public static final int TAKE = 2;
    /** It pays for the tile. */
    public static final int BUILD = 3;
    /** It makes the tile a wilderness. */
    public static final int WILD = 4;
    /** It places the tile on a cell of {@link OrbisPyramid}. */
    public static final int AT = 5;
    /** It gives a worshipper of a colour: for a wild symbol, a village, the god of death, or beyond the limit of ten. */
    public static final int GIVE = 6;
    /** It gets a worshipper of a colour. */
    public static final int GAIN = 7;
    /** It pays the price of a village, a volcano or the god of death. */
    public static final int FULFIL = 8;
    /** It declines to pay. */
    public static final int DECLINE = 9;
    /** It burns a worshipper of a colour in a slot. */
    public static final int BURN = 10;
    /** It exchanges three worshippers of a colour for one of another. */
    public static final int SWAP = 11;

    private static final String[] VERBS = {
        "god", "deal", "take", "build", "wild", "at", "give", "gain", "fulfil", "decline", "burn", "swap"
    };

    private static final int VERB = 8;
    private static final int WHAT = (1 << VERB) - 1;

    private OrbisMoves() {}

    /**
     * BUILD, WILD, FULFIL or DECLINE.
     *
     * @param verb a verb without argument
     * @return the move
     */
    public static int of(int verb) {
        return verb << VERB;
    }

    /**
     * GOD with a god, DEAL with a tile, TAKE with a slot, AT with a cell, GIVE and GAIN with a colour.
     *
     * @param verb a verb without argument
     * @param what the argument of the verb
     * @return the move
     */
    public static int of(int verb, int what) {
        return verb << VERB | what;
    }

    /**
     * BURN with a slot and a colour.
     *
     * @param slot a slot of the display, 0..8
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     * @return the move
     */
    public static int burn(int slot, int colour) {
        return BURN << VERB | slot * OrbisWorshippers.COLOURS + colour;
    }

    /**
     * SWAP of three of a colour for one of another.
     *
     * @param from the colour of the three
     * @param to the colour of the one
     * @return the move
     */
    public static int swap(int from, int to) {
        return SWAP << VERB | from * OrbisWorshippers.COLOURS + to;
    }

    /**
     * {@return the verb of a move, one of the constants of this class}
     *
     * @param move a move of this game
     */
    public static int verb(int move) {
        return move >>> VERB;
    }

    /**
     * {@return the argument: a god, tile, slot, cell or colour}
     *
     * @param move a move of this game
     */
    public static int what(int move) {
        return move & WHAT;
    }

    /**
     * {@return the slot in which BURN burns a worshipper}
     *
     * @param move a move of this game
     */
    public static int slot(int move) {
        return what(move) / OrbisWorshippers.COLOURS;
    }

    /**
     * {@return the colour that BURN burns, or that SWAP gives}
     *
     * @param move a move of this game
     */
    public static int colour(int move) {
        return what(move) % OrbisWorshippers.COLOURS;
    }

    /**
     * {@return the colour of the three that SWAP takes}
     *
     * @param move a move of this game
     */
    public static int from(int move) {
        return what(move) / OrbisWorshippers.COLOURS;
    }

    /**
     * The token of a move: {@code take:b2}, {@code at:2.-1}, {@code burn:c3.red}, {@code swap:red>blue}.
     *
     * @param move a move of this game
     * @return the written form
     */
    public static String token(int move) {
        String verb = VERBS[verb(move)];
        int what = what(move);
        return switch (verb(move)) {
            case GOD -> verb + ":" + OrbisGods.name(what);
            case DEAL -> verb + ":" + OrbisTiles.name(what);
            case TAKE -> verb + ":" + OrbisDisplay.name(what);
            case AT -> verb + ":" + OrbisPyramid.name(what);
            case GIVE, GAIN -> verb + ":" + OrbisWorshippers.name(what);
            case BURN -> verb + ":" + OrbisDisplay.name(slot(move)) + "." + OrbisWorshippers.name(colour(move));
            case SWAP -> verb + ":" + OrbisWorshippers.name(from(move)) + ">" + OrbisWorshippers.name(colour(move));
            default -> verb;
        };
    }
}
