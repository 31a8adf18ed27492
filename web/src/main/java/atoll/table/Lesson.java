package atoll.table;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A position that shows one rule and can be tried. Its texts are {@code help.GAME.lesson.ID}, {@code .shows} and {@code .try}.
 * The claims of the texts are repeated here, so that a test can check them against the rules.
 *
 * @param id unique in its game
 * @param start the position; do not modify
 * @param about the spots that the text mentions, marked on the board
 * @param claims what the texts say about moves
 */
public record Lesson(String id, State start, List<String> about, Claims claims) {
    /**
     * What the texts of a lesson say about moves: tokens with blanks between them, see {@link #tokens}.
     *
     * @param can moves that are legal at the start
     * @param cannot moves that look plausible but are illegal
     * @param line moves that the text suggests, legal in this order
     */
    public record Claims(String can, String cannot, String line) {}

    /**
     * {@return the words of a text that are separated by blanks}
     *
     * @param text the text
     */
    public static List<String> tokens(String text) {
        List<String> words = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == ' ') {
                if (i > begin) {
                    words.add(text.substring(begin, i));
                }
                begin = i + 1;
            }
        }
        return words;
    }
}
