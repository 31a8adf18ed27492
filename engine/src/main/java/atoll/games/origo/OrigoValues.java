package atoll.games.origo;

/** Values that an evaluator has computed for the position of a state, until it changes. Many moves share them. */
final class OrigoValues {
    /** The first slot of fields; before it are two slots of each region. */
    static final int FIELDS = 2 * OrigoMap.REGIONS;

    private final int[] values = new int[FIELDS + OrigoMap.FIELDS];
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
     * @param slot twice a region, or one more; {@link #FIELDS} and a field
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
