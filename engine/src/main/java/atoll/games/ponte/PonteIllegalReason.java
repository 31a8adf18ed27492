package atoll.games.ponte;

import atoll.engine.IllegalReason;

/**
 * The rule that makes a move illegal. {@link PonteState#moves} alone decides what is legal; {@link PonteObstacle} finds the rule
 * afterwards, with the cell in the way.
 */
public enum PonteIllegalReason implements IllegalReason {
    /** A tile lies on the cell. */
    TAKEN,
    /** The cell lies under a bridge. */
    UNDER_BRIDGE,
    /** The group would have more than four tiles. */
    GROUP_OF_FIVE,
    /** The tile would touch an island of its colour. */
    TOUCHES_ISLAND,
    /** The tile would complete an island that touches another group of its colour. */
    ISLAND_TOUCHES,
    /** After this tile no second one could be placed. */
    NO_SECOND,
    /** Fewer than two tiles of the colour are left in the box. */
    NO_TILES_LEFT,
    /** An end of the bridge is no tile of its colour. */
    END_NOT_OWN,
    /** An end already bears a bridge. */
    END_BEARS,
    /** A tile lies under the bridge. */
    OVER_TILE,
    /** The bridge would cross another. */
    CROSSES,
    /** No bridge is left in the box. */
    NO_BRIDGES_LEFT,
    /** A seat that can place two tiles may not pass. */
    CAN_PLACE,
    /** The game begins with two light tiles. */
    OPENING,
    /** The colour must be chosen first. */
    COLOUR_FIRST,
    /** The colours are chosen. */
    COLOURS_CHOSEN,
    /** The second tile of the turn must be placed first. */
    SECOND_FIRST,
    /** The game is over. */
    OVER;

    /**
     * {@return the rule with the cell in the way}
     *
     * @param cell a cell, or 0 for none
     */
    public PonteObstacle at(int cell) {
        return new PonteObstacle(this, cell);
    }
}
