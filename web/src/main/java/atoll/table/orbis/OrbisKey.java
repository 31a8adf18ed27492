package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/**
 * Draws the key: what the signs on tiles mean, as a tile with a word beside each of its signs. Where there is no room for it,
 * there is the legend.
 */
final class OrbisKey {
    private static final String[] SIGNS = {"cost", "points", "colour", "effect", "mystic"};

    /** The size of words, which are enlarged in small spaces. */
    private static final double WORD = 9;

    private static final double BROAD_WORD = 7.6;
    /** The width of words beside the tile. */
    private static final double BESIDE = 44;

    private static final double BROAD_BESIDE = 33;
    /** The size of signs. */
    private static final double SMALL = 0.86;

    private final OrbisLayout layout;
    private final Messages messages;
    private final Scene scene;
    private final OrbisPieceRenderer pieces;
    private final double word;

    /**
     * The key of a table.
     *
     * @param layout where everything lies
     * @param messages the texts
     * @param scene the scene to add to
     */
    OrbisKey(OrbisLayout layout, Messages messages, Scene scene) {
        this.layout = layout;
        this.messages = messages;
        this.scene = scene;
        pieces = new OrbisPieceRenderer(scene);
        word = layout.isBroad ? BROAD_WORD : WORD;
    }

    /** Draws the key. */
    void draw() {
        if (!layout.hasKey()) {
            return;
        }
        pieces.size(SMALL);
        tile(layout.key());
    }

    // A sample, with more signs than any tile has.
    private void tile(Area.Card area) {
        double beside = layout.isBroad ? BROAD_BESIDE : BESIDE;
        Area.Card tile = new Area.Card(area.left() + beside, area.top(), area.width() - 2 * beside, area.height());
        double left = tile.left();
        double right = left + tile.width();
        double foot = tile.top() + tile.height();
        scene.add(Shape.of(tile.outline(0))
                .fill(OrbisOutlines.land(OrbisWorshippers.WHITE))
                .stroke(DRAWN, 0.9)
                .shadow(1.6));
        scene.add(Shape.of(new Path()
                        .move(left, foot - 8)
                        .curve(left + 14, foot - 26, right - 16, foot - 6, right, foot - 20)
                        .line(right, foot - 4)
                        .quad(right, foot, right - 4, foot)
                        .line(left + 4, foot)
                        .quad(left, foot, left, foot - 4)
                        .close())
                .fill(OrbisOutlines.token(OrbisWorshippers.WHITE))
                .alpha(0.35));
        double top = tile.top() + 7.6;
        double low = foot - 7.6;
        double middle = tile.centreY();
        callout(0, left, top, 10.4, false);
        callout(2, left, low, 6.8, false);
        callout(1, right, top, 7.8, true);
        callout(4, right, middle, 7.8, true);
        callout(3, right, low, 9.4, true);
    }

    // A sign at the edge of the tile, and its name across the edge.
    private void callout(int sign, double edge, double y, double inside, boolean isRight) {
        double out = isRight ? 1 : -1;
        scene.add(Shape.of(Path.segment(edge, y, edge + 3 * out, y)).stroke(MOON, 0.9));
        sign(sign, edge - inside * out, y);
        word(sign, edge + 4.4 * out, y, isRight ? Shape.Align.LEFT : Shape.Align.RIGHT);
    }

    private void word(int sign, double x, double y, Shape.Align align) {
        scene.add(Shape.text(null, messages.text("orbis.key." + SIGNS[sign]), word)
                .shortText("")
                .at(x, y + 0.4)
                .align(align)
                .fill(MOON));
    }

    private void sign(int sign, double x, double y) {
        switch (sign) {
            case 0 -> {
                plate(x, y, 18);
                pieces.addSign(OrbisWorshippers.RED, x - 4.2, y, 0.44);
                pieces.addSign(OrbisWorshippers.YELLOW, x + 4.2, y, 0.44);
            }
            case 1 -> pieces.points(3, x, y, false, false);
            case 2 -> pieces.addSign(OrbisWorshippers.WHITE, x, y, 0.56);
            case 3 -> {
                plate(x, y, 16);
                pieces.add(new Path().move(-2.2, 0).line(2.2, 0).move(0, -2.2).line(0, 2.2))
                        .at(x - 3.6, y)
                        .stroke(DRAWN, 1.4);
                pieces.addWorshipper(OrbisWorshippers.GREEN, x + 2.8, y, 0.5);
            }
            default -> pieces.mystic(7, x, y);
        }
    }

    private void plate(double x, double y, double width) {
        scene.add(Shape.of(Path.round(x - width / 2, y - 5.6, width, 11.2, 3.6))
                .fill(MOON)
                .alpha(0.92));
    }
}
