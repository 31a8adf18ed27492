package atoll.games.orbis;

/**
 * The facts of a position for a table, in plain numbers. A live view of its state. Tiles are 0..64 as in {@link OrbisTiles},
 * colours 0..4 as in {@link OrbisWorshippers}, gods 0..9 as in {@link OrbisGods}, cells 0..29 as in {@link OrbisPyramid} and
 * slots of the display 0..8: a1 b1 c1 a2 and so on. Sets of cells, of slots and of colours are bits.
 */
public final class OrbisFacts {
    /** No tile, slot, cell or god. */
    public static final int NONE = -1;
    /** A wilderness, in place of a tile. */
    public static final int WILDERNESS = OrbisPlayerArea.WILDERNESS;

    private final OrbisState state;

    /**
     * The facts of a position.
     *
     * @param state a position
     */
    OrbisFacts(OrbisState state) {
        this.state = state;
    }

    /** {@return the points of every seat if the game ended now} */
    public OrbisPoints points() {
        return new OrbisPoints(state);
    }

    // The turn.

    /** {@return the seat whose turn it is} */
    public int turn() {
        return state.turn;
    }

    /** {@return the slot whose tile was taken in this turn and that is still empty, or NONE} */
    public int slot() {
        return state.slot;
    }

    /** {@return the tile that was taken and is not placed yet, or whose effect is incomplete; or NONE} */
    public int tile() {
        return state.tile;
    }

    /** {@return whether the tile taken becomes a wilderness; known from {@link OrbisPhase#PLACING} on} */
    public boolean isTurned() {
        return state.turned;
    }

    /** {@return the cell of the tile whose effect is incomplete, or NONE} */
    public int cell() {
        return state.cell;
    }

    /**
     * {@return the number of worshippers still to be given, gained or burnt in this phase; before a price is paid, all
     * of it}
     */
    public int due() {
        return switch (state.phase) {
            case FULFILLING -> OrbisTransitions.price(state);
            case DISCARDING -> OrbisWorshippers.total(state.playerAreas[state.turn].supply) - OrbisState.LIMIT;
            default -> state.due;
        };
    }

    /** {@return whether the current price of a village, a volcano or the god of death can be paid} */
    public boolean canFulfil() {
        return state.phase == OrbisPhase.FULFILLING && OrbisTransitions.canFulfil(state);
    }

    // The display.

    /**
     * {@return the tile of a slot, or NONE}
     *
     * @param slot a slot of the display, 0..8
     */
    public int display(int slot) {
        return state.display.tiles[slot];
    }

    /**
     * {@return the number of worshippers of a colour on a slot}
     *
     * @param slot a slot of the display, 0..8
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public int worshippers(int slot, int colour) {
        return OrbisWorshippers.count(state.display.worshippers[slot], colour);
    }

    /**
     * {@return the number of worshippers on a slot}
     *
     * @param slot a slot of the display, 0..8
     */
    public int worshippers(int slot) {
        return OrbisWorshippers.total(state.display.worshippers[slot]);
    }

    /**
     * {@return the neighbouring slots in the row and column}
     *
     * @param slot a slot of the display, 0..8
     */
    public static int beside(int slot) {
        return OrbisDisplay.beside(slot);
    }

    /**
     * {@return {@code a1} to {@code c3}}
     *
     * @param slot a slot of the display, 0..8
     */
    public static String slotName(int slot) {
        return OrbisDisplay.name(slot);
    }

    /**
     * {@return the number of tiles of a level, 1..3, left in the piles}
     *
     * @param level a level, 1..3
     */
    public int pileSize(int level) {
        return Integer.bitCount(state.display.unseen[level]);
    }

    // Gods.

    /**
     * {@return whether a god is available}
     *
     * @param god a god, 0..9
     */
    public boolean isOffered(int god) {
        return (state.gods >> god & 1) != 0;
    }

    /**
     * {@return the god of a seat, or NONE}
     *
     * @param seat a seat, from 0
     */
    public int god(int seat) {
        return state.playerAreas[seat].god;
    }

    /**
     * {@return whether the seat has the god of death with its price not paid}
     *
     * @param seat a seat, from 0
     */
    public boolean isGodFailed(int seat) {
        return state.playerAreas[seat].godFailed;
    }

    // Areas.

    /**
     * {@return the number of worshippers of a colour that a seat has}
     *
     * @param seat a seat, from 0
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public int supply(int seat, int colour) {
        return OrbisWorshippers.count(state.playerAreas[seat].supply, colour);
    }

    /**
     * {@return the number of worshippers that a seat has}
     *
     * @param seat a seat, from 0
     */
    public int supply(int seat) {
        return OrbisWorshippers.total(state.playerAreas[seat].supply);
    }

    /**
     * {@return the colours whose symbols are free for a seat}
     *
     * @param seat a seat, from 0
     */
    public int farms(int seat) {
        return state.playerAreas[seat].farms;
    }

    /**
     * {@return the occupied cells of a seat's pyramid}
     *
     * @param seat a seat, from 0
     */
    public int occupied(int seat) {
        return state.playerAreas[seat].occupied;
    }

    /**
     * {@return the content of a cell: a tile, {@link #WILDERNESS} or NONE}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public int tile(int seat, int cell) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return (area.occupied >> cell & 1) == 0 ? NONE : area.tiles[cell];
    }

    /**
     * {@return whether the tile on a cell scores nothing, for good or until its price is paid}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public boolean isFailed(int seat, int cell) {
        return (state.playerAreas[seat].failed >> cell & 1) != 0;
    }

    /**
     * {@return whether the tile on a cell would score if the game ended now; false for a wilderness}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public boolean counts(int seat, int cell) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return (area.occupied >> cell & 1) != 0 && area.counts(cell);
    }

    /**
     * {@return the number of tiles a seat has placed, 0..14}
     *
     * @param seat a seat, from 0
     */
    public int size(int seat) {
        return Integer.bitCount(state.playerAreas[seat].occupied);
    }

    /**
     * {@return the number of wildernesses of a seat}
     *
     * @param seat a seat, from 0
     */
    public int wildernesses(int seat) {
        return Integer.bitCount(state.playerAreas[seat].wild);
    }

    // Cells for tiles.

    /**
     * {@return the cells where a seat could place a tile that is paid for}
     *
     * @param seat a seat, from 0
     * @param tile a tile, 0..64; see {@link OrbisTiles}
     */
    public int places(int seat, int tile) {
        return state.playerAreas[seat].places(tile);
    }

    /**
     * {@return the cells where a seat could place a wilderness}
     *
     * @param seat a seat, from 0
     */
    public int wildPlaces(int seat) {
        return state.playerAreas[seat].places(WILDERNESS);
    }

    /**
     * {@return the number of tiles that touch a cell and have a colour that the forest needs, wildernesses included}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param forest a forest tile
     */
    public int touching(int seat, int cell, int forest) {
        return state.playerAreas[seat].touching(cell, OrbisTiles.effectColours(forest));
    }

    /**
     * {@return {@link #touching} if all cells that the pyramid can still get there had such tiles}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param forest a forest tile
     */
    public int mostTouching(int seat, int cell, int forest) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return touching(seat, cell, forest)
                + Integer.bitCount(OrbisPyramid.touching(cell) & OrbisPyramid.reach(area.occupied, cell));
    }

    /**
     * {@return whether the forest on a cell does not score yet but still can}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public boolean isOpen(int seat, int cell) {
        int tile = tile(seat, cell);
        return tile != NONE
                && tile != WILDERNESS
                && OrbisTiles.type(tile) == OrbisTiles.FOREST
                && !counts(seat, cell)
                && mostTouching(seat, cell, tile) >= OrbisTiles.number(tile);
    }

    /**
     * {@return the number of a seat's forests that do not score yet but still can}
     *
     * @param seat a seat, from 0
     */
    public int openForests(int seat) {
        int open = 0;
        for (int left = occupied(seat); left != 0; left &= left - 1) {
            open += isOpen(seat, Integer.numberOfTrailingZeros(left)) ? 1 : 0;
        }
        return open;
    }

    /**
     * {@return whether an irrigation on a cell would have its colour below}
     *
     * @param seat a seat, from 0
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     * @param irrigation an irrigation tile
     */
    public boolean isWatered(int seat, int cell, int irrigation) {
        return state.playerAreas[seat].isWatered(cell, irrigation);
    }

    /**
     * {@return the gains and costs, for the seat to move, of taking the tile of a slot, or of the tile already taken}
     *
     * @param ofSlot a slot of the display, 0..8
     */
    public OrbisPreview preview(int ofSlot) {
        return preview(ofSlot, state.turn);
    }

    /**
     * {@return the same for another seat, of a tile on the display}
     *
     * @param ofSlot a slot of the display, 0..8
     * @param seat a seat, from 0
     */
    public OrbisPreview preview(int ofSlot, int seat) {
        return new OrbisPreview(state, ofSlot, seat);
    }
}
