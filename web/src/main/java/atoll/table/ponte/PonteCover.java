package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: two islands of the lagoon, joined by a bridge. */
final class PonteCover {
    /** The width of a tile. */
    private static final double TILE = 16;

    private static final double[][] ISLANDS = {{10, 62}, {58, 14}};
    private static final double DARK_X = 58;
    private static final double DARK_Y = 78;

    private final Scene scene = Cover.of(PonteLagoon.LAGOON);

    private PonteCover() {}

    /** {@return the cover} */
    static Scene draw() {
        PonteCover cover = new PonteCover();
        Path sandbank = Path.round(DARK_X, DARK_Y + TILE, 2 * TILE, TILE, 3);
        sandbank.move(DARK_X + TILE, DARK_Y + TILE)
                .line(DARK_X + TILE, DARK_Y + 3)
                .quad(DARK_X + TILE, DARK_Y, DARK_X + TILE + 3, DARK_Y)
                .line(DARK_X + 2 * TILE - 3, DARK_Y)
                .quad(DARK_X + 2 * TILE, DARK_Y, DARK_X + 2 * TILE, DARK_Y + 3)
                .line(DARK_X + 2 * TILE, DARK_Y + TILE + 3)
                .close();
        cover.land(sandbank, PonteBoard.DARK);
        for (double[] at : ISLANDS) {
            cover.land(Path.round(at[0], at[1], 2 * TILE, 2 * TILE, 4), PonteBoard.LIGHT);
        }
        for (int i = 0; i < 4; i++) {
            double x = TILE * (i % 2 + 0.5);
            double y = TILE * (i / 2 + 0.5);
            for (double[] at : ISLANDS) {
                cover.grain(at[0] + x, at[1] + y, PonteBoard.LIGHT);
            }
            if (i > 0) {
                cover.grain(DARK_X + x, DARK_Y + y, PonteBoard.DARK);
            }
        }
        Path arch = new Path().move(34, 70).quad(41, 45, 66, 38);
        PontePieceRenderer.bridge("bridge", arch, cover.scene);
        for (double[] end : new double[][] {{34, 70}, {66, 38}}) {
            cover.scene.add(Shape.of(Path.round(-5, -5, 10, 10, 1.5))
                    .at(end[0], end[1])
                    .fill(PontePieceRenderer.STONE[PonteBoard.LIGHT])
                    .stroke(PontePieceRenderer.RAIL, 1.3));
        }
        cover.scene.add(Shape.of(PonteLagoon.GONDOLA).at(25, 36).turn(-0.06).fill(PonteRenderer.CHART));
        return cover.scene;
    }

    // From the shallow water around it to its surface.
    private void land(Path path, int colour) {
        scene.add(Shape.of(path).stroke(PonteRenderer.SHOAL, 12));
        scene.add(Shape.of(path).at(0, 1.5).stroke(PontePieceRenderer.EDGE, 6));
        scene.add(Shape.of(path).fill(PontePieceRenderer.STONE[colour]).stroke(PontePieceRenderer.STONE[colour], 2.5));
    }

    private void grain(double x, double y, int colour) {
        scene.add(PontePieceRenderer.grain(null, colour).at(x, y).scale(TILE / PonteRenderer.CELL));
    }
}
