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
 * Draws the stone of sacrifice. Until the end of the game only its top card can be seen, and how many lie there only if all
 * that everyone could remember lies open. The final count sorts them.
 */
final class RapanuiSacrificeRenderer {
    private final RapanuiFacts survey;
    private final Area area;
    private final boolean open;

    /** @param open whether it is told how many cards lie on the stone */
    RapanuiSacrificeRenderer(RapanuiFacts survey, Area area, boolean open) {
        this.survey = survey;
        this.area = area;
        this.open = open;
    }

    void draw(Scene scene, RapanuiPieceRenderer pen) {
        block(scene);
        if (survey.isOver() && survey.stoneSize() > 0) {
            sorted(pen);
            return;
        }
        top(scene, pen);
        if (open) {
            pen.slip(Integer.toString(survey.stoneSize()), area.centreX(), area.top() + area.height() - 9);
        }
    }

    // Of tuff, with a face carved into it.
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

    // What was sacrificed last.
    private void top(Scene scene, RapanuiPieceRenderer pen) {
        double side = Math.min(34, area.height() * 0.5);
        double x = area.centreX();
        double y = area.centreY() - (open ? 3 : 0);
        String id = "top-" + survey.stoneSize(); // another card fades in, even of the same kind
        switch (survey.stoneTop()) {
            case RapanuiFacts.NONE ->
                scene.add(Shape.of(Path.round(-side / 2, -side / 2, side, side, 5))
                        .at(x, y)
                        .stroke(ROCK_LOW, 1.6)
                        .dash(3));
            case RapanuiFacts.FACE_DOWN -> pen.hidden(id, x, y, side);
            default -> pen.offering(id, survey.stoneTop(), x, y, side);
        }
    }

    // How many of each kind.
    private void sorted(RapanuiPieceRenderer pen) {
        double side = Math.min(24, area.height() * 0.32);
        for (int kind = 0; kind < RapanuiOfferings.KINDS; kind++) {
            double x = area.centreX() + (kind % 2 - 0.5) * area.width() * 0.46 - 3;
            double y = area.centreY() + (kind / 2 - 0.5) * area.height() * 0.44;
            pen.offering(null, kind, x, y, side);
            pen.slip(Integer.toString(survey.stone(kind)), x + side * 0.45, y + side * 0.38);
        }
    }
}
