package atoll.table.orbis;

import atoll.table.Area;
import atoll.table.Ink;
import atoll.table.Path;
import atoll.table.Scene;
import atoll.table.Shape;
import java.util.ArrayList;
import java.util.List;

/** Words on a plate: a title, and below it sentences that are broken into lines. */
final class OrbisPlate {
    private static final double LETTER = 7.3;
    private static final double BOLD = 8.3;
    private static final double LINE = 15;

    private OrbisPlate() {}

    /**
     * Draws a plate over everything.
     *
     * @param place its upper edge and its width
     */
    static void draw(Scene scene, Area.Card place, String... words) {
        List<String> lines = new ArrayList<>();
        int titles = 0;
        for (String sentence : words) {
            lines.addAll(lines(sentence, (int) ((place.width() - 8) / (titles == 0 ? BOLD : LETTER))));
            titles = titles == 0 ? lines.size() : titles;
        }
        double high = LINE * lines.size() + 6;
        scene.addAbove(Shape.of(Path.round(place.left(), place.top(), place.width(), high, 6))
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.4));
        for (int i = 0; i < lines.size(); i++) {
            Shape text = Shape.text(null, lines.get(i), OrbisPen.NUMBER)
                    .at(place.centreX(), place.top() + 3 + (i + 0.5) * LINE)
                    .fill(Ink.TEXT);
            scene.addAbove(i < titles ? text.bold() : text);
        }
    }

    /** A sentence in lines of so many letters at most, where its words are no longer. */
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
