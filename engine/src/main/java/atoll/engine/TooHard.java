package atoll.engine;

/**
 * A position cannot be solved: it takes more than a limit allows, or what is unknown would decide. Thrown by solvers, and by the
 * positions of {@link PuzzleRules#worst} and {@link PuzzleRules#best}.
 */
public final class TooHard extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * A limit was reached.
     *
     * @param message which one
     */
    public TooHard(String message) {
        super(message, null, false, false);
    }
}
