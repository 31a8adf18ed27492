package atoll.games.orbis;

/**
 * The landscape tiles: everything printed on them, and how certain it is. Tiles are 0..64 in the order of the table.
 *
 * <p>Known are the numbers of tiles of each level, colour and star, the types of each colour, and the gods; most faces are
 * reconstructed. Everything follows from the table below; to correct tiles from the original game, change only its rows.
 */
public final class OrbisTiles {
    /** The number of tiles in the box. */
    public static final int TILES = 65;
    /** Levels are 1..3. */
    public static final int LEVELS = 3;

    // Stars: a tile without one is in every game.
    /** No star: the tile is in every game. */
    public static final int NO_STAR = 0;
    /** Only in games of four. */
    public static final int WHITE_STAR = 1;
    /** Only in games of three and four. */
    public static final int PURPLE_STAR = 2;

    // Types.
    /** No effect. */
    public static final int ROCK = 0;
    /** Gains worshippers when it is placed. */
    public static final int CONVERSION = 1;
    /** Makes symbols of a colour free from now on. */
    public static final int FARM = 2;
    /** Scores if worshippers were given for it. */
    public static final int VILLAGE = 3;
    /** Scores if it touches enough tiles of its colours. */
    public static final int FOREST = 4;
    /** Scores if worshippers of the display were burnt for it. */
    public static final int VOLCANO = 5;
    /** Scores if it has its colour below. */
    public static final int IRRIGATION = 6;
    /** Has icons that count for the temple. */
    public static final int SHRINE = 7;
    /** The number of types. */
    public static final int TYPES = 8;

    private static final String[] TYPE_NAMES = {
        "rock", "conversion", "farm", "village", "forest", "volcano", "irrigation", "shrine"
    };

    /**
     * By level, as words separated by blanks, with - for none:
     *
     * <ol>
     * <li>the name in tokens, colour, level and star: the star says in which games the tile is left out,
     * <li>the cost: a colour for every symbol, any for a wild one, separated by +,
     * <li>the points and the type,
     * <li>the number of the effect: worshippers that a conversion gains, a village gives or a volcano burns; tiles that a forest
     * needs to touch; icons of a shrine,
     * <li>the colours of the effect, separated by +, or any for all five: the colours gained, burnt or touched, that of a farm's
     * discount, that below an irrigation,
     * <li>the mystic value of a white tile,
     * <li>the certainty: reconstructed, or known: and the known parts separated by +: colour, level, star, cost, points, effect
     * or mystic; the rest is reconstructed.
     * </ol>
     */
    private static final String TABLE = """
            G1a green  1 white  -                        0 conversion 1 any          -  reconstructed
            G1b green  1 -      -                        0 conversion 1 green        -  reconstructed
            G1c green  1 -      -                        0 conversion 1 white        -  reconstructed
            G1d green  1 purple green                    1 rock       - -            -  reconstructed
            B1a blue   1 -      -                        0 conversion 1 any          -  reconstructed
            B1b blue   1 -      -                        0 conversion 1 blue         -  known:colour+effect
            B1c blue   1 purple -                        0 conversion 1 yellow       -  reconstructed
            B1d blue   1 white  blue                     1 rock       - -            -  reconstructed
            W1a white  1 purple -                        0 conversion 1 any          1  reconstructed
            W1b white  1 -      -                        0 conversion 1 white        2  reconstructed
            W1c white  1 white  -                        0 conversion 1 yellow       3  reconstructed
            W1d white  1 -      white                    1 rock       - -            4  reconstructed
            R1a red    1 white  -                        0 conversion 1 any          -  reconstructed
            R1b red    1 -      -                        0 conversion 1 red          -  reconstructed
            R1c red    1 purple -                        0 conversion 1 white        -  reconstructed
            R1d red    1 -      red                      1 rock       - -            -  reconstructed
            Y1a yellow 1 -      -                        0 conversion 1 any          -  reconstructed
            Y1b yellow 1 -      green+any                0 farm       - green        -  reconstructed
            Y1c yellow 1 -      red+any                  0 farm       - red          -  reconstructed
            Y1d yellow 1 white  white+any                0 farm       - white        -  reconstructed
            G2a green  2 -      green+blue+white         3 forest     3 green+blue   -  known:colour+level+cost
            G2b green  2 purple green+red                2 forest     2 green        -  reconstructed
            G2c green  2 white  yellow+any               2 forest     2 red+yellow   -  reconstructed
            G2d green  2 -      -                        0 conversion 2 green        -  reconstructed
            B2a blue   2 -      blue+yellow              2 irrigation - yellow       -  reconstructed
            B2b blue   2 purple blue+green+any           3 irrigation - green        -  known:cost
            B2c blue   2 -      -                        0 conversion 2 blue         -  reconstructed
            B2d blue   2 white  -                        0 conversion 1 any          -  reconstructed
            W2a white  2 -      white+red                0 shrine     1 -            6  reconstructed
            W2b white  2 -      white+green              0 shrine     1 -            7  reconstructed
            W2c white  2 white  white+any                0 shrine     1 -            8  reconstructed
            W2d white  2 -      -                        0 conversion 2 white        5  reconstructed
            R2a red    2 -      red+yellow               3 volcano    3 red          -  reconstructed
            R2b red    2 purple red+blue                 3 volcano    3 blue+green   -  reconstructed
            R2c red    2 -      -                        0 conversion 2 red          -  reconstructed
            R2d red    2 white  -                        0 conversion 1 any          -  reconstructed
            Y2a yellow 2 -      blue+any                 0 farm       - blue         -  reconstructed
            Y2b yellow 2 white  yellow+any               0 farm       - yellow       -  reconstructed
            Y2c yellow 2 -      yellow+white             3 village    2 -            -  reconstructed
            Y2d yellow 2 purple -                        0 conversion 2 yellow       -  reconstructed
            G3a green  3 -      green+green+white        5 forest     3 green        -  reconstructed
            G3b green  3 -      green+red+any            4 forest     3 green+red    -  reconstructed
            G3c green  3 -      green+yellow+blue        5 forest     4 green+yellow -  reconstructed
            G3d green  3 purple green+white+any+any      5 forest     3 blue+white   -  reconstructed
            G3e green  3 white  -                        0 conversion 2 blue         -  reconstructed
            B3a blue   3 -      blue+blue+white          4 irrigation - white        -  reconstructed
            B3b blue   3 -      blue+red+any             4 irrigation - red          -  reconstructed
            B3c blue   3 -      blue+yellow+green        4 irrigation - yellow       -  reconstructed
            B3d blue   3 purple blue+blue+green+any      5 irrigation - green        -  reconstructed
            B3e blue   3 purple -                        0 conversion 2 red          -  reconstructed
            W3a white  3 -      white+yellow             0 shrine     1 -            10 reconstructed
            W3b white  3 white  white+blue               0 shrine     1 -            11 reconstructed
            W3c white  3 -      white+white+red+any      0 shrine     2 -            12 reconstructed
            W3d white  3 -      white+white+yellow+green 0 shrine     2 -            13 known:colour+effect
            W3e white  3 purple -                        0 conversion 2 green        9  reconstructed
            R3a red    3 -      red+red+yellow           5 volcano    4 red          -  reconstructed
            R3b red    3 -      red+green+any            4 volcano    4 red+white    -  reconstructed
            R3c red    3 -      red+blue+white           4 volcano    4 blue+yellow  -  reconstructed
            R3d red    3 white  red+red+any+any          5 volcano    6 any          -  reconstructed
            R3e red    3 purple -                        0 conversion 2 yellow       -  reconstructed
            Y3a yellow 3 -      yellow+red               4 village    3 -            -  reconstructed
            Y3b yellow 3 -      yellow+green+white       5 village    3 -            -  reconstructed
            Y3c yellow 3 -      yellow+blue+any          6 village    4 -            -  reconstructed
            Y3d yellow 3 white  yellow+yellow            6 village    5 -            -  reconstructed
            Y3e yellow 3 purple any                      1 rock       - -            -  reconstructed
            """;

    private static final int WORDS = 11;

    private static final String[] NAMES = new String[TILES];
    private static final int[] COLOURS = new int[TILES];
    private static final int[] LEVEL = new int[TILES];
    private static final int[] STARS = new int[TILES];
    private static final int[] COSTS = new int[TILES];
    private static final int[] WILD = new int[TILES];
    private static final int[] POINTS = new int[TILES];
    private static final int[] TYPE = new int[TILES];
    private static final int[] NUMBERS = new int[TILES];
    private static final int[] EFFECT_COLOURS = new int[TILES];
    private static final int[] MYSTIC = new int[TILES];
    private static final String[] MARKS = new String[TILES];

    // By level: its first tile; and the number of tiles as the end of the last level.
    private static final int[] FIRST = new int[LEVELS + 2];

    static {
        String[] words = words();
        for (int tile = 0; tile < TILES; tile++) {
            read(words, tile * WORDS, tile);
            FIRST[LEVEL[tile] + 1] = tile + 1;
        }
    }

    private OrbisTiles() {}

    private static String[] words() {
        String[] words = new String[TILES * WORDS];
        int size = 0;
        int begin = 0;
        for (int i = 0; i < TABLE.length(); i++) {
            if (TABLE.charAt(i) <= ' ') {
                if (i > begin) {
                    words[size++] = TABLE.substring(begin, i);
                }
                begin = i + 1;
            }
        }
        return words;
    }

    private static void read(String[] words, int row, int tile) {
        NAMES[tile] = words[row];
        COLOURS[tile] = OrbisWorshippers.find(words[row + 1]);
        LEVEL[tile] = number(words[row + 2]);
        STARS[tile] =
                words[row + 3].equals("white") ? WHITE_STAR : words[row + 3].equals("purple") ? PURPLE_STAR : NO_STAR;
        readCost(words[row + 4], tile);
        POINTS[tile] = number(words[row + 5]);
        for (int type = 0; type < TYPES; type++) {
            TYPE[tile] = TYPE_NAMES[type].equals(words[row + 6]) ? type : TYPE[tile];
        }
        NUMBERS[tile] = number(words[row + 7]);
        EFFECT_COLOURS[tile] = colours(words[row + 8]);
        MYSTIC[tile] = number(words[row + 9]);
        MARKS[tile] = words[row + 10];
    }

    private static int number(String word) {
        return word.equals("-") ? 0 : Integer.parseInt(word);
    }

    private static void readCost(String word, int tile) {
        int end;
        for (int begin = 0; begin < word.length(); begin = end + 1) {
            end = end(word, begin);
            int colour = OrbisWorshippers.find(word.substring(begin, end));
            if (colour >= 0) {
                COSTS[tile] += OrbisWorshippers.one(colour);
            } else if (!word.equals("-")) {
                WILD[tile]++;
            }
        }
    }

    private static int colours(String word) {
        int colours = word.equals("any") ? OrbisWorshippers.ALL_COLOURS : 0;
        int end;
        for (int begin = 0; begin < word.length(); begin = end + 1) {
            end = end(word, begin);
            int colour = OrbisWorshippers.find(word.substring(begin, end));
            colours |= colour >= 0 ? 1 << colour : 0;
        }
        return colours;
    }

    private static int end(String word, int begin) {
        int end = word.indexOf('+', begin);
        return end < 0 ? word.length() : end;
    }

    /**
     * {@return the tile with that name, or -1}
     *
     * @param name a name
     */
    public static int find(String name) {
        for (int tile = 0; tile < TILES; tile++) {
            if (NAMES[tile].equals(name)) {
                return tile;
            }
        }
        return -1;
    }

    /**
     * {@return the name of a tile in tokens: {@code G2a}}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static String name(int tile) {
        return NAMES[tile];
    }

    /**
     * {@return 0..4}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int colour(int tile) {
        return COLOURS[tile];
    }

    /**
     * {@return 1..3}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int level(int tile) {
        return LEVEL[tile];
    }

    /**
     * {@return {@link #NO_STAR}, {@link #WHITE_STAR} or {@link #PURPLE_STAR}}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int star(int tile) {
        return STARS[tile];
    }

    /**
     * {@return the number of symbols of a colour in a tile's cost, before any farm's discount}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public static int cost(int tile, int colour) {
        return OrbisWorshippers.count(COSTS[tile], colour);
    }

    /**
     * {@return the coloured symbols of the cost as a group of worshippers}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    static int cost(int tile) {
        return COSTS[tile];
    }

    /**
     * {@return the number of wild symbols in a tile's cost}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int wildCost(int tile) {
        return WILD[tile];
    }

    /**
     * {@return the points of a tile at the end if its condition is met; for a shrine see its temple}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int points(int tile) {
        return POINTS[tile];
    }

    /**
     * {@return {@link #ROCK} to {@link #SHRINE}}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int type(int tile) {
        return TYPE[tile];
    }

    /**
     * {@return the name of a type in the table}
     *
     * @param type {@link OrbisTiles#ROCK} to {@link OrbisTiles#SHRINE}
     */
    public static String typeName(int type) {
        return TYPE_NAMES[type];
    }

    /**
     * {@return the worshippers that a conversion gains, a village gives or a volcano burns, the tiles that a forest
     * needs, the icons of a shrine; else 0}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int number(int tile) {
        return NUMBERS[tile];
    }

    /**
     * {@return the colours of the effect as bits: gained, burnt, touched, free from now on, or below; all five for any}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int effectColours(int tile) {
        return EFFECT_COLOURS[tile];
    }

    /**
     * {@return the mystic value of a white tile, at least 1; else 0}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static int mystic(int tile) {
        return MYSTIC[tile];
    }

    /**
     * {@return {@code reconstructed}, or {@code known:} and the known parts of the tile}
     *
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static String mark(int tile) {
        return MARKS[tile];
    }

    /**
     * {@return whether a tile is in games with this number of seats}
     *
     * @param seats the number of seats
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public static boolean isIn(int seats, int tile) {
        return STARS[tile] == NO_STAR || seats == 4 || seats == 3 && STARS[tile] == PURPLE_STAR;
    }

    /**
     * {@return the first tile of a level; for level 4 the number of tiles}
     *
     * @param level a level, 1..4
     */
    static int first(int level) {
        return FIRST[level];
    }

    /**
     * {@return the tiles of a level in games with this number of seats: bit i for tile {@code first(level) + i}}
     *
     * @param seats the number of seats
     * @param level a level, 1..3
     */
    static int pile(int seats, int level) {
        int pile = 0;
        for (int tile = FIRST[level]; tile < FIRST[level + 1]; tile++) {
            pile |= isIn(seats, tile) ? 1 << tile - FIRST[level] : 0;
        }
        return pile;
    }
}
