package atoll.games.origo;

/**
 * Europe: the region (country or sea) of each field, the values of countries, and how certain each is. Fields are 0..99, row by
 * row from A1 in the north-west. Regions are 0..15: the countries in the order of scoring, then the seas.
 *
 * <p>Everything follows from the text blocks below; to correct the map from the original game, change only them. Known are the 10
 * x 10 fields, the names, the order of the countries and the values in the rulebook's example. The region of each field is
 * reconstructed throughout.
 */
public final class OrigoMap {
    /** The number of rows, and of fields in a row. */
    public static final int SIDE = 10;
    /** The number of fields. */
    public static final int FIELDS = SIDE * SIDE;
    /** The number of countries. */
    public static final int COUNTRIES = 12;
    /** The number of countries and parts of the sea. */
    public static final int REGIONS = 16;
    /** The number of places that score in a country. */
    public static final int PLACES = 3;

    /** Sets of fields are this many ints of thirty fields each, three rows; the last has one row. */
    static final int WORDS = 4;

    /** The number of fields of a word. */
    static final int WORD_FIELDS = 3 * SIDE;

    private static final int LARGE = 8;

    private static final String GRID = """
            Br N  N  Sk Sk Sk O  O  Ba Ba
            Br Br N  Sk Sk Sk O  O  Ba Ba
            Br Br N  N  Ge Ge O  O  Ba Ba
            Br Br Br Be Ge Ge Ge Po Po Ba
            Bi Bi Be Be Ge Ge Ge Po Po Ba
            Bi Ga Ga Be He He He Po Da Da
            Bi Ga Ga Ga He It It Da Da Da
            Bi Ga Ga Ga It It It Dm Dm Da
            Hi Hi Hi Hi M  M  It It Dm Dm
            Hi Hi Hi Hi M  M  M  It Dm Dm
            """;

    /**
     * The letter in the drawing above and the name; the values of the first, second and third place; and the sources of these
     * values and of the number of fields: "known" from the rulebook, "inferred" from its example, or "reconstructed".
     */
    private static final String COUNTRY_TABLE = """
            Br britannien 4 2 1 known inferred known inferred
            Be belgica 2 1 1 known reconstructed inferred reconstructed
            Sk skandinavien 3 2 1 known inferred reconstructed reconstructed
            Ge germanien 4 2 1 known known inferred inferred
            Po polen 2 1 1 known reconstructed known reconstructed
            Ba baltikum 4 2 1 known inferred inferred inferred
            Ga gallien 4 2 1 known known inferred inferred
            He helvetien 2 1 1 known reconstructed inferred reconstructed
            Da dakien 3 2 1 known known reconstructed reconstructed
            Hi hispanien 4 2 1 known inferred inferred inferred
            It italien 4 2 1 known known inferred inferred
            Dm dalmatien 3 2 1 known inferred reconstructed reconstructed
            """;

    private static final String SEA_TABLE = """
            N nordsee
            O ostsee
            Bi biskaya
            M mittelmeer
            """;

    private static final int[] REGION = new int[FIELDS];
    private static final String[] IDS = new String[REGIONS];
    private static final int[] VALUES = new int[COUNTRIES * PLACES];
    private static final String[] MARKS = new String[COUNTRIES * (PLACES + 1)];
    private static final int[] SIZES = new int[REGIONS];

    // Sets of fields, WORDS ints each.
    private static final int[] REGION_FIELDS = new int[REGIONS * WORDS];
    private static final int[] SEA = new int[WORDS];
    private static final int[] ALL = new int[WORDS];
    private static final int[] NEAR = new int[FIELDS * WORDS];
    private static final int[] AROUND = new int[FIELDS * WORDS];
    private static final int[] BESIDE_WORD = new int[FIELDS];

    private static final String[] NAMES = new String[FIELDS];

    static {
        String[] countries = words(COUNTRY_TABLE, 9 * COUNTRIES);
        String[] seas = words(SEA_TABLE, 2 * (REGIONS - COUNTRIES));
        String[] codes = new String[REGIONS];
        for (int c = 0; c < COUNTRIES; c++) {
            codes[c] = countries[9 * c];
            IDS[c] = countries[9 * c + 1];
            for (int place = 0; place < PLACES; place++) {
                VALUES[c * PLACES + place] = Integer.parseInt(countries[9 * c + 2 + place]);
            }
            System.arraycopy(countries, 9 * c + 5, MARKS, c * (PLACES + 1), PLACES + 1);
        }
        for (int s = COUNTRIES; s < REGIONS; s++) {
            codes[s] = seas[2 * (s - COUNTRIES)];
            IDS[s] = seas[2 * (s - COUNTRIES) + 1];
        }
        String[] grid = words(GRID, FIELDS);
        for (int field = 0; field < FIELDS; field++) {
            int region = find(codes, grid[field]);
            REGION[field] = region;
            SIZES[region]++;
            REGION_FIELDS[region * WORDS + word(field)] |= bit(field);
            ALL[word(field)] |= bit(field);
            if (region >= COUNTRIES) {
                SEA[word(field)] |= bit(field);
            }
            NAMES[field] = (char) ('A' + field / SIDE) + Integer.toString(1 + field % SIDE);
            connect(field);
        }
    }

    private OrigoMap() {}

    private static void connect(int field) {
        int word = word(field);
        boolean before = word == 0 || word < WORDS - 1 && field % WORD_FIELDS >= SIDE;
        BESIDE_WORD[field] = before ? word + 1 : word - 1;
        for (int other = 0; other < FIELDS; other++) {
            int down = Math.abs(other / SIDE - field / SIDE);
            int across = Math.abs(other % SIDE - field % SIDE);
            if (other != field && down <= 1 && across <= 1) {
                AROUND[field * WORDS + word(other)] |= bit(other);
                if (down + across == 1) {
                    NEAR[field * WORDS + word(other)] |= bit(other);
                }
            }
        }
    }

    private static String[] words(String table, int count) {
        String[] words = new String[count];
        int size = 0;
        int begin = 0;
        for (int i = 0; i < table.length(); i++) {
            if (table.charAt(i) <= ' ') {
                if (begin < i) {
                    words[size++] = table.substring(begin, i);
                }
                begin = i + 1;
            }
        }
        return words;
    }

    private static int find(String[] words, String word) {
        for (int i = 0; i < words.length; i++) {
            if (words[i].equals(word)) {
                return i;
            }
        }
        throw new IllegalArgumentException("not on the map: " + word);
    }

    /**
     * {@return the field with that name, {@code A1..J10}} Throws IllegalArgumentException if there is none.
     *
     * @param name the name of a card or field
     */
    public static int field(String name) {
        return find(NAMES, name);
    }

    /**
     * {@return {@code A1..J10}: the letter of the row, from the north, and the number of the column, from the west}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public static String name(int field) {
        return NAMES[field];
    }

    /**
     * {@return the country or sea of a field}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    public static int region(int field) {
        return REGION[field];
    }

    /**
     * {@return the country or sea with that id} Throws IllegalArgumentException if there is none.
     *
     * @param id the name
     */
    public static int find(String id) {
        return find(IDS, id);
    }

    /**
     * {@return lower-case ASCII: {@code britannien}}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public static String id(int region) {
        return IDS[region];
    }

    /**
     * {@return whether a region is a sea and not a country}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public static boolean isSea(int region) {
        return region >= COUNTRIES;
    }

    /**
     * {@return the number of fields in a region}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    public static int size(int region) {
        return SIZES[region];
    }

    /**
     * {@return a large country has eight fields}
     *
     * @param country a country, 0..11
     */
    public static boolean isLarge(int country) {
        return SIZES[country] >= LARGE;
    }

    /**
     * {@return the most shields, of all seats together, that may be placed in a country before the game begins}
     *
     * @param country a country, 0..11
     */
    public static int startLimit(int country) {
        return isLarge(country) ? 4 : 2;
    }

    /**
     * {@return the value of a place in a country, from 0 for the first to 2 for the third; 0 points beyond}
     *
     * @param country a country, 0..11
     * @param place 0 for the first place, and so on
     */
    public static int value(int country, int place) {
        return place < PLACES ? VALUES[country * PLACES + place] : 0;
    }

    /**
     * {@return whether the rulebook or its example gives that value}
     *
     * @param country a country, 0..11
     * @param place 0 for the first place, and so on
     */
    public static boolean isValueKnown(int country, int place) {
        return !mark(country, place).equals("reconstructed");
    }

    /**
     * {@return the source of the value of a place, or after the last place of the number of fields}
     *
     * @param country a country, 0..11
     * @param place 0 for the first place, and so on
     */
    public static String mark(int country, int place) {
        return MARKS[country * (PLACES + 1) + place];
    }

    /**
     * {@return whether two fields share a side}
     *
     * @param field a field, 0..99: ten per row from A1
     * @param other another seat
     */
    public static boolean isAdjacent(int field, int other) {
        return (near(field, word(other)) & bit(other)) != 0;
    }

    // Sets of fields.

    /**
     * {@return the word of a field in a set}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    static int word(int field) {
        return field / WORD_FIELDS;
    }

    /**
     * {@return the bit of a field in its word}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    static int bit(int field) {
        return 1 << field % WORD_FIELDS;
    }

    /**
     * {@return all fields of that word}
     *
     * @param word 0..3: three rows of fields each
     */
    static int all(int word) {
        return ALL[word];
    }

    /**
     * {@return the fields of a region in that word}
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     * @param word 0..3: three rows of fields each
     */
    static int fields(int region, int word) {
        return REGION_FIELDS[region * WORDS + word];
    }

    /**
     * {@return the fields in that word of several regions, given as bits}
     *
     * @param regions regions as bits
     * @param word 0..3: three rows of fields each
     */
    static int fieldsOf(int regions, int word) {
        int fields = 0;
        for (int left = regions; left != 0; left &= left - 1) {
            fields |= fields(Integer.numberOfTrailingZeros(left), word);
        }
        return fields;
    }

    /**
     * {@return the fields of all seas in that word}
     *
     * @param word 0..3: three rows of fields each
     */
    static int sea(int word) {
        return SEA[word];
    }

    /**
     * {@return the fields in that word that share a side with a field}
     *
     * @param field a field, 0..99: ten per row from A1
     * @param word 0..3: three rows of fields each
     */
    static int near(int field, int word) {
        return NEAR[field * WORDS + word];
    }

    /**
     * {@return the only other word that has fields around a field; in the middle row of a word, there are none}
     *
     * @param field a field, 0..99: ten per row from A1
     */
    static int besideWord(int field) {
        return BESIDE_WORD[field];
    }

    /**
     * {@return the fields that share a side or a corner with it}
     *
     * @param field a field, 0..99: ten per row from A1
     * @param word 0..3: three rows of fields each
     */
    static int around(int field, int word) {
        return AROUND[field * WORDS + word];
    }
}
