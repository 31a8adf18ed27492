package atoll.study;

/** Thrown for a text that {@link StudyTextReader} cannot read. */
public final class BadStudyText extends Exception {
    private static final long serialVersionUID = 1;

    /** The longest {@link #place}, in characters. */
    private static final int LONGEST_PLACE = 30;

    /** What is wrong; each has a message in every language. */
    public enum Why {
        /** No line of its head has the link of a start. */
        NO_STUDY,
        /** More characters or moves than any study has. */
        LONG,
        /** From a later version of this program, or of a game that it does not have. */
        NEWER,
        /** The end is missing. */
        CUT,
        /** The text leaves out what its viewer did not know. */
        HIDDEN,
        /** At {@link #place} is something else than the text of a study has there, or an illegal move. */
        PLACE
    }

    private final Why why;
    private final String place;

    /**
     * A text that is no study.
     *
     * @param why what is wrong
     * @param text the text from where it is wrong; may be empty
     */
    BadStudyText(Why why, String text) {
        super(why + " at " + start(text));
        this.why = why;
        place = start(text);
    }

    private static String start(String text) {
        int end = 0;
        while (end < text.length() && end < LONGEST_PLACE && text.charAt(end) >= ' ') {
            end++;
        }
        // not in the middle of a character
        boolean half = end > 0 && Character.isHighSurrogate(text.charAt(end - 1));
        return text.substring(0, half ? end - 1 : end).trim();
    }

    /** {@return what is wrong} */
    public Why why() {
        return why;
    }

    /** {@return the beginning of the text from where it is wrong, up to the end of its line; may be empty} */
    public String place() {
        return place;
    }
}
