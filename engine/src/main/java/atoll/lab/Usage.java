package atoll.lab;

/** Wrong arguments or unreadable input; the message is one line that says what to do about it. */
final class Usage extends Exception {
    private static final long serialVersionUID = 1;

    Usage(String message) {
        super(message);
    }
}
