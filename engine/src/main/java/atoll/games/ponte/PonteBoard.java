package atoll.games.ponte;

import atoll.engine.MoveList;
import java.util.Arrays;

/** The tiles and bridges of both colours, and where more may go. */
public final class PonteBoard {
    /** The light colour, which begins. */
    public static final int LIGHT = 0;
    /** The dark colour. */
    public static final int DARK = 1;

    private static final int WORDS = PonteGroups.WORDS;
    private static final int ROW = PonteGroups.ROW;
    private static final int REACH = PonteGroups.REACH;

    private static final int DIRECTIONS = PonteMoves.DIRECTIONS;

    private final int size;
    /** The words that hold cells of the board: 1 to this one. */
    private final int lastWord;

    private final PonteGroups[] groups;
    /** Scratch space: a colour with one tile more. */
    private final PonteGroups trial;
    /** For each colour: tiles without a bridge. */
    final int[] posts = new int[2 * WORDS];
    /** Cells under bridges. */
    private final int[] under = new int[WORDS];
    /**
     * By word, then direction: the lower ends from which nothing is in the way of a bridge, whoever builds it. They become
     * fewer and never more.
     */
    private final int[] clear = new int[WORDS * DIRECTIONS];
    /** For each cell with a bridge end: the other end; else 0. */
    final int[] mate = new int[PonteGroups.CELLS];

    private final int[] bridgeCount = new int[2];

    /** One per colour, up to date if {@link #counted}. */
    private final PonteNetworks[] networks = {new PonteNetworks(), new PonteNetworks()};

    private final boolean[] counted = new boolean[2];

    /**
     * An empty board.
     *
     * @param size the number of rows, 10 or 12
     */
    PonteBoard(int size) {
        this.size = size;
        lastWord = PonteMoves.cell(0, size - 1) >> 5;
        groups = new PonteGroups[] {new PonteGroups(size), new PonteGroups(size)};
        trial = new PonteGroups(size);
        Arrays.fill(clear, -1);
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(PonteBoard that) {
        groups[LIGHT].copyFrom(that.groups[LIGHT]);
        groups[DARK].copyFrom(that.groups[DARK]);
        System.arraycopy(that.posts, 0, posts, 0, 2 * WORDS);
        System.arraycopy(that.under, 0, under, 0, WORDS);
        System.arraycopy(that.clear, 0, clear, 0, WORDS * DIRECTIONS);
        System.arraycopy(that.mate, PonteGroups.FIRST, mate, PonteGroups.FIRST, PonteGroups.SPAN);
        System.arraycopy(that.bridgeCount, 0, bridgeCount, 0, 2);
        counted[LIGHT] = false;
        counted[DARK] = false;
    }

    /** {@return the number of cells along one edge, 10 or 12} */
    public int size() {
        return size;
    }

    /**
     * {@return {@link #LIGHT}, {@link #DARK}, or -1 for a cell without a tile}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public int colourAt(int cell) {
        return groups[LIGHT].group(cell) != 0 ? LIGHT : groups[DARK].group(cell) != 0 ? DARK : -1;
    }

    /**
     * {@return the number of tiles in the group on this cell: 1..4, or 0 if there is no tile}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public int groupSize(int cell) {
        return PonteGroups.size(groups[LIGHT].group(cell) | groups[DARK].group(cell));
    }

    /**
     * {@return the other end of the bridge on this cell, or 0}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public int mate(int cell) {
        return mate[cell];
    }

    /**
     * {@return whether a cell lies under a bridge and so takes no tile}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public boolean isUnderBridge(int cell) {
        return (under[cell >> 5] >>> cell & 1) != 0;
    }

    /**
     * {@return the number of tiles of a colour}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    public int tiles(int colour) {
        return groups[colour].count();
    }

    /**
     * {@return the number of bridges of a colour}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    public int bridges(int colour) {
        return bridgeCount[colour];
    }

    /**
     * {@return whether a tile of that colour may be placed on the cell}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param cell a cell of {@link PonteMoves#cell}
     */
    public boolean takesTile(int colour, int cell) {
        return (groups[colour].open(cell >> 5) >>> cell & 1) != 0;
    }

    /**
     * {@return the networks of a colour; queried several times at the end of each playout}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    PonteNetworks networks(int colour) {
        if (!counted[colour]) {
            networks[colour].of(this, colour);
            counted[colour] = true;
        }
        return networks[colour];
    }

    /**
     * {@return the groups of a colour}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     */
    PonteGroups groups(int colour) {
        return groups[colour];
    }

    /**
     * Adds all cells for a tile.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param out receives the moves
     */
    void tilePlaces(int colour, MoveList out) {
        PonteGroups own = groups[colour];
        for (int w = 1; w <= lastWord; w++) {
            out.addEach(w << 5, own.open(w));
        }
    }

    /**
     * Adds all cells for a first tile: those that leave a cell for a second one.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param out receives the moves
     */
    void firstTilePlaces(int colour, MoveList out) {
        PonteGroups own = groups[colour];
        int first = 0;
        int last = 0;
        int columns = 0;
        for (int w = lastWord; w > 0; w--) {
            int bits = own.open(w);
            first = bits != 0 ? w : first;
            last = Math.max(last, bits != 0 ? w : 0);
            columns |= bits;
        }
        if (columns == 0) {
            return;
        }
        columns = (columns | columns >>> ROW) & 0xFFFF;
        // A tile changes nothing beyond its reach, so it is enough for the second tile if the open cells are far apart.
        int left = 31 - Integer.numberOfLeadingZeros(columns) - REACH;
        int right = Integer.numberOfTrailingZeros(columns) + REACH;
        int low = (last << 5 | 31 - Integer.numberOfLeadingZeros(own.open(last))) / ROW - REACH;
        int high = (first << 5 | Integer.numberOfTrailingZeros(own.open(first))) / ROW + REACH;
        if (left > right || low > high) {
            tilePlaces(colour, out);
            return;
        }
        int unsafe = (2 << right) - (1 << Math.max(0, left)) & 0xFFFF;
        // Word by word, first what is safe; links count on this order.
        for (int w = first; w <= last; w++) {
            int rows = 2 * w >= low && 2 * w <= high ? unsafe : 0;
            rows |= 2 * w + 1 >= low && 2 * w < high ? unsafe << ROW : 0;
            out.addEach(w << 5, own.open(w) & ~rows);
            for (int bits = own.open(w) & rows; bits != 0; bits &= bits - 1) {
                int cell = w << 5 | Integer.numberOfTrailingZeros(bits);
                if (canFollow(colour, cell)) {
                    out.add(cell);
                }
            }
        }
    }

    /**
     * {@return whether a second tile can follow a first one on a cell that {@link #takesTile}}
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param first where the first tile goes
     */
    boolean canFollow(int colour, int first) {
        trial.copyFrom(groups[colour]);
        trial.place(first);
        int open = 0;
        for (int w = 1; w <= lastWord; w++) {
            open |= trial.open(w);
        }
        return open != 0;
    }

    /**
     * Adds all bridges that can be built.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param out receives the moves
     */
    void bridgePlaces(int colour, MoveList out) {
        int base = colour * WORDS;
        for (int w = 1; w <= lastWord; w++) {
            int a = posts[base + w];
            if (a == 0) {
                continue;
            }
            int next = posts[base + w + 1];
            int previous = posts[base + w - 1];
            // Every set is shifted so that the relevant cell lies over the lower end of the bridge.
            int p = a >>> ROW | next << ROW;
            int m = a << ROW | previous >>> ROW;
            int at = w * DIRECTIONS;
            int d0 = a & next & clear[at];
            int d1 = a & next >>> 1 & clear[at + 1];
            int d2 = a & previous >>> 1 & clear[at + 2];
            int d3 = a & previous >>> 2 & clear[at + 3];
            int d4 = a & m >>> 2 & clear[at + 4];
            int d5 = a & a >>> 2 & clear[at + 5];
            int d6 = a & p >>> 2 & clear[at + 6];
            int d7 = a & next >>> 2 & clear[at + 7];
            if ((d0 | d1 | d2 | d3 | d4 | d5 | d6 | d7) == 0) {
                continue;
            }
            int row = w << 5;
            out.addEach(PonteMoves.bridge(row, 0), d0);
            out.addEach(PonteMoves.bridge(row, 1), d1);
            out.addEach(PonteMoves.bridge(row, 2), d2);
            out.addEach(PonteMoves.bridge(row, PonteMoves.FALLING), d3);
            out.addEach(PonteMoves.bridge(row, 4), d4);
            out.addEach(PonteMoves.bridge(row, 5), d5);
            out.addEach(PonteMoves.bridge(row, 6), d6);
            out.addEach(PonteMoves.bridge(row, PonteMoves.RISING), d7);
        }
    }

    /**
     * Places a tile where {@link #takesTile} allows it.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param cell a cell of {@link PonteMoves#cell}
     */
    void place(int colour, int cell) {
        groups[colour].place(cell);
        occupy(colour, cell);
    }

    /**
     * Places a tile where the rules allow none: only to draw an impossible position.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param cell a cell of {@link PonteMoves#cell} without a tile
     */
    void placeAnyway(int colour, int cell) {
        groups[colour].placeAlone(cell);
        occupy(colour, cell);
    }

    private void occupy(int colour, int cell) {
        groups[1 - colour].close(cell);
        counted[colour] = false;
        posts[colour * WORDS + (cell >> 5)] |= 1 << cell;
        cover(cell);
    }

    /**
     * Builds a bridge that {@link #bridgePlaces} lists.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param bridge a bridge, as a move
     */
    void build(int colour, int bridge) {
        int lower = PonteMoves.lower(bridge);
        int upper = PonteMoves.upper(bridge);
        mate[lower] = upper;
        mate[upper] = lower;
        posts[colour * WORDS + (lower >> 5)] &= ~(1 << lower);
        posts[colour * WORDS + (upper >> 5)] &= ~(1 << upper);
        int middle = PonteMoves.under(bridge, false);
        int other = PonteMoves.under(bridge, true);
        int direction = PonteMoves.direction(bridge);
        // A cell under a knight's bridge may also lie under the one beside it, on the cell's side.
        int beside = lower + middle - other;
        int further = lower + other - middle;
        int keep = clear[slot(beside, direction)] & 1 << beside;
        int keepFurther = clear[slot(further, direction)] & 1 << further;
        coverByBridge(middle);
        coverByBridge(other);
        if (middle != other) {
            clear[slot(beside, direction)] |= keep;
            clear[slot(further, direction)] |= keepFurther;
        } else if (direction == PonteMoves.RISING) {
            cross(middle, PonteMoves.FALLING, ROW - 1);
        } else if (direction == PonteMoves.FALLING) {
            cross(middle, PonteMoves.RISING, -ROW - 1);
        }
        bridgeCount[colour]++;
        counted[colour] = false;
    }

    private static int slot(int cell, int direction) {
        return (cell >> 5) * DIRECTIONS + direction;
    }

    private void coverByBridge(int cell) {
        under[cell >> 5] |= 1 << cell;
        groups[LIGHT].close(cell);
        groups[DARK].close(cell);
        cover(cell);
    }

    // Removes the bridges that would lie over a cell.
    private void cover(int cell) {
        int below = cell - ROW - 1;
        block(below, 0, 2);
        block(below, 1, 3);
        block(below, 6, 1);
        block(below, PonteMoves.RISING, 1);
        block(cell - 1, 4, 1);
        block(cell - 1, 5, 1);
        block(cell - 1, 6, 1);
        int above = cell + ROW - 1;
        block(above, 2, 3);
        block(above, PonteMoves.FALLING, 1);
        block(above, 4, 1);
    }

    // Two diagonals without a common cell cross if their middles are adjacent.
    private void cross(int middle, int direction, int toLower) {
        int lower = middle + toLower;
        block(lower - 1, direction, 5);
        block(lower - ROW, direction, 1);
        block(lower + ROW, direction, 1);
    }

    // Removes bridges of a direction: bit i of {@code bits} is the one from the cell {@code lower + i}.
    private void block(int lower, int direction, int bits) {
        clear[slot(lower, direction)] &= ~(bits << lower);
    }

    /**
     * {@return whether a set has a cell}
     *
     * @param set words of 32 cells
     * @param base where the set begins
     * @param cell a cell of {@link PonteMoves#cell}
     */
    static boolean has(int[] set, int base, int cell) {
        return (set[base + (cell >> 5)] >>> cell & 1) != 0;
    }
}
