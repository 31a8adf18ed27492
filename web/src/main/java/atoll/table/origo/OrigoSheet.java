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

/** A sheet of paper over the map: what a score would bring to whom, or the table of all standings. */
final class OrigoSheet {
    private static final double LINE = 15;
    private static final double WIDTH = 140;
    private static final double NAMES = 96;
    private static final double COLUMN = 26;

    private final Scene scene;
    private final Scene lines = new Scene(1, 1);
    private final OrigoPieceRenderer writer;
    private final OrigoLayout layout;
    private final Messages messages;
    private final String title;
    private final boolean above;
    private double left;
    private double top;
    private int count;

    /**
     * An empty sheet; {@link #show} or {@link #table} adds it to the scene.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param messages the texts
     * @param title the title of the sheet
     * @param above whether it lies on the north of the map, so that the south stays visible
     */
    OrigoSheet(Scene scene, OrigoLayout layout, Messages messages, String title, boolean above) {
        this.scene = scene;
        this.layout = layout;
        this.messages = messages;
        this.title = title;
        this.above = above;
        writer = new OrigoPieceRenderer(lines);
        place(WIDTH);
    }

    private void place(double width) {
        left = layout.edge + (OrigoMap.SIDE * layout.cell - width) / 2;
        top = layout.edge + (above ? 0.3 : 5.4) * layout.cell;
    }

    /**
     * Adds a line: a seat, something about it, and its points.
     *
     * @param seat a seat, from 0
     * @param what the text between the symbol of the seat and its points
     * @param points its points
     */
    void line(int seat, String what, int points) {
        double y = top + 18 + (count++ + 0.6) * LINE;
        writer.sign(null, seat, left + 12, y, 5.4);
        writer.textFrom(what, left + 24, y);
        number(points, left + WIDTH - 8, y, true);
    }

    private void number(int number, double x, double y, boolean strong) {
        Shape text = Shape.text(null, Integer.toString(number), strong ? 12 : 10.6)
                .at(x, y)
                .fill(Ink.TEXT)
                .align(Shape.Align.RIGHT);
        lines.add(strong ? text.bold() : text);
    }

    /** Adds the sheet with its lines to the scene. Without lines it says that nobody gets points. */
    void show() {
        if (count == 0) {
            writer.textFrom(messages.text("origo.nobody"), left + 24, top + 27);
        }
        paper(WIDTH, 24 + Math.max(count, 1) * LINE);
    }

    /**
     * Adds the sheet to the scene, with all scores by seat, and where the leaders would stand.
     *
     * @param facts the facts of the position
     * @param state the position or view
     */
    void table(OrigoFacts facts, OrigoState state) {
        int seats = state.seats();
        double width = NAMES + seats * COLUMN + 6;
        place(width);
        double line = Math.min(LINE, (OrigoMap.SIDE - 0.6) * layout.cell / (OrigoLayout.SCORES + 3.5));
        double y = top + 18 + line * 0.6;
        for (int seat = 0; seat < seats; seat++) {
            writer.sign(null, seat, column(seat) - 6, y, 5);
        }
        OrigoScoring scoring = facts.scoring();
        for (int score = 0; score <= OrigoLayout.SCORES; score++) {
            y += line;
            boolean last = score == OrigoLayout.SCORES;
            Shape name = Shape.text(null, last ? messages.text("origo.then") : OrigoTexts.score(score, messages), 10)
                    .at(left + 7, y)
                    .serif()
                    .fill(Ink.TEXT)
                    .align(Shape.Align.LEFT);
            lines.add(last ? name.bold() : name);
            for (int seat = 0; seat < seats; seat++) {
                int points = last ? OrigoPanel.then(facts, state, seat) : OrigoPanel.points(scoring, score, seat);
                if (points > 0) {
                    number(points, column(seat), y, last);
                }
            }
            if (score < OrigoLayout.SCORES) {
                double under = y + line / 2;
                lines.add(Shape.of(Path.segment(left + 6, under, left + width - 6, under))
                        .stroke(OrigoPieceRenderer.WOOD, score < OrigoLayout.SCORES - 1 ? 0.3 : 1));
            }
        }
        paper(width, y + line * 0.7 - top);
    }

    private double column(int seat) {
        return left + NAMES + (seat + 1) * COLUMN - 2;
    }

    private void paper(double width, double height) {
        scene.addAbove(Shape.of(Path.round(left, top, width, height, 4))
                .fixed()
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(3)
                .shadow(2));
        scene.addAbove(Shape.text(null, title, 12)
                .fixed()
                .at(left + width / 2, top + 10)
                .fill(Ink.TEXT)
                .serif()
                .bold());
        for (Shape shape : lines.shapes()) {
            scene.addAbove(shape.fixed());
        }
    }
}
