package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiOutlines.CARD;
import static atoll.table.rapanui.RapanuiOutlines.CUT;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws single pieces: villagers on their cards, offerings, card backs, numbers on paper. */
final class RapanuiPieceRenderer {
    static final Ink ROCK = new Ink("rapanui-rock");
    static final Ink ROCK_LOW = new Ink("rapanui-rock-low");
    static final Ink ROCK_HIGH = new Ink("rapanui-rock-high");

    private static final double CORNER = 3;
    private static final double NUMBER = 12.5;

    private final Scene scene;

    RapanuiPieceRenderer(Scene scene) {
        this.scene = scene;
    }

    /** A villager with its top edge at {@code y}; if it is covered, only the band at the top. */
    void villager(String id, int card, double x, double y, double width, double height, boolean covered) {
        double high = covered ? RapanuiLayout.PEEK + 2 * CORNER : height;
        scene.add(Shape.of(id, Path.round(-width / 2, 0, width, high, CORNER))
                .at(x, y)
                .fill(CARD)
                .stroke(CUT, 0.8)
                .shadow(covered ? 0.8 : 1.6));
        double band = RapanuiLayout.PEEK - 1;
        scene.add(Shape.of(id + "-band", band(width - 2.4, band - 1.2))
                .at(x, y + 1.2)
                .fill(RapanuiOutlines.colour(card)));
        double middle = y + 1 + band / 2;
        RapanuiOutlines.draw(scene, id + "-small", card, x, middle, 0.76, CARD, RapanuiOutlines.colour(card));
        if (!covered) {
            double below = y + band + (height - band) / 2;
            if (RapanuiCards.isHunter(card)) {
                scene.add(RapanuiOutlines.spear(id + "-spear", x, below, 1.6));
            }
            RapanuiOutlines.draw(scene, id + "-cut", card, x, below, 1.55, CUT, CARD);
        }
    }

    private static Path band(double width, double height) {
        double w = width / 2;
        return new Path()
                .move(-w + 2, 0)
                .line(w - 2, 0)
                .quad(w, 0, w, 2)
                .line(w, height)
                .line(w * 0.4, height - 0.8)
                .line(-w * 0.3, height + 0.4)
                .line(-w, height - 0.6)
                .line(-w, 2)
                .quad(-w, 0, -w + 2, 0)
                .close();
    }

    /** A small villager in a village, with its middle at x, y; in a stack only the topmost shows its kind. */
    void small(String id, int card, double x, double y, double width, double height, boolean topmost) {
        scene.add(Shape.of(id, Path.round(-width / 2, -height / 2, width, height, 2.4))
                .at(x, y)
                .fill(RapanuiOutlines.colour(card))
                .stroke(CARD, 1));
        if (topmost) {
            double scale = Math.min(width, height) / 24;
            RapanuiOutlines.draw(scene, id + "-small", card, x, y, scale, CARD, RapanuiOutlines.colour(card));
        }
    }

    /** An offering with its middle at x, y: a square of bark cloth. */
    void offering(String id, int kind, double x, double y, double side) {
        cloth(id, x, y, side, RapanuiOutlines.colour(RapanuiCards.HUNTER + kind));
        RapanuiOutlines.draw(
                scene,
                id == null ? null : id + "-small",
                RapanuiCards.HUNTER + kind,
                x,
                y,
                side / 29,
                RapanuiOutlines.colour(RapanuiCards.HUNTER + kind),
                CARD);
    }

    /** An offering face down. */
    void hidden(String id, double x, double y, double side) {
        cloth(id, x, y, side, CUT);
        double r = side * 0.26;
        scene.add(Shape.of(id == null ? null : id + "-back", Path.polygon(0, -r, r, 0, 0, r, -r, 0))
                .at(x, y)
                .fill(CUT));
    }

    private void cloth(String id, double x, double y, double side, Ink ink) {
        double half = side / 2;
        scene.add(Shape.of(id, Path.round(-half, -half, side, side, side * 0.16))
                .at(x, y)
                .fill(CARD)
                .stroke(CUT, 0.7)
                .shadow(side > 20 ? 1 : 0.4));
        double inner = half * 0.8;
        scene.add(
                Shape.of(id == null ? null : id + "-hem", Path.round(-inner, -inner, 2 * inner, 2 * inner, side * 0.1))
                        .at(x, y)
                        .stroke(ink, Math.max(0.9, side * 0.045)));
    }

    /** The back of a villager card: a Moai in a dark field. */
    void back(String id, double x, double y, double width, double height) {
        scene.add(Shape.of(id, Path.round(-width / 2, -height / 2, width, height, CORNER))
                .at(x, y)
                .fill(ROCK_LOW)
                .stroke(CARD, 1.4)
                .shadow(1.2));
        double scale = Math.min(width, height) / 27;
        scene.add(Shape.of(RapanuiOutlines.profile()).at(x, y).scale(scale).fill(CARD));
        scene.add(Shape.of(RapanuiOutlines.profileLines()).at(x, y).scale(scale).stroke(ROCK_LOW, 1.1));
    }

    /** A plain number. */
    void text(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold());
    }

    /** A number that ends at {@code x}. */
    void textBefore(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold().align(Shape.Align.RIGHT));
    }

    /** A number on a slip of paper, above everything. */
    void slip(String text, double x, double y) {
        paper(text, digits(text), x, y, Ink.LINE, 0.8, 0);
    }

    /** A number on a slip with a dashed edge: a preview. */
    void forecast(String text, double x, double y) {
        paper(text, digits(text), x, y, Ink.PREVIEW, 1.4, 2.4);
    }

    /** A name on such a slip. */
    void name(String text, double x, double y) {
        paper(text, half(text), x, y, Ink.PREVIEW, 1.4, 2.4);
    }

    /** Half the width of a name's slip. */
    static double half(String name) {
        return 6 + 4.1 * name.length();
    }

    private static double digits(String text) {
        return 2.6 + 3.7 * Math.max(text.length(), 1.2);
    }

    private void paper(String text, double half, double x, double y, Ink edge, double line, double dash) {
        scene.addAbove(Shape.of(Path.round(-half, -6.8, 2 * half, 13.6, 4.5))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(edge, line)
                .dash(dash));
        scene.addAbove(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold());
    }

    /** A dashed line around a place: the preview of an addition or removal. */
    void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.6).dash(3));
    }
}
