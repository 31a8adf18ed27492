package atoll.games.kanaloa;

import atoll.edit.ProblemReason;

/** The rule that a position made by hand breaks. {@link KanaloaValidator} decides; {@link KanaloaDiagnosis} finds the rule. */
public enum KanaloaProblem implements ProblemReason {
    /** Before the cards put away are revealed, nothing lies there. Where: what does. Seat, if it has one. */
    NOT_YET,
    /** The stones are placed island by island. Where: the first island without a stone. */
    PLACED_IN_ORDER,
    /** All stones are placed. */
    PLACED,
    /** All stones lie on islands before the game begins. Where: an island without one. */
    STONES_LAID,
    /** The display has at most four cards. Number: four. */
    DISPLAY,
    /** More cards are unknown than are left in the deck. Number: how many are left. */
    UNKNOWN_CARDS,
    /** A view of the set-up contains no cards of other seats. Seat. */
    HAND_SECRET,
    /** A seat has this many cards now, in the set-up. Seat; number: how many; the seat that is dealt to has fewer than four. */
    DEALT,
    /** A seat that has put a card away has it still in its hand. Seat. */
    NOT_GIVEN,
    /** This seat has not put a card away yet. Seat. */
    GIVEN_EARLY,
    /** A hand has at most this many cards now. Seat; number: the most. */
    HAND,
    /** No stone lies on an island that is controlled. Seat: who controls it; where: the stone. */
    STONE_ON_CONTROLLED,
    /** A seat controls eleven islands and has won. Seat. */
    WON,
    /** A seat cannot have so many points. Seat; number: the most. */
    POINTS,
    /** The last turns are numbered from 1 on. */
    FINISHED_ORDER,
    /** The last round is in the second half. */
    LAST_HALF,
    /** In the last round no card is left in the deck and the display. Number: how many are. */
    LAST_CARDS,
    /** Only with LONO, in the second half, and with no card left, a turn ends without taking one. */
    CLOSING,
    /** The game is over, but this seat has not had its last turn. Seat. */
    NOT_FINISHED,
    /** All seats have had their last turns, so the game is over. */
    ALL_FINISHED,
    /** A card is revealed only if the display has fewer than four. */
    FILLED,
    /** Without gods' help, the display is filled before the turn begins. */
    FILLED_BEFORE,
    /** The display has four cards, or the deck has none. */
    NOT_FILLED,
    /** The deck has no card to draw. */
    DECK_EMPTY,
    /** The hand is full, so no card is drawn. Seat; number: five. */
    HAND_FULL,
    /** Neither deck nor display has a card: the last round has begun. */
    NO_CARDS,
    /** Gods help only in the second half before the last round, if they take part. */
    GODS_HELP,
    /** A seat that has had its last turn is not to move. Seat. */
    TURN_FINISHED,
    /** Without gods' help, a seat plays or discards in a turn, but not both. Seat. */
    PLAYED_AND_DISCARDED,
    /** After playing or discarding a card, a seat has fewer than five. Seat; number: five. */
    HAND_AFTER,
    /** A bridge is removed after a bridge was built, so a card was played and none discarded. Seat. */
    REMOVING_PLAYED,
    /** It must be known on which islands a bridge is removed. */
    REMOVAL_NONE,
    /** The seat has no relative majority there that lets it remove a bridge. Seat; where: the island. */
    REMOVAL_LEADS,
    /** Bridges are removed at both ends of the seat's new bridge, and nowhere else. Seat. */
    REMOVAL_ENDS,
    /** The stone is used against another seat that has a card. Seat: that one. */
    VICTIM,
    /** A seat that steals a card has seen the whole hand. Seat: the one that steals. */
    THIEF_KNOWS,
    /** PELE takes a card of each other seat in turn, to the left. Seat: one that cannot have given one. */
    GIVERS,
    /** PELE gives a card back to a seat that gave one. Seat: the one that did not. */
    RETURN,
    /** The seat has a card for each that it must give back. Seat; number: how many. */
    RETURN_HAND
}
