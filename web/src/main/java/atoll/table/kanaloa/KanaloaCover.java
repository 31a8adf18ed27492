package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** The cover: the volcano, a bridge from it, and a god who watches. */
final class KanaloaCover {
    private final Scene scene = Cover.of(KanaloaRenderer.SEA);

    private KanaloaCover() {}

    /** {@return the cover} */
    static Scene draw() {
        KanaloaCover cover = new KanaloaCover();
        int volcano = KanaloaMap.find("ORO");
        int bloom = KanaloaMap.find("NENE");
        cover.shoal(volcano, 46, 54, 1.15);
        cover.shoal(bloom, 72, 104, 0.7);
        for (Shape part : KanaloaSigns.bridge(null, new Path().move(30, 72).quad(30, 100, 58, 104), 0, 1.5)) {
            cover.scene.add(part);
        }
        cover.island(volcano, 46, 54, 1.15);
        cover.island(bloom, 72, 104, 0.7);
        for (Shape part : KanaloaSigns.stone("god", KanaloaGods.KU, 80, 95, 11)) {
            cover.scene.add(part);
        }
        return cover.scene;
    }

    private void shoal(int island, double x, double y, double scale) {
        scene.add(Shape.of(KanaloaOutlines.shore(new Path(), island, 0, 0, 31 * scale, 26 * scale))
                .at(x, y)
                .fill(KanaloaRenderer.SHOAL));
    }

    private void island(int island, double x, double y, double scale) {
        scene.add(Shape.of(KanaloaOutlines.shore(new Path(), island, 0, 0, 25 * scale, 20 * scale))
                .at(x, y)
                .fill(KanaloaRenderer.SAND)
                .stroke(KanaloaRenderer.SHORE, 0.9)
                .shadow(1.6));
        scene.add(Shape.of(KanaloaOutlines.shore(new Path(), island + 5, 0, 0, 21.5 * scale, 9 * scale))
                .at(x, y - 5 * scale)
                .fill(KanaloaRenderer.GREEN));
        for (Shape part : KanaloaPictures.of(island, null, x, y + 3 * scale, 1.15 * scale)) {
            scene.add(part);
        }
    }
}
