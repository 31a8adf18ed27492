package atoll.games.kanaloa;

/** How a seat stands on an island, as a number: an index of tables with what follows from that alone. */
final class KanaloaStanding {
    /** More than the greatest number. */
    static final int END = 1 << 9;

    private static final int BITS = 3;

    private KanaloaStanding() {}

    /** What follows from a standing. */
    interface Rating {
        /**
         * {@return the value for a standing}
         *
         * @param need the number of bridges that control the island
         * @param own the number of the seat's bridges
         * @param taken the number of all bridges
         */
        int of(int need, int own, int taken);
    }

    /**
     * {@return a standing as a number}
     *
     * @param need the number of bridges that control the island
     * @param own the number of the seat's bridges
     * @param taken the number of all bridges
     */
    static int of(int need, int own, int taken) {
        return (need << BITS | own) << BITS | taken;
    }

    /**
     * {@return a table of values, by the number of the standing}
     *
     * @param rating gives the values
     */
    static int[] table(Rating rating) {
        int[] table = new int[END];
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            int need = KanaloaMap.need(island);
            for (int taken = 0; taken <= KanaloaMap.size(island); taken++) {
                for (int own = 0; own <= taken; own++) {
                    table[of(need, own, taken)] = rating.of(need, own, taken);
                }
            }
        }
        return table;
    }
}
