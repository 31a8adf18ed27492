package atoll.games.ponte;

import atoll.engine.MoveList;

/**
 * Tiles and bridges, and where more may go. A set of cells is eight ints, a bit a cell: the board's edge of two empty cells
 * all round lets every neighbour be found by a shift, with no look at the edge.
 */
public final class PonteBoard {
    public static final int LIGHT = 0;
    public static final int DARK = 1;

    private static final int CELLS = 256;
    private static final int WORDS = CELLS / 32;
    private static final int ROW = 16;

    /** A tile can make a place illegal for its colour that is at most so many rows and columns away. */
    private static final int REACH = 4;

    private final int size;
    private final int[] area = new int[WORDS];
    /** The words that hold cells of the board: 1 to this one. */
    private final int lastWord;

    private final int[] tiles = new int[2 * WORDS];
    /** Tiles that bear no bridge. */
    private final int[] posts = new int[2 * WORDS];
    /** Free cells that the rules of groups and distance close to a colour; once closed they stay so. */
    private final int[] shut = new int[2 * WORDS];
    /** Cells under bridges. */
    private final int[] under = new int[WORDS];
    /** Middles of diagonal bridges that rise, or fall, from left to right. */
    private final int[] rising = new int[WORDS];

    private final int[] falling = new int[WORDS];
    /** For each colour and cell with a tile: the cells of its group, a byte each, the lowest byte never 0. */
    private final int[] group = new int[2 * CELLS];
    /** For each cell that bears a bridge: the other end; else 0. */
    private final int[] mate = new int[CELLS];

    private final int[] tileCount = new int[2];
    private final int[] bridgeCount = new int[2];
    private final int[] saved = new int[4];

    PonteBoard(int size) {
        this.size = size;
        lastWord = PonteMoves.cell(0, size - 1) >> 5;
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                set(area, 0, PonteMoves.cell(column, row));
            }
        }
    }

    void become(PonteBoard that) {
        System.arraycopy(that.tiles, 0, tiles, 0, 2 * WORDS);
        System.arraycopy(that.posts, 0, posts, 0, 2 * WORDS);
        System.arraycopy(that.shut, 0, shut, 0, 2 * WORDS);
        System.arraycopy(that.under, 0, under, 0, WORDS);
        System.arraycopy(that.rising, 0, rising, 0, WORDS);
        System.arraycopy(that.falling, 0, falling, 0, WORDS);
        System.arraycopy(that.group, 0, group, 0, 2 * CELLS);
        System.arraycopy(that.mate, 0, mate, 0, CELLS);
        System.arraycopy(that.tileCount, 0, tileCount, 0, 2);
        System.arraycopy(that.bridgeCount, 0, bridgeCount, 0, 2);
    }

    /** Cells along one edge, 10 or 12. */
    public int size() {
        return size;
    }

    /** {@link #LIGHT}, {@link #DARK}, or -1 for a cell without a tile. */
    public int colourAt(int cell) {
        return group[cell] != 0 ? LIGHT : group[CELLS + cell] != 0 ? DARK : -1;
    }

    /** How many tiles the group on this cell has: 1..4, or 0 where there is no tile. */
    public int groupSize(int cell) {
        return size(group[cell] | group[CELLS + cell]);
    }

    /** The other end of the bridge that this cell bears, or 0. */
    public int mate(int cell) {
        return mate[cell];
    }

    public boolean isUnderBridge(int cell) {
        return has(under, 0, cell);
    }

    public int tiles(int colour) {
        return tileCount[colour];
    }

    public int bridges(int colour) {
        return bridgeCount[colour];
    }

    /** Whether a tile of that colour may be placed there. */
    public boolean takesTile(int colour, int cell) {
        return isOpen(colour, cell);
    }

    /** How many tiles a group would have after a tile on this free cell; 5 for any number above 4. */
    int groupSizeWith(int colour, int cell) {
        int joined = join(colour * CELLS, cell);
        return joined == 0 ? 5 : size(joined);
    }

    /** Adds all places for a tile. */
    void tilePlaces(int colour, MoveList out) {
        for (int w = 1; w <= lastWord; w++) {
            out.addEach(w << 5, open(colour, w));
        }
    }

    /** Adds all places for a first tile: those that leave a place for a second. */
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
        // Out of a tile's reach nothing changes, so one place beyond it will do for the second tile.
        columns = (columns | columns >>> ROW) & 0xFFFF;
        int left = Integer.numberOfTrailingZeros(columns);
        int right = 31 - Integer.numberOfLeadingZeros(columns);
        int sureColumns = (-1 << left + REACH + 1 | (1 << Math.max(0, right - REACH)) - 1) & 0xFFFF;
        int sureUpTo = (last >> 4) - REACH;
        int sureFrom = (first >> 4) + REACH + 1;
        for (int w = first >> 5; w <= last >> 5; w++) {
            int bits = open(colour, w);
            int even = 2 * w >= sureFrom || 2 * w < sureUpTo ? 0xFFFF : sureColumns;
            int odd = 2 * w + 1 >= sureFrom || 2 * w + 1 < sureUpTo ? 0xFFFF : sureColumns;
            int sure = bits & (odd << ROW | even);
            out.addEach(w << 5, sure);
            for (int doubtful = bits & ~sure; doubtful != 0; doubtful &= doubtful - 1) {
                int cell = w << 5 | Integer.numberOfTrailingZeros(doubtful);
                if (canFollow(colour, cell)) {
                    out.add(cell);
                }
            }
        }
    }

    // Lays the first tile, looks for a place for the second, and takes the first away again.
    private boolean canFollow(int colour, int first) {
        int base = colour * CELLS;
        int joined = join(base, first);
        int count = size(joined);
        for (int i = 0; i < count; i++) {
            int at = base + (joined >>> 8 * i & 255);
            saved[i] = group[at];
            group[at] = joined;
        }
        set(tiles, colour, first);
        boolean found = false;
        for (int w = 1; w <= lastWord && !found; w++) {
            for (int bits = open(colour, w); bits != 0 && !found; bits &= bits - 1) {
                found = fits(colour, w << 5 | Integer.numberOfTrailingZeros(bits));
            }
        }
        tiles[colour * WORDS + (first >> 5)] &= ~(1 << first);
        for (int i = 0; i < count; i++) {
            group[base + (joined >>> 8 * i & 255)] = saved[i];
        }
        return found;
    }

    /** Adds all bridges that can be built. */
    void bridgePlaces(int colour, MoveList out) {
        int base = colour * WORDS;
        for (int w = 1; w <= lastWord; w++) {
            int a = posts[base + w];
            if (a == 0) {
                continue;
            }
            int p = posts[base + w] >>> ROW | posts[base + w + 1] << ROW;
            int m = posts[base + w] << ROW | posts[base + w - 1] >>> ROW;
            int here = ~busy(w);
            int above = ~(busy(w) >>> ROW | busy(w + 1) << ROW);
            int below = ~(busy(w) << ROW | busy(w - 1) >>> ROW);
            int d0 = a & posts[base + w + 1] & above;
            int d1 = a & posts[base + w + 1] >>> 1 & above & above >>> 1;
            int d2 = a & posts[base + w - 1] >>> 1 & below & below >>> 1;
            int d3 = a & posts[base + w - 1] >>> 2 & below >>> 1;
            int d4 = a & m >>> 2 & here >>> 1 & below >>> 1;
            int d5 = a & a >>> 2 & here >>> 1;
            int d6 = a & p >>> 2 & here >>> 1 & above >>> 1;
            int d7 = a & posts[base + w + 1] >>> 2 & above >>> 1;
            if ((d0 | d1 | d2 | d3 | d4 | d5 | d6 | d7) == 0) {
                continue;
            }
            // Two diagonals without a common cell cross if their middles lie side by side.
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

    private static int besides(int[] cells, int w) {
        int above = w + 1 < WORDS ? cells[w + 1] << ROW : 0;
        int below = w > 0 ? cells[w - 1] >>> ROW : 0;
        return cells[w] << 1 | cells[w] >>> 1 | cells[w] >>> ROW | above | cells[w] << ROW | below;
    }

    /** Places a tile where {@link #takesTile} allows it. */
    void place(int colour, int cell) {
        int base = colour * CELLS;
        int joined = join(base, cell);
        for (int left = joined; left != 0; left >>>= 8) {
            group[base + (left & 255)] = joined;
        }
        set(tiles, colour, cell);
        set(posts, colour, cell);
        tileCount[colour]++;
        if (isIsland(joined)) {
            shutShore(colour, joined);
        } else {
            shutAround(colour, cell, joined);
        }
    }

    // Nothing of its colour may touch an island.
    private void shutShore(int colour, int island) {
        for (int left = island; left != 0; left >>>= 8) {
            for (int row = (left & 255) - ROW; row <= (left & 255) + ROW; row += ROW) {
                shut[colour * WORDS + (row >> 5)] |= 7 << row - 1;
            }
        }
    }

    // A new tile changes what fits beside its own group, at its corners, and beside the groups that it touches there.
    private void shutAround(int colour, int cell, int sandbank) {
        if (size(sandbank) == 3 && !isLonely(colour, sandbank)) {
            shutSides(colour, sandbank);
        } else {
            shutBeside(colour, sandbank);
        }
        shutCorner(colour, cell - ROW - 1, sandbank);
        shutCorner(colour, cell - ROW + 1, sandbank);
        shutCorner(colour, cell + ROW - 1, sandbank);
        shutCorner(colour, cell + ROW + 1, sandbank);
    }

    private void shutCorner(int colour, int corner, int sandbank) {
        int touched = group[colour * CELLS + corner];
        if (touched == 0) {
            shutUnlessFits(colour, corner);
        } else if (touched != sandbank && size(touched) == 3) {
            shutSides(colour, touched);
        } else if (touched != sandbank) {
            shutBeside(colour, touched);
        }
    }

    // Three tiles that touch another group can never become an island.
    private void shutSides(int colour, int cells) {
        for (int left = cells; left != 0; left >>>= 8) {
            int cell = left & 255;
            set(shut, colour, cell - ROW);
            shut[colour * WORDS + (cell >> 5)] |= 5 << cell - 1;
            set(shut, colour, cell + ROW);
        }
    }

    private void shutBeside(int colour, int cells) {
        for (int left = cells; left != 0; left >>>= 8) {
            int cell = left & 255;
            shutUnlessFits(colour, cell - ROW);
            shutUnlessFits(colour, cell - 1);
            shutUnlessFits(colour, cell + 1);
            shutUnlessFits(colour, cell + ROW);
        }
    }

    private void shutUnlessFits(int colour, int cell) {
        if (isOpen(colour, cell) && !fits(colour, cell)) {
            set(shut, colour, cell);
        }
    }

    /** Builds a bridge that {@link #bridgePlaces} has listed. */
    void build(int colour, int bridge) {
        int lower = PonteMoves.lower(bridge);
        int upper = PonteMoves.upper(bridge);
        mate[lower] = upper;
        mate[upper] = lower;
        posts[colour * WORDS + (lower >> 5)] &= ~(1 << lower);
        posts[colour * WORDS + (upper >> 5)] &= ~(1 << upper);
        int middle = PonteMoves.under(bridge, false);
        set(under, 0, middle);
        set(under, 0, PonteMoves.under(bridge, true));
        if (PonteMoves.direction(bridge) == PonteMoves.RISING) {
            set(rising, 0, middle);
        } else if (PonteMoves.direction(bridge) == PonteMoves.FALLING) {
            set(falling, 0, middle);
        }
        bridgeCount[colour]++;
    }

    /** The cells of the group on this cell, a byte each from the lowest on; 0 where the colour has no tile. */
    int group(int colour, int cell) {
        return group[colour * CELLS + cell];
    }

    static boolean isIsland(int cells) {
        return cells >>> 24 != 0;
    }

    private static void set(int[] sets, int which, int cell) {
        sets[which * WORDS + (cell >> 5)] |= 1 << cell;
    }

    private static boolean has(int[] sets, int which, int cell) {
        return (sets[which * WORDS + (cell >> 5)] >>> cell & 1) != 0;
    }

    private int busy(int w) {
        return tiles[w] | tiles[WORDS + w] | under[w];
    }

    private int open(int colour, int w) {
        return area[w] & ~(busy(w) | shut[colour * WORDS + w]);
    }

    private boolean isOpen(int colour, int cell) {
        return (open(colour, cell >> 5) >>> cell & 1) != 0;
    }

    // The one place where the rules of groups and distance stand.
    private boolean fits(int colour, int cell) {
        int base = colour * CELLS;
        int joined = join(base, cell);
        if (joined == 0) {
            return false;
        }
        if (isIsland(joined)) {
            return isLonely(colour, joined);
        }
        return !touchesCorner(colour, cell)
                || !isIsland(group[base + cell - ROW - 1])
                        && !isIsland(group[base + cell - ROW + 1])
                        && !isIsland(group[base + cell + ROW - 1])
                        && !isIsland(group[base + cell + ROW + 1]);
    }

    // The group that a tile on this cell would belong to; 0 if it would have more than four tiles.
    private int join(int base, int cell) {
        int a = group[base + cell - 16];
        int b = group[base + cell - 1];
        int c = group[base + cell + 1];
        int d = group[base + cell + 16];
        int joined = add(cell, a);
        if (b != a) {
            joined = add(joined, b);
        }
        if (c != a && c != b) {
            joined = add(joined, c);
        }
        if (d != a && d != b && d != c) {
            joined = add(joined, d);
        }
        return joined;
    }

    private static int add(int cells, int more) {
        if (more == 0 || cells == 0) {
            return cells;
        }
        int sum = size(cells) + size(more);
        return sum > 4 ? 0 : cells | more << 8 * size(cells);
    }

    private static int size(int cells) {
        return cells == 0 ? 0 : 4 - (Integer.numberOfLeadingZeros(cells) >> 3);
    }

    // Whatever touches a group side by side belongs to it; so only corners need a look.
    private boolean isLonely(int colour, int island) {
        int base = colour * CELLS;
        for (int left = island; left != 0; left >>>= 8) {
            int cell = left & 255;
            if (touchesCorner(colour, cell)
                    && (isForeign(base, island, cell - ROW - 1)
                            || isForeign(base, island, cell - ROW + 1)
                            || isForeign(base, island, cell + ROW - 1)
                            || isForeign(base, island, cell + ROW + 1))) {
                return false;
            }
        }
        return true;
    }

    private boolean touchesCorner(int colour, int cell) {
        int above = cell + ROW;
        int below = cell - ROW;
        return ((tiles[colour * WORDS + (above >> 5)] >>> above - 1
                                | tiles[colour * WORDS + (below >> 5)] >>> below - 1)
                        & 5)
                != 0;
    }

    private boolean isForeign(int base, int island, int cell) {
        return group[base + cell] != 0
                && (island & 255) != cell
                && (island >>> 8 & 255) != cell
                && (island >>> 16 & 255) != cell
                && island >>> 24 != cell;
    }
}
