package atoll.games.ponte;

import atoll.engine.IllegalReason;

/**
 * The rule that makes an action illegal. {@link PonteState#moves} alone decides what is legal; the rule is found
 * afterwards. With the cell in the way it is written as one int, see {@link #at}.
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
     * {@return the rule with the cell in the way, or with 0 for none}
     *
     * @param cell a cell, or 0
     */
    int at(int cell) {
        return ordinal() << 8 | cell;
    }

    /**
     * {@return the rule of a reason with its cell}
     *
     * @param reason a rule with its cell, as from {@link PonteState#obstacle}
     */
    public static PonteIllegalReason of(int reason) {
        return values()[reason >> 8];
    }

    /**
     * {@return the cell in the way, or 0: a tile that is touched, the cell under the bridge, or the lower end of the
     * bridge that is crossed}
     *
     * @param reason a rule with its cell, as from {@link PonteState#obstacle}
     */
    public static int cell(int reason) {
        return reason & 255;
    }
}
