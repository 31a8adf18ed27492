package atoll.games.origo;

/**
 * The cards: 48 kinds, 98 in all, in the order of the list of components: rows, columns, countries, people, ships. The number of
 * each sort, and the number of rows or columns on a card, is known; which rows and columns they are is reconstructed.
 */
public final class OrigoCards {
    /** The number of kinds of cards. */
    public static final int KINDS = 48;
    /** The number of cards in the box. */
    public static final int TOTAL = 98;
    /** The hand size after a refill. */
    public static final int HAND = 10;

    /** The card of the first row. */
    public static final int ROWS = 0;
    /** The card of the first column. */
    public static final int COLUMNS = 17;
    /** The card of the first country. */
    public static final int FIRST_COUNTRY = 34;

    /** The card of people, for any field beside an own shield. */
    public static final int PEOPLE = 46;
    /** The card of a ship, for any field of the sea. */
    public static final int SHIP = 47;

    /** The content of each card, and the number of copies. */
    private static final String TABLE = """
            A 2  B 2  C 2  D 2  E 1  F 2  G 2  H 2  I 2  J 2
            AB 1  CD 1  DE 1  EF 1  GH 1  IJ 1  FGH 1
            1 2  2 2  3 2  4 2  5 2  6 2  7 2  8 1  9 2  10 2
            1-2 1  3-4 1  4-5 1  5-6 1  7-8 1  9-10 1  8-10 1
            britannien 2  belgica 1  skandinavien 1  germanien 2  polen 1  baltikum 2
            gallien 2  helvetien 1  dakien 1  hispanien 2  italien 2  dalmatien 1
            people 16  ship 12
            """;

    private static final String[] TOKENS = new String[KINDS];
    private static final int[] COUNTS = new int[KINDS];

    // The fields that a card fits, independent of shields; none for people.
    private static final int[] FIELDS = new int[KINDS * OrigoMap.WORDS];

    static {
        int kind = 0;
        int begin = 0;
        String last = "";
        for (int i = 0; i < TABLE.length(); i++) {
            if (TABLE.charAt(i) <= ' ') {
                String word = TABLE.substring(begin, i);
                if (!word.isEmpty() && last.isEmpty()) {
                    last = word;
                } else if (!word.isEmpty()) {
                    TOKENS[kind] = last;
                    COUNTS[kind++] = Integer.parseInt(word);
                    last = "";
                }
                begin = i + 1;
            }
        }
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            for (int card = 0; card < KINDS; card++) {
                if (shows(card, field)) {
                    FIELDS[card * OrigoMap.WORDS + OrigoMap.word(field)] |= OrigoMap.bit(field);
                }
            }
        }
    }

    private OrigoCards() {}

    private static boolean shows(int card, int field) {
        if (card < COLUMNS) {
            return TOKENS[card].indexOf('A' + field / OrigoMap.SIDE) >= 0;
        }
        if (card < FIRST_COUNTRY) {
            int column = 1 + field % OrigoMap.SIDE;
            int dash = TOKENS[card].indexOf('-');
            int first = Integer.parseInt(dash < 0 ? TOKENS[card] : TOKENS[card].substring(0, dash));
            int last = dash < 0 ? first : Integer.parseInt(TOKENS[card].substring(dash + 1));
            return first <= column && column <= last;
        }
        int region = OrigoMap.region(field);
        return card == SHIP ? OrigoMap.isSea(region) : card != PEOPLE && card - FIRST_COUNTRY == region;
    }

    /**
     * The card in tokens: {@code A}, {@code 1-2}, {@code polen}, {@code people}.
     *
     * @param card a card, 0..47
     * @return the written form
     */
    public static String token(int card) {
        return TOKENS[card];
    }

    /**
     * {@return the card with this token} Throws IllegalArgumentException if there is none.
     *
     * @param token the written form of a move
     */
    public static int find(String token) {
        for (int card = 0; card < KINDS; card++) {
            if (TOKENS[card].equals(token)) {
                return card;
            }
        }
        throw new IllegalArgumentException("no card " + token);
    }

    /**
     * {@return the number of copies in the box}
     *
     * @param card a card, 0..47
     */
    public static int inBox(int card) {
        return COUNTS[card];
    }

    /**
     * {@return the country of a card, or -1 if it is not a country card}
     *
     * @param card a card, 0..47
     */
    public static int country(int card) {
        return card >= FIRST_COUNTRY && card < PEOPLE ? card - FIRST_COUNTRY : -1;
    }

    /**
     * {@return whether a card fits a field, independent of shields; people never do}
     *
     * @param card a card, 0..47
     * @param field a field, 0..99: ten per row from A1
     */
    public static boolean fits(int card, int field) {
        return (fields(card, OrigoMap.word(field)) & OrigoMap.bit(field)) != 0;
    }

    /**
     * {@return the fields in that word that a card fits, independent of shields}
     *
     * @param card a card, 0..47
     * @param word 0..3: three rows of fields each
     */
    static int fields(int card, int word) {
        return FIELDS[card * OrigoMap.WORDS + word];
    }
}
