package atoll.games.kanaloa;

/** The gods whose stones lie on the islands. */
public final class KanaloaGods {
    /** No stone. */
    public static final int NONE = 0;

    /** The stone of KANE. */
    public static final int KANE = 1;
    /** The stone of KANALOA, a joker. */
    public static final int KANALOA = 2;
    /** The stone of KU, which steals a card. */
    public static final int KU = 3;
    /** The stone of PELE, which takes a card of every other seat. */
    public static final int PELE = 4;
    /** The stone of LONO, which gives another card. */
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

    /**
     * {@return the name of a god, in capitals}
     *
     * @param god a god of {@link KanaloaGods}
     */
    public static String name(int god) {
        return NAMES[god];
    }

    /**
     * {@return the god with that name} Throws IllegalArgumentException if there is none.
     *
     * @param name the name, in capitals
     */
    public static int find(String name) {
        for (int god = KANE; god < END; god++) {
            if (NAMES[god].equals(name)) {
                return god;
            }
        }
        throw new IllegalArgumentException("no god called " + name);
    }

    /**
     * {@return the number of stones of a god}
     *
     * @param god a god of {@link KanaloaGods}
     */
    public static int count(int god) {
        return COUNTS[god];
    }

    /**
     * {@return the points of KANE on an island: 1 on a small one, 2 on a large one, 3 on the main one}
     *
     * @param island an island, 0..15
     */
    public static int kane(int island) {
        return KanaloaMap.size(island) / 2;
    }
}
