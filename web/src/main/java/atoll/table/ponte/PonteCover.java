package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.table.scene.Cover;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: two islands of the lagoon, joined by a bridge. */
final class PonteCover {
    /** The width of a tile. */
    private static final double TILE = 16;

    private static final double ROUND = 3.5;

    private static final double[][] ISLANDS = {{10, 62}, {58, 14}};
    private static final double DARK_X = 58;
    private static final double DARK_Y = 78;

    private final Scene scene = Cover.of(PonteLagoon.LAGOON);

    private PonteCover() {}

    /** {@return the cover} */
    static Scene draw() {
        PonteCover cover = new PonteCover();
        cover.land(
                PonteBoard.DARK,
                Path.round(DARK_X, DARK_Y + TILE, 2 * TILE, TILE, ROUND),
                Path.round(DARK_X + TILE, DARK_Y, TILE, 2 * TILE, ROUND));
        for (double[] at : ISLANDS) {
            cover.land(PonteBoard.LIGHT, Path.round(at[0], at[1], 2 * TILE, 2 * TILE, ROUND));
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
    private void land(int colour, Path... parts) {
        Ink stone = PontePieceRenderer.STONE[colour];
        for (int layer = 0; layer < 3; layer++) {
            for (Path part : parts) {
                Shape shape = Shape.of(part);
                scene.add(
                        switch (layer) {
                            case 0 -> shape.stroke(PonteRenderer.SHOAL, 12);
                            case 1 -> shape.at(0, 1.5).stroke(PontePieceRenderer.EDGE, 6);
                            default -> shape.fill(stone).stroke(stone, 2.5);
                        });
            }
        }
    }

    private void grain(double x, double y, int colour) {
        scene.add(PontePieceRenderer.grain(null, colour).at(x, y).scale(TILE / PonteRenderer.CELL));
    }
}
