package atoll.games.orbis;

import atoll.edit.ProblemReason;

/** The rule that a position made by hand breaks. {@link OrbisValidator} decides; {@link OrbisDiagnosis} finds the rule. */
public enum OrbisProblem implements ProblemReason {
    /** Before the gods are drawn, and while the display is laid out, nothing lies elsewhere. Where: what does. */
    NOT_YET,
    /** All gods of the game have been drawn. Number: how many. */
    GODS_CALLED,
    /** The display is laid out slot by slot. Where: the first empty one. */
    DEALT_IN_ORDER,
    /** The display is laid out from the pile of level 1. Where: a slot with another tile. */
    DEALT_LEVEL,
    /** The display is laid out. */
    DEALT,
    /** A game has one god more than seats. Number: how many. */
    GODS,
    /** Every slot has a tile, except the one that was taken from. Where: the slot. */
    EMPTY_SLOT,
    /** As many tiles lie face down as there are wildernesses. Number: the wildernesses. */
    WILDERNESSES,
    /** A tile touches its own colour below. Seat; where: the cell. */
    COLOUR_BELOW,
    /** A seat has its god and all its tiles, and so no more turns. Seat. */
    SEAT_FINISHED,
    /** The game is over, but a seat has turns left. Seat. */
    NOT_FINISHED,
    /** It must be known from which slot the tile was taken. */
    NO_SLOT,
    /** It must be known which tile was taken. */
    NO_TILE,
    /** The seat's pyramid has all its tiles. Seat. */
    PYRAMID_COMPLETE,
    /** The tile fits no cell of the pyramid. Seat. */
    NO_CELL,
    /** It must be known on which cell the tile lies whose effect is not complete. Seat. */
    EFFECT_CELL,
    /** The tile there has no such effect. Seat; where: the cell. */
    NO_EFFECT,
    /** The seat has no god with such an effect. Seat. */
    NO_GOD,
    /** Until the price is decided, it is not paid. Seat. */
    PRICE_PAID,
    /** While it is being paid, the price counts as paid. Seat. */
    PRICE_UNPAID,
    /** So many worshippers are still to come or go: at least 1 and at most this number. Number; 0 if nothing fits. */
    DUE,
    /** A seat discards only if it has more than ten worshippers. Seat; number: ten. */
    NOTHING_TO_DISCARD,
    /** The seat has taken neither a tile nor a god. Seat. */
    NOTHING_TAKEN,
    /** So many worshippers of a colour cannot have come onto a tile. Where: the worshippers; number: the most. */
    HEAP,
    /** So many worshippers cannot lie on the display. Number: the most. */
    LAID_OUT,
    /** At the end of its turn a seat has at most ten worshippers. Seat; number: ten. */
    SUPPLY,
    /** Even within a turn a seat cannot have so many worshippers. Seat. */
    SUPPLY_IN_TURN
}
