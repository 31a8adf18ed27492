package atoll.games.ponte;

/**
 * The tiles of one colour, their groups, and the cells that still take one. A set of cells is eight ints, one bit per cell. Two
 * empty cells around the board allow to find neighbours by shifts and sums without checking for the edge.
 */
final class PonteGroups {
    /** The number of cells with the border. */
    static final int CELLS = 256;
    /** The number of words of a set of cells. */
    static final int WORDS = CELLS / 32;
    /** The number of cells from one row to the next. */
    static final int ROW = 16;

    // Without calls, so that the compiler knows the values and JavaScript need not initialize this class.
    /** The first cell of a board. */
    static final int FIRST = PonteMoves.EDGE * ROW + PonteMoves.EDGE;

    /** The number of cells from it to the last one of the largest board. */
    static final int SPAN = 11 * ROW + 12;

    /** A tile can close cells to its colour at most this many rows and columns away. */
    static final int REACH = 4;

    // Sets of cells, one after the other: tiles; cells that take a tile, which become fewer and never more; cells
    // beside a tile; those beside two tiles or a group of three; cells where a tile makes an island.
    private static final int OPEN = WORDS;
    private static final int BESIDE = 2 * WORDS;
    private static final int CROWDED = 3 * WORDS;
    private static final int LAST = 4 * WORDS;
    private static final int ALL = 5 * WORDS;
    private final int[] sets = new int[ALL];
    /** For each cell with a tile: the cells of its group, one byte each, the lowest byte never 0. */
    private final int[] group = new int[CELLS];

    private int count;

    /**
     * No tiles.
     *
     * @param size the number of rows, 10 or 12
     */
    PonteGroups(int size) {
        for (int row = 0; row < size; row++) {
            int first = PonteMoves.cell(0, row);
            sets[OPEN + (first >> 5)] |= (1 << size) - 1 << first;
        }
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(PonteGroups that) {
        System.arraycopy(that.sets, 0, sets, 0, ALL);
        System.arraycopy(that.group, FIRST, group, FIRST, SPAN);
        count = that.count;
    }

    /** {@return the number of tiles} */
    int count() {
        return count;
    }

    /**
     * {@return the tiles in a word of 32 cells}
     *
     * @param word 0..7: the cells from {@code 32 * word} on
     */
    int tiles(int word) {
        return sets[word];
    }

    /**
     * {@return the cells in a word that take a tile}
     *
     * @param word 0..7: the cells from {@code 32 * word} on
     */
    int open(int word) {
        return sets[OPEN + word];
    }

    /**
     * Closes a cell, whatever is on it.
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    void close(int cell) {
        sets[OPEN + (cell >> 5)] &= ~(1 << cell);
    }

    /**
     * {@return the cells of the group on this cell, one byte each from the lowest on; 0 if there is no tile}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    int group(int cell) {
        return group[cell];
    }

    /**
     * {@return whether a group has four tiles}
     *
     * @param cells the cells of a group, one byte each
     */
    static boolean isIsland(int cells) {
        return cells >>> 24 != 0;
    }

    /**
     * {@return the number of tiles of a group}
     *
     * @param cells the cells of a group, one byte each
     */
    static int size(int cells) {
        return 4 - (Integer.numberOfLeadingZeros(cells) >> 3);
    }

    /**
     * {@return the size of the group that a tile on this free cell would make; 5 for any size above 4}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    int sizeWith(int cell) {
        int a = group[cell - ROW];
        int b = group[cell - 1];
        int c = group[cell + 1];
        int d = group[cell + ROW];
        int size = 1 + size(a) + (b == a ? 0 : size(b));
        size += c == a || c == b ? 0 : size(c);
        size += d == a || d == b || d == c ? 0 : size(d);
        return Math.min(5, size);
    }

    /**
     * {@return the size of the group that a tile on this {@link #open} cell makes, 1..4}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    int sizeWithOpen(int cell) {
        // Only a group of three can be on two sides, and with it a tile makes an island, however often it counts.
        return Math.min(
                4,
                1 + size(group[cell - ROW]) + size(group[cell - 1]) + size(group[cell + 1]) + size(group[cell + ROW]));
    }

    /**
     * {@return which rule forbids a tile on a free cell that does not take one}
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    PonteObstacle whyNotTile(int cell) {
        int size = sizeWith(cell);
        if (size > 4) {
            return PonteIllegalReason.GROUP_OF_FIVE.at(0);
        }
        return size == 4
                ? PonteIllegalReason.ISLAND_TOUCHES.at(touchedTile(join(cell)))
                : PonteIllegalReason.TOUCHES_ISLAND.at(islandAtCorner(cell));
    }

    /**
     * Places a tile on an {@link #open} cell.
     *
     * @param cell a cell of {@link PonteMoves#cell}
     */
    void place(int cell) {
        int joined = join(cell);
        for (int rest = joined; rest != 0; rest >>>= 8) {
            group[rest & 255] = joined;
        }
        close(cell);
        sets[cell >> 5] |= 1 << cell;
        count++;
        if (isIsland(joined)) {
            closeAroundIsland(joined);
        } else {
            closeAround(cell, joined);
            markLast(cell, joined);
        }
    }

    /**
     * Adds a tile where the rules allow none, as a group of its own: only to draw an impossible position.
     *
     * @param cell a cell of {@link PonteMoves#cell} without a tile
     */
    void placeAlone(int cell) {
        group[cell] = cell;
        close(cell);
        sets[cell >> 5] |= 1 << cell;
        count++;
    }

    // No group of the same colour may touch an island.
    private void closeAroundIsland(int island) {
        for (int rest = island; rest != 0; rest >>>= 8) {
            for (int row = (rest & 255) - ROW; row <= (rest & 255) + ROW; row += ROW) {
                sets[OPEN + (row >> 5)] &= ~(7 << row - 1);
            }
        }
    }

    // Where a fourth tile would have made an island, it would now be a fifth, or the island would touch the new tile.
    private void closeAround(int cell, int sandbank) {
        // Mostly there are no such cells.
        int lasts = 0;
        for (int w = 1; w < WORDS - 1; w++) {
            lasts |= sets[LAST + w] & sets[OPEN + w];
        }
        if (lasts == 0) {
            return;
        }
        closeBeside(sandbank);
        int below = cell - ROW;
        int above = cell + ROW;
        closeLast(below >> 5, 5 << below - 1);
        closeLast(above >> 5, 5 << above - 1);
        closeBeside(group[below - 1]);
        closeBeside(group[below + 1]);
        closeBeside(group[above - 1]);
        closeBeside(group[above + 1]);
    }

    private void closeBeside(int cells) {
        for (int rest = cells; rest != 0; rest >>>= 8) {
            int cell = rest & 255;
            closeLast(cell - ROW >> 5, 1 << cell - ROW);
            closeLast(cell >> 5, 5 << cell - 1);
            closeLast(cell + ROW >> 5, 1 << cell + ROW);
        }
    }

    private void closeLast(int word, int bits) {
        sets[OPEN + word] &= ~(sets[LAST + word] & bits);
    }

    // Beside the group of a new tile: closes the cells that would make five, and marks those that make four.
    private void markLast(int cell, int sandbank) {
        crowd(cell);
        for (int rest = sandbank; rest != 0; rest >>>= 8) {
            int tile = rest & 255;
            if (sandbank >>> 16 != 0) {
                crowd(tile); // for the second time
            }
            markLast(tile - ROW);
            markLast(tile - 1);
            markLast(tile + 1);
            markLast(tile + ROW);
        }
    }

    private void crowd(int cell) {
        crowd(cell - ROW >> 5, 1 << cell - ROW);
        crowd(cell >> 5, 5 << cell - 1);
        crowd(cell + ROW >> 5, 1 << cell + ROW);
    }

    private void crowd(int word, int bits) {
        sets[CROWDED + word] |= sets[BESIDE + word] & bits;
        sets[BESIDE + word] |= bits;
    }

    private void markLast(int cell) {
        if (((sets[OPEN + (cell >> 5)] & sets[CROWDED + (cell >> 5)]) >>> cell & 1) == 0) {
            return;
        }
        int size = sizeWith(cell);
        if (size > 3) {
            if (size == 4 && !touches(join(cell))) {
                sets[LAST + (cell >> 5)] |= 1 << cell;
            } else {
                close(cell);
            }
        }
    }

    // The group that a tile on this cell would belong to, of at most four tiles.
    private int join(int cell) {
        int a = group[cell - ROW];
        int b = group[cell - 1];
        int c = group[cell + 1];
        int d = group[cell + ROW];
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
        return more == 0 ? cells : cells | more << 8 * size(cells);
    }

    // Whether a tile of another group touches this island, whose first cell has no tile yet.
    private boolean touches(int island) {
        flip(island >>> 8);
        int corners = corners(island & 255)
                | corners(island >>> 8 & 255)
                | corners(island >>> 16 & 255)
                | corners(island >>> 24);
        flip(island >>> 8);
        return corners != 0;
    }

    // Takes three tiles away, or puts them back.
    private void flip(int cells) {
        sets[(cells & 255) >> 5] ^= 1 << cells;
        sets[(cells >> 8 & 255) >> 5] ^= 1 << (cells >> 8);
        sets[cells >> 16 >> 5] ^= 1 << (cells >> 16);
    }

    // Other than 0 if there are tiles at the corners of a cell.
    private int corners(int cell) {
        int above = cell + ROW;
        int below = cell - ROW;
        return (sets[above >> 5] >>> above - 1 | sets[below >> 5] >>> below - 1) & 5;
    }

    // A tile of another group that touches this one, or 0. Orthogonal neighbours belong to the group, so only corners
    // need a check.
    private int touchedTile(int cells) {
        for (int rest = cells; rest != 0; rest >>>= 8) {
            int cell = rest & 255;
            if (corners(cell) == 0) {
                continue;
            }
            if (isForeign(cells, cell - ROW - 1)) {
                return cell - ROW - 1;
            }
            if (isForeign(cells, cell - ROW + 1)) {
                return cell - ROW + 1;
            }
            if (isForeign(cells, cell + ROW - 1)) {
                return cell + ROW - 1;
            }
            if (isForeign(cells, cell + ROW + 1)) {
                return cell + ROW + 1;
            }
        }
        return 0;
    }

    private int islandAtCorner(int cell) {
        int below = cell - ROW;
        int above = cell + ROW;
        return isIsland(group[below - 1])
                ? below - 1
                : isIsland(group[below + 1]) ? below + 1 : isIsland(group[above - 1]) ? above - 1 : above + 1;
    }

    private boolean isForeign(int cells, int cell) {
        return group[cell] != 0
                && (cells & 255) != cell
                && (cells >>> 8 & 255) != cell
                && (cells >>> 16 & 255) != cell
                && cells >>> 24 != cell;
    }
}
