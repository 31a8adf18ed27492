package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.RED;

import atoll.games.origo.OrigoBoard;
import atoll.games.origo.OrigoMap;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws the founding stones with their points, below words that say what they are: all of them, on a phone the next ones. */
final class OrigoStones {
    /** So many are on a phone. */
    private static final int NEXT = 5;

    /** The height of a row on a desktop. */
    private static final double ROW = 15.4;

    /** The height of words on a desktop. */
    private static final double WORDS = 6.4;

    private final Scene scene;
    private final OrigoLayout layout;
    private final Messages messages;

    /**
     * The stones of a scene.
     *
     * @param scene the scene to add to
     * @param layout where everything lies
     * @param messages the texts
     */
    OrigoStones(Scene scene, OrigoLayout layout, Messages messages) {
        this.scene = scene;
        this.layout = layout;
        this.messages = messages;
    }

    /**
     * Draws the stones. The next one stands out.
     *
     * @param taken how many are on the map
     */
    void draw(int taken) {
        Area area = layout.stones();
        int row = layout.tall ? NEXT : OrigoMap.COUNTRIES / 2;
        double each = (area.width() - 2) / row;
        double high = layout.tall ? area.height() * 0.63 : ROW;
        double head = area.height() - high * (layout.tall ? 1 : 2);
        double left = area.left() + 4;
        double middle = area.top() + head * 0.5 + 0.5;
        scene.add(OrigoPieceRenderer.plate(null, area).fill(OrigoRenderer.PARCHMENT));
        word(messages.text("origo.founding"), left, middle, Shape.Align.LEFT);
        if (!layout.tall) {
            // a red one triggers a scoring
            double right = area.left() + area.width() - 4;
            word(messages.text("origo.red"), right - 8, middle, Shape.Align.RIGHT);
            scene.add(stone(null, true, 3.6, right - 2.4, middle)
                    .below(WORDS)
                    .fill(OrigoPieceRenderer.STONE)
                    .stroke(RED, 1.3));
        }
        int first = layout.tall ? Math.min(taken, OrigoMap.COUNTRIES - NEXT) : 0;
        int end = layout.tall ? first + NEXT : OrigoMap.COUNTRIES;
        double size = Math.min(each, high) * 0.49;
        for (int stone = first; stone < end; stone++) {
            double x = area.left() + 1 + ((stone - first) % row + 0.5) * each;
            double y = area.top() + head + ((stone - first) / row + 0.5) * high;
            boolean red = OrigoBoard.isRed(stone);
            Shape shape = stone("stone-" + stone, red, size, x, y);
            if (stone < taken) {
                // the hollow where it lay
                scene.add(shape.fill(Ink.SHADOW).stroke(red ? RED : COAST, 0.5).alpha(0.7));
                continue;
            }
            scene.add(shape.fill(OrigoPieceRenderer.STONE)
                    .stroke(red ? RED : COAST, stone == taken || red ? 1.5 : 0.7)
                    .shadow(0.8));
            Shape number = Shape.text(null, Integer.toString(OrigoBoard.stone(stone)), 8)
                    .at(x, y + 0.3)
                    .fill(Ink.TEXT);
            // on the smallest phones a bold one would leave its stone
            scene.add(layout.tall ? number : number.bold());
        }
    }

    private void word(String words, double x, double y, Shape.Align align) {
        scene.add(Shape.text(null, words, layout.tall ? 8.4 : WORDS)
                .shortText("")
                .at(x, y)
                .align(align)
                .fill(Ink.TEXT));
    }

    // Red ones are diamonds.
    private static Shape stone(String id, boolean red, double size, double x, double y) {
        double r = red ? size : size * 0.88;
        return Shape.of(id, red ? Path.polygon(0, -r, r, 0, 0, r, -r, 0) : Path.disc(0, 0, r))
                .at(x, y);
    }
}
