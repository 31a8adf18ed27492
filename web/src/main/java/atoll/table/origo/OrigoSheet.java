package atoll.table.origo;

import atoll.games.origo.OrigoFacts;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** A sheet of paper over the whole map: the table of all standings. It cuts no name and no number of the map in half. */
final class OrigoSheet {
    private static final double TITLE = 18;
    private static final double NAMES = 96;
    private static final double MOST_COLUMN = 48;

    private final Scene scene;
    private final Scene lines = new Scene(1, 1);
    private final OrigoPieceRenderer writer;
    private final Messages messages;
    private final OrigoLayout layout;
    private final double left;
    private final double size;

    /**
     * An empty sheet; {@link #table} adds it to the scene.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param messages the texts
     */
    OrigoSheet(Scene scene, OrigoLayout layout, Messages messages) {
        this.scene = scene;
        this.messages = messages;
        this.layout = layout;
        writer = new OrigoPieceRenderer(lines);
        left = layout.edge;
        size = OrigoMap.SIDE * layout.cell;
    }

    /**
     * {@return what is spoken of the sheet: where all leaders would stand, and every seat's points of every country}
     *
     * @param texts the texts of the position
     * @param near the seat whose things are nearest
     */
    static String spoken(OrigoTexts texts, int near) {
        StringBuilder spoken = new StringBuilder(texts.standings(near));
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            spoken.append(". ").append(texts.scored(country, near));
        }
        return spoken.toString();
    }

    private void number(int number, double x, double y, boolean strong) {
        Shape text = Shape.text(null, Integer.toString(number), strong ? 12 : 10.6)
                .at(x, y)
                .fill(Ink.TEXT)
                .align(Shape.Align.RIGHT);
        lines.add(strong ? text.bold() : text);
    }

    /**
     * Adds the sheet to the scene, with all scores by seat, and where the leaders would stand.
     *
     * @param facts the facts of the position
     * @param state the position or view
     */
    void table(OrigoFacts facts, OrigoState state) {
        int seats = state.seats();
        double line = (size - TITLE) / (OrigoLayout.SCORES + 2.4);
        double column = Math.min(MOST_COLUMN, (size - NAMES - 8) / seats);
        double right = left + size - 8;
        double y = left + TITLE + line * 0.6;
        for (int seat = 0; seat < seats; seat++) {
            writer.sign(null, seat, right - (seats - 1 - seat) * column - 6, y, 5);
        }
        OrigoScoring scoring = facts.scoring();
        for (int score = 0; score <= OrigoLayout.SCORES; score++) {
            y += line;
            boolean last = score == OrigoLayout.SCORES;
            Shape name = Shape.text(
                            null,
                            last
                                    ? messages.text("origo.then" + OrigoTexts.when(state))
                                    : OrigoTexts.score(score, messages),
                            10)
                    .at(left + 7, y)
                    .serif()
                    .fill(Ink.TEXT)
                    .align(Shape.Align.LEFT);
            lines.add(last ? name.bold() : name);
            for (int seat = 0; seat < seats; seat++) {
                int points = last ? OrigoPanel.then(facts, state, seat) : OrigoPanel.points(scoring, score, seat);
                if (points > 0) {
                    number(points, right - (seats - 1 - seat) * column, y, last);
                }
            }
            if (score < OrigoLayout.SCORES) {
                double under = y + line / 2;
                lines.add(Shape.of(Path.segment(left + 6, under, left + size - 6, under))
                        .stroke(OrigoPieceRenderer.WOOD, score < OrigoLayout.SCORES - 1 ? 0.3 : 1));
            }
        }
        scene.addAbove(Shape.of(Path.round(left, left - layout.north, size, size + layout.north, 4))
                .fixed()
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(3)
                .shadow(2));
        scene.addAbove(Shape.text(null, messages.text("origo.standings" + OrigoTexts.when(state)), 12)
                .fixed()
                .at(left + size / 2, left + 11)
                .fill(Ink.TEXT)
                .serif()
                .bold());
        for (Shape shape : lines.shapes()) {
            scene.addAbove(shape.fixed());
        }
    }
}
