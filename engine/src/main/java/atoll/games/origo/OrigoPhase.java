package atoll.games.origo;

/** The kind of the next decision. */
public enum OrigoPhase {
    /** Chance deals ten cards to each seat. */
    DEALING,
    /** The seats place their first shields in turn. */
    PLACING,
    /** The seat to move acts, or ends the turn. */
    TURN,
    /** The losing side of a battle adds a card or folds. */
    BATTLE,
    /** Chance deals two cards for those swapped. */
    SWAPPING,
    /** The turn is over: chance refills the hands. */
    REFILLING,
    /** After a scoring the seat in last place names the start player. */
    NAMING,
    /** The game is over. */
    OVER
}
