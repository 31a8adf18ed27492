package atoll.games.orbis;

/** Whether a position that was read is one that the rules can go on from; composed ones are welcome. */
final class OrbisValidator {
    /** What a composed position may have of worshippers beyond those that tiles taken have brought. */
    static final int WINDFALL = 260;

    /** How many of the windfall may lie on the tiles of the display. */
    private static final int LAID_OUT = 100;

    /** How many of a colour may lie on a tile beyond those that can have come there. */
    private static final int EXTRA = 5;

    /** No conversion brings more. */
    private static final int MOST_CONVERTED = 2;

    private static final int PER_TAKE = 4;

    private OrbisValidator() {}

    static boolean isSound(OrbisState at) {
        return areTilesSound(at) && arePyramidsSound(at) && isTurnSound(at) && areWorshippersSound(at);
    }

    // Every tile is in one place, and those that are nowhere are the wildernesses.
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
        for (OrbisPlayerArea world : at.worlds) {
            shown += Integer.bitCount(world.occupied & ~world.wild);
            wild += Integer.bitCount(world.wild);
        }
        for (int tile : at.display.tiles) {
            shown += tile == OrbisDisplay.EMPTY ? 0 : 1;
        }
        // A tile that is shown twice, or is not in this game, makes too few that are shown no more.
        return inGame - notShown == shown && notShown - unseen == wild;
    }

    private static boolean isInHand(OrbisState at) {
        return at.tile != OrbisState.NONE && at.cell == OrbisState.NONE;
    }

    // Every tile lies on its own colour.
    private static boolean arePyramidsSound(OrbisState at) {
        boolean sound = true;
        for (OrbisPlayerArea world : at.worlds) {
            for (int left = world.occupied & ~world.wild; left != 0; left &= left - 1) {
                int cell = Integer.numberOfTrailingZeros(left);
                int same = world.colours[OrbisTiles.colour(world.tiles[cell])];
                sound &= OrbisPyramid.row(cell) == 1 || (same >> OrbisPyramid.below(cell) & 3) != 0;
            }
        }
        return sound;
    }

    private static boolean isTurnSound(OrbisState at) {
        OrbisPlayerArea world = at.worlds[at.turn];
        boolean taken = at.slot != OrbisState.NONE;
        int supply = OrbisWorshippers.total(world.supply);
        return switch (at.phase) {
            case TURN -> !world.isFinished();
            case TAKEN -> isTakenSound(at) && !at.turned && at.due == 0;
            case PAYING ->
                isTakenSound(at)
                        && !at.turned
                        && at.due > 0
                        && at.due <= Math.min(supply, OrbisTiles.wildCost(at.tile))
                        && world.places(at.tile) != 0;
            case PLACING -> isTakenSound(at) && at.due == 0 && (at.turned || world.places(at.tile) != 0);
            case GAINING ->
                at.due > 0
                        && (taken
                                ? OrbisTiles.type(at.tile) == OrbisTiles.CONVERSION
                                        && OrbisTiles.effectColours(at.tile) == OrbisWorshippers.ALL_COLOURS
                                        && at.due <= OrbisTiles.number(at.tile)
                                : world.god == OrbisGods.LOVE && at.due <= OrbisGods.LOVE_GAIN);
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
            case DISCARDING -> supply > OrbisState.LIMIT && (taken ? world.occupied != 0 : world.god != OrbisGods.NONE);
            case REFILLING -> taken && world.occupied != 0;
            case OVER -> at.turn == 0 && isOver(at);
            default -> false;
        };
    }

    private static boolean isTakenSound(OrbisState at) {
        return !at.worlds[at.turn].isComplete();
    }

    // Until it is decided, and if it is declined, the tile or the god does not count.
    private static boolean isPriceSound(OrbisState at, boolean taken, boolean failed) {
        OrbisPlayerArea world = at.worlds[at.turn];
        if (!taken) {
            return world.god == OrbisGods.DEATH && world.godFailed == failed;
        }
        return OrbisCodec.isPriced(at.tile) && (world.failed >> at.cell & 1) != 0 == failed;
    }

    private static boolean isVolcano(OrbisState at) {
        return at.tile != OrbisState.NONE && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
    }

    private static boolean isOver(OrbisState at) {
        boolean over = true;
        for (OrbisPlayerArea world : at.worlds) {
            over &= world.isFinished();
        }
        return over;
    }

    // So that no number grows beyond what a group can hold, and no game beyond the longest.
    private static boolean areWorshippersSound(OrbisState at) {
        int[] gone = gone(at);
        int allGone = 0;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            allGone += gone[colour];
        }
        int laidOut = 0;
        boolean sound = true;
        for (int group : at.display.worshippers) {
            laidOut += OrbisWorshippers.total(group);
            for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
                // A colour comes to a tile once for each of its tiles that is taken.
                sound &= OrbisWorshippers.count(group, colour) <= gone[colour] + EXTRA;
            }
        }
        for (int seat = 0; seat < at.worlds.length; seat++) {
            boolean mayBeLarge = seat == at.turn && isAmidTurn(at);
            sound &= mayBeLarge
                    ? isSupplySound(at, gone, allGone)
                    : OrbisWorshippers.total(at.worlds[seat].supply) <= OrbisState.LIMIT;
        }
        return sound && laidOut <= PER_TAKE * allGone + LAID_OUT;
    }

    private static boolean isAmidTurn(OrbisState at) {
        return switch (at.phase) {
            case TURN, REFILLING, OVER -> false;
            default -> true;
        };
    }

    // Three times what a colour could come to by exchanges never grows by one of them.
    private static boolean isSupplySound(OrbisState at, int[] gone, int allGone) {
        int supply = at.worlds[at.turn].supply;
        int total = OrbisWorshippers.total(supply);
        if (at.slot == OrbisState.NONE) {
            return total <= OrbisState.LIMIT + OrbisGods.LOVE_GAIN;
        }
        boolean sound = true;
        boolean before = isInHand(at);
        int gained = before ? 0 : MOST_CONVERTED;
        int most = OrbisState.LIMIT + OrbisWorshippers.COLOURS * EXTRA + allGone + gained;
        for (int colour = 0; colour < OrbisWorshippers.COLOURS; colour++) {
            int own = OrbisState.LIMIT + EXTRA + gone[colour] + gained;
            sound &= 2 * OrbisWorshippers.count(supply, colour) + total <= 2 * own + most;
        }
        return sound && total <= most;
    }

    /** By colour: how many tiles were taken so far. */
    private static int[] gone(OrbisState at) {
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
