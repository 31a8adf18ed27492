package atoll.games.origo;

import atoll.edit.ProblemReason;

/** The rule that a position made by hand breaks. {@link OrigoValidator} decides; {@link OrigoDiagnosis} finds the rule. */
public enum OrigoProblem implements ProblemReason {
    /** Before the first turn, everything else is as at the start. Where: what is not. Seat, if it has one. */
    NOT_YET,
    /** A seat has fewer shields on the map and in its supply together. Seat; number: how many it has. */
    SHIELDS,
    /** More cards are unknown than are left. Number: how many are left. */
    UNKNOWN_CARDS,
    /** A hand has at most ten cards. Seat; number: ten. */
    HAND,
    /** Nothing is hidden from this viewer. */
    NOTHING_HIDDEN,
    /** More cards are known to be in hidden hands than these have. Number: how many they have. */
    SURE_HIDDEN,
    /** The draw pile has a card to deal. */
    PILE_EMPTY,
    /** A seat has this many cards now, in the set-up; the seat that is dealt to has fewer. Seat; number: how many. */
    DEALT,
    /** A seat has placed this many shields now. Seat; number: how many. */
    PLACED,
    /** All first shields are placed. Number: how many of each seat. */
    PLACED_ALL,
    /** At the start a country takes fewer shields. Number: how many; where: whether it is founded. */
    START_LIMIT,
    /** A country that is full is founded. Where: whether it is founded. */
    NOT_FOUNDED,
    /** A leader is on the track, and not so far ahead. Seat; number: the last field it can have reached. */
    LEADER,
    /** Two leaders are never on one field. Seat; where: both. */
    LEADERS_TOGETHER,
    /** So many scorings cannot be waiting. Number: the most. */
    WAITING,
    /** It must be known which field is attacked. */
    NO_TARGET,
    /** The attacked field bears a shield of another seat. Where: the field. */
    TARGET_OWNER,
    /** An attack takes one of the two actions of the turn. Number: the most that are left. */
    BATTLE_ACTIONS,
    /** The attacker has a shield in its supply. Seat. */
    NO_SUPPLY,
    /** The attacker has a shield beside the attacked field. Seat; where: the field. */
    TARGET_FAR,
    /** Shields are attacked in founded countries and in full seas. Where: the field. */
    TARGET_CLOSED,
    /** The attacker has played a card. Seat. */
    NOT_PLAYED,
    /** The card that was played does not fit the attacked field. Seat; where: the card. */
    CARD_FIT,
    /** Swapping cards is what a seat does instead of letting a shield wander. */
    SWAP_SHIFTED,
    /** With the cards still to be drawn, the hand would have more than ten. Seat; number: ten. */
    SWAP_HAND,
    /** The hand that is refilled has fewer than ten cards. Seat; number: ten. */
    REFILL_FULL,
    /** Hands are refilled from the seat to move on: this one is full already. Seat; number: ten. */
    REFILL_BEFORE,
    /** The seat in last place names the start player. Seat: that one. */
    NAMING_LAST,
    /** A start player is named only after a scoring. */
    NAMING_SCORED,
    /** In the last round no start player is named. */
    NAMING_OVER
}
