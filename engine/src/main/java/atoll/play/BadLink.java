package atoll.play;

/** Thrown for a text that is not a readable link, with the reason. */
public final class BadLink extends Exception {
    private static final long serialVersionUID = 1;

    /** The reason; each has a message in every language. */
    public enum Why {
        /** Not in the form of a link. */
        FORM,
        /** Longer than any game can be. */
        LONG,
        /** From a later version of this program. */
        NEWER,
        /** From an unreleased version of this program. */
        OLDER,
        /** Of an unknown game. */
        GAME,
        /** Cut off or mistyped: the checksum is wrong. */
        DAMAGED,
        /** The checksum is right, but the content is not a legal game. */
        ILLEGAL
    }

    private final Why why;

    /**
     * A text that is no link.
     *
     * @param why which kind of mistake
     * @param message what is wrong, in English
     */
    public BadLink(Why why, String message) {
        super(message);
        this.why = why;
    }

    /**
     * Which kind of mistake.
     *
     * @return the kind of mistake
     */
    public Why why() {
        return why;
    }
}
