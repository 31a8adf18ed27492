package atoll.table;

import atoll.engine.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A position that shows one rule and can be tried. Its words are the texts {@code help.GAME.lesson.ID}, {@code .shows} and
 * {@code .try}; what they claim stands here as well, so that a test can hold the rules against it.
 *
 * @param id unique in its game
 * @param start the position; not to be changed
 * @param about the spots the words are about, pointed out on the board
 * @param can tokens of moves that are legal in it
 * @param cannot tokens of moves that one might expect, and that are not legal
 * @param line moves that the words invite to, legal one after the other
 */
public record Lesson(
        String id, State start, List<String> about, List<String> can, List<String> cannot, List<String> line) {

    /** The parts of a text that are parted by blanks. */
    public static List<String> words(String text) {
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
