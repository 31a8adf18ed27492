package atoll.games.orbis;

/** The ten gods, 0..9, and their points; all known from the rulebook. */
public final class OrbisGods {
    /** The goddess of love. */
    public static final int LOVE = 0;
    /** The apprentice. */
    public static final int APPRENTICE = 1;
    /** The god of seas. */
    public static final int SEAS = 2;
    /** The god of idleness. */
    public static final int IDLENESS = 3;
    /** The god of fire. */
    public static final int FIRE = 4;
    /** The god of technology. */
    public static final int TECHNOLOGY = 5;
    /** The god of nature. */
    public static final int NATURE = 6;
    /** The god of balance. */
    public static final int BALANCE = 7;
    /** The god of harvest. */
    public static final int HARVEST = 8;
    /** The god of death. */
    public static final int DEATH = 9;
    /** The number of gods in the box. */
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

    /**
     * {@return the name of a god in tokens}
     *
     * @param god a god, 0..9
     */
    public static String name(int god) {
        return NAMES[god];
    }

    /**
     * {@return the points of a god at the end if its condition is met}
     *
     * @param god a god, 0..9
     */
    public static int points(int god) {
        return POINTS[god];
    }

    /**
     * {@return the god with that name, or {@link #NONE}}
     *
     * @param name a name
     */
    public static int find(String name) {
        for (int god = 0; god < GODS; god++) {
            if (NAMES[god].equals(name)) {
                return god;
            }
        }
        return NONE;
    }

    /**
     * {@return the type of tile of which the god demands a majority, or -1}
     *
     * @param god a god, 0..9
     */
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
