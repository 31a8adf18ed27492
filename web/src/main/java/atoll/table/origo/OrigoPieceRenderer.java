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
    /** The colour of land. */
    static final Ink LAND = new Ink("origo-land-1");
    /** The colour of the sea. */
    static final Ink SEA = new Ink("origo-sea");
    /** The colour of drawn lines. */
    static final Ink DRAWN = new Ink("origo-drawn");
    /** The colour of coasts. */
    static final Ink COAST = new Ink("origo-coast");
    /** The colour of wood. */
    static final Ink WOOD = new Ink("origo-wood");
    /** The colour of stones. */
    static final Ink STONE = new Ink("origo-stone");
    /** The colour of red stones. */
    static final Ink RED = new Ink("origo-red");

    /** The colour of the hull of ships. */
    static final Ink SHIP = new Ink("origo-ship");

    private static final double NUMBER = 10.6;
    private static final double LONG = 8.8;
    private static final double BESIDE = 7.4;

    private static final Path SHIELD = Path.tenths("M-90-94Q0-114 90-94L90 0Q84 74 0 110Q-84 74-90 0Z");
    /** The part of its face that the light does not reach. */
    private static final Path SHADE = Path.tenths("M0-86Q40-86 73-80L73 0Q66 60 0 90Z");
    /** One of a people, and the shaded side of it. */
    private static final Path PERSON =
            Path.tenths("M-26-42Q-26-68 0-68Q26-68 26-42Q26-20 0-14Q-26-20-26-42ZM-46 70Q-44-10 0-10Q44-10 46 70Z");

    private static final Path MANTLE =
            Path.tenths("M0-10Q44-10 46 70L20 70Q24 20 0-10ZM0-68Q26-68 26-42Q26-20 0-14Q16-40 0-68Z");

    /** Hull and mast; sail; stripes of the sail. */
    private static final Path HULL = Path.tenths(
            "M-92 22Q-102 8-96-8Q-84 14-60 30L60 30Q84 14 96-8Q102 8 92 22Q82 70 40 70L-40 70Q-82 70-92 22ZM-6 30L-6-92L7-92L7 30Z");

    private static final Path SAIL = Path.tenths("M-60-74Q0-92 60-74Q44-30 58 12Q0-4-58 12Q-44-30-60-74Z");
    private static final Path STRIPES =
            Path.tenths("M-40-79L-18-83Q-8-40-17 4L-38 7Q-28-40-40-79ZM18-83L40-79Q28-40 38 7L17 4Q8-40 18-83Z");
    /** Two waves. */
    private static final Path WAVES = Path.tenths("M-80-20Q-40-55 0-20Q40 15 80-20M-80 20Q-40-15 0 20Q40 55 80 20");
    /** A blade that points up to the right, with its hilt. */
    private static final Path SWORD =
            Path.tenths("M-70 90L-90 70L-66 58L-74 44L-62 32L-48 46L72-88L90-94L84-76L-40 52L-26 66L-40 78L-54 70Z");

    private final Scene scene;
    private final Messages messages;

    /**
     * Draws pieces into a scene.
     *
     * @param scene the scene to add to
     * @param messages the texts
     */
    OrigoPieceRenderer(Scene scene, Messages messages) {
        this.scene = scene;
        this.messages = messages;
    }

    /**
     * A shield of a seat, 22 units high at scale 1.
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     * @param alpha the opacity, 0..1
     */
    void shield(int seat, double x, double y, double scale, double alpha) {
        shield(null, null, seat, x, y, scale, alpha);
    }

    /**
     * A shield whose transition may begin at another shape, of the same parts.
     *
     * @param id the id of the shape
     * @param movedFrom the id that it had in the previous scene, or null
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     * @param alpha the opacity, 0..1
     */
    void shield(String id, String movedFrom, int seat, double x, double y, double scale, double alpha) {
        shield(id, movedFrom, null, seat, x, y, scale, alpha);
    }

    /**
     * A shield: its rim, its face in the colour of its seat, a shade, and the seat's sign.
     *
     * @param id the id of the shape
     * @param movedFrom the id that it had in the previous scene, or null
     * @param comesFrom where it appears if it is new; null for nowhere
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     * @param alpha the opacity, 0..1
     */
    void shield(
            String id, String movedFrom, String comesFrom, int seat, double x, double y, double scale, double alpha) {
        Shape[] parts = {
            Shape.of(id, SHIELD).fill(STONE).stroke(COAST, 1.5).shadow(alpha < 1 ? 0 : 1.2),
            Shape.of(part(id, "-face"), SHIELD).fill(Ink.seat(seat)),
            Shape.of(part(id, "-shade"), SHADE).fill(Ink.SHADOW),
            Shape.of(part(id, "-sign"), SeatSymbols.shape(seat, 0, 0, 5).path())
                    .fill(Ink.PAPER)
                    .stroke(COAST, 0.6)
        };
        for (int i = 0; i < parts.length; i++) {
            String from = movedFrom == null
                    ? null
                    : i == 0 ? movedFrom : movedFrom + parts[i].id().substring(id.length());
            scene.add(parts[i].movedFrom(from)
                    .comesFrom(comesFrom)
                    .at(x, y - (i == 3 ? 0.5 * scale : 0))
                    .scale(scale * (i == 1 ? 0.83 : 1))
                    .alpha(alpha * (i == 2 ? 0.45 : 1)));
        }
    }

    private static String part(String id, String part) {
        return id == null ? null : id + part;
    }

    /**
     * The outline of a shield that would be placed there.
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void previewShield(int seat, double x, double y, double scale) {
        shield(seat, x, y, scale, 0.55);
        scene.add(Shape.of(SHIELD)
                .at(x, y)
                .scale(scale * 1.12)
                .stroke(Ink.PREVIEW, 1.8)
                .dash(3));
    }

    /**
     * The symbol of a seat.
     *
     * @param id the id of the shape
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    void sign(String id, int seat, double x, double y, double radius) {
        scene.add(sign(seat, x, y, radius, id));
    }

    /**
     * The symbol of a seat, above all marks.
     *
     * @param id the id of the shape
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    void signAbove(String id, int seat, double x, double y, double radius) {
        scene.addAbove(sign(seat, x, y, radius, id));
    }

    /**
     * {@return the symbol of a seat; the caller adds it to a scene}
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     * @param id the id of the shape, or null
     */
    static Shape sign(int seat, double x, double y, double radius, String id) {
        Shape sign = SeatSymbols.shape(seat, x, y, radius);
        return Shape.of(id, sign.path()).at(x, y).fill(Ink.seat(seat)).stroke(COAST, radius > 6 ? 1 : 0.7);
    }

    /**
     * A card: its title, and its fields on a small map; a picture for people and ships.
     *
     * @param id the id of the shape
     * @param kind a card, 0..47
     * @param area where it is drawn
     */
    void card(String id, int kind, Area area) {
        double x = area.centreX();
        double y = area.centreY();
        scene.add(plate(id, area)
                .fill(Ink.PAPER)
                .stroke(WOOD, 1)
                .shadow(1.2)
                .comesFrom("pile")
                .leavesTo("pile"));
        if (kind >= OrigoCards.PEOPLE) {
            picture(kind, x, y - 1, Math.min(area.width(), area.height()) * 0.042);
            return;
        }
        boolean beside = area.width() > area.height();
        double size = beside ? area.height() - 7.5 : area.width() - 8;
        double left = beside ? area.left() + area.width() - size - 3 : x - size / 2;
        double top = area.top() + area.height() - size - 3;
        title(kind, beside ? (area.left() + left) / 2 : x, area.top() + (beside ? 12 : 6.9), beside ? BESIDE : LONG);
        map(kind, left, beside ? top - 0.7 : top, size);
    }

    /**
     * A small map of Europe with the fields of a card.
     *
     * @param kind a card, 0..47
     * @param left the left edge
     * @param top the top edge
     * @param size the length of a side
     */
    void map(int kind, double left, double top, double size) {
        scene.add(small(Path.rect(0, 0, 10, 10), left, top, size).fill(SEA));
        scene.add(small(OrigoOutlines.smallLand(), left, top, size).fill(LAND));
        scene.add(small(OrigoOutlines.card(kind), left, top, size).fill(RED));
        scene.add(small(Path.rect(0, 0, 10, 10), left, top, size).stroke(WOOD, 0.3));
    }

    private static Shape small(Path path, double left, double top, double size) {
        return Shape.of(path).at(left, top).scale(size / 10);
    }

    // Long titles, of several rows or columns, are smaller, and shortened where unreadable: 9+ for 9–10.
    private void title(int kind, double x, double y, double size) {
        String text = OrigoTexts.title(kind, messages);
        boolean wide = text.length() > 2;
        scene.add(Shape.text(null, text, wide ? size : NUMBER)
                .shortText(wide ? text.charAt(0) + "+" : text)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
    }

    /**
     * The picture of a card: a ship, or three people.
     *
     * @param kind a ship card or a people card
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void picture(int kind, double x, double y, double scale) {
        if (kind == OrigoCards.SHIP) {
            scene.add(Shape.of(HULL).at(x, y + scale).scale(scale).fill(SHIP));
            scene.add(Shape.of(SAIL).at(x, y + scale).scale(scale).fill(STONE).stroke(SHIP, 0.9));
            scene.add(Shape.of(STRIPES).at(x, y + scale).scale(scale).fill(RED));
            return;
        }
        for (int person = -1; person <= 1; person += person < 0 ? 2 : -1) {
            double size = person == 0 ? scale : 0.82 * scale;
            double px = x + 7 * person * scale;
            double py = y + (person == 0 ? 0 : 1.2 * scale);
            scene.add(Shape.of(PERSON)
                    .at(px, py)
                    .scale(size)
                    .fill(person == 0 ? RED : WOOD)
                    .stroke(COAST, 0.8));
            scene.add(Shape.of(MANTLE).at(px, py).scale(size).fill(Ink.SHADOW).alpha(0.5));
            if (person == 0) {
                return;
            }
        }
    }

    /**
     * The wave on a shield that has sailed.
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void sailed(double x, double y, double scale) {
        for (int layer = 0; layer < 2; layer++) {
            scene.add(Shape.of(new Path().move(-6, 0).quad(-3, -3, 0, 0).quad(3, 3, 6, 0))
                    .at(x, y)
                    .scale(scale)
                    .stroke(layer == 0 ? COAST : STONE, layer == 0 ? 3.6 : 2));
        }
    }

    /**
     * A pile of cards; the top one has the id "pile".
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void pile(double x, double y, double scale) {
        for (int i = 2; i >= 0; i--) {
            scene.add(Shape.of(i == 0 ? "pile" : null, Path.round(-4.5, -6.5, 9, 13, 1.5))
                    .at(x + 1.4 * i * scale, y + (0.8 * i - 0.8) * scale)
                    .scale(scale)
                    .fill(WOOD)
                    .stroke(Ink.PAPER, 0.8)
                    .shadow(i == 2 ? 0.8 : 0));
        }
    }

    /**
     * Two waves: the sea.
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void waves(double x, double y, double scale) {
        scene.add(Shape.of(WAVES).at(x, y).scale(scale).stroke(SHIP, 2));
    }

    /**
     * Two joined shields: a clan.
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void clan(double x, double y, double scale) {
        scene.add(Shape.of(Path.segment(-8, 0, 8, 0)).at(x, y).scale(scale).stroke(COAST, 4));
        for (int side = -1; side <= 1; side += 2) {
            scene.add(Shape.of(SHIELD)
                    .at(x + side * 9.5 * scale, y)
                    .scale(0.7 * scale)
                    .fill(WOOD)
                    .stroke(COAST, 2));
        }
    }

    /**
     * Crossed swords.
     *
     * @param id the id of the shape
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void swords(String id, double x, double y, double scale) {
        for (int side = -1; side <= 1; side += 2) {
            scene.addAbove(Shape.of(id == null ? null : id + side, SWORD)
                    .at(x, y)
                    .turn(side < 0 ? -Math.PI / 2 : 0)
                    .scale(scale)
                    .fill(STONE)
                    .stroke(COAST, 1.4));
        }
    }

    /**
     * A small played card: its title or its picture.
     *
     * @param id the id of the shape
     * @param comesFrom the id of the shape where it appears if it is new, or null
     * @param kind a card, 0..47
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void chip(String id, String comesFrom, int kind, double x, double y) {
        scene.add(Shape.of(id, Path.round(-12.5, -7.2, 25, 14.4, 3))
                .comesFrom(comesFrom)
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(WOOD, 1));
        if (kind >= OrigoCards.PEOPLE) {
            picture(kind, x, y, 0.68);
        } else {
            title(kind, x, y + 0.5, 7);
        }
    }

    /**
     * {@return the outline of a card or panel, positioned by its corner}
     *
     * @param id the id of the shape
     * @param area where it is drawn
     */
    static Shape plate(String id, Area area) {
        return Shape.of(id, Path.round(0, 0, area.width(), area.height(), 3)).at(area.left(), area.top());
    }

    /**
     * The back of a card.
     *
     * @param id the id of the shape
     * @param area where it is drawn
     */
    void back(String id, Area area) {
        scene.add(plate(id, area).fill(WOOD).stroke(Ink.PAPER, 1.4).shadow(1));
        scene.add(Shape.of(SHIELD)
                .at(area.centreX(), area.centreY())
                .scale(area.width() / 34)
                .stroke(Ink.PAPER, 1.4));
    }

    /**
     * Plain text centred at x, y.
     *
     * @param text the text
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void text(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold());
    }

    /**
     * {@return a number as text; the caller places it and adds it to a scene}
     *
     * @param id the id of the shape, or null
     * @param number the number
     */
    Shape number(String id, int number) {
        return Shape.text(id, Integer.toString(number), NUMBER).fill(Ink.TEXT).bold();
    }

    /**
     * Text that starts at x.
     *
     * @param text the text
     * @param x where the text starts, from the left
     * @param y the middle, from the top
     */
    void textFrom(String text, double x, double y) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).align(Shape.Align.LEFT));
    }

    /**
     * A number on a slip of paper, above everything.
     *
     * @param text the digits
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void slip(String text, double x, double y) {
        paper(text, 2.8 + 3.5 * text.length(), x, y, WOOD, 0);
    }

    /**
     * A number on a slip with a dashed edge: a preview.
     *
     * @param text the digits, with a sign
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
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

    /**
     * A dashed line around a place.
     *
     * @param area the place
     * @param inset how far inside the edge of the place, in scene units
     */
    void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3.2));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.8).dash(3));
    }

    /**
     * A dashed arrow from one place to another.
     *
     * @param x1 the first point, from the left
     * @param y1 the first point, from the top
     * @param x2 the second point, from the left
     * @param y2 the second point, from the top
     */
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
