package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.table.scene.Cover;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** The cover: the volcano, a bridge from it, and a god who watches. */
final class KanaloaCover {
    /** The island with the volcano. */
    static final String FROM = "ORO";

    /** The island with the stone, at the other end of the bridge. */
    static final String TO = "NENE";

    private final Scene scene = Cover.of(KanaloaRenderer.SEA);

    private KanaloaCover() {}

    /** {@return the cover} */
    static Scene draw() {
        KanaloaCover cover = new KanaloaCover();
        int from = KanaloaMap.find(FROM);
        int to = KanaloaMap.find(TO);
        cover.shoal(from, 46, 54, 1.3);
        cover.shoal(to, 72, 104, 0.7);
        List<Shape> parts = new ArrayList<>(
                List.of(KanaloaSigns.bridge(null, new Path().move(30, 72).quad(30, 100, 58, 104), 0, 1.5)));
        parts.addAll(KanaloaPictures.island(from, 46, 54, 1.3, 1));
        parts.addAll(KanaloaPictures.island(to, 72, 104, 0.7, 1));
        parts.addAll(List.of(KanaloaSigns.stone("god", KanaloaGods.KU, 80, 95, 11)));
        parts.forEach(cover.scene::add);
        return cover.scene;
    }

    private void shoal(int island, double x, double y, double scale) {
        scene.add(Shape.of(KanaloaOutlines.shore(new Path(), island, 0, 0, 31 * scale, 26 * scale))
                .at(x, y)
                .fill(KanaloaRenderer.SHOAL));
    }
}
