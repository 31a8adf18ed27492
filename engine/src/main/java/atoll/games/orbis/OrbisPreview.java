package atoll.games.orbis;

/**
 * The gains and costs of a tile for a seat, usually the seat to move. The tile is on the display, as if taken now, or already
 * taken and not placed yet. A snapshot: later changes of the position do not affect it.
 */
public final class OrbisPreview {
    private final OrbisPlayerArea[] playerAreas;
    private final int seat;
    private final int tile;
    private final int spread;
    private final int collected;
    private final int burnable;
    /** Worshippers still to be spent on the tile, including the cost of exchanges. */
    private final int price;

    /**
     * What taking the tile of a slot would bring a seat.
     *
     * @param at a position
     * @param slot a slot of the display, 0..8
     * @param seat a seat, from 0
     */
    OrbisPreview(OrbisState at, int slot, int seat) {
        OrbisState copy = at.copy();
        playerAreas = copy.playerAreas;
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
            playerAreas[seat].supply += collected;
        }
        boolean burns = tile != OrbisState.NONE && OrbisTiles.type(tile) == OrbisTiles.VOLCANO;
        burnable = burns ? copy.display.count(OrbisTiles.effectColours(tile)) : 0;
        if (tile == OrbisState.NONE || taken && at.phase != OrbisPhase.TAKEN) {
            price = at.phase == OrbisPhase.PAYING ? at.due : 0;
        } else {
            price = OrbisWorshippers.total(playerAreas[seat].cost(tile))
                    + OrbisTiles.wildCost(tile)
                    + (OrbisWorshippers.EXCHANGE - 1) * Math.max(0, exchanges());
        }
    }

    /** {@return the tile; -1 if it is already placed} */
    public int tile() {
        return tile;
    }

    /** {@return the slots that get a worshipper of the tile's colour, as bits; none if the tile is already taken} */
    public int spread() {
        return spread;
    }

    /**
     * {@return the number of worshippers of a colour that the seat collects with the tile; none if it is already taken}
     *
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public int collected(int colour) {
        return OrbisWorshippers.count(collected, colour);
    }

    /**
     * {@return the number of worshippers of a colour that the seat can then pay with}
     *
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public int supply(int colour) {
        return OrbisWorshippers.count(playerAreas[seat].supply, colour);
    }

    /**
     * {@return the number of worshippers of a colour that the tile costs the seat, farms included}
     *
     * @param colour a colour, 0..4; see {@link OrbisWorshippers}
     */
    public int cost(int colour) {
        return OrbisWorshippers.count(playerAreas[seat].cost(tile), colour);
    }

    /** {@return the number of worshippers of any colour that the tile costs in addition} */
    public int wildCost() {
        return OrbisTiles.wildCost(tile);
    }

    /** {@return whether the seat can pay without exchanges} */
    public boolean canPay() {
        return playerAreas[seat].canPay(playerAreas[seat].supply, tile);
    }

    /** {@return the least number of three-for-one exchanges needed to pay; -1 if no number is enough} */
    public int exchanges() {
        int cost = playerAreas[seat].cost(tile);
        int supply = playerAreas[seat].supply;
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

    /** {@return the cells for the tile if it is paid for, as a set} */
    public int places() {
        return playerAreas[seat].places(tile);
    }

    /** {@return the cells for it as a wilderness} */
    public int wildPlaces() {
        return playerAreas[seat].places(OrbisPlayerArea.WILDERNESS);
    }

    /**
     * {@return whether the tile would score on a cell} An irrigation depends on the tiles below, a forest on the tiles
     * that touch it now, a village on the supply after paying with as few exchanges as possible, a volcano on the
     * display.
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public boolean counts(int cell) {
        OrbisPlayerArea area = playerAreas[seat];
        return switch (OrbisTiles.type(tile)) {
            case OrbisTiles.IRRIGATION -> area.isWatered(cell, tile);
            case OrbisTiles.FOREST -> area.touching(cell, OrbisTiles.effectColours(tile)) >= OrbisTiles.number(tile);
            case OrbisTiles.VILLAGE -> OrbisWorshippers.total(area.supply) - price >= OrbisTiles.number(tile);
            case OrbisTiles.VOLCANO -> burnable >= OrbisTiles.number(tile);
            default -> true;
        };
    }

    /**
     * {@return the change of the seat's score with the tile on a cell, including neighbours, god and temple}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public int points(int cell) {
        int before = OrbisScoring.score(playerAreas, seat);
        OrbisPlayerArea[] after = laid(cell, tile);
        boolean counts = OrbisTiles.type(tile) == OrbisTiles.FOREST || counts(cell);
        after[seat].failed |= counts ? 0 : 1 << cell;
        return OrbisScoring.score(after, seat) - before;
    }

    /**
     * {@return the change of the seat's score with a wilderness on a cell}
     *
     * @param cell a cell, 0..29; see {@link OrbisPyramid}
     */
    public int wildPoints(int cell) {
        return OrbisScoring.score(laid(cell, OrbisPlayerArea.WILDERNESS), seat) - OrbisScoring.score(playerAreas, seat);
    }

    private OrbisPlayerArea[] laid(int cell, int what) {
        OrbisPlayerArea[] after = playerAreas.clone();
        after[seat] = new OrbisPlayerArea();
        after[seat].copyFrom(playerAreas[seat]);
        after[seat].lay(cell, what);
        return after;
    }
}
