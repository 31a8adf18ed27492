package atoll.games.orbis;

/**
 * What can be seen of a position: everything a table shows, in plain numbers. It looks at its state and changes with it.
 * Tiles are 0..64 as in {@link OrbisTiles}, colours 0..4 as in {@link OrbisWorshippers}, gods 0..9 as in {@link OrbisGods},
 * cells 0..29 as in {@link OrbisPyramid} and slots of the display 0..8: a1 b1 c1 a2 and so on. Sets of cells, of slots and of
 * colours are bits.
 */
public final class OrbisFacts {
    /** Instead of a tile, a slot, a cell or a god: there is none. */
    public static final int NONE = -1;
    /** Instead of a tile: a wilderness. */
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

    /** The slot that was taken from in this turn and is still empty, or NONE. */
    public int slot() {
        return state.slot;
    }

    /** The tile that was taken and is not laid yet, or whose effect is under way; or NONE. */
    public int tile() {
        return state.tile;
    }

    /** Whether the tile taken becomes a wilderness; known from {@link OrbisPhase#PLACING} on. */
    public boolean isTurned() {
        return state.turned;
    }

    /** The cell of the tile whose effect is under way, or NONE. */
    public int cell() {
        return state.cell;
    }

    /** How many worshippers are still to be given, gained or burnt in this phase; of a price before it is paid, all. */
    public int due() {
        return switch (state.phase) {
            case FULFILLING -> OrbisTransitions.price(state);
            case DISCARDING -> OrbisWorshippers.total(state.worlds[state.turn].supply) - OrbisState.LIMIT;
            default -> state.due;
        };
    }

    /** Whether the price of the village, the volcano or the god of death that asks for one now could be paid. */
    public boolean canFulfil() {
        return state.phase == OrbisPhase.FULFILLING && OrbisTransitions.canFulfil(state);
    }

    // The display.

    /** The tile of a slot, or NONE. */
    public int display(int slot) {
        return state.display.tiles[slot];
    }

    /** How many worshippers of a colour lie on a slot. */
    public int worshippers(int slot, int colour) {
        return OrbisWorshippers.count(state.display.worshippers[slot], colour);
    }

    /** The slots beside, above and below a slot. */
    public static int beside(int slot) {
        return OrbisDisplay.beside(slot);
    }

    /** {@code a1} to {@code c3}. */
    public static String slotName(int slot) {
        return OrbisDisplay.name(slot);
    }

    /** How many tiles of a level, 1..3, are still to come. */
    public int pileSize(int level) {
        return Integer.bitCount(state.display.unseen[level]);
    }

    /** Whether a tile is still to come. */
    public boolean isInPile(int tile) {
        int level = OrbisTiles.level(tile);
        return (state.display.unseen[level] >> tile - OrbisTiles.first(level) & 1) != 0;
    }

    /** The level that the next tile has, 1..3. */
    public int nextLevel() {
        return state.display.level();
    }

    // Gods.

    /** Whether a god can be taken. */
    public boolean isOffered(int god) {
        return (state.gods >> god & 1) != 0;
    }

    /** The god of a seat, or NONE. */
    public int god(int seat) {
        return state.worlds[seat].god;
    }

    /** Whether the god of a seat is the god of death and its price is not paid. */
    public boolean isGodFailed(int seat) {
        return state.worlds[seat].godFailed;
    }

    /**
     * What a god would count for a seat if the game ended now and the seat had it: 0..3; of the god of death as if its price
     * were paid, unless the seat has declined it. What idleness saves is not counted.
     */
    public int godPoints(int seat, int god) {
        return OrbisScoring.pleases(state.worlds, seat, god) ? OrbisGods.points(god) : 0;
    }

    // What seats have.

    /** How many worshippers of a colour a seat has. */
    public int supply(int seat, int colour) {
        return OrbisWorshippers.count(state.worlds[seat].supply, colour);
    }

    /** How many worshippers a seat has. */
    public int supply(int seat) {
        return OrbisWorshippers.total(state.worlds[seat].supply);
    }

    /** The colours whose symbols cost a seat nothing. */
    public int farms(int seat) {
        return state.worlds[seat].farms;
    }

    /** The cells of a seat's pyramid where something lies. */
    public int occupied(int seat) {
        return state.worlds[seat].occupied;
    }

    /** What lies on a cell: a tile, {@link #WILDERNESS} or NONE. */
    public int tile(int seat, int cell) {
        OrbisPlayerArea world = state.worlds[seat];
        return (world.occupied >> cell & 1) == 0 ? NONE : world.tiles[cell];
    }

    /** Whether the tile on a cell lies there without its points for good, or until its price is paid. */
    public boolean isFailed(int seat, int cell) {
        return (state.worlds[seat].failed >> cell & 1) != 0;
    }

    /** Whether the tile on a cell would count if the game ended now; false of a wilderness. */
    public boolean counts(int seat, int cell) {
        OrbisPlayerArea world = state.worlds[seat];
        return (world.occupied >> cell & 1) != 0 && world.counts(cell);
    }

    /** How many tiles a seat has laid, 0..14. */
    public int size(int seat) {
        return Integer.bitCount(state.worlds[seat].occupied);
    }

    /** How many wildernesses a seat has. */
    public int wildernesses(int seat) {
        return Integer.bitCount(state.worlds[seat].wild);
    }

    /** How many tiles of a type would count for a seat if the game ended now. */
    public int count(int seat, int type) {
        return OrbisScoring.count(state.worlds[seat], type);
    }

    // Places.

    /** The cells where a seat could lay a tile, paid for. */
    public int places(int seat, int tile) {
        return state.worlds[seat].places(tile);
    }

    /** The cells where a seat could lay a wilderness. */
    public int wildPlaces(int seat) {
        return state.worlds[seat].places(WILDERNESS);
    }

    /** How many tiles that touch a cell have one of the colours a forest asks for, wildernesses included. */
    public int touching(int seat, int cell, int forest) {
        return state.worlds[seat].touching(cell, OrbisTiles.effectColours(forest));
    }

    /** {@link #touching} as it would be if all places that a pyramid can still have there were filled with such tiles. */
    public int mostTouching(int seat, int cell, int forest) {
        OrbisPlayerArea world = state.worlds[seat];
        return touching(seat, cell, forest)
                + Integer.bitCount(OrbisPyramid.touching(cell) & OrbisPyramid.reach(world.occupied, cell));
    }

    /** Whether the forest on a cell does not count yet and still can. */
    public boolean isOpen(int seat, int cell) {
        int tile = tile(seat, cell);
        return tile != NONE
                && tile != WILDERNESS
                && OrbisTiles.type(tile) == OrbisTiles.FOREST
                && !counts(seat, cell)
                && mostTouching(seat, cell, tile) >= OrbisTiles.number(tile);
    }

    /** Whether an irrigation would have its colour below on a cell. */
    public boolean isWatered(int seat, int cell, int irrigation) {
        return state.worlds[seat].isWatered(cell, irrigation);
    }

    /** What taking the tile of a slot, or having taken the one at hand, brings and costs the seat whose turn it is. */
    public OrbisPreview preview(int ofSlot) {
        return preview(ofSlot, state.turn);
    }

    /** The same as if it were the turn of another seat, of a tile that lies on the display. */
    public OrbisPreview preview(int ofSlot, int seat) {
        return new OrbisPreview(state, ofSlot, seat);
    }

    // Points, as they would be if the game ended now.

    /** The points of a seat's tiles, without temple and wildernesses. */
    public int landPoints(int seat) {
        return OrbisScoring.lands(state.worlds[seat]);
    }

    /** What a seat's wildernesses cost it: 0 or less. */
    public int wildernessPoints(int seat) {
        return OrbisScoring.wildernesses(state.worlds[seat]);
    }

    /** The points of a seat's god. */
    public int godPoints(int seat) {
        return OrbisScoring.god(state.worlds, seat);
    }

    /** The points of a seat's temple, 0 if it has none. */
    public int templePoints(int seat) {
        return OrbisScoring.temple(state.worlds, seat);
    }

    /** What the temple of a place is worth, 0 for the best one and as many as seats. */
    public int temple(int place) {
        return OrbisScoring.temple(state.seats(), place);
    }

    /** How many icons of shrines a seat has. */
    public int icons(int seat) {
        return OrbisScoring.icons(state.worlds[seat]);
    }

    /** The highest mystic value among a seat's white tiles, 0 for none. */
    public int mystic(int seat) {
        return OrbisScoring.mystic(state.worlds[seat]);
    }
}
