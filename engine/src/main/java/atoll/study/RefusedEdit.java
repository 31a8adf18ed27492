package atoll.study;

/** Thrown for a change that a study does not allow, with the reason. The study stays as it is. */
public final class RefusedEdit extends Exception {
    private static final long serialVersionUID = 1;

    /** The reason. */
    public enum Why {
        /** The move is not legal there. */
        ILLEGAL,
        /** The study would have more than {@link Study#MOST_NODES} moves. */
        NODES,
        /** The comment is longer than {@link Annotation#LONGEST_COMMENT}. */
        COMMENT,
        /** All texts together would be longer than {@link Study#MOST_TEXT}. */
        TEXT,
        /** The position would have more than {@link Annotation#MOST_MARKS} marks. */
        MARKS
    }

    private final Why why;

    /**
     * A refused change.
     *
     * @param why the reason
     * @param message what is wrong, in English
     */
    RefusedEdit(Why why, String message) {
        super(message);
        this.why = why;
    }

    /** {@return the reason} */
    public Why why() {
        return why;
    }
}
