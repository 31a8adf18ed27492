package atoll.puzzle.make;

/** Thrown if an exhaustive search or an answer gets larger than allowed. */
final class TooHard extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * A limit was reached.
     *
     * @param message which one
     */
    TooHard(String message) {
        super(message, null, false, false);
    }
}
