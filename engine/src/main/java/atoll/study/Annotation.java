package atoll.study;

import java.util.ArrayList;
import java.util.List;

/**
 * What an author adds to a position: a comment, a sign for the move that led there, and marks on the board.
 *
 * @param comment of at most {@link #LONGEST_COMMENT} characters; may be empty
 * @param glyph the sign of the move
 * @param marks at most {@link #MOST_MARKS}, each at its own place
 */
public record Annotation(String comment, Glyph glyph, List<Mark> marks) {
    /** Nothing added. */
    public static final Annotation NONE = new Annotation("", Glyph.NONE, List.of());

    /** The longest comment, in characters. */
    public static final int LONGEST_COMMENT = 2000;

    /** The most marks on one position. */
    public static final int MOST_MARKS = 60;

    /**
     * Cleans the comment, see {@link #clean}, and copies the marks. Throws IllegalArgumentException if it is too long, or there
     * are too many marks, or two at one place.
     *
     * @param comment a comment
     * @param glyph the sign of the move
     * @param marks the marks
     */
    public Annotation {
        comment = clean(comment);
        if (comment.length() > LONGEST_COMMENT) {
            throw new IllegalArgumentException("a comment of " + comment.length() + " characters");
        }
        marks = List.copyOf(marks);
        if (marks.size() > MOST_MARKS || !areApart(marks)) {
            throw new IllegalArgumentException("too many marks, or two at one place");
        }
    }

    private static boolean areApart(List<Mark> marks) {
        for (int i = 0; i < marks.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (marks.get(i).isAtPlaceOf(marks.get(j))) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * {@return the text as it is kept} Every kind of line end becomes a line feed, other control characters become
     * blanks, and an unpaired surrogate becomes a replacement character, because no file can contain it.
     *
     * @param text any text
     */
    public static String clean(String text) {
        StringBuilder clean = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
            if (Character.isHighSurrogate(c) && Character.isLowSurrogate(next)) {
                clean.append(c).append(next);
                i++;
            } else if (Character.isSurrogate(c)) {
                clean.append('\ufffd');
            } else if (c == '\r') {
                clean.append(next == '\n' ? "" : "\n");
            } else {
                clean.append(c < ' ' && c != '\n' || c >= 0x7f && c < 0xa0 ? ' ' : c);
            }
        }
        return clean.toString();
    }

    /** {@return whether nothing is added} */
    public boolean isEmpty() {
        return comment.isEmpty() && glyph == Glyph.NONE && marks.isEmpty();
    }

    /**
     * {@return the same with another comment} Throws IllegalArgumentException if it is too long.
     *
     * @param newComment a comment
     */
    public Annotation withComment(String newComment) {
        return new Annotation(newComment, glyph, marks);
    }

    /**
     * {@return the same with another sign}
     *
     * @param newGlyph the sign of the move
     */
    public Annotation withGlyph(Glyph newGlyph) {
        return new Annotation(comment, newGlyph, marks);
    }

    /**
     * {@return the same with other marks} Throws IllegalArgumentException if they are too many, or two at one place.
     *
     * @param newMarks the marks
     */
    public Annotation withMarks(List<Mark> newMarks) {
        return new Annotation(comment, glyph, newMarks);
    }

    /**
     * {@return the same after a mark was drawn} A new mark is added. A mark that is there already is removed; if it
     * has another colour, it changes its colour. Throws IllegalArgumentException if there are too many.
     *
     * @param mark a mark
     */
    public Annotation withDrawn(Mark mark) {
        List<Mark> drawn = new ArrayList<>();
        for (Mark each : marks) {
            if (!each.isAtPlaceOf(mark)) {
                drawn.add(each);
            }
        }
        if (!marks.contains(mark)) {
            drawn.add(mark);
        }
        return withMarks(drawn);
    }

    /**
     * {@return whether there is a mark at the same place, in whatever colour}
     *
     * @param mark a mark
     */
    boolean hasMarkAtPlaceOf(Mark mark) {
        for (Mark each : marks) {
            if (each.isAtPlaceOf(mark)) {
                return true;
            }
        }
        return false;
    }

    /** {@return the characters of all its texts} */
    int textLength() {
        int length = comment.length();
        for (Mark mark : marks) {
            length += mark.spot().length() + mark.to().length();
        }
        return length;
    }
}
