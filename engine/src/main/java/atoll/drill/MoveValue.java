package atoll.drill;

/**
 * A legal move and its value.
 *
 * @param move a move, as the game encodes it
 * @param permille the probability that its seat wins after it, in thousandths
 */
public record MoveValue(int move, int permille) {
    /** The greatest value. */
    public static final int WHOLE = 1000;

    /**
     * Throws IllegalArgumentException if the value is out of range.
     *
     * @param move a move
     * @param permille 0..{@link #WHOLE}
     */
    public MoveValue {
        if (permille < 0 || permille > WHOLE) {
            throw new IllegalArgumentException(permille + " thousandths");
        }
    }
}
