package atoll.games.orbis;

/**
 * What a tile brings and costs a seat, mostly the one whose turn it is: one of the display, as if it were taken now, or the
 * one that was taken and is not laid yet. It shows the position it was made of, whatever becomes of that.
 */
public final class OrbisPreview {
    private final OrbisPlayerArea[] worlds;
    private final int seat;
    private final int tile;
    private final int spread;
    private final int collected;
    private final int burnable;
    /** How many worshippers are still to be spent on it, those that exchanges cost among them. */
    private final int price;

    OrbisPreview(OrbisState at, int slot, int seat) {
        OrbisState copy = at.copy();
        worlds = copy.worlds;
        this.seat = seat;
        boolean taken = at.slot == slot && at.display.tiles[slot] == OrbisDisplay.EMPTY;
        if (taken) {
            tile = at.tile;
            spread = 0;
            collected = OrbisWorshippers.NONE;
        } else {
            tile = copy.display.tiles[slot];
            spread = OrbisDisplay.beside(slot);
            collected = copy.display.take(slot);
            worlds[seat].supply += collected;
        }
        boolean burns = tile != OrbisState.NONE && OrbisTiles.type(tile) == OrbisTiles.VOLCANO;
        burnable = burns ? copy.display.count(OrbisTiles.effectColours(tile)) : 0;
        if (tile == OrbisState.NONE || taken && at.phase != OrbisPhase.TAKEN) {
            price = at.phase == OrbisPhase.PAYING ? at.due : 0;
        } else {
            price = OrbisWorshippers.total(worlds[seat].cost(tile))
                    + OrbisTiles.wildCost(tile)
                    + (OrbisWorshippers.EXCHANGE - 1) * Math.max(0, exchanges());
        }
    }

    /** The tile; or -1 if it was laid already. */
    public int tile() {
        return tile;
    }

    /** The slots that get a worshipper of the tile's colour, as bits; none once it is taken. */
    public int spread() {
        return spread;
    }

    /** How many worshippers of a colour the seat collects with the tile; none once it is taken. */
    public int collected(int colour) {
        return OrbisWorshippers.count(collected, colour);
    }

    /** How many worshippers of a colour the seat then has to pay with. */
    public int supply(int colour) {
        return OrbisWorshippers.count(worlds[seat].supply, colour);
    }

    /** How many worshippers of a colour the tile costs the seat, its farms considered. */
    public int cost(int colour) {
        return OrbisWorshippers.count(worlds[seat].cost(tile), colour);
    }

    /** How many worshippers of any colour the tile costs besides. */
    public int wildCost() {
        return OrbisTiles.wildCost(tile);
    }

    /** Whether the seat can pay at once. */
    public boolean canPay() {
        return worlds[seat].canPay(worlds[seat].supply, tile);
    }

    /** How many exchanges of three for one the seat needs at least to pay; -1 if no number of them suffices. */
    public int exchanges() {
        int cost = worlds[seat].cost(tile);
        int supply = worlds[seat].supply;
        int missing = 0;
        int possible = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int spare = OrbisWorshippers.count(supply, colour) - OrbisWorshippers.count(cost, colour);
            missing += spare < 0 ? -spare : 0;
            possible += spare > 0 ? spare / OrbisWorshippers.EXCHANGE : 0;
        }
        int left = OrbisWorshippers.total(supply)
                - missing * (OrbisWorshippers.EXCHANGE - 1)
                - OrbisWorshippers.total(cost)
                - OrbisTiles.wildCost(tile);
        return possible >= missing && left >= 0 ? missing : -1;
    }

    /** Where the tile could go, paid for, as a set of cells. */
    public int places() {
        return worlds[seat].places(tile);
    }

    /** Where it could go as a wilderness. */
    public int wildPlaces() {
        return worlds[seat].places(OrbisPlayerArea.WILDERNESS);
    }

    /**
     * Whether the tile would count on a cell: an irrigation by what lies below, a forest by what touches it now, a village
     * by what is left when it is paid for, with as few exchanges as need be, a volcano by what lies on the display.
     */
    public boolean counts(int cell) {
        OrbisPlayerArea world = worlds[seat];
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.IRRIGATION -> world.isWatered(cell, tile);
            case OrbisTiles.FOREST -> world.touching(cell, OrbisTiles.effectColours(tile)) >= OrbisTiles.number(tile);
            case OrbisTiles.VILLAGE -> OrbisWorshippers.total(world.supply) - price >= OrbisTiles.number(tile);
            case OrbisTiles.VOLCANO -> burnable >= OrbisTiles.number(tile);
            default -> true;
        };
    }

    /** What the score of the seat would change by with the tile on a cell, its neighbours, god and temple considered. */
    public int points(int cell) {
        int before = OrbisScoring.score(worlds, seat);
        OrbisPlayerArea[] after = laid(cell, tile);
        boolean counts = OrbisTiles.type(tile) == OrbisTiles.FOREST || counts(cell);
        after[seat].failed |= counts ? 0 : 1 << cell;
        return OrbisScoring.score(after, seat) - before;
    }

    /** What the score of the seat would change by with a wilderness on a cell. */
    public int wildPoints(int cell) {
        return OrbisScoring.score(laid(cell, OrbisPlayerArea.WILDERNESS), seat) - OrbisScoring.score(worlds, seat);
    }

    private OrbisPlayerArea[] laid(int cell, int what) {
        OrbisPlayerArea[] after = worlds.clone();
        after[seat] = new OrbisPlayerArea();
        after[seat].copyFrom(worlds[seat]);
        after[seat].lay(cell, what);
        return after;
    }
}
