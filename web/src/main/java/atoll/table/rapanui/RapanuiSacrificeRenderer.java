package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/**
 * Draws the stone of sacrifice and its fires. Until the end of the game only its top card is visible, and its size only if memory
 * aids are open. The final scoring sorts the cards.
 */
final class RapanuiSacrificeRenderer {
    /** The id of the stone's upper face, where offerings go. */
    static final String TOP = "altar";

    /** The height of a line of the sorted stone. */
    private static final double LINE = 14;
    /** The width of the rock behind the words for these lines. */
    private static final double LEDGE = 62;

    private final RapanuiFacts facts;
    private final RapanuiLayout layout;
    private final Area area;
    private final boolean open;
    private final Messages messages;

    /**
     * Draws the sacrificial stone of a position.
     *
     * @param facts the facts of the position
     * @param layout where everything lies
     * @param open whether the number of cards on the stone is shown
     * @param messages the texts
     */
    RapanuiSacrificeRenderer(RapanuiFacts facts, RapanuiLayout layout, boolean open, Messages messages) {
        this.facts = facts;
        this.layout = layout;
        this.open = open;
        this.messages = messages;
        area = layout.stone();
    }

    /**
     * Draws the stone with its top card and, if that is open, the number of cards.
     *
     * @param scene the scene to add to
     * @param burning whether a sacrifice is going on
     * @param source the shape from which the top card came, or null
     */
    void draw(Scene scene, boolean burning, String source) {
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        if (facts.isOver()) {
            if (layout.hasWords()) {
                row(scene);
            } else {
                column(scene);
            }
            return;
        }
        block(scene, area, slab());
        double reach = area.width() / 2 - 9;
        for (int side = -1; side <= 1; side += 2) {
            if (burning || facts.stoneTop() != RapanuiFacts.NONE) {
                RapanuiOutlines.fire(scene, area.centreX() + side * reach, slab() + 4, burning ? 1.3 : 0.95);
            }
        }
        top(scene, pieces, source);
        if (open) {
            pieces.plate(
                    "stone-n", Integer.toString(facts.stoneSize()), area.centreX(), area.top() + area.height() - 7);
        }
    }

    /**
     * {@return the area of the stone at the end, where also the draw pile was}
     *
     * @param layout where everything lies
     */
    static Area sorted(RapanuiLayout layout) {
        Area stone = layout.stone();
        Area column = layout.column(0);
        double left = stone.left() - 1;
        double high = layout.horizon() + 2;
        return layout.hasWords()
                ? new Area.Card(left, stone.top(), layout.width - left - 1, stone.height() + 3)
                : new Area.Card(stone.left(), high, stone.width(), column.top() + column.height() - 2 - high);
    }

    private double slab() {
        return area.top() + area.height() * 0.5;
    }

    /**
     * The stone: a slab of tuff on a carved foot, lit from the upper left.
     *
     * @param scene the scene to add to
     * @param area where it is drawn
     * @param slab the top edge of the slab, from the top
     */
    static void block(Scene scene, Area area, double slab) {
        double l = area.left();
        double t = slab;
        double r = l + area.width();
        double b = area.top() + area.height();
        scene.add(Shape.of(Path.polygon(l + 5, t + 8, r - 5, t + 8, r - 9, b - 1, r - 14, b, l + 13, b, l + 8, b - 2))
                .fill(ROCK)
                .stroke(ROCK_LOW, 1.4)
                .shadow(2));
        scene.add(Shape.of(TOP, Path.polygon(l, t + 6, l + 6, t, r - 8, t - 1, r, t + 5, r - 2, t + 12, l + 3, t + 13))
                .fill(ROCK_HIGH)
                .stroke(ROCK_LOW, 1.2));
        Path carved = new Path();
        for (int side = -1; side <= 1; side += 2) {
            double x = area.centreX() + side * area.width() * 0.3;
            double top = (t + 10 + b) / 2;
            carved.move(x, top).line(x, b - 3).move(x + side * 4, top).line(x + side * 4, b - 5);
        }
        scene.add(Shape.of(carved).stroke(ROCK_HIGH, 1.5));
    }

    // The last sacrifice.
    private void top(Scene scene, RapanuiPieceRenderer pieces, String source) {
        double side = Math.min(40, area.height() * 0.62);
        double x = area.centreX();
        double y = slab() + 7 - side / 2;
        String id = "top-" + facts.stoneSize(); // another card appears, even of the same kind
        pieces.moving(null, source, null, source == null ? 1 : 0);
        switch (facts.stoneTop()) {
            case RapanuiFacts.NONE ->
                scene.add(Shape.of(Path.segment(x - side / 2, slab() + 6, x + side / 2, slab() + 6))
                        .stroke(ROCK_LOW, 1.6)
                        .dash(3));
            case RapanuiFacts.FACE_DOWN -> pieces.hidden(id, x, y, side);
            default -> pieces.offering(id, facts.stoneTop(), x, y, side);
        }
        pieces.still();
    }

    // How many of each kind were sacrificed, and what each is worth by that: two lines below the kinds, on a broad
    // stone.
    private void row(Scene scene) {
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        Area stone = sorted(layout);
        double left = stone.left() + 5;
        double each = (stone.width() - 8) / RapanuiOfferings.KINDS;
        double bottom = stone.top() + stone.height() - 2;
        double top = bottom - 2 * LINE;
        if (layout.horizon() > top) {
            // not in front of the sky
            scene.add(Shape.of(Path.round(left - LEDGE, top - 2, LEDGE + 9, 2 * LINE + 4, 5))
                    .fill(RapanuiPieceRenderer.ROCK_LOW));
        }
        block(scene, stone, top - 8);
        scene.add(Shape.of(Path.round(left, top, 4 * each - 2, 2 * LINE, 4))
                .fill(Ink.PAPER)
                .shadow(0.8));
        double side = Math.min(26, top - 13);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = left + (kind + 0.5) * each;
            pieces.offering("sorted-" + kind, kind, x, top - 2 - side / 2, side);
            sacrificed(scene, pieces, kind, x, top + LINE / 2 + 0.5);
            worth(scene, pieces, kind, x, bottom - LINE / 2);
        }
        word(scene, "stone", left - 9, top + LINE / 2 + 0.5);
        word(scene, "each", left - 9, bottom - LINE / 2);
    }

    private void word(Scene scene, String key, double x, double y) {
        scene.add(Shape.text(null, messages.text("rapanui.caption." + key), 8)
                .at(x, y)
                .align(Shape.Align.RIGHT)
                .shortText("")
                .fill(RapanuiOutlines.CARD));
    }

    private void sacrificed(Scene scene, RapanuiPieceRenderer pieces, int kind, double x, double y) {
        String text = Integer.toString(facts.stone(kind));
        pieces.number(null, text, x, y);
        RapanuiOutlines.fire(scene, x + 4 + RapanuiPieceRenderer.digits(text), y + 5, 0.55);
    }

    private void worth(Scene scene, RapanuiPieceRenderer pieces, int kind, double x, double y) {
        pieces.number(null, Integer.toString(facts.worth(kind)), x, y);
        scene.add(RapanuiOutlines.glory(null, x + 12.5, y, 0.55));
    }

    // The same in a high space: a line for each kind.
    private void column(Scene scene) {
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        Area stone = sorted(layout);
        double top = stone.top();
        double each = stone.height() / RapanuiOfferings.KINDS;
        scene.add(Shape.of(TOP, Path.round(area.left(), top, area.width(), 4 * each, 4))
                .fill(Ink.PAPER)
                .shadow(0.8));
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double y = top + (kind + 0.5) * each;
            pieces.offering("sorted-" + kind, kind, area.left() + 9, y, 14);
            sacrificed(scene, pieces, kind, area.left() + area.width() * 0.35, y);
            worth(scene, pieces, kind, area.left() + area.width() * 0.72, y);
        }
    }
}
