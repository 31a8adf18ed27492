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

/**
 * Draws the stone of sacrifice and its fires. Until the end of the game only its top card is visible, and its size only if memory
 * aids are open. The final scoring sorts the cards.
 */
final class RapanuiSacrificeRenderer {
    /** The id of the stone's upper face, where offerings go. */
    static final String TOP = "altar";

    /** The least room for a number beside another one. */
    private static final double NUMBER_ROOM = 22;

    private final RapanuiFacts facts;
    private final Area area;
    private final boolean open;

    /**
     * Draws the sacrificial stone of a position.
     *
     * @param facts the facts of the position
     * @param area where it is drawn
     * @param open whether the number of cards on the stone is shown
     */
    RapanuiSacrificeRenderer(RapanuiFacts facts, Area area, boolean open) {
        this.facts = facts;
        this.area = area;
        this.open = open;
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
        if (facts.isOver() && facts.stoneSize() > 0) {
            block(scene, area, slab());
            sorted(scene);
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

    // The number of each kind, on paper: in a line below pictures or, where numbers would touch there, beside them in
    // two.
    private void sorted(Scene scene) {
        RapanuiPieceRenderer pieces = new RapanuiPieceRenderer(scene);
        double line = RapanuiLayout.LIP;
        boolean narrow = area.width() / RapanuiOfferings.KINDS < NUMBER_ROOM;
        int lines = narrow ? 2 : 1;
        int columns = RapanuiOfferings.KINDS / lines;
        double each = area.width() / columns;
        double top = area.top() + area.height() - lines * line;
        double side = narrow ? line - 3 : Math.min(each - 3, area.height() - line - 4);
        scene.add(Shape.of(Path.round(area.left(), top, area.width(), lines * line, 4))
                .fill(Ink.PAPER)
                .shadow(0.8));
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = area.left() + kind % columns * each;
            double y = top + (kind / columns + 0.5) * line;
            double picture = narrow ? line / 2 + 1 : each / 2;
            pieces.offering("sorted-" + kind, kind, x + picture, narrow ? y : top - side / 2 - 1.5, side);
            pieces.number(null, Integer.toString(facts.stone(kind)), x + (narrow ? each + line : each) / 2, y);
        }
    }
}
