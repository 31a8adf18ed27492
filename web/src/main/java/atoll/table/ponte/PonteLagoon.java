package atoll.table.ponte;

import static atoll.table.ponte.PonteRenderer.CELL;
import static atoll.table.ponte.PonteRenderer.CHART;
import static atoll.table.ponte.PonteRenderer.FAR;
import static atoll.table.ponte.PonteRenderer.MARGIN;
import static atoll.table.ponte.PonteRenderer.SHOAL;
import static atoll.table.ponte.PonteRenderer.SPECK;

import atoll.engine.MoveList;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteState;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws the open lagoon below everything else, the same in every position. */
final class PonteLagoon {
    /** The colour of water. */
    static final Ink LAGOON = new Ink("ponte-lagoon");

    private static final Ink DEEP = new Ink("ponte-deep");

    /** The hull of a gondola with its iron, its rower, and the oar. */
    static final Path GONDOLA = Path.tenths(
            "M-150-45Q-130 0-50 0L60 0Q120 0 150-40Q140 30 50 30L-60 30Q-140 30-150-45ZM72 5L80-50L100-50L110 5Z"
                    + "M90-82L104-66L90-50L76-66ZM40-70L48-74L162 44L150 44Z");

    /** The rose of a chart: the shaded halves of its rays. */
    private static final Path ROSE = Path.tenths(
            "M0-660L92-220L0 0ZM297-297L221-91L0 0ZM660 0L220 92L0 0ZM297 297L91 221L0 0ZM0 660L-92 220L0 0ZM-297"
                    + " 297L-221 91L0 0ZM-660 0L-220-92L0 0ZM-297-297L-91-221L0 0Z");

    private PonteLagoon() {}

    /**
     * Deep water towards the sea, short swells that catch the light, and gondolas where there is room beside the grid.
     *
     * @param size the number of rows, 10 or 12
     * @param middle of the grid, from the left
     * @param scene the scene to add to
     */
    static void water(int size, double middle, Scene scene) {
        double width = scene.width();
        double height = Math.min(width, scene.height());
        scene.add(Shape.of(Path.round(0, 0, width, height, 6)).fill(LAGOON));
        double w = width / 10;
        double h = height / 10;
        scene.add(Shape.of(new Path()
                        .move(width, h * 2)
                        .curve(w * 6, h * 3, w * 7, h * 8, w * 2, height)
                        .line(width - 6, height)
                        .quad(width, height, width, height - 6)
                        .close())
                .fill(DEEP)
                .alpha(0.5));
        // darker than water, so that nobody takes it for a shoal
        scene.add(Shape.of(ROSE).at(middle, h * 4.9).fill(DEEP));
        Path swells = new Path();
        for (int i = 0; i < 3 * size; i++) {
            double x = (MARGIN + (i * 7 % size + i % 3 * 0.3) * CELL) * width / height;
            double y = FAR + (i / 3 + 0.4 + i % 2 * 0.3) * CELL;
            swells.move(x, y).quad(x + 3, y - 3, x + 6, y).quad(x + 9, y + 3, x + 12, y);
        }
        scene.add(Shape.of(swells).stroke(SHOAL, 0.9));
        for (int i = 0; width > height && i < 3; i++) {
            double x = i > 0 ? w * 0.7 : width - w * 0.7;
            double y = h * 2.5 * (i + 1);
            scene.add(Shape.of(GONDOLA).at(x, y).turn((i - 1) * 0.06).fill(CHART));
        }
    }

    /**
     * The lines of the grid, with letters and numbers beside it.
     *
     * @param size the number of rows, 10 or 12
     * @param left the left edge of the grid
     * @param scene the scene to add to
     */
    static void grid(int size, double left, Scene scene) {
        double side = size * CELL;
        Path lines = new Path();
        for (int i = 0; i <= size; i++) {
            double at = i * CELL;
            lines.move(left + at, FAR).line(left + at, FAR + side);
            lines.move(left, FAR + at).line(left + side, FAR + at);
        }
        scene.add(Shape.of(lines).stroke(CHART, 0.5).alpha(0.28));
        scene.add(Shape.of(Path.rect(left, FAR, side, side)).stroke(CHART, 1));
        for (int i = 0; i < size; i++) {
            double column = left + i * CELL + CELL / 2;
            double row = FAR + (size - 1 - i) * CELL + CELL / 2;
            String letter = String.valueOf((char) ('a' + i));
            scene.add(Shape.text(null, letter, 7.5)
                    .at(column, FAR + side + 5)
                    .fill(CHART)
                    .serif());
            scene.add(Shape.text(null, Integer.toString(i + 1), i < 9 ? 7.5 : 6.8)
                    .at(left - (i < 9 ? 6.4 : 5.8), row)
                    .fill(CHART)
                    .serif());
        }
    }

    /**
     * A speck on each field where a tile may be laid.
     *
     * @param state the position or view
     * @param renderer where the fields are
     * @param scene the scene to add to
     */
    static void specks(PonteState state, PonteRenderer renderer, Scene scene) {
        MoveList moves = new MoveList();
        state.moves(moves);
        Path specks = new Path();
        for (int i = 0; i < moves.size(); i++) {
            int cell = moves.get(i);
            if (PonteMoves.isTile(cell)) {
                double x = renderer.left(cell) + CELL / 2;
                double y = renderer.top(cell) + CELL / 2;
                specks.move(x + SPECK, y).arc(x, y, SPECK, 0, 2 * Math.PI);
            }
        }
        scene.add(Shape.of(specks).fill(CHART).alpha(0.45));
    }
}
