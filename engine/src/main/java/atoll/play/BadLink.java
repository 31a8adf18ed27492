package atoll.play;

/** A text that is no link we can open, and why. */
public final class BadLink extends Exception {
    private static final long serialVersionUID = 1;

    /** What is wrong; each has a message in every language. */
    public enum Why {
        /** Not the form of a link at all. */
        FORM,
        /** Longer than any game can be. */
        LONG,
        /** Of a later version of this program. */
        NEWER,
        /** Of a version of this program before it was released. */
        OLDER,
        /** Of a game that is not here. */
        GAME,
        /** Cut or mistyped: the checksum is wrong. */
        DAMAGED,
        /** The checksum is right, yet no legal game has this form. */
        ILLEGAL
    }

    private final Why why;

    public BadLink(Why why, String message) {
        super(message);
        this.why = why;
    }

    public Why why() {
        return why;
    }
}
