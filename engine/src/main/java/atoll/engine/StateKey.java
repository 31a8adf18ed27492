package atoll.engine;

/** Positions as keys of maps: equal texts are equal positions, so that a proof does not depend on a hash. */
final class StateKey {
    private static final int SHIFT = 15;
    private static final int HALF = 1 << SHIFT;

    private StateKey() {}

    /**
     * {@return a text that positions of one setup share only if they are equal}
     *
     * @param state a position
     */
    static String of(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        StringBuilder key = new StringBuilder(out.size());
        for (int i = 0; i < out.size(); i++) {
            int value = out.value(i);
            if (value >= HALF) {
                // No other character has the highest bit, so the key can be read in one way only.
                key.append((char) (HALF + (value >>> SHIFT)));
            }
            key.append((char) (value & HALF - 1));
        }
        return key.toString();
    }
}
