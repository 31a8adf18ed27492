package atoll.study;

import java.util.ArrayList;
import java.util.List;

/**
 * What an author added to a position, as text between braces: the marks, each in brackets, then the comment, without line breaks and
 * braces.
 *
 * <pre>
 * [green b9] [red h9 b9] Far away.
 * </pre>
 */
final class CommentText {
    /** Spots with one of them, of which no table has any, cannot be written. */
    private static final String NOT_IN_SPOTS = "[]{}";

    private CommentText() {}

    /**
     * {@return the marks and the comment as text} Without the glyph, which stands at the move.
     *
     * @param annotation what an author added
     */
    static String write(Annotation annotation) {
        StringBuilder out = new StringBuilder();
        for (Mark mark : annotation.marks()) {
            if (isWritable(mark.spot() + mark.to())) {
                String to = mark.isArrow() ? " " + mark.to() : "";
                out.append('[' + mark.colour().word() + ' ' + mark.spot() + to + "] ");
            }
        }
        return out.append(annotation.comment().replace('{', '(').replace('}', ')'))
                .toString()
                .trim();
    }

    private static boolean isWritable(String spots) {
        for (int i = 0; i < spots.length(); i++) {
            if (NOT_IN_SPOTS.indexOf(spots.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * {@return what the text between braces says} Throws IllegalArgumentException if there are too many marks, or two at one place,
     * or if the comment is too long.
     *
     * @param text the text, perhaps broken into lines
     */
    static Annotation read(String text) {
        List<String> words = words(text);
        List<Mark> marks = new ArrayList<>();
        int next = 0;
        for (int length = markLength(words, next); length > 0; length = markLength(words, next)) {
            String last = words.get(next + length - 1);
            String end = last.substring(0, last.length() - 1);
            String spot = length == 2 ? end : words.get(next + 1);
            marks.add(new Mark(spot, length == 2 ? "" : end, colour(words.get(next))));
            next += length;
        }
        StringBuilder comment = new StringBuilder();
        for (; next < words.size(); next++) {
            comment.append(comment.length() == 0 ? "" : " ").append(words.get(next));
        }
        return new Annotation(comment.toString(), Glyph.NONE, marks);
    }

    // The number of words of the mark that begins there; 0 if none does.
    private static int markLength(List<String> words, int from) {
        if (from >= words.size() || colour(words.get(from)) == null) {
            return 0;
        }
        for (int length = 2; length <= 3 && from + length <= words.size(); length++) {
            if (words.get(from + length - 1).endsWith("]")) {
                return length;
            }
        }
        return 0;
    }

    private static Mark.Colour colour(String word) {
        return word.startsWith("[") ? Mark.Colour.find(word.substring(1)) : null;
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ' || text.charAt(i) == '\n') {
                if (i > from) {
                    words.add(text.substring(from, i));
                }
                from = i + 1;
            }
        }
        return words;
    }
}
