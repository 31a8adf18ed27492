package atoll.games.kanaloa;

/** The gods whose stones lie on the islands. */
public final class KanaloaGods {
    /** No stone. */
    public static final int NONE = 0;

    public static final int KANE = 1;
    public static final int KANALOA = 2;
    public static final int KU = 3;
    public static final int PELE = 4;
    public static final int LONO = 5;
    /** One more than the last god. */
    public static final int END = 6;

    private static final String[] NAMES = {null, "KANE", "KANALOA", "KU", "PELE", "LONO"};

    // The rulebook says that there are 16; how many of each is reconstructed.
    private static final int[] COUNTS = {0, 4, 3, 3, 3, 3};

    /** The most stones of any god that a seat can hold. */
    static final int MOST = most();

    private KanaloaGods() {}

    private static int most() {
        int most = 0;
        for (int god = KANALOA; god < END; god++) {
            most = Math.max(most, COUNTS[god]);
        }
        return most;
    }

    public static String name(int god) {
        return NAMES[god];
    }

    /** The number of stones of a god. */
    public static int count(int god) {
        return COUNTS[god];
    }

    /** The points of KANE on an island: 1 on a small one, 2 on a large one, 3 on the main one. */
    public static int kane(int island) {
        return KanaloaMap.size(island) / 2;
    }
}
