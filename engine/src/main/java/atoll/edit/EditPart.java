package atoll.edit;

/** The parts of a position. A screen can have one place for what belongs to a part, but to no seat and no place on the board. */
public enum EditPart {
    /** What lies on the board, the map or in the areas of the seats, and the supplies of pieces. */
    BOARD,
    /** Where cards and tiles are: hands, display, piles, discards. */
    CARDS,
    /** Who knows which hidden cards, and whose view the position is. */
    KNOWLEDGE,
    /** Points, wood and other numbers of the seats. */
    SCORES,
    /** What is to be decided next, by whom, and what has happened in this turn and round. */
    TURN
}
