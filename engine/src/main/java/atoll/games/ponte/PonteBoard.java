package atoll.games.ponte;

import atoll.engine.MoveList;

/** The tiles and bridges of both colours, and where more may go. */
public final class PonteBoard {
    /** The light colour, which begins. */
    public static final int LIGHT = 0;
    /** The dark colour. */
    public static final int DARK = 1;

    private static final int WORDS = PonteGroups.WORDS;
    private static final int ROW = PonteGroups.ROW;
    private static final int REACH = PonteGroups.REACH;

    private final int size;
    private final int[] area = new int[WORDS];
    /** The words that hold cells of the board: 1 to this one. */
    private final int lastWord;

    private final PonteGroups[] groups = {new PonteGroups(), new PonteGroups()};
    /** For each colour: tiles without a bridge. */
    final int[] posts = new int[2 * WORDS];
    /** Cells under bridges. */
    private final int[] under = new int[WORDS];
    /** Cells under bridges and cells with tiles. */
    final int[] busy = new int[WORDS];
    /** Middles of diagonal bridges that rise from left to right. */
    final int[] rising = new int[WORDS];
    /** Middles of diagonal bridges that fall from left to right. */
    final int[] falling = new int[WORDS];
    /** Lower ends of knight's bridges: a set for each of the four directions, at half the direction's number. */
    private final int[] knights = new int[4 * WORDS];
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
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                add(area, PonteMoves.cell(column, row));
            }
        }
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
        System.arraycopy(that.busy, 0, busy, 0, WORDS);
        System.arraycopy(that.rising, 0, rising, 0, WORDS);
        System.arraycopy(that.falling, 0, falling, 0, WORDS);
        System.arraycopy(that.knights, 0, knights, 0, 4 * WORDS);
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
        return (open(colour, cell >> 5) >>> cell & 1) != 0;
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
        for (int w = 1; w <= lastWord; w++) {
            out.addEach(w << 5, open(colour, w));
        }
    }

    /**
     * Adds all cells for a first tile: those that leave a cell for a second one.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param out receives the moves
     */
    void firstTilePlaces(int colour, MoveList out) {
        int first = 0;
        int last = 0;
        int columns = 0;
        for (int w = 1; w <= lastWord; w++) {
            int bits = open(colour, w);
            if (bits != 0) {
                first = first == 0 ? w << 5 | Integer.numberOfTrailingZeros(bits) : first;
                last = w << 5 | 31 - Integer.numberOfLeadingZeros(bits);
                columns |= bits;
            }
        }
        if (columns == 0) {
            return;
        }
        // A tile changes nothing beyond its reach, so one open cell beyond it is enough for the second tile.
        columns = (columns | columns >>> ROW) & 0xFFFF;
        int left = Integer.numberOfTrailingZeros(columns);
        int right = 31 - Integer.numberOfLeadingZeros(columns);
        int safeColumns = (-1 << left + REACH + 1 | (1 << Math.max(0, right - REACH)) - 1) & 0xFFFF;
        int safeUpTo = (last >> 4) - REACH;
        int safeFrom = (first >> 4) + REACH + 1;
        for (int w = first >> 5; w <= last >> 5; w++) {
            int bits = open(colour, w);
            int even = 2 * w >= safeFrom || 2 * w < safeUpTo ? 0xFFFF : safeColumns;
            int odd = 2 * w + 1 >= safeFrom || 2 * w + 1 < safeUpTo ? 0xFFFF : safeColumns;
            int safe = bits & (odd << ROW | even);
            out.addEach(w << 5, safe);
            for (int unsafe = bits & ~safe; unsafe != 0; unsafe &= unsafe - 1) {
                int cell = w << 5 | Integer.numberOfTrailingZeros(unsafe);
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
     * @param first whether it is the first tile
     */
    boolean canFollow(int colour, int first) {
        PonteGroups own = groups[colour];
        own.placeTrial(first);
        busy[first >> 5] ^= 1 << first;
        boolean found = false;
        for (int w = 1; w <= lastWord && !found; w++) {
            for (int bits = open(colour, w); bits != 0 && !found; bits &= bits - 1) {
                found = own.fits(w << 5 | Integer.numberOfTrailingZeros(bits));
            }
        }
        own.undoTrial(first);
        busy[first >> 5] ^= 1 << first;
        return found;
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
            int here = ~busy[w];
            int above = ~(busy[w] >>> ROW | busy[w + 1] << ROW);
            int below = ~(busy[w] << ROW | busy[w - 1] >>> ROW);
            // A cell under a knight's bridge may also lie under the one beside it, on the cell's side.
            int k1 = knights[w];
            int k2 = knights[WORDS + w];
            int d0 = a & next & above;
            int d1 = a & next >>> 1 & (above | k1 << 1) & (above | k1) >>> 1;
            int d2 = a & previous >>> 1 & (below | k2 << 1) & (below | k2) >>> 1;
            int d3 = a & previous >>> 2 & below >>> 1;
            int d4 = a
                    & m >>> 2
                    & (here >>> 1 | belowOf(knights, 2 * WORDS + w))
                    & (below >>> 1 | aboveOf(knights, 2 * WORDS + w));
            int d5 = a & a >>> 2 & here >>> 1;
            int d6 = a
                    & p >>> 2
                    & (here >>> 1 | aboveOf(knights, 3 * WORDS + w))
                    & (above >>> 1 | belowOf(knights, 3 * WORDS + w));
            int d7 = a & next >>> 2 & above >>> 1;
            if ((d0 | d1 | d2 | d3 | d4 | d5 | d6 | d7) == 0) {
                continue;
            }
            // Two diagonals without a common cell cross if their middles are adjacent.
            d3 &= ~(besides(rising, w) << ROW | besides(rising, w - 1) >>> ROW) >>> 1;
            d7 &= ~(besides(falling, w) >>> ROW | besides(falling, w + 1) << ROW) >>> 1;
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

    private static int belowOf(int[] set, int at) {
        return set[at] >>> ROW | set[at + 1] << ROW;
    }

    private static int aboveOf(int[] set, int at) {
        return set[at] << ROW | set[at - 1] >>> ROW;
    }

    private static int besides(int[] cells, int w) {
        int above = w + 1 < WORDS ? cells[w + 1] << ROW : 0;
        int below = w > 0 ? cells[w - 1] >>> ROW : 0;
        return cells[w] << 1 | cells[w] >>> 1 | cells[w] >>> ROW | above | cells[w] << ROW | below;
    }

    /**
     * Places a tile where {@link #takesTile} allows it.
     *
     * @param colour {@link PonteBoard#LIGHT} or {@link PonteBoard#DARK}
     * @param cell a cell of {@link PonteMoves#cell}
     */
    void place(int colour, int cell) {
        groups[colour].place(cell);
        counted[colour] = false;
        add(busy, cell);
        posts[colour * WORDS + (cell >> 5)] |= 1 << cell;
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
        add(under, middle);
        add(under, other);
        add(busy, middle);
        add(busy, other);
        int direction = PonteMoves.direction(bridge);
        if (middle != other) {
            knights[direction / 2 * WORDS + (lower >> 5)] |= 1 << lower;
        } else if (direction == PonteMoves.RISING) {
            add(rising, middle);
        } else if (direction == PonteMoves.FALLING) {
            add(falling, middle);
        }
        bridgeCount[colour]++;
        counted[colour] = false;
    }

    private static void add(int[] set, int cell) {
        set[cell >> 5] |= 1 << cell;
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

    private int open(int colour, int w) {
        return area[w] & ~(busy[w] | groups[colour].closed(w));
    }
}
