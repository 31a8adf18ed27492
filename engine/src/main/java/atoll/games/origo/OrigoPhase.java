package atoll.games.origo;

/** What is decided next. */
public enum OrigoPhase {
    /** Chance deals ten cards to each seat. */
    DEALING,
    /** The seats place their first shields in turn. */
    PLACING,
    /** The seat whose turn it is does something, or ends the turn. */
    TURN,
    /** The side of a battle that would now lose adds a card or folds. */
    BATTLE,
    /** Chance deals two cards for those swapped. */
    SWAPPING,
    /** A turn is over: chance fills up the hands. */
    REFILLING,
    /** After a scoring the last seat names the one to begin. */
    NAMING,
    OVER
}
