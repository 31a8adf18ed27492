package atoll.games.orbis;

/** Why a move is illegal, as an int: 0 for no reason. */
public final class OrbisIllegalReason {
    static final int OVER = 1;
    static final int DEALING = 2;
    static final int NO_DEALING = 3;
    static final int NOT_IN_PILE = 4;
    // the turn
    static final int GOD_GONE = 5;
    static final int HAS_GOD = 6;
    static final int WORLD_COMPLETE = 7;
    static final int TAKE_FIRST = 8;
    static final int TAKEN = 9;
    static final int TOO_DEAR = 10;
    static final int NO_PLACE = 11;
    static final int PAY_FIRST = 12;
    static final int NOT_OWNED = 13;
    static final int PLACE_FIRST = 14;
    // places
    static final int OCCUPIED = 15;
    static final int NOT_THE_FIRST = 16;
    static final int GAP = 17;
    static final int TOO_WIDE = 18;
    static final int NOTHING_BELOW = 19;
    static final int OTHER_COLOUR = 20;
    // effects
    static final int GAIN_FIRST = 21;
    static final int FULFIL_FIRST = 22;
    static final int TOO_FEW = 23;
    static final int TOO_FEW_THERE = 24;
    static final int GIVE_FIRST = 25;
    static final int BURN_FIRST = 26;
    static final int NOT_BURNT = 27;
    static final int NOT_THERE = 28;
    static final int DISCARD_FIRST = 29;
    // exchange
    static final int NO_SWAP = 30;
    static final int SAME_COLOUR = 31;
    static final int THREE_NEEDED = 32;

    private static final String[] IDS = {
        null,
        "over",
        "dealing",
        "no-dealing",
        "not-in-pile",
        "god-gone",
        "has-god",
        "world-complete",
        "take-first",
        "taken",
        "too-dear",
        "no-place",
        "pay-first",
        "not-owned",
        "place-first",
        "occupied",
        "not-the-first",
        "gap",
        "too-wide",
        "nothing-below",
        "other-colour",
        "gain-first",
        "fulfil-first",
        "too-few",
        "too-few-there",
        "give-first",
        "burn-first",
        "not-burnt",
        "not-there",
        "discard-first",
        "no-swap",
        "same-colour",
        "three-needed"
    };

    private OrbisIllegalReason() {}

    /** The id of the rule, lower-case words joined by hyphens; null if there is no reason. */
    public static String id(int reason) {
        return IDS[reason];
    }

    /** The number of reasons, which count from 1. */
    static int count() {
        return IDS.length - 1;
    }

    /** The reason for any move that {@link OrbisMoves} encodes. */
    static int of(OrbisState at, int move) {
        if (at.phase == OrbisPhase.OVER) {
            return OVER;
        }
        if (at.actor() == OrbisState.CHANCE) {
            return ofChance(at, move);
        }
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.DEAL -> NO_DEALING;
            case OrbisMoves.SWAP -> ofSwap(at, move);
            default -> ofChoice(at, move);
        };
    }

    private static int ofChance(OrbisState at, int move) {
        int verb = OrbisMoves.verb(move);
        int what = OrbisMoves.what(move);
        if (at.phase == OrbisPhase.CALLING && verb == OrbisMoves.GOD) {
            return (at.gods >> what & 1) == 0 ? 0 : GOD_GONE;
        }
        if (at.phase == OrbisPhase.CALLING || verb != OrbisMoves.DEAL) {
            return DEALING;
        }
        int level = at.display.level();
        boolean there = OrbisTiles.level(what) == level
                && (at.display.unseen[level] >> what - OrbisTiles.first(level) & 1) != 0;
        return there ? 0 : NOT_IN_PILE;
    }

    private static int ofSwap(OrbisState at, int move) {
        boolean now = switch (at.phase) {
            case TURN, TAKEN, PLACING, FULFILLING, DISCARDING -> true;
            default -> false;
        };
        if (!now) {
            return NO_SWAP;
        }
        if (OrbisMoves.from(move) == OrbisMoves.colour(move)) {
            return SAME_COLOUR;
        }
        int held = OrbisWorshippers.count(at.playerAreas[at.turn].supply, OrbisMoves.from(move));
        return held < OrbisWorshippers.EXCHANGE ? THREE_NEEDED : 0;
    }

    private static int ofChoice(OrbisState at, int move) {
        int verb = OrbisMoves.verb(move);
        int what = OrbisMoves.what(move);
        OrbisPlayerArea area = at.playerAreas[at.turn];
        return switch (at.phase) {
            case TURN ->
                switch (verb) {
                    case OrbisMoves.GOD -> ofGod(at, what);
                    case OrbisMoves.TAKE -> area.isComplete() ? WORLD_COMPLETE : 0;
                    default -> TAKE_FIRST;
                };
            case TAKEN ->
                switch (verb) {
                    case OrbisMoves.WILD -> 0;
                    case OrbisMoves.BUILD -> ofBuild(at, area);
                    default -> TAKEN;
                };
            case PAYING -> verb == OrbisMoves.GIVE ? ofGive(area, what) : PAY_FIRST;
            case PLACING ->
                verb == OrbisMoves.AT
                        ? ofPlace(area, at.turned ? OrbisPlayerArea.WILDERNESS : at.tile, what)
                        : PLACE_FIRST;
            case GAINING -> verb == OrbisMoves.GAIN ? 0 : GAIN_FIRST;
            case FULFILLING ->
                switch (verb) {
                    case OrbisMoves.DECLINE -> 0;
                    case OrbisMoves.FULFIL -> ofFulfil(at);
                    default -> FULFIL_FIRST;
                };
            case SACRIFICING -> verb == OrbisMoves.GIVE ? ofGive(area, what) : GIVE_FIRST;
            case BURNING -> verb == OrbisMoves.BURN ? ofBurn(at, move) : BURN_FIRST;
            default -> verb == OrbisMoves.GIVE ? ofGive(area, what) : DISCARD_FIRST;
        };
    }

    private static int ofGod(OrbisState at, int god) {
        if (at.playerAreas[at.turn].god != OrbisGods.NONE) {
            return HAS_GOD;
        }
        return (at.gods >> god & 1) == 0 ? GOD_GONE : 0;
    }

    private static int ofBuild(OrbisState at, OrbisPlayerArea area) {
        if (!area.canPay(area.supply, at.tile)) {
            return TOO_DEAR;
        }
        return area.places(at.tile) == 0 ? NO_PLACE : 0;
    }

    private static int ofGive(OrbisPlayerArea area, int colour) {
        return OrbisWorshippers.count(area.supply, colour) > 0 ? 0 : NOT_OWNED;
    }

    /** Why a tile, or a wilderness, cannot go on a cell. */
    static int ofPlace(OrbisPlayerArea area, int tile, int cell) {
        if ((area.places(tile) >> cell & 1) != 0) {
            return 0;
        }
        if ((area.occupied >> cell & 1) != 0) {
            return OCCUPIED;
        }
        if (OrbisPyramid.row(cell) == 1) {
            int bottom = OrbisPyramid.bottom(area.occupied);
            boolean wide = Integer.bitCount(bottom) == OrbisPyramid.WIDTH;
            return bottom == 0 ? NOT_THE_FIRST : wide ? TOO_WIDE : GAP;
        }
        boolean supported = (area.places(OrbisPlayerArea.WILDERNESS) >> cell & 1) != 0;
        return supported ? OTHER_COLOUR : NOTHING_BELOW;
    }

    private static int ofFulfil(OrbisState at) {
        if (OrbisTransitions.canFulfil(at)) {
            return 0;
        }
        boolean burns = at.tile != OrbisState.NONE && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
        return burns ? TOO_FEW_THERE : TOO_FEW;
    }

    private static int ofBurn(OrbisState at, int move) {
        int colour = OrbisMoves.colour(move);
        if ((OrbisTiles.effectColours(at.tile) >> colour & 1) == 0) {
            return NOT_BURNT;
        }
        return OrbisWorshippers.count(at.display.worshippers[OrbisMoves.slot(move)], colour) == 0 ? NOT_THERE : 0;
    }
}
