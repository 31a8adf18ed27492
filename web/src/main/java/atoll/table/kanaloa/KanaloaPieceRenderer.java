package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws single cards and stones beside the map. */
final class KanaloaPieceRenderer {
    static final Ink BACK = new Ink("kanaloa-back");
    private static final Ink WEAVE = new Ink("kanaloa-weave");

    private final KanaloaLayout layout;
    private final Scene scene;
    // By island: how many of its cards were drawn so far.
    private final int[] drawn = new int[KanaloaMap.ISLANDS];

    KanaloaPieceRenderer(KanaloaLayout layout, Scene scene) {
        this.layout = layout;
        this.scene = scene;
    }

    /** The id of an island's next card: independent of its place, so that it moves in transitions. */
    String id(int island) {
        return "card-" + island + "-" + drawn[island]++;
    }

    /** A card at its upper left corner, with the name and picture of its island. */
    void card(int island, double left, double top) {
        String id = id(island);
        double w = KanaloaLayout.CARD;
        double h = layout.cardHeight;
        double x = left + w / 2;
        double y = top + h / 2;
        scene.add(Shape.of(id, Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.LINE, 0.8)
                .shadow(1.2));
        double size = KanaloaMap.size(island) > 5 ? 11 : KanaloaMap.size(island) > 3 ? 9 : 7.5;
        double low = y + h * 0.17;
        scene.add(Shape.of(id + "-shore", KanaloaOutlines.shore(island, size * 1.35, size))
                .at(x + 7, low)
                .fill(KanaloaRenderer.SAND)
                .stroke(KanaloaRenderer.SHORE, 0.8));
        scene.add(Shape.of(id + "-green", KanaloaOutlines.shore(island, size * 1.05, size * 0.74))
                .at(x + 7, low)
                .fill(KanaloaRenderer.GREEN));
        scene.add(Shape.of(id + "-palm", KanaloaOutlines.fronds(island))
                .at(x + 7, low + 6)
                .scale(0.62)
                .stroke(KanaloaRenderer.PALM, 1.6));
        scene.add(Shape.text(id + "-name", KanaloaMap.name(island), layout.letters)
                .at(x, top + 10)
                .fill(Ink.TEXT)
                .bold());
    }

    /** The back of a card in a place, with an offset. */
    void back(Area.Card box, double inset) {
        double w = box.width() - 4;
        double h = box.height() - 4;
        double x = box.left() + inset + w / 2;
        double y = box.top() + inset + h / 2;
        scene.add(Shape.of(Path.round(-w / 2, -h / 2, w, h, 4))
                .at(x, y)
                .fill(BACK)
                .stroke(Ink.PAPER, 1.4)
                .shadow(1));
        Path weave = new Path();
        for (int i = -1; i <= 1; i++) {
            double line = i * h * 0.25;
            weave.move(-w * 0.35, line).quad(-w * 0.17, line - 5, 0, line).quad(w * 0.17, line + 5, w * 0.35, line);
        }
        scene.add(Shape.of(weave).at(x, y).stroke(WEAVE, 1.2));
    }

    /** A god's stone. */
    void stone(String id, int god, double x, double y, double radius) {
        for (Shape shape : KanaloaRenderer.stone(id, god, x, y, radius)) {
            scene.add(shape);
        }
    }

    /** The number of cards or stones. */
    void count(int count, double x, double y) {
        scene.addAbove(Shape.of(Path.disc(0, 0, 6.5)).at(x, y).fill(Ink.PAPER).stroke(Ink.LINE, 0.6));
        scene.addAbove(Shape.text(null, Integer.toString(count), layout.writing)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }
}
