package atoll.games.orbis;

/**
 * The display of three by three tiles, the worshippers on them, and the piles for refilling. Slots are 0..8, a1 b1 c1 a2 and so
 * on.
 */
final class OrbisDisplay {
    /** The number of slots. */
    static final int SLOTS = 9;
    /** No tile. */
    static final int EMPTY = -1;

    private static final int SIDE = 3;

    // By slot: the neighbouring slots in the row and column, as bits.
    private static final int[] BESIDE = new int[SLOTS];

    static {
        for (int slot = 0; slot < SLOTS; slot++) {
            for (int other = 0; other < SLOTS; other++) {
                int across = Math.abs(slot % SIDE - other % SIDE);
                int down = Math.abs(slot / SIDE - other / SIDE);
                BESIDE[slot] |= across + down == 1 ? 1 << other : 0;
            }
        }
    }

    /** By slot: its tile, or EMPTY. */
    final int[] tiles = new int[SLOTS];
    /** By slot: the worshippers there. */
    final int[] worshippers = new int[SLOTS];
    /** By level, 1..3: its unseen tiles, as bits from its first one on. */
    final int[] unseen = new int[OrbisTiles.LEVELS + 1];

    /**
     * An empty display with full piles.
     *
     * @param seats the number of seats
     */
    OrbisDisplay(int seats) {
        for (int slot = 0; slot < SLOTS; slot++) {
            tiles[slot] = EMPTY;
        }
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            unseen[level] = OrbisTiles.pile(seats, level);
        }
    }

    /**
     * {@return {@code a1} to {@code c3}}
     *
     * @param slot a slot of the display, 0..8
     */
    static String name(int slot) {
        return (char) ('a' + slot % SIDE) + Integer.toString(1 + slot / SIDE);
    }

    /**
     * {@return the neighbouring slots in row and column, as bits}
     *
     * @param slot a slot of the display, 0..8
     */
    static int beside(int slot) {
        return BESIDE[slot];
    }

    /** {@return the level of the current pile: the lowest that has tiles; 3 if none has} */
    int level() {
        int level = 1;
        while (level < OrbisTiles.LEVELS && unseen[level] == 0) {
            level++;
        }
        return level;
    }

    /**
     * Puts a tile of a pile on a slot.
     *
     * @param slot a slot of the display, 0..8
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    void deal(int slot, int tile) {
        int level = OrbisTiles.level(tile);
        unseen[level] &= ~(1 << tile - OrbisTiles.first(level));
        tiles[slot] = tile;
    }

    /**
     * Removes the tile of a slot and puts a worshipper of its colour on the neighbouring slots; returns the worshippers
     * that were on it.
     *
     * @param slot a slot of the display, 0..8
     * @return the worshippers of the slot
     */
    int take(int slot) {
        int one = OrbisWorshippers.one(OrbisTiles.colour(tiles[slot]));
        for (int left = BESIDE[slot]; left != 0; left &= left - 1) {
            worshippers[Integer.numberOfTrailingZeros(left)] += one;
        }
        int collected = worshippers[slot];
        worshippers[slot] = OrbisWorshippers.NONE;
        tiles[slot] = EMPTY;
        return collected;
    }

    /**
     * {@return the number of worshippers of a set of colours on the whole display}
     *
     * @param colours colours as bits
     */
    int count(int colours) {
        int count = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            count += OrbisWorshippers.total(OrbisWorshippers.only(worshippers[slot], colours));
        }
        return count;
    }

    /** {@return the first empty slot, or SLOTS} */
    int firstEmpty() {
        int slot = 0;
        while (slot < SLOTS && tiles[slot] != EMPTY) {
            slot++;
        }
        return slot;
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(OrbisDisplay that) {
        System.arraycopy(that.tiles, 0, tiles, 0, SLOTS);
        System.arraycopy(that.worshippers, 0, worshippers, 0, SLOTS);
        System.arraycopy(that.unseen, 0, unseen, 0, unseen.length);
    }
}
