package atoll.table.orbis;

import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: a world of tiles under the night sky, and worshippers before it. */
final class OrbisCover {
    private static final double SIZE = 24;
    private static final double FOOT = 94;
    /** The types and colours of its tiles, from the lower left: each lies on one of its colour. */
    static final int[][] TILES = {
        {OrbisTiles.FOREST, OrbisWorshippers.GREEN},
        {OrbisTiles.FARM, OrbisWorshippers.YELLOW},
        {OrbisTiles.IRRIGATION, OrbisWorshippers.BLUE},
        {OrbisTiles.VILLAGE, OrbisWorshippers.YELLOW},
        {OrbisTiles.CONVERSION, OrbisWorshippers.BLUE},
        {OrbisTiles.CONVERSION, OrbisWorshippers.YELLOW}
    };

    private OrbisCover() {}

    /** {@return the cover} */
    static Scene draw() {
        Scene scene = Cover.of(OrbisOutlines.SKY);
        scene.add(Shape.of(Path.disc(17, 30, 7)).fill(OrbisOutlines.MOON));
        for (double[] star : new double[][] {{40, 12}, {66, 17}, {85, 32}, {90, 62}, {10, 60}, {80, 8}}) {
            scene.add(Shape.of(Path.polygon(0, -3, 0.7, -0.7, 3, 0, 0.7, 0.7, 0, 3, -0.7, 0.7, -3, 0, -0.7, -0.7))
                    .at(star[0], star[1])
                    .fill(OrbisOutlines.MOON));
        }
        OrbisLandscapes landscapes = new OrbisLandscapes(scene);
        int next = 0;
        for (int row = 0; row < 3; row++) {
            for (int i = 0; i < 3 - row; i++) {
                double x = 50 + (i - (2 - row) / 2.0) * (SIZE + 1);
                double foot = FOOT - row * (SIZE + 1);
                landscapes.paint(
                        tile(TILES[next][0], TILES[next++][1]),
                        new Area.Card(x - SIZE / 2, foot - SIZE, SIZE, SIZE),
                        0,
                        false,
                        OrbisLandscapes.standing(x, foot - 1, SIZE * 0.82),
                        false);
            }
        }
        OrbisPieceRenderer pieces = new OrbisPieceRenderer(scene);
        for (int i = 0; i < 3; i++) {
            pieces.worshipper(null, OrbisWorshippers.WHITE + i, 26 + 24 * i, FOOT + 13, 1.15, null, null);
        }
        return scene;
    }

    private static int tile(int type, int colour) {
        int tile = 0;
        while (OrbisTiles.type(tile) != type || OrbisTiles.colour(tile) != colour) {
            tile++;
        }
        return tile;
    }
}
