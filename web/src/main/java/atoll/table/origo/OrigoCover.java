package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: shields between mountains, woods and the sea. */
final class OrigoCover {
    private static final double ROW = 60;

    private final Scene scene = Cover.of(OrigoPieceRenderer.LAND);

    private OrigoCover() {}

    /** {@return the cover} */
    static Scene draw() {
        OrigoCover cover = new OrigoCover();
        cover.landscape("skandinavien", -103, 0, 3.4);
        cover.landscape("germanien", -84, 24, 2.9);
        cover.scene.add(Shape.of(new Path()
                        .move(-3, 100)
                        .quad(16, 92, 26, 104)
                        .quad(44, 110, 50, 130)
                        .line(-3, 130)
                        .close())
                .fill(OrigoPieceRenderer.SEA)
                .stroke(COAST, 1.4));
        OrigoPieceRenderer pieces = new OrigoPieceRenderer(cover.scene);
        pieces.shield(1, 21, ROW, 1.4, 1);
        pieces.shield(3, 79, ROW, 1.4, 1);
        pieces.shield(0, 50, ROW, 2.1, 1);
        return cover.scene;
    }

    private void landscape(String name, double x, double y, double scale) {
        for (Shape part : OrigoGrowth.in(OrigoMap.find(name))) {
            scene.add(part.at(x, y).scale(scale));
        }
    }
}
