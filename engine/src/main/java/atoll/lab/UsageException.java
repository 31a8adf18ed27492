package atoll.lab;

/** Wrong arguments or unreadable input; the message is one line that helps to fix it. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * Wrong arguments.
     *
     * @param message what is wrong, in English
     */
    UsageException(String message) {
        super(message);
    }
}
