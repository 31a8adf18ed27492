package atoll.games.ponte;

/**
 * Why an action is illegal, as an int: 0 for no reason, else a rule and a cell. The rules themselves return such ints, so that
 * the rule and its explanation cannot differ.
 */
public final class PonteIllegalReason {
    // tiles
    static final int TAKEN = 1;
    static final int UNDER_BRIDGE = 2;
    static final int GROUP_OF_FIVE = 3;
    static final int TOUCHES_ISLAND = 4;
    static final int ISLAND_TOUCHES = 5;
    static final int NO_SECOND = 6;
    static final int NO_TILES_LEFT = 7;
    // bridges
    static final int END_NOT_OWN = 8;
    static final int END_BEARS = 9;
    static final int OVER_TILE = 10;
    static final int CROSSES = 11;
    static final int NO_BRIDGES_LEFT = 12;
    // the turn
    static final int CAN_PLACE = 13;
    static final int OPENING = 14;
    static final int COLOUR_FIRST = 15;
    static final int COLOURS_CHOSEN = 16;
    static final int SECOND_FIRST = 17;
    static final int OVER = 18;

    private static final String[] IDS = {
        null,
        "taken",
        "under-bridge",
        "group-of-five",
        "touches-island",
        "island-touches",
        "no-second",
        "no-tiles-left",
        "end-not-own",
        "end-bears",
        "over-tile",
        "crosses",
        "no-bridges-left",
        "can-place",
        "opening",
        "colour-first",
        "colours-chosen",
        "second-first",
        "over"
    };

    private PonteIllegalReason() {}

    static int of(int rule, int cell) {
        return rule << 8 | cell;
    }

    static int of(int rule) {
        return rule << 8;
    }

    /** The id of the rule, lower-case words joined by hyphens; null if there is no reason. */
    public static String id(int reason) {
        return IDS[reason >> 8];
    }

    /**
     * The cell in the way, or 0: a tile that is touched, the cell under the bridge, or the lower end of the bridge that is
     * crossed.
     */
    public static int cell(int reason) {
        return reason & 255;
    }
}
