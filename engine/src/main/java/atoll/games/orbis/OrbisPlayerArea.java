package atoll.games.orbis;

/** The area of one seat: its pyramid, worshippers, farms and god. */
final class OrbisPlayerArea {
    /** A wilderness, in place of a tile. */
    static final int WILDERNESS = OrbisTiles.TILES;

    /** By cell, if occupied: the tile or WILDERNESS. */
    final int[] tiles = new int[OrbisPyramid.CELLS];
    /** By colour: the cells that count as that colour, including wildernesses. */
    final int[] colours = new int[OrbisWorshippers.COLOURS];

    /** The occupied cells as bits. */
    int occupied;
    /** The cells with a wilderness as bits. */
    int wild;
    /** Cells whose tile scores nothing: a price that was not paid, an irrigation without its colour below. */
    int failed;

    /** The worshippers of the seat, packed as in {@link OrbisWorshippers}. */
    int supply;
    /** Colours whose symbols are free, as bits. */
    int farms;

    /** The god of the seat, or {@code OrbisGods.NONE}. */
    int god = OrbisGods.NONE;
    /** Whether the price of the god of death is not paid. */
    boolean godFailed;

    /** {@return whether the pyramid has all its tiles} */
    boolean isComplete() {
        return Integer.bitCount(occupied) == OrbisPyramid.TILES;
    }

    /** {@return whether the seat has no more turns} */
    boolean isFinished() {
        return god != OrbisGods.NONE && isComplete();
    }

    /**
     * {@return the cells where a tile, or a WILDERNESS, can go}
     *
     * @param tile a tile, 0..64, or {@link OrbisPlayerArea#WILDERNESS}
     */
    int places(int tile) {
        int matching = tile == WILDERNESS ? occupied : colours[OrbisTiles.colour(tile)];
        return OrbisPyramid.growth(occupied) | OrbisPyramid.steps(occupied, matching);
    }

    /**
     * Puts a tile or a wilderness on a cell.
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param tile a tile, 0..64, or {@link OrbisPlayerArea#WILDERNESS}
     */
    void lay(int cell, int tile) {
        int bit = 1 << cell;
        occupied |= bit;
        tiles[cell] = tile;
        if (tile == WILDERNESS) {
            wild |= bit;
            for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
                colours[colour] |= bit;
            }
        } else {
            colours[OrbisTiles.colour(tile)] |= bit;
            if (OrbisTiles.type(tile) == OrbisTiles.FARM) {
                farms |= OrbisTiles.effectColours(tile);
            }
        }
    }

    /**
     * {@return the coloured symbols of a tile that this seat must pay}
     *
     * @param tile a tile, 0..64, or {@link OrbisPlayerArea#WILDERNESS}
     */
    int cost(int tile) {
        return OrbisWorshippers.without(OrbisTiles.cost(tile), farms);
    }

    /**
     * {@return whether a group of worshippers pays for a tile here}
     *
     * @param group a group of worshippers, packed
     * @param tile a tile, 0..64, or {@link OrbisPlayerArea#WILDERNESS}
     */
    boolean canPay(int group, int tile) {
        int cost = cost(tile);
        return OrbisWorshippers.covers(group, cost)
                && OrbisWorshippers.total(group) >= OrbisWorshippers.total(cost) + OrbisTiles.wildCost(tile);
    }

    /**
     * {@return whether an irrigation on a cell has its colour below}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param tile a tile, 0..64, or {@link OrbisPlayerArea#WILDERNESS}
     */
    boolean isWatered(int cell, int tile) {
        return OrbisPyramid.row(cell) > 1
                && (matching(OrbisTiles.effectColours(tile)) >> OrbisPyramid.below(cell) & 3) != 0;
    }

    /**
     * {@return the number of tiles that touch a cell and have one of a set of colours}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param set colours as bits
     */
    int touching(int cell, int set) {
        return Integer.bitCount(OrbisPyramid.touching(cell) & matching(set));
    }

    private int matching(int set) {
        int cells = 0;
        for (int left = set; left != 0; left &= left - 1) {
            cells |= colours[Integer.numberOfTrailingZeros(left)];
        }
        return cells;
    }

    /**
     * {@return whether the tile on a cell would score if the game ended now}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    boolean counts(int cell) {
        int tile = tiles[cell];
        return ((wild | failed) >> cell & 1) == 0
                && (OrbisTiles.type(tile) != OrbisTiles.FOREST
                        || touching(cell, OrbisTiles.effectColours(tile)) >= OrbisTiles.number(tile));
    }

    /**
     * Makes this equal to another one.
     *
     * @param that the object to copy from
     */
    void copyFrom(OrbisPlayerArea that) {
        System.arraycopy(that.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(that.colours, 0, colours, 0, colours.length);
        occupied = that.occupied;
        wild = that.wild;
        failed = that.failed;
        supply = that.supply;
        farms = that.farms;
        god = that.god;
        godFailed = that.godFailed;
    }
}
