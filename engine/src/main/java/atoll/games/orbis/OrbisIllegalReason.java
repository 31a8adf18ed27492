package atoll.games.orbis;

import atoll.engine.IllegalReason;

/** The rule that makes a move illegal. {@link OrbisLegalMoves} alone decides what is legal; this class only names the rule. */
public enum OrbisIllegalReason implements IllegalReason {
    /** The game is over. */
    OVER,
    /** Chance is to move. */
    DEALING,
    /** Only chance deals. */
    NO_DEALING,
    /** The tile is not in the pile that is dealt from. */
    NOT_IN_PILE,
    /** The god is not available. */
    GOD_GONE,
    /** The seat has a god. */
    HAS_GOD,
    /** The pyramid has all its tiles. */
    WORLD_COMPLETE,
    /** A turn begins with taking a tile or a god. */
    TAKE_FIRST,
    /** A tile is taken already; it must be built or turned. */
    TAKEN,
    /** The seat cannot pay for the tile. */
    TOO_DEAR,
    /** No cell of the pyramid can take the tile. */
    NO_PLACE,
    /** The wild symbols must be paid first. */
    PAY_FIRST,
    /** The seat has no worshipper of this colour. */
    NOT_OWNED,
    /** The tile must be placed first. */
    PLACE_FIRST,
    /** A tile lies on the cell. */
    OCCUPIED,
    /** The first tile has a fixed cell. */
    NOT_THE_FIRST,
    /** The tiles of the bottom row are adjacent. */
    GAP,
    /** The bottom row has its full width. */
    TOO_WIDE,
    /** A tile above the bottom row lies on two others. */
    NOTHING_BELOW,
    /** None of the two tiles below has the colour of the tile. */
    OTHER_COLOUR,
    /** The worshippers of the effect must be taken first. */
    GAIN_FIRST,
    /** The price of the effect must be paid or declined first. */
    FULFIL_FIRST,
    /** The seat has too few worshippers for the price. */
    TOO_FEW,
    /** The display has too few worshippers of the volcano's colours. */
    TOO_FEW_THERE,
    /** The worshippers of the price must be given first. */
    GIVE_FIRST,
    /** The worshippers of the volcano must be burnt first. */
    BURN_FIRST,
    /** The volcano does not burn this colour. */
    NOT_BURNT,
    /** The slot has no worshipper of this colour. */
    NOT_THERE,
    /** The worshippers above ten must be discarded first. */
    DISCARD_FIRST,
    /** Worshippers cannot be exchanged in the middle of an effect or payment. */
    NO_SWAP,
    /** An exchange is for another colour. */
    SAME_COLOUR,
    /** An exchange needs three worshippers of a colour. */
    THREE_NEEDED;

    /**
     * {@return the rule that forbids an illegal move}
     *
     * @param at a position
     * @param move a move of this game
     */
    static OrbisIllegalReason of(OrbisState at, int move) {
        if (at.phase == OrbisPhase.OVER) {
            return OVER;
        }
        if (at.actor() == OrbisState.CHANCE) {
            return whyNotForChance(at, move);
        }
        return switch (OrbisMoves.verb(move)) {
            case OrbisMoves.DEAL -> NO_DEALING;
            case OrbisMoves.SWAP -> whyNotSwap(at, move);
            default -> whyNotInTurn(at, move);
        };
    }

    private static OrbisIllegalReason whyNotForChance(OrbisState at, int move) {
        int verb = OrbisMoves.verb(move);
        if (at.phase == OrbisPhase.CALLING) {
            return verb == OrbisMoves.GOD ? GOD_GONE : DEALING;
        }
        return verb == OrbisMoves.DEAL ? NOT_IN_PILE : DEALING;
    }

    private static OrbisIllegalReason whyNotSwap(OrbisState at, int move) {
        if (!at.phase.allowsSwaps()) {
            return NO_SWAP;
        }
        return OrbisMoves.from(move) == OrbisMoves.colour(move) ? SAME_COLOUR : THREE_NEEDED;
    }

    private static OrbisIllegalReason whyNotInTurn(OrbisState at, int move) {
        int verb = OrbisMoves.verb(move);
        OrbisPlayerArea area = at.playerAreas[at.turn];
        return switch (at.phase) {
            case TURN ->
                switch (verb) {
                    case OrbisMoves.GOD -> area.god == OrbisGods.NONE ? GOD_GONE : HAS_GOD;
                    case OrbisMoves.TAKE -> WORLD_COMPLETE;
                    default -> TAKE_FIRST;
                };
            case TAKEN -> verb == OrbisMoves.BUILD ? whyNotBuild(at, area) : TAKEN;
            case PAYING -> verb == OrbisMoves.GIVE ? NOT_OWNED : PAY_FIRST;
            case PLACING -> verb == OrbisMoves.AT ? whyNotPlace(area, OrbisMoves.what(move)) : PLACE_FIRST;
            case GAINING -> GAIN_FIRST;
            case FULFILLING -> verb == OrbisMoves.FULFIL ? whyNotFulfil(at) : FULFIL_FIRST;
            case SACRIFICING -> verb == OrbisMoves.GIVE ? NOT_OWNED : GIVE_FIRST;
            case BURNING -> verb == OrbisMoves.BURN ? whyNotBurn(at, move) : BURN_FIRST;
            default -> verb == OrbisMoves.GIVE ? NOT_OWNED : DISCARD_FIRST;
        };
    }

    private static OrbisIllegalReason whyNotBuild(OrbisState at, OrbisPlayerArea area) {
        return area.canPay(area.supply, at.tile) ? NO_PLACE : TOO_DEAR;
    }

    private static OrbisIllegalReason whyNotPlace(OrbisPlayerArea area, int cell) {
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

    private static OrbisIllegalReason whyNotFulfil(OrbisState at) {
        boolean burns = at.tile != OrbisState.NONE && OrbisTiles.type(at.tile) == OrbisTiles.VOLCANO;
        return burns ? TOO_FEW_THERE : TOO_FEW;
    }

    private static OrbisIllegalReason whyNotBurn(OrbisState at, int move) {
        boolean burns = (OrbisTiles.effectColours(at.tile) >> OrbisMoves.colour(move) & 1) != 0;
        return burns ? NOT_THERE : NOT_BURNT;
    }
}
