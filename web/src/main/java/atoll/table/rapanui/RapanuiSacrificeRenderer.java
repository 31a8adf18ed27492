package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_HIGH;
import static atoll.table.rapanui.RapanuiPieceRenderer.ROCK_LOW;

import atoll.games.rapanui.RapanuiFacts;
import atoll.games.rapanui.RapanuiOfferings;
import atoll.table.scene.Area;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Draws the stone of sacrifice. Until the end of the game only its top card is visible, and its size only if memory aids are
 * open. The final scoring sorts the cards.
 */
final class RapanuiSacrificeRenderer {
    private final RapanuiFacts facts;
    private final Area area;
    private final boolean open;

    /**
     * @param open whether the number of cards on the stone is shown
     */
    RapanuiSacrificeRenderer(RapanuiFacts facts, Area area, boolean open) {
        this.facts = facts;
        this.area = area;
        this.open = open;
    }

    void draw(Scene scene, RapanuiPieceRenderer pieces) {
        block(scene);
        if (facts.isOver() && facts.stoneSize() > 0) {
            sorted(pieces);
            return;
        }
        top(scene, pieces);
        if (open) {
            pieces.slip(Integer.toString(facts.stoneSize()), area.centreX(), area.top() + area.height() - 9);
        }
    }

    // Of tuff, with a carved face.
    private void block(Scene scene) {
        double l = area.left();
        double t = area.top();
        double r = l + area.width();
        double b = t + area.height();
        scene.add(Shape.of(Path.polygon(
                        l + 2, b - 3, l, t + 12, l + 8, t + 2, r - 12, t, r - 1, t + 9, r, b - 5, r - 7, b, l + 9, b))
                .fill(ROCK_HIGH)
                .stroke(ROCK_LOW, 1.6)
                .shadow(2));
        Path carved = new Path();
        for (int side = -1; side <= 1; side += 2) {
            double x = area.centreX() + side * area.width() * 0.36;
            carved.move(x, t + 12).line(x, b - 14).move(x + side * 4.6, t + 17).line(x + side * 4.6, b - 20);
        }
        scene.add(Shape.of(carved).stroke(ROCK_LOW, 1.8));
    }

    // The last sacrifice.
    private void top(Scene scene, RapanuiPieceRenderer pieces) {
        double side = Math.min(34, area.height() * 0.5);
        double x = area.centreX();
        double y = area.centreY() - (open ? 3 : 0);
        String id = "top-" + facts.stoneSize(); // another card fades in, even of the same kind
        switch (facts.stoneTop()) {
            case RapanuiFacts.NONE ->
                scene.add(Shape.of(Path.round(-side / 2, -side / 2, side, side, 5))
                        .at(x, y)
                        .stroke(ROCK_LOW, 1.6)
                        .dash(3));
            case RapanuiFacts.FACE_DOWN -> pieces.hidden(id, x, y, side);
            default -> pieces.offering(id, facts.stoneTop(), x, y, side);
        }
    }

    // The number of each kind.
    private void sorted(RapanuiPieceRenderer pieces) {
        double side = Math.min(24, area.height() * 0.32);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = area.centreX() + (kind % 2 - 0.5) * area.width() * 0.46 - 3;
            double y = area.centreY() + (kind / 2 - 0.5) * area.height() * 0.44;
            pieces.offering(null, kind, x, y, side);
            pieces.slip(Integer.toString(facts.stone(kind)), x + side * 0.45, y + side * 0.38);
        }
    }
}
