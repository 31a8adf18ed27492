package atoll.games.orbis;

/** The ten gods, 0..9, and their points; all known from the rulebook. */
public final class OrbisGods {
    public static final int LOVE = 0;
    public static final int APPRENTICE = 1;
    public static final int SEAS = 2;
    public static final int IDLENESS = 3;
    public static final int FIRE = 4;
    public static final int TECHNOLOGY = 5;
    public static final int NATURE = 6;
    public static final int BALANCE = 7;
    public static final int HARVEST = 8;
    public static final int DEATH = 9;
    public static final int GODS = 10;

    /** No god. */
    public static final int NONE = -1;

    /** The number of worshippers that the goddess of love gives. */
    public static final int LOVE_GAIN = 5;

    /** The number of worshippers that the god of death demands. */
    public static final int DEATH_PRICE = 6;

    private static final String[] NAMES = {
        "love", "apprentice", "seas", "idleness", "fire", "technology", "nature", "balance", "harvest", "death"
    };

    private static final int[] POINTS = {1, 2, 3, 1, 3, 3, 3, 3, 3, 3};

    private OrbisGods() {}

    /** The name of a god in tokens. */
    public static String name(int god) {
        return NAMES[god];
    }

    /** The points of a god at the end if its condition is met. */
    public static int points(int god) {
        return POINTS[god];
    }

    /** The god with that name, or {@link #NONE}. */
    public static int find(String name) {
        for (int god = 0; god < GODS; god++) {
            if (NAMES[god].equals(name)) {
                return god;
            }
        }
        return NONE;
    }

    /** The type of tile of which the god demands a majority, or -1. */
    public static int rivalry(int god) {
        return switch (god) {
            case SEAS -> OrbisTiles.IRRIGATION;
            case FIRE -> OrbisTiles.VOLCANO;
            case NATURE -> OrbisTiles.FOREST;
            case HARVEST -> OrbisTiles.VILLAGE;
            default -> -1;
        };
    }
}
