package atoll.table.orbis;

import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** A text panel: a title, and sentences wrapped below it. */
final class OrbisTextPanel {
    private static final double LETTER = 6.8;
    private static final double BOLD = 8;
    private static final double LINE = 15;

    private OrbisTextPanel() {}

    /**
     * Draws a panel above everything.
     *
     * @param scene the scene to add to
     * @param place its upper edge and its width
     * @param sentences the sentences
     */
    static void draw(Scene scene, Area.Card place, String... sentences) {
        List<String> lines = wrap(place.width(), sentences);
        int titles = lines(sentences[0], letters(place.width(), BOLD)).size();
        scene.addAbove(Shape.of(Path.round(place.left(), place.top(), place.width(), height(lines.size()), 6))
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.4));
        for (int i = 0; i < lines.size(); i++) {
            Shape text = Shape.text(null, lines.get(i), OrbisPieceRenderer.NUMBER)
                    .at(place.centreX(), place.top() + 3 + (i + 0.5) * LINE)
                    .fill(Ink.TEXT);
            scene.addAbove(i < titles ? text.bold() : text);
        }
    }

    /**
     * {@return the height of a panel with that many lines}
     *
     * @param lines the lines of text
     */
    static double height(int lines) {
        return LINE * lines + 6;
    }

    /**
     * {@return a title and sentences, wrapped to the width of a panel}
     *
     * @param width the width of the panel
     * @param sentences the sentences
     */
    static List<String> wrap(double width, String... sentences) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < sentences.length; i++) {
            lines.addAll(lines(sentences[i], letters(width, i == 0 ? BOLD : LETTER)));
        }
        return lines;
    }

    private static int letters(double width, double letter) {
        return (int) ((width - 8) / letter);
    }

    /**
     * {@return a sentence wrapped at a number of letters, if its words are not longer}
     *
     * @param sentence a sentence
     * @param letters the most letters of a line
     */
    static List<String> lines(String sentence, int letters) {
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (sentence.length() - start > letters) {
            int end = sentence.lastIndexOf(' ', start + letters);
            if (end <= start) {
                end = sentence.indexOf(' ', start + letters);
            }
            if (end < 0) {
                break;
            }
            lines.add(sentence.substring(start, end));
            start = end + 1;
        }
        lines.add(sentence.substring(start));
        return lines;
    }
}
