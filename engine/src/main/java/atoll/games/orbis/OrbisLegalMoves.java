package atoll.games.orbis;

import atoll.engine.MoveList;

/** The legal moves. */
final class OrbisLegalMoves {
    private static final int ALL_SLOTS = (1 << OrbisDisplay.SLOTS) - 1;
    private static final int ALL_GODS = (1 << OrbisGods.GODS) - 1;

    // By set of colours that are held three times: the swaps, as bits from the first one on.
    private static final int[] SWAPS = new int[1 << OrbisWorshippers.COLOURS];

    static {
        for (int set = 0; set < SWAPS.length; set++) {
            for (int from = 0; from < OrbisWorshippers.COLOURS; from++) {
                int others = OrbisWorshippers.ALL_COLOURS & ~(1 << from);
                SWAPS[set] |= (set >> from & 1) == 0 ? 0 : others << from * OrbisWorshippers.COLOURS;
            }
        }
    }

    private OrbisLegalMoves() {}

    /**
     * Adds the legal moves.
     *
     * @param at a position
     * @param out receives the result
     */
    static void of(OrbisState at, MoveList out) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        switch (at.phase) {
            case CALLING -> out.addEach(OrbisMoves.of(OrbisMoves.GOD, 0), ALL_GODS & ~at.gods);
            case DEALING, REFILLING -> {
                int level = at.display.level();
                out.addEach(OrbisMoves.of(OrbisMoves.DEAL, OrbisTiles.first(level)), at.display.unseen[level]);
            }
            case TURN -> {
                if (area.god == OrbisGods.NONE) {
                    out.addEach(OrbisMoves.of(OrbisMoves.GOD, 0), at.gods);
                }
                if (!area.isComplete()) {
                    out.addEach(OrbisMoves.of(OrbisMoves.TAKE, 0), ALL_SLOTS);
                }
            }
            case TAKEN -> {
                if (area.canPay(area.supply, at.tile) && area.places(at.tile) != 0) {
                    out.add(OrbisMoves.of(OrbisMoves.BUILD));
                }
                out.add(OrbisMoves.of(OrbisMoves.WILD));
            }
            case PAYING, SACRIFICING, DISCARDING -> gives(area, out);
            case PLACING -> {
                int tile = at.turned ? OrbisPlayerArea.WILDERNESS : at.tile;
                out.addEach(OrbisMoves.of(OrbisMoves.AT, 0), area.places(tile));
            }
            case GAINING -> out.addEach(OrbisMoves.of(OrbisMoves.GAIN, 0), OrbisWorshippers.ALL_COLOURS);
            case FULFILLING -> {
                if (OrbisTransitions.canFulfil(at)) {
                    out.add(OrbisMoves.of(OrbisMoves.FULFIL));
                }
                out.add(OrbisMoves.of(OrbisMoves.DECLINE));
            }
            case BURNING -> {
                int colours = OrbisTiles.effectColours(at.tile);
                for (int slot = 0; slot < OrbisDisplay.SLOTS; slot++) {
                    int there = OrbisWorshippers.colours(at.display.worshippers[slot], 1);
                    out.addEach(OrbisMoves.burn(slot, 0), there & colours);
                }
            }
            case OVER -> {
                // no decision left
            }
        }
        if (at.phase.allowsSwaps()) {
            swaps(area, out);
        }
    }

    private static void gives(OrbisPlayerArea area, MoveList out) {
        out.addEach(OrbisMoves.of(OrbisMoves.GIVE, 0), OrbisWorshippers.colours(area.supply, 1));
    }

    private static void swaps(OrbisPlayerArea area, MoveList out) {
        int rich = OrbisWorshippers.colours(area.supply, OrbisWorshippers.EXCHANGE);
        if (rich != 0) {
            out.addEach(OrbisMoves.swap(0, 0), SWAPS[rich]);
        }
    }
}
