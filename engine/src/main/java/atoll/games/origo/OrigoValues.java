package atoll.games.origo;

/** Values that an evaluator has computed for the position of a state, until it changes. Many moves share them. */
final class OrigoValues {
    // The first slots of what there is for each field; before them are two slots of each region.
    /** What a shield loses that leaves. */
    static final int LEAVING = 2 * OrigoMap.REGIONS;
    /** What a shield from the supply gains. */
    static final int ENTERING = LEAVING + OrigoMap.FIELDS;
    /** How many cards of the seat to move fit. */
    static final int FITTING = ENTERING + OrigoMap.FIELDS;

    private final int[] values = new int[FITTING + OrigoMap.FIELDS];
    /** By slot: the number of the position that the value is for. */
    private final int[] positions = new int[values.length];

    private int position = 1;
    /** The evaluator that the values are from: another one has other weights. */
    private Object source;

    /**
     * Forgets the values of another evaluator.
     *
     * @param evaluator the one that asks
     */
    void of(Object evaluator) {
        if (source != evaluator) {
            source = evaluator;
            clear();
        }
    }

    /** Forgets all values. */
    void clear() {
        position++;
    }

    /**
     * {@return whether a value is known}
     *
     * @param slot twice a region, or one more; {@link #LEAVING}, {@link #ENTERING} or {@link #FITTING} and a field
     */
    boolean has(int slot) {
        return positions[slot] == position;
    }

    /**
     * {@return a value that is known}
     *
     * @param slot as for {@link #has}
     */
    int get(int slot) {
        return values[slot];
    }

    /**
     * Keeps a value.
     *
     * @param slot as for {@link #has}
     * @param value what it was computed to be
     */
    void set(int slot, int value) {
        values[slot] = value;
        positions[slot] = position;
    }
}
