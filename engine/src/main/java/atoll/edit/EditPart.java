package atoll.edit;

/** The parts of a position, so that a screen can offer the edits of one part at a time. */
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
