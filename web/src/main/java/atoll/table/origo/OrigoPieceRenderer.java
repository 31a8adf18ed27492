package atoll.table.origo;

import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;

/** Draws single pieces: shields and symbols, and numbers on paper. */
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

    /** The colour of woods and vines. */
    static final Ink LEAF = new Ink("origo-leaf");
    /** The colour of mountains in the light. */
    static final Ink SNOW = new Ink("origo-snow");

    /** The colour of the hull of ships. */
    static final Ink SHIP = new Ink("origo-ship");

    /** The height of numbers. */
    static final double NUMBER = 10.6;

    /** The outline of a shield. */
    static final Path SHIELD = shield(0, 0, 1);
    /** Half its width. */
    static final double HALF = 9;
    /** The part of its face that the light does not reach. */
    private static final Path SHADE = Path.tenths("M0-86Q40-86 73-80L73 0Q66 60 0 90Z");
    /** By seat: the sign on its face. */
    private static final Path[] SIGNS = new Path[SeatSymbols.CHARACTERS.length()];

    static {
        for (int seat = 0; seat < SIGNS.length; seat++) {
            SIGNS[seat] = SeatSymbols.shape(seat, 0, 0, 5).path();
        }
    }

    /** Two waves. */
    private static final Path WAVES = Path.tenths("M-80-20Q-40-55 0-20Q40 15 80-20M-80 20Q-40-15 0 20Q40 55 80 20");
    /** A blade that points up to the right, with its hilt. */
    private static final Path SWORD =
            Path.tenths("M-70 90L-90 70L-66 58L-74 44L-62 32L-48 46L72-88L90-94L84-76L-40 52L-26 66L-40 78L-54 70Z");

    private final Scene scene;

    /**
     * Draws pieces into a scene.
     *
     * @param scene the scene to add to
     */
    OrigoPieceRenderer(Scene scene) {
        this.scene = scene;
    }

    /**
     * {@return the outline of a shield, 22 units high at scale 1}
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param k its scale
     */
    static Path shield(double x, double y, double k) {
        return new Path()
                .move(x - 9 * k, y - 9.4 * k)
                .quad(x, y - 11.4 * k, x + 9 * k, y - 9.4 * k)
                .line(x + 9 * k, y)
                .quad(x + 8.4 * k, y + 7.4 * k, x, y + 11 * k)
                .quad(x - 8.4 * k, y + 7.4 * k, x - 9 * k, y)
                .close();
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
            Shape.of(id, SHIELD).fill(LAND).stroke(COAST, 1.5).shadow(alpha < 1 ? 0 : 1.2),
            Shape.of(part(id, "-face"), SHIELD).fill(Ink.seat(seat)),
            Shape.of(part(id, "-shade"), SHADE).fill(Ink.SHADOW),
            Shape.of(part(id, "-sign"), SIGNS[seat]).fill(Ink.PAPER).stroke(COAST, 0.6)
        };
        for (int i = 0; i < parts.length; i++) {
            String from = movedFrom == null
                    ? null
                    : i == 0 ? movedFrom : movedFrom + parts[i].id().substring(id.length());
            scene.add(parts[i].motion(Motion.PLAIN.movedFrom(from).comesFrom(comesFrom))
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
        // the strap is low and broad, and the faces bear a sign: else it looks like spectacles
        for (int layer = 0; layer < 2; layer++) {
            scene.add(Shape.of(Path.segment(-9, 0, 9, 0))
                    .at(x, y)
                    .scale(scale)
                    .stroke(layer == 0 ? COAST : WOOD, layer == 0 ? 5.4 : 3));
        }
        for (int side = -1; side <= 1; side += 2) {
            double middle = x + side * 11 * scale;
            scene.add(Shape.of(SHIELD)
                    .at(middle, y)
                    .scale(0.74 * scale)
                    .fill(LAND)
                    .stroke(COAST, 2));
            scene.add(Shape.of(SHIELD).at(middle, y).scale(0.5 * scale).fill(WOOD));
            scene.add(Shape.of(Path.disc(0, 0, 2.3))
                    .at(middle, y - 0.4 * scale)
                    .scale(scale)
                    .fill(STONE));
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
     * {@return the outline of a card or panel, positioned by its corner}
     *
     * @param id the id of the shape
     * @param area where it is drawn
     */
    static Shape plate(String id, Area area) {
        return Shape.of(id, Path.round(0, 0, area.width(), area.height(), 3)).at(area.left(), area.top());
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
}
