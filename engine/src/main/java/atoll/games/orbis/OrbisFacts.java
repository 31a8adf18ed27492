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

    OrbisFacts(OrbisState state) {
        this.state = state;
    }

    // The turn.

    /** The seat whose turn it is. */
    public int turn() {
        return state.turn;
    }

    /** The slot whose tile was taken in this turn and that is still empty, or NONE. */
    public int slot() {
        return state.slot;
    }

    /** The tile that was taken and is not placed yet, or whose effect is incomplete; or NONE. */
    public int tile() {
        return state.tile;
    }

    /** Whether the tile taken becomes a wilderness; known from {@link OrbisPhase#PLACING} on. */
    public boolean isTurned() {
        return state.turned;
    }

    /** The cell of the tile whose effect is incomplete, or NONE. */
    public int cell() {
        return state.cell;
    }

    /** The number of worshippers still to be given, gained or burnt in this phase; before a price is paid, all of it. */
    public int due() {
        return switch (state.phase) {
            case FULFILLING -> OrbisTransitions.price(state);
            case DISCARDING -> OrbisWorshippers.total(state.playerAreas[state.turn].supply) - OrbisState.LIMIT;
            default -> state.due;
        };
    }

    /** Whether the current price of a village, a volcano or the god of death can be paid. */
    public boolean canFulfil() {
        return state.phase == OrbisPhase.FULFILLING && OrbisTransitions.canFulfil(state);
    }

    // The display.

    /** The tile of a slot, or NONE. */
    public int display(int slot) {
        return state.display.tiles[slot];
    }

    /** The number of worshippers of a colour on a slot. */
    public int worshippers(int slot, int colour) {
        return OrbisWorshippers.count(state.display.worshippers[slot], colour);
    }

    /** The neighbouring slots in the row and column. */
    public static int beside(int slot) {
        return OrbisDisplay.beside(slot);
    }

    /** {@code a1} to {@code c3}. */
    public static String slotName(int slot) {
        return OrbisDisplay.name(slot);
    }

    /** The number of tiles of a level, 1..3, left in the piles. */
    public int pileSize(int level) {
        return Integer.bitCount(state.display.unseen[level]);
    }

    /** Whether a tile is still in a pile. */
    public boolean isInPile(int tile) {
        int level = OrbisTiles.level(tile);
        return (state.display.unseen[level] >> tile - OrbisTiles.first(level) & 1) != 0;
    }

    /** The level of the next tile, 1..3. */
    public int nextLevel() {
        return state.display.level();
    }

    // Gods.

    /** Whether a god is available. */
    public boolean isOffered(int god) {
        return (state.gods >> god & 1) != 0;
    }

    /** The god of a seat, or NONE. */
    public int god(int seat) {
        return state.playerAreas[seat].god;
    }

    /** Whether the seat has the god of death with its price not paid. */
    public boolean isGodFailed(int seat) {
        return state.playerAreas[seat].godFailed;
    }

    /**
     * The points of a god for a seat if the seat had it and the game ended now: 0..3. The price of the god of death counts as
     * paid, unless the seat has declined it. What idleness saves is not included.
     */
    public int godPoints(int seat, int god) {
        return OrbisScoring.pleases(state.playerAreas, seat, god) ? OrbisGods.points(god) : 0;
    }

    // Areas.

    /** The number of worshippers of a colour that a seat has. */
    public int supply(int seat, int colour) {
        return OrbisWorshippers.count(state.playerAreas[seat].supply, colour);
    }

    /** The number of worshippers that a seat has. */
    public int supply(int seat) {
        return OrbisWorshippers.total(state.playerAreas[seat].supply);
    }

    /** The colours whose symbols are free for a seat. */
    public int farms(int seat) {
        return state.playerAreas[seat].farms;
    }

    /** The occupied cells of a seat's pyramid. */
    public int occupied(int seat) {
        return state.playerAreas[seat].occupied;
    }

    /** The content of a cell: a tile, {@link #WILDERNESS} or NONE. */
    public int tile(int seat, int cell) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return (area.occupied >> cell & 1) == 0 ? NONE : area.tiles[cell];
    }

    /** Whether the tile on a cell scores nothing, for good or until its price is paid. */
    public boolean isFailed(int seat, int cell) {
        return (state.playerAreas[seat].failed >> cell & 1) != 0;
    }

    /** Whether the tile on a cell would score if the game ended now; false for a wilderness. */
    public boolean counts(int seat, int cell) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return (area.occupied >> cell & 1) != 0 && area.counts(cell);
    }

    /** The number of tiles a seat has placed, 0..14. */
    public int size(int seat) {
        return Integer.bitCount(state.playerAreas[seat].occupied);
    }

    /** The number of wildernesses of a seat. */
    public int wildernesses(int seat) {
        return Integer.bitCount(state.playerAreas[seat].wild);
    }

    /** The number of a seat's tiles of a type that would score if the game ended now. */
    public int count(int seat, int type) {
        return OrbisScoring.count(state.playerAreas[seat], type);
    }

    // Cells for tiles.

    /** The cells where a seat could place a tile that is paid for. */
    public int places(int seat, int tile) {
        return state.playerAreas[seat].places(tile);
    }

    /** The cells where a seat could place a wilderness. */
    public int wildPlaces(int seat) {
        return state.playerAreas[seat].places(WILDERNESS);
    }

    /** The number of tiles that touch a cell and have a colour that the forest needs, wildernesses included. */
    public int touching(int seat, int cell, int forest) {
        return state.playerAreas[seat].touching(cell, OrbisTiles.effectColours(forest));
    }

    /** {@link #touching} if all cells that the pyramid can still get there had such tiles. */
    public int mostTouching(int seat, int cell, int forest) {
        OrbisPlayerArea area = state.playerAreas[seat];
        return touching(seat, cell, forest)
                + Integer.bitCount(OrbisPyramid.touching(cell) & OrbisPyramid.reach(area.occupied, cell));
    }

    /** Whether the forest on a cell does not score yet but still can. */
    public boolean isOpen(int seat, int cell) {
        int tile = tile(seat, cell);
        return tile != NONE
                && tile != WILDERNESS
                && OrbisTiles.type(tile) == OrbisTiles.FOREST
                && !counts(seat, cell)
                && mostTouching(seat, cell, tile) >= OrbisTiles.number(tile);
    }

    /** Whether an irrigation on a cell would have its colour below. */
    public boolean isWatered(int seat, int cell, int irrigation) {
        return state.playerAreas[seat].isWatered(cell, irrigation);
    }

    /** The gains and costs, for the seat to move, of taking the tile of a slot, or of the tile already taken. */
    public OrbisPreview preview(int ofSlot) {
        return preview(ofSlot, state.turn);
    }

    /** The same for another seat, of a tile on the display. */
    public OrbisPreview preview(int ofSlot, int seat) {
        return new OrbisPreview(state, ofSlot, seat);
    }

    // Points if the game ended now.

    /** The points of a seat's tiles, without temple and wildernesses. */
    public int landPoints(int seat) {
        return OrbisScoring.tilePoints(state.playerAreas[seat]);
    }

    /** The points of a seat's wildernesses: 0 or less. */
    public int wildernessPoints(int seat) {
        return OrbisScoring.wildernesses(state.playerAreas[seat]);
    }

    /** The points of a seat's god. */
    public int godPoints(int seat) {
        return OrbisScoring.god(state.playerAreas, seat);
    }

    /** The points of a seat's temple, 0 if it has none. */
    public int templePoints(int seat) {
        return OrbisScoring.temple(state.playerAreas, seat);
    }

    /** The points of the temple for a place, 0 for the best up to the number of seats. */
    public int temple(int place) {
        return OrbisScoring.temple(state.seats(), place);
    }

    /** The number of a seat's shrine icons. */
    public int icons(int seat) {
        return OrbisScoring.icons(state.playerAreas[seat]);
    }

    /** The highest mystic value among a seat's white tiles, 0 for none. */
    public int mystic(int seat) {
        return OrbisScoring.mystic(state.playerAreas[seat]);
    }
}
