package atoll.games.origo;

import java.util.Arrays;

/** Values that an evaluator has computed for the position of a state, until it changes. Many moves share them. */
final class OrigoValues {
    // The first slots of what there is for each field; before them are two slots of each region.
    /** What a shield loses that leaves. */
    static final int LEAVING = 2 * OrigoMap.REGIONS;
    /** What a shield from the supply gains. */
    static final int ENTERING = LEAVING + OrigoMap.FIELDS;
    /** What an attack gains. */
    static final int ATTACKING = ENTERING + OrigoMap.FIELDS;
    /** The first slot of what the last shield in each region is worth. */
    static final int LAST = ATTACKING + OrigoMap.FIELDS;

    /** There is no value yet. */
    static final int NONE = Integer.MIN_VALUE;

    /** By slot: the number of the position that the value is for, then the value in 16 bits. */
    private final int[] entries = new int[LAST + OrigoMap.REGIONS];

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
        if (position > 0xFFFF) {
            Arrays.fill(entries, 0);
            position = 1;
        }
    }

    /**
     * {@return a value, or {@link #NONE}}
     *
     * @param slot twice a region, or one more; {@link #LEAVING}, {@link #ENTERING} or {@link #ATTACKING} and a field;
     *     {@link #LAST} and a region
     */
    int get(int slot) {
        int entry = entries[slot];
        return entry >>> 16 == position ? (short) entry : NONE;
    }

    /**
     * Keeps a value.
     *
     * @param slot as for {@link #get}
     * @param value what it was computed to be, a number of 16 bits
     * @return the value
     */
    int set(int slot, int value) {
        entries[slot] = position << 16 | value & 0xFFFF;
        return value;
    }
}
