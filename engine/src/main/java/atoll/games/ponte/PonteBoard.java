package atoll.games.ponte;

import atoll.engine.MoveList;

/**
 * Tiles and bridges, and where more may go. Sets of cells are one int a row, one bit a column; both are counted from 2, so
 * that nobody need look out for the edge. Row 0, 1, 14 and 15 stay empty.
 */
public final class PonteBoard {
    public static final int LIGHT = 0;
    public static final int DARK = 1;

    private static final int ROWS = 16;
    private static final int CELLS = 256;
    private static final int[] SIDES = {-16, -1, 1, 16};
    private static final int[] CORNERS = {-17, -15, 15, 17};

    /** A tile can make a place illegal for its colour that is at most so many rows and columns away. */
    private static final int REACH = 4;

    private final int size;
    private final int area;
    private final int[] tiles = new int[2 * ROWS];
    /** Tiles that bear no bridge. */
    private final int[] posts = new int[2 * ROWS];
    /** Free cells that the rules of groups and distance close to a colour; once closed they stay so. */
    private final int[] shut = new int[2 * ROWS];
    /** Cells under bridges. */
    private final int[] under = new int[ROWS];
    /** Middles of diagonal bridges that rise, or fall, from left to right. */
    private final int[] rising = new int[ROWS];

    private final int[] falling = new int[ROWS];
    /** For each colour and cell with a tile: the cells of its group, a byte each, the lowest byte never 0. */
    private final int[] group = new int[2 * CELLS];
    /** For each cell that bears a bridge: the other end; else 0. */
    private final int[] mate = new int[CELLS];

    private final int[] tileCount = new int[2];
    private final int[] bridgeCount = new int[2];
    private final int[] saved = new int[4];

    PonteBoard(int size) {
        this.size = size;
        area = (1 << size) - 1 << 2;
    }

    void become(PonteBoard that) {
        System.arraycopy(that.tiles, 0, tiles, 0, 2 * ROWS);
        System.arraycopy(that.posts, 0, posts, 0, 2 * ROWS);
        System.arraycopy(that.shut, 0, shut, 0, 2 * ROWS);
        System.arraycopy(that.under, 0, under, 0, ROWS);
        System.arraycopy(that.rising, 0, rising, 0, ROWS);
        System.arraycopy(that.falling, 0, falling, 0, ROWS);
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
        return (under[cell >> 4] >> (cell & 15) & 1) != 0;
    }

    public int tiles(int colour) {
        return tileCount[colour];
    }

    public int bridges(int colour) {
        return bridgeCount[colour];
    }

    /** Whether a tile of that colour may be placed there. */
    public boolean takesTile(int colour, int cell) {
        return (open(colour, cell >> 4) >> (cell & 15) & 1) != 0;
    }

    /** Adds all places for a tile. */
    void tilePlaces(int colour, MoveList out) {
        for (int r = 2; r < size + 2; r++) {
            for (int bits = open(colour, r); bits != 0; bits &= bits - 1) {
                out.add(r << 4 | Integer.numberOfTrailingZeros(bits));
            }
        }
    }

    /** Adds all places for a first tile: those that leave a place for a second. */
    void firstTilePlaces(int colour, MoveList out) {
        int low = 0;
        int high = 0;
        int columns = 0;
        for (int r = 2; r < size + 2; r++) {
            int bits = open(colour, r);
            if (bits != 0) {
                low = low == 0 ? r : low;
                high = r;
                columns |= bits;
            }
        }
        if (columns == 0) {
            return;
        }
        // Out of a tile's reach nothing changes, so one place beyond it will do for the second tile.
        int left = Integer.numberOfTrailingZeros(columns);
        int right = 31 - Integer.numberOfLeadingZeros(columns);
        int sureColumns = -1 << left + REACH + 1 | (1 << Math.max(0, right - REACH)) - 1;
        for (int r = low; r <= high; r++) {
            int sure = r > low + REACH || r < high - REACH ? -1 : sureColumns;
            for (int bits = open(colour, r); bits != 0; bits &= bits - 1) {
                int column = Integer.numberOfTrailingZeros(bits);
                if ((sure >> column & 1) != 0 || canFollow(colour, r << 4 | column)) {
                    out.add(r << 4 | column);
                }
            }
        }
    }

    private boolean canFollow(int colour, int first) {
        int base = colour * CELLS;
        int joined = join(base, first);
        int count = size(joined);
        for (int i = 0; i < count; i++) {
            int at = base + (joined >>> 8 * i & 255);
            saved[i] = group[at];
            group[at] = joined;
        }
        boolean found = false;
        for (int r = 2; r < size + 2 && !found; r++) {
            for (int bits = open(colour, r); bits != 0 && !found; bits &= bits - 1) {
                int second = r << 4 | Integer.numberOfTrailingZeros(bits);
                found = second != first && fits(base, second);
            }
        }
        for (int i = 0; i < count; i++) {
            group[base + (joined >>> 8 * i & 255)] = saved[i];
        }
        return found;
    }

    /** Adds all bridges that can be built. */
    void bridgePlaces(int colour, MoveList out) {
        int base = colour * ROWS;
        for (int r = 2; r < size + 2; r++) {
            int a = posts[base + r];
            if (a == 0) {
                continue;
            }
            int below = ~busy(r - 1);
            int here = ~busy(r) >> 1;
            int above = ~busy(r + 1);
            int up2 = posts[base + r + 2];
            int down2 = posts[base + r - 2];
            addBridges(a & up2 & above, r, 0, out);
            addBridges(a & up2 >> 1 & above & above >> 1, r, 1, out);
            addBridges(a & down2 >> 1 & below & below >> 1, r, 2, out);
            addBridges(a & down2 >> 2 & below >> 1 & ~besides(rising, r - 1), r, 3, out);
            addBridges(a & posts[base + r - 1] >> 2 & here & below >> 1, r, 4, out);
            addBridges(a & a >> 2 & here, r, 5, out);
            addBridges(a & posts[base + r + 1] >> 2 & here & above >> 1, r, 6, out);
            addBridges(a & up2 >> 2 & above >> 1 & ~besides(falling, r + 1), r, 7, out);
        }
    }

    // Two diagonals cross without a common cell if their middles lie side by side. Aligned with the lower end's column.
    private static int besides(int[] middles, int r) {
        return middles[r] | middles[r] >> 2 | middles[r - 1] >> 1 | middles[r + 1] >> 1;
    }

    private static void addBridges(int lowerEnds, int r, int direction, MoveList out) {
        for (int bits = lowerEnds; bits != 0; bits &= bits - 1) {
            out.add(PonteMoves.bridge(r << 4 | Integer.numberOfTrailingZeros(bits), direction));
        }
    }

    /** Places a tile where {@link #takesTile} allows it. */
    void place(int colour, int cell) {
        int base = colour * CELLS;
        int joined = join(base, cell);
        for (int left = joined; left != 0; left >>>= 8) {
            group[base + (left & 255)] = joined;
        }
        int bit = 1 << (cell & 15);
        tiles[colour * ROWS + (cell >> 4)] |= bit;
        posts[colour * ROWS + (cell >> 4)] |= bit;
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
            int three = 7 << (left & 15) - 1;
            int r = colour * ROWS + (left >> 4 & 15);
            shut[r - 1] |= three;
            shut[r] |= three;
            shut[r + 1] |= three;
        }
    }

    // A new tile changes what fits beside its own group, at its corners, and beside the groups that it touches there.
    private void shutAround(int colour, int cell, int sandbank) {
        int base = colour * CELLS;
        shutBeside(colour, sandbank);
        for (int step : CORNERS) {
            int touched = group[base + cell + step];
            if (touched == 0) {
                shutUnlessFits(colour, cell + step);
            } else if (touched != sandbank) {
                shutBeside(colour, touched);
            }
        }
    }

    private void shutBeside(int colour, int cells) {
        for (int left = cells; left != 0; left >>>= 8) {
            for (int step : SIDES) {
                shutUnlessFits(colour, (left & 255) + step);
            }
        }
    }

    private void shutUnlessFits(int colour, int cell) {
        if ((open(colour, cell >> 4) >> (cell & 15) & 1) != 0 && !fits(colour * CELLS, cell)) {
            shut[colour * ROWS + (cell >> 4)] |= 1 << (cell & 15);
        }
    }

    /** Builds a bridge that {@link #bridgePlaces} has listed. */
    void build(int colour, int bridge) {
        int lower = PonteMoves.lower(bridge);
        int upper = PonteMoves.upper(bridge);
        mate[lower] = upper;
        mate[upper] = lower;
        posts[colour * ROWS + (lower >> 4)] &= ~(1 << (lower & 15));
        posts[colour * ROWS + (upper >> 4)] &= ~(1 << (upper & 15));
        int middle = PonteMoves.under(bridge, false);
        int other = PonteMoves.under(bridge, true);
        under[middle >> 4] |= 1 << (middle & 15);
        under[other >> 4] |= 1 << (other & 15);
        if (PonteMoves.direction(bridge) == PonteMoves.RISING) {
            rising[middle >> 4] |= 1 << (middle & 15);
        } else if (PonteMoves.direction(bridge) == PonteMoves.FALLING) {
            falling[middle >> 4] |= 1 << (middle & 15);
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

    private int busy(int r) {
        return tiles[r] | tiles[ROWS + r] | under[r];
    }

    private int open(int colour, int r) {
        return r < 2 || r >= size + 2 ? 0 : area & ~(busy(r) | shut[colour * ROWS + r]);
    }

    // The one place where the rules of groups and distance stand.
    private boolean fits(int base, int cell) {
        int joined = join(base, cell);
        if (joined == 0) {
            return false;
        }
        if (isIsland(joined)) {
            return isLonely(base, joined);
        }
        for (int step : CORNERS) {
            if (isIsland(group[base + cell + step])) {
                return false;
            }
        }
        return true;
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
    private boolean isLonely(int base, int island) {
        for (int left = island; left != 0; left >>>= 8) {
            for (int step : CORNERS) {
                int corner = (left & 255) + step;
                if (group[base + corner] != 0 && !contains(island, corner)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean contains(int island, int cell) {
        return (island & 255) == cell
                || (island >>> 8 & 255) == cell
                || (island >>> 16 & 255) == cell
                || island >>> 24 == cell;
    }
}
