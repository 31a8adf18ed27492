package atoll.games.ponte;

import atoll.edit.ProblemReason;

/** The rule that a position made by hand breaks. {@link PonteValidator} and the board decide; {@link PonteDiagnosis} finds the rule. */
public enum PonteProblem implements ProblemReason {
    /** A group has more than four tiles. Number: how many; where: its cells. */
    GROUP_OF_FIVE,
    /** An island touches another group of its colour. Where: the cell of the island, and the one it touches. */
    ISLAND_TOUCHES,
    /** A bridge lies over a tile. Where: the bridge and the cell. */
    OVER_TILE,
    /** A bridge crosses another. Where: both. */
    CROSSES,
    /** A tile has two bridges. Where: the second bridge and the cell. */
    TWO_BRIDGES,
    /** The box does not have so many light tiles. Number: how many it has. */
    LIGHT_TILES,
    /** The box does not have so many dark tiles. Number: how many it has. */
    DARK_TILES,
    /** The box does not have so many bridges. Number: how many it has. */
    BRIDGES,
    /** Before the colours are chosen, only light tiles lie on the board. Number: how many, 0..2. */
    OPENING,
    /** Before the colours are chosen, there are no bridges. */
    OPENING_BRIDGE,
    /** After the first tile of a turn, its colour has a tile on the board. */
    NO_FIRST_TILE,
    /** After the first tile of a turn, there is a cell for the second one. */
    NO_SECOND_CELL,
    /** After the first tile of a turn, the box has a second one. */
    NO_SECOND_TILE,
    /** The last turn is dark's. */
    LAST_TURN_OF_LIGHT,
    /** Light has passed, but could place two tiles. */
    LIGHT_CAN_PLACE,
    /** The game is over, but dark could place two tiles. */
    DARK_CAN_PLACE
}
