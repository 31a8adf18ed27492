package atoll.table.origo;

import atoll.games.origo.OrigoCards;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws single pieces: shields, cards, numbers on paper. */
final class OrigoPieceRenderer {
    static final Ink LAND = new Ink("origo-land-1");
    static final Ink SEA = new Ink("origo-sea");
    static final Ink DRAWN = new Ink("origo-drawn");
    static final Ink COAST = new Ink("origo-coast");
    static final Ink WOOD = new Ink("origo-wood");
    static final Ink STONE = new Ink("origo-stone");
    static final Ink RED = new Ink("origo-red");

    private static final double NUMBER = 10.6;
    private static final double LONG = 8.8;

    private static final Path SHIELD = new Path()
            .move(-9, -9.4)
            .quad(0, -11.4, 9, -9.4)
            .line(9, 0)
            .quad(8.4, 7.4, 0, 11)
            .quad(-8.4, 7.4, -9, 0)
            .close();

    /** One of a people. */
    private static final Path PERSON = new Path()
            .move(0, -4)
            .arc(0, -4, 2.6, 0, 2 * Math.PI)
            .move(-4.2, 7)
            .quad(-4, -1, 0, -1)
            .quad(4, -1, 4.2, 7)
            .close();

    private static final Path SHIP = new Path()
            .move(-9, 2)
            .quad(-8, 7, -3, 7)
            .line(3, 7)
            .quad(8, 7, 9, 2)
            .line(6, 3)
            .line(-6, 3)
            .close()
            .move(-0.5, 2)
            .line(-0.5, -8)
            .line(0.8, -8)
            .line(0.8, 2)
            .close()
            .move(-6, -6)
            .quad(0, -8, 6, -6)
            .quad(4.4, -2.6, 6, 0.6)
            .quad(0, -1, -6, 0.6)
            .quad(-4.4, -2.6, -6, -6)
            .close();

    private final Scene scene;
    private final Messages messages;

    OrigoPieceRenderer(Scene scene, Messages messages) {
        this.scene = scene;
        this.messages = messages;
    }

    /** A shield of a seat, 22 units high at scale 1. */
    void shield(int seat, double x, double y, double scale, double alpha) {
        shield(null, null, seat, x, y, scale, alpha);
    }

    /** A shield whose transition may begin at another shape. */
    void shield(String id, String movedFrom, int seat, double x, double y, double scale, double alpha) {
        scene.add(Shape.of(id, SHIELD)
                .movedFrom(movedFrom)
                .at(x, y)
                .scale(scale)
                .alpha(alpha)
                .fill(Ink.seat(seat))
                .stroke(COAST, 1.5)
                .shadow(alpha < 1 ? 0 : 1));
        Shape sign = SeatSymbols.shape(seat, x, y - 0.6 * scale, 5.3 * scale);
        scene.add(Shape.of(id == null ? null : id + "-sign", sign.path())
                .movedFrom(movedFrom == null ? null : movedFrom + "-sign")
                .at(x, y - 0.6 * scale)
                .alpha(alpha)
                .fill(Ink.PAPER)
                .stroke(COAST, 0.5));
    }

    /** The outline of a shield that would be placed there. */
    void previewShield(int seat, double x, double y, double scale) {
        shield(seat, x, y, scale, 0.55);
        scene.add(Shape.of(SHIELD)
                .at(x, y)
                .scale(scale * 1.12)
                .stroke(Ink.PREVIEW, 1.8)
                .dash(3));
    }

    /** The symbol of a seat. */
    void sign(String id, int seat, double x, double y, double radius) {
        Shape sign = SeatSymbols.shape(seat, x, y, radius);
        scene.add(Shape.of(id, sign.path()).at(x, y).fill(Ink.seat(seat)).stroke(COAST, radius > 6 ? 1 : 0.7));
    }

    /** A card: its title, and below it its fields; a picture for people and ships. */
    void card(String id, int kind, Area area) {
        double x = area.centreX();
        scene.add(plate(id, area).fill(Ink.PAPER).stroke(WOOD, 1).shadow(1));
        if (kind >= OrigoCards.PEOPLE) {
            picture(kind, x, area.centreY() - 3, area.width() * 0.04);
            return;
        }
        double size = Math.min(area.width() - 6, area.height() - 16.5);
        double y = area.top() + 15 + (area.height() - 16 - size) / 2;
        title(kind, x, area.top() + 8.5);
        scene.add(Shape.of(Path.rect(0, 0, 10, 10))
                .at(x - size / 2, y)
                .scale(size / 10)
                .fill(OrigoCards.country(kind) < 0 ? LAND : SEA)
                .stroke(WOOD, 0.25));
        scene.add(Shape.of(OrigoOutlines.card(kind))
                .at(x - size / 2, y)
                .scale(size / 10)
                .fill(RED));
    }

    // Long titles, of the last columns, are smaller, and shortened where unreadable: 9+ for 9–10.
    private void title(int kind, double x, double y) {
        String text = OrigoTexts.title(kind, messages);
        boolean wide = text.length() > 3;
        scene.add(Shape.text(null, text, wide ? LONG : NUMBER)
                .shortText(wide ? text.charAt(0) + "+" : text)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    // A ship, or three people.
    private void picture(int kind, double x, double y, double scale) {
        if (kind == OrigoCards.SHIP) {
            scene.add(Shape.of(SHIP).at(x, y).scale(scale).fill(new Ink("origo-ship")));
            return;
        }
        for (int person = -1; person <= 1; person++) {
            scene.add(Shape.of(PERSON)
                    .at(x + 7 * person * scale, y + (person == 0 ? 0 : 1.5 * scale))
                    .scale(person == 0 ? scale : 0.8 * scale)
                    .fill(Ink.TEXT));
        }
    }

    /** A small played card: its title or its picture. */
    void chip(int kind, double x, double y) {
        scene.add(Shape.of(Path.round(-14, -7.5, 28, 15, 3))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(WOOD, 1));
        if (kind >= OrigoCards.PEOPLE) {
            picture(kind, x, y, 0.7);
        } else {
            title(kind, x, y + 0.5);
        }
    }

    /** The outline of a card or panel, positioned by its corner. */
    static Shape plate(String id, Area area) {
        return Shape.of(id, Path.round(0, 0, area.width(), area.height(), 3)).at(area.left(), area.top());
    }

    /** The back of a card. */
    void back(String id, Area area) {
        scene.add(plate(id, area).fill(WOOD).stroke(Ink.PAPER, 1.4).shadow(1));
        scene.add(Shape.of(SHIELD)
                .at(area.centreX(), area.centreY())
                .scale(area.width() / 34)
                .stroke(Ink.PAPER, 1.4));
    }

    /** Plain text centred at x, y. */
    void text(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold());
    }

    /** Text that starts at x. */
    void textFrom(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).align(Shape.Align.LEFT));
    }

    /** A number on a slip of paper, above everything. */
    void slip(String text, double x, double y) {
        paper(text, 2.8 + 3.5 * text.length(), x, y, WOOD, 0);
    }

    /** A number on a slip with a dashed edge: a preview. */
    void forecast(String text, double x, double y) {
        paper(text, 3 + 3.8 * text.length(), x, y, Ink.PREVIEW, 2.4);
    }

    private void paper(String text, double half, double x, double y, Ink edge, double dash) {
        scene.addAbove(Shape.of(Path.round(-half, -6.6, 2 * half, 13.2, 4))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(edge, dash > 0 ? 1.4 : 0.9)
                .dash(dash));
        scene.addAbove(
                Shape.text(null, text, NUMBER).at(x, y + 0.4).fill(Ink.TEXT).bold());
    }

    /** A dashed line around a place. */
    void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3.2));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.8).dash(3));
    }

    /** A dashed arrow from one place to another. */
    void arrow(double x1, double y1, double x2, double y2) {
        double length = Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double bx = x2 - 7 * ux;
        double by = y2 - 7 * uy;
        scene.add(Shape.of(Path.segment(x1, y1, bx, by)).stroke(Ink.PAPER, 4.4));
        scene.add(
                Shape.of(Path.segment(x1, y1, bx, by)).stroke(Ink.PREVIEW, 2.2).dash(4));
        scene.add(Shape.of(Path.polygon(x2, y2, bx - 4.5 * uy, by + 4.5 * ux, bx + 4.5 * uy, by - 4.5 * ux))
                .fill(Ink.PREVIEW)
                .stroke(Ink.PAPER, 1));
    }
}
