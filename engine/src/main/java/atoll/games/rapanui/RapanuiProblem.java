package atoll.games.rapanui;

import atoll.edit.ProblemReason;

/** The rule that a position made by hand breaks. {@link RapanuiValidator} decides; {@link RapanuiDiagnosis} finds the rule. */
public enum RapanuiProblem implements ProblemReason {
    /** While the columns are laid out, everything else is as at the start. Where: what is not. Seat, if it has one. */
    NOT_YET,
    /** The columns are laid out one after the other. Where: the first column that is not full, and a later one with cards. */
    DEALT_IN_ORDER,
    /** All columns are laid out. */
    DEALT,
    /** A seat keeps its woodcutter in its village, and its hunters in its hand or village. Seat; where: that card in the village. */
    START_CARD,
    /** A hand has this many cards now. Seat; number: how many. */
    HAND,
    /** A seat takes a card only if it has fewer than three. Seat; number: three. */
    HAND_FULL,
    /** A seat that has taken a card has one. Seat. */
    HAND_EMPTY,
    /** A seat that has just built a Moai, or is asked for its Moai, has one. Seat. */
    NO_MOAI,
    /** Only the other seats sacrifice openly. Seat: the builder. */
    BUILDER_OFFERS,
    /** A seat that sacrifices has an offering. Seat. */
    NO_OFFERING,
    /** The stock has an offering. */
    NO_STOCK,
    /** Moai are scored if the front card of the column is one. Where: the column. */
    FRONT_MOAI,
    /** Hunters are scored if the front card of the column is one. Where: the column. */
    FRONT_HUNTER,
    /** Other kinds are chosen only if the stock has none of the hunter's kind. Where: the column. */
    STOCK_LEFT,
    /** So many offerings are still due: at least 1 and at most this number. Seat; number; 0 if none is. */
    DUE,
    /** The column that is filled up is not full. Where: the column. */
    COLUMN_FULL,
    /** The other columns are not empty. Where: the column. */
    COLUMN_EMPTY,
    /** When the game ends, the draw pile is empty. Number: the cards that are left. */
    DECK_LEFT,
    /** When the game ends, some column has two cards. */
    STOPPED,
    /** The draw pile has 2, 6, 10 or more cards, in fours, counting those of the column that is filled. Number: how many it has. */
    DECK_COUNT,
    /** A seat has sacrificed face down at most once for each of its Moai. Seat; number: the most. */
    SECRETS,
    /** So many offerings cannot have been sacrificed openly for the Moai. Number: the most. */
    MANY_OFFERED,
    /** So few offerings cannot have been sacrificed openly for the Moai. Number: the least. */
    FEW_OFFERED,
    /** The offering on top of the stone lies on it. */
    TOP_NOT_THERE,
    /** The top of the stone is empty exactly if nothing lies on it. */
    TOP_EMPTY,
    /** A face-down offering is on top only until the builder adds one of the stock. */
    TOP_FACE_DOWN,
    /** A seat cannot have sacrificed this offering, by what is known of its pile. Seat; where: the offering. */
    SECRET_LIMIT,
    /** All or none of a seat's face-down offerings are known. Seat. */
    SECRET_MIXED,
    /** If some face-down offerings are unknown, those of at most one seat are known. */
    SECRET_VIEWERS,
    /** At the end everything is turned up. Where: an unknown offering. */
    OVER_UNKNOWN,
    /** A hidden choice is that of a seat whose face-down offerings are unknown too. Seat. */
    HIDDEN_CHOICE,
    /** A seat that chooses what to sacrifice face down knows its earlier ones. Seat. */
    KNOWN_CHOICE,
    /** A seat cannot have so much wood. Seat; number: the most. */
    WOOD,
    /** A seat cannot have so much glory. Seat; number: the most. */
    GLORY
}
