package atoll.games.kanaloa;

/**
 * The archipelago: islands, connections, and how certain each is. Islands are 0..15 in alphabetical order, connections 0..36 in
 * the order of their names. A bridge lies on a connection and takes a place on both of its islands.
 *
 * <p>Everything follows from the two tables below; to correct the map from the original game, change only them. An island has as
 * many connections as its size: small 3, large 5, main 7.
 */
public final class KanaloaMap {
    /** The number of islands. */
    public static final int ISLANDS = 16;
    /** The number of connections. */
    public static final int CONNECTIONS = 37;
    /** Cards of each island. */
    public static final int COPIES = 3;

    /**
     * Name, size, place (in a box of 1000 x 710, y down), then the sources of the name and of the size: "known" from the
     * rulebook, "derived" from one of its examples, "reconstructed" otherwise. All places are reconstructed.
     */
    private static final String ISLAND_TABLE = """
            ALOA large 223 335 known known
            BAFI large 350 232 known derived
            COCO large 290 649 known reconstructed
            DALI small 50 335 known known
            ELOI large 309 60 known known
            FATU large 354 411 reconstructed reconstructed
            GALU large 646 411 reconstructed reconstructed
            HIVA large 691 60 reconstructed reconstructed
            INUA small 423 562 reconstructed reconstructed
            KULU small 950 335 known known
            LUMI large 777 335 reconstructed reconstructed
            MOKO large 650 232 reconstructed reconstructed
            NENE small 577 562 reconstructed reconstructed
            ORO main 500 369 known known
            PAGO large 710 649 reconstructed reconstructed
            RASI large 500 192 known reconstructed
            """;

    private static final String CONNECTION_TABLE = """
            ALOA BAFI known
            ALOA COCO known
            ALOA DALI known
            ALOA ELOI known
            ALOA FATU reconstructed
            BAFI ELOI reconstructed
            BAFI FATU reconstructed
            BAFI ORO known
            BAFI RASI known
            COCO DALI reconstructed
            COCO FATU reconstructed
            COCO INUA reconstructed
            COCO PAGO reconstructed
            DALI ELOI known
            ELOI HIVA reconstructed
            ELOI RASI reconstructed
            FATU INUA reconstructed
            FATU ORO reconstructed
            GALU LUMI reconstructed
            GALU MOKO reconstructed
            GALU NENE reconstructed
            GALU ORO reconstructed
            GALU PAGO reconstructed
            HIVA KULU reconstructed
            HIVA LUMI reconstructed
            HIVA MOKO reconstructed
            HIVA RASI reconstructed
            INUA ORO reconstructed
            KULU LUMI reconstructed
            KULU PAGO reconstructed
            LUMI MOKO reconstructed
            LUMI PAGO reconstructed
            MOKO ORO reconstructed
            MOKO RASI reconstructed
            NENE ORO reconstructed
            NENE PAGO reconstructed
            ORO RASI reconstructed
            """;

    /** The number of bridges that a small island needs. */
    static final int SMALL = 3;
    /** The number of bridges that the main island needs. */
    static final int MAIN = 7;

    private static final String[] NAMES = new String[ISLANDS];
    private static final int[] SIZES = new int[ISLANDS];
    private static final int[] NEEDS = new int[ISLANDS];
    private static final int[] XS = new int[ISLANDS];
    private static final int[] YS = new int[ISLANDS];
    private static final String[] NAME_MARKS = new String[ISLANDS];
    private static final String[] SIZE_MARKS = new String[ISLANDS];
    private static final int[] FIRSTS = new int[CONNECTIONS];
    private static final int[] SECONDS = new int[CONNECTIONS];
    private static final String[] CONNECTION_MARKS = new String[CONNECTIONS];

    // By island, then island: their connection, or -1.
    private static final int[] BETWEEN = new int[ISLANDS * ISLANDS];

    // By island: those that it is connected with.
    private static final int[] NEIGHBOURS = new int[ISLANDS];

    static {
        String[] words = words(ISLAND_TABLE, 6 * ISLANDS);
        for (int i = 0; i < ISLANDS; i++) {
            NAMES[i] = words[6 * i];
            SIZES[i] = size(words[6 * i + 1]);
            NEEDS[i] = SIZES[i] / 2 + 1;
            XS[i] = Integer.parseInt(words[6 * i + 2]);
            YS[i] = Integer.parseInt(words[6 * i + 3]);
            NAME_MARKS[i] = words[6 * i + 4];
            SIZE_MARKS[i] = words[6 * i + 5];
        }
        for (int i = 0; i < BETWEEN.length; i++) {
            BETWEEN[i] = -1;
        }
        words = words(CONNECTION_TABLE, 3 * CONNECTIONS);
        for (int c = 0; c < CONNECTIONS; c++) {
            FIRSTS[c] = find(words[3 * c]);
            SECONDS[c] = find(words[3 * c + 1]);
            CONNECTION_MARKS[c] = words[3 * c + 2];
            BETWEEN[FIRSTS[c] * ISLANDS + SECONDS[c]] = c;
            BETWEEN[SECONDS[c] * ISLANDS + FIRSTS[c]] = c;
            NEIGHBOURS[FIRSTS[c]] |= KanaloaBag.one(SECONDS[c]);
            NEIGHBOURS[SECONDS[c]] |= KanaloaBag.one(FIRSTS[c]);
        }
    }

    private KanaloaMap() {}

    private static String[] words(String table, int count) {
        String[] words = new String[count];
        int size = 0;
        int begin = 0;
        for (int i = 0; i < table.length(); i++) {
            if (table.charAt(i) <= ' ') {
                words[size++] = table.substring(begin, i);
                begin = i + 1;
            }
        }
        return words;
    }

    private static int size(String word) {
        return switch (word) {
            case "small" -> SMALL;
            case "large" -> 5;
            default -> MAIN;
        };
    }

    /**
     * {@return the island with that name} Throws IllegalArgumentException if there is none.
     *
     * @param name the name
     */
    public static int find(String name) {
        for (int i = 0; i < ISLANDS; i++) {
            if (NAMES[i].equals(name)) {
                return i;
            }
        }
        throw new IllegalArgumentException("no island called " + name);
    }

    /**
     * {@return the name in tokens: capitals}
     *
     * @param island an island, 0..15
     */
    public static String name(int island) {
        return NAMES[island];
    }

    /**
     * {@return the number of places for bridges on an island: 3, 5 or 7}
     *
     * @param island an island, 0..15
     */
    public static int size(int island) {
        return SIZES[island];
    }

    /**
     * {@return the number of own bridges that control an island: more than half of its places}
     *
     * @param island an island, 0..15
     */
    public static int need(int island) {
        return NEEDS[island];
    }

    /**
     * {@return the fewest bridges that control so many islands, if every bridge counts at both its ends}
     *
     * @param islands a number of islands, 0..16
     */
    static int fewestBridges(int islands) {
        int ends = 0;
        int left = islands;
        for (int need = 1; left > 0; need++) {
            for (int island = 0; island < ISLANDS && left > 0; island++) {
                if (NEEDS[island] == need) {
                    ends += need;
                    left--;
                }
            }
        }
        return (ends + 1) / 2;
    }

    /**
     * {@return 0..1000, from the left}
     *
     * @param island an island, 0..15
     */
    public static int x(int island) {
        return XS[island];
    }

    /**
     * {@return 0..710, downwards}
     *
     * @param island an island, 0..15
     */
    public static int y(int island) {
        return YS[island];
    }

    /**
     * {@return whether the rulebook names the island; if not, its name is invented}
     *
     * @param island an island, 0..15
     */
    public static boolean isNameKnown(int island) {
        return NAME_MARKS[island].equals("known");
    }

    /**
     * {@return whether the rulebook or one of its examples gives the size of the island}
     *
     * @param island an island, 0..15
     */
    public static boolean isSizeKnown(int island) {
        return !SIZE_MARKS[island].equals("reconstructed");
    }

    /**
     * {@return whether the rulebook names the connection; if not, it is invented}
     *
     * @param connection a connection, 0..36
     */
    public static boolean isConnectionKnown(int connection) {
        return CONNECTION_MARKS[connection].equals("known");
    }

    /**
     * {@return the island of a connection that is first in the alphabet}
     *
     * @param connection a connection, 0..36
     */
    public static int first(int connection) {
        return FIRSTS[connection];
    }

    /**
     * {@return the second island of a connection, the later one by name}
     *
     * @param connection a connection, 0..36
     */
    public static int second(int connection) {
        return SECONDS[connection];
    }

    /**
     * {@return the island at the other end of a connection}
     *
     * @param connection a connection, 0..36
     * @param island an island, 0..15
     */
    static int otherEnd(int connection, int island) {
        return FIRSTS[connection] ^ SECONDS[connection] ^ island;
    }

    /**
     * {@return the connection of two islands, in any order, or -1}
     *
     * @param island an island, 0..15
     * @param other another island
     */
    public static int between(int island, int other) {
        return BETWEEN[island * ISLANDS + other];
    }

    /**
     * {@return {@code ALOA-BAFI}}
     *
     * @param connection a connection, 0..36
     */
    public static String connectionName(int connection) {
        return NAMES[FIRSTS[connection]] + "-" + NAMES[SECONDS[connection]];
    }

    /**
     * {@return the islands that an island is connected with, as in {@link KanaloaBag#islands}}
     *
     * @param island an island, 0..15
     */
    static int neighbours(int island) {
        return NEIGHBOURS[island];
    }
}
