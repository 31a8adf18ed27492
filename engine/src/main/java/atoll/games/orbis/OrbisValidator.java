package atoll.games.orbis;

/** Checks whether the rules can continue from a decoded position; composed ones are valid. */
final class OrbisValidator {
    /** The most worshippers of a composed position beyond those from tiles taken. */
    static final int WINDFALL = 260;

    /** The part of the windfall that may be on the tiles of the display. */
    private static final int LAID_OUT = 100;

    /** The most extra worshippers of a colour on a tile, beyond those that can have come there. */
    private static final int EXTRA = 5;

    /** No conversion gives more. */
    private static final int MOST_CONVERTED = 2;

    private static final int PER_TAKE = 4;

    private OrbisValidator() {}

    /**
     * {@return whether the rules can lead to a position and continue from it}
     *
     * @param at a position
     */
    static boolean isSound(OrbisState at) {
        return areTilesSound(at) && arePyramidsSound(at) && isTurnSound(at) && areWorshippersSound(at);
    }

    // Every tile is in one place; the missing ones are the wildernesses.
    private static boolean areTilesSound(OrbisState at) {
        int inGame = 0;
        int notShown = 0;
        int unseen = 0;
        for (int level = 1; level <= OrbisTiles.LEVELS; level++) {
            inGame += Integer.bitCount(OrbisTiles.pile(at.seats(), level));
            notShown += Integer.bitCount(OrbisCodec.notShown(at, level));
            unseen += Integer.bitCount(at.display.unseen[level]);
        }
        int shown = isInHand(at) ? 1 : 0;
        int wild = 0;
        for (OrbisPlayerArea area : at.playerAreas) {
            shown += Integer.bitCount(area.occupied & ~area.wild);
            wild += Integer.bitCount(area.wild);
        }
        for (int tile : at.display.tiles) {
            shown += tile == OrbisDisplay.EMPTY ? 0 : 1;
        }
        // A tile that is duplicated, or not in this game, makes the number of missing tiles too small.
        return inGame - notShown == shown && notShown - unseen == wild;
    }

    private static boolean isInHand(OrbisState at) {
        return at.tile != OrbisState.NONE && at.cell == OrbisState.NONE;
    }

    // Every tile touches its own colour below.
    private static boolean arePyramidsSound(OrbisState at) {
        boolean sound = true;
        for (OrbisPlayerArea area : at.playerAreas) {
            for (int left = area.occupied & ~area.wild; left != 0; left &= left - 1) {
                sound &= isOnItsColour(area, Integer.numberOfTrailingZeros(left));
            }
        }
        return sound;
    }

    /**
     * {@return whether a tile lies in the bottom row or touches its own colour below}
     *
     * @param area the area of a seat
     * @param cell an occupied cell without a wilderness
     */
    static boolean isOnItsColour(OrbisPlayerArea area, int cell) {
        int same = area.colours[OrbisTiles.colour(area.tiles[cell])];
        return OrbisPyramid.row(cell) == 1 || (same >> OrbisPyramid.below(cell) & 3) != 0;
    }

    private static boolean isTurnSound(OrbisState at) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        boolean taken = at.slot != OrbisState.NONE;
        int supply = OrbisWorshippers.total(area.supply);
        return switch (at.phase) {
            case TURN -> !area.isFinished();
            case TAKEN -> isTakenSound(at) && !at.turned && at.due == 0;
            case PAYING ->
                isTakenSound(at)
                        && !at.turned
                        && at.due > 0
                        && at.due <= Math.min(supply, OrbisTiles.wildCost(at.tile))
                        && area.places(at.tile) != 0;
            case PLACING -> isTakenSound(at) && at.due == 0 && (at.turned || area.places(at.tile) != 0);
            case GAINING ->
                at.due > 0
                        && (taken
                                ? OrbisTiles.type(at.tile) == OrbisTiles.CONVERSION
                                        && OrbisTiles.effectColours(at.tile) == OrbisWorshippers.ALL_COLOURS
                                        && at.due <= OrbisTiles.number(at.tile)
                                : area.god == OrbisGods.LOVE && at.due <= OrbisGods.LOVE_GAIN);
            case FULFILLING -> at.due == 0 && isPriceSound(at, taken, true);
            case SACRIFICING ->
                isPriceSound(at, taken, false)
                        && !isVolcano(at)
                        && at.due > 0
                        && at.due <= Math.min(supply, OrbisTransitions.price(at));
            case BURNING ->
                taken
                        && isPriceSound(at, true, false)
                        && isVolcano(at)
                        && at.due > 0
                        && at.due <= OrbisTransitions.price(at)
                        && at.due <= at.display.count(OrbisTiles.effectColours(at.tile));
            case DISCARDING -> supply > OrbisState.LIMIT && (taken ? area.occupied != 0 : area.god != OrbisGods.NONE);
            case REFILLING -> taken && area.occupied != 0;
            case OVER -> at.turn == 0 && isOver(at);
            default -> false;
        };
    }

    private static boolean isTakenSound(OrbisState at) {
        return !at.playerAreas[at.turn].isComplete();
    }

    // Until the price is decided, and if it is declined, the tile or the god does not score.
    private static boolean isPriceSound(OrbisState at, boolean taken, boolean failed) {
        OrbisPlayerArea area = at.playerAreas[at.turn];
        if (!taken) {
            return area.god == OrbisGods.DEATH && area.godFailed == failed;
        }
        return OrbisCodec.isPriced(at.tile) && (area.failed >> at.cell & 1) != 0 == failed;
    }

    private static boolean isVolcano(OrbisState at) {
        return at.tile != OrbisState.NONE && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
    }

    private static boolean isOver(OrbisState at) {
        boolean over = true;
        for (OrbisPlayerArea area : at.playerAreas) {
            over &= area.isFinished();
        }
        return over;
    }

    // Keeps numbers within the range of a group, and the game within its maximum length.
    private static boolean areWorshippersSound(OrbisState at) {
        int[] gone = gone(at);
        int laidOut = 0;
        boolean sound = true;
        for (int group : at.display.worshippers) {
            laidOut += OrbisWorshippers.total(group);
            for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
                sound &= OrbisWorshippers.count(group, colour) <= mostOnATile(gone, colour);
            }
        }
        for (int seat = 0; seat < at.playerAreas.length; seat++) {
            sound &= isSupplySound(at, gone, seat);
        }
        return sound && laidOut <= mostLaidOut(gone);
    }

    /**
     * {@return the most worshippers of a colour on a tile: each taken tile puts its colour on another tile at most once}
     *
     * @param gone by colour: the number of tiles taken so far
     * @param colour a colour, 0..4
     */
    static int mostOnATile(int[] gone, int colour) {
        return gone[colour] + EXTRA;
    }

    /**
     * {@return the most worshippers on the display}
     *
     * @param gone by colour: the number of tiles taken so far
     */
    static int mostLaidOut(int[] gone) {
        return PER_TAKE * all(gone) + LAID_OUT;
    }

    private static int all(int[] gone) {
        int all = 0;
        for (int each : gone) {
            all += each;
        }
        return all;
    }

    /**
     * {@return whether a seat may have more worshippers than at the end of its turn}
     *
     * @param at a position
     * @param seat a seat, from 0
     */
    static boolean mayBeLarge(OrbisState at, int seat) {
        return seat == at.turn
                && switch (at.phase) {
                    case TURN, REFILLING, OVER -> false;
                    default -> true;
                };
    }

    /**
     * {@return whether a seat can have its worshippers} The upper bound of a colour after exchanges never grows by an exchange; in
     * thirds.
     *
     * @param at a position
     * @param gone by colour: the number of tiles taken so far
     * @param seat a seat, from 0
     */
    static boolean isSupplySound(OrbisState at, int[] gone, int seat) {
        int supply = at.playerAreas[seat].supply;
        int total = OrbisWorshippers.total(supply);
        if (!mayBeLarge(at, seat)) {
            return total <= OrbisState.LIMIT;
        }
        if (at.slot == OrbisState.NONE) {
            return total <= OrbisState.LIMIT + OrbisGods.LOVE_GAIN;
        }
        boolean sound = true;
        boolean before = isInHand(at);
        int gained = before ? 0 : MOST_CONVERTED;
        int most = OrbisState.LIMIT + OrbisWorshippers.COLOURS * EXTRA + all(gone) + gained;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int own = OrbisState.LIMIT + EXTRA + gone[colour] + gained;
            sound &= 2 * OrbisWorshippers.count(supply, colour) + total <= 2 * own + most;
        }
        return sound && total <= most;
    }

    /**
     * {@return by colour: the number of tiles taken so far}
     *
     * @param at a position
     */
    static int[] gone(OrbisState at) {
        int[] gone = new int[OrbisWorshippers.COLOURS];
        for (int tile = 0; tile < OrbisTiles.TILES; tile++) {
            int level = OrbisTiles.level(tile);
            boolean ahead = (at.display.unseen[level] >> tile - OrbisTiles.first(level) & 1) != 0;
            gone[OrbisTiles.colour(tile)] += OrbisTiles.isIn(at.seats(), tile) && !ahead ? 1 : 0;
        }
        for (int tile : at.display.tiles) {
            if (tile != OrbisDisplay.EMPTY) {
                gone[OrbisTiles.colour(tile)]--;
            }
        }
        return gone;
    }
}
