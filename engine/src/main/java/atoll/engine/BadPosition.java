package atoll.engine;

/** Thrown when bits describe no valid position of a game. */
public final class BadPosition extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * A position that the rules do not allow.
     *
     * @param message what is wrong, in English
     */
    public BadPosition(String message) {
        super(message);
    }
}
