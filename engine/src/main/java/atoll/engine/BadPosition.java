package atoll.engine;

/** Bits that describe no position of a game. */
public final class BadPosition extends RuntimeException {
    private static final long serialVersionUID = 1;

    public BadPosition(String message) {
        super(message);
    }
}
