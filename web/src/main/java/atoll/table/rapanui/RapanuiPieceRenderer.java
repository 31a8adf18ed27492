package atoll.table.rapanui;

import static atoll.table.rapanui.RapanuiOutlines.CARD;
import static atoll.table.rapanui.RapanuiOutlines.CUT;
import static atoll.table.rapanui.RapanuiOutlines.THATCH;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws single pieces: people, their cards, heaps of offerings, card backs and numbers. */
final class RapanuiPieceRenderer {
    /** The colour of rock. */
    static final Ink ROCK = new Ink("rapanui-rock");
    /** The colour of rock in shadow. */
    static final Ink ROCK_LOW = new Ink("rapanui-rock-low");
    /** The colour of rock in light. */
    static final Ink ROCK_HIGH = new Ink("rapanui-rock-high");

    /** The height of a figure. */
    static final double FIGURE = 24;

    private static final double CORNER = 3;
    /** The height of numbers. */
    static final double NUMBER = 12.5;
    /** The slots of a wide heap, from its base: steps to the right, and rows up. */
    private static final double[] WIDE = {-0.5, 0, 0.5, 0, -1.5, 0, 1.5, 0, 0, 1, -1, 1, 1, 1, -0.5, 2, 0.5, 2, 0, 3};
    /** Those of a narrow one. */
    private static final double[] NARROW = {0, 0, -1, 0, 1, 0, -0.5, 1, 0.5, 1, 0, 2, -0.9, 2, 0.9, 2, -0.4, 3, 0.4, 3};

    /** Those of a low one. */
    private static final double[] LOW = {0, 0, -1, 0, 1, 0, -2, 0, 2, 0, -0.5, 1, 0.5, 1, -1.5, 1, 1.5, 1, 0, 2};

    /** The most offerings that a heap shows. */
    static final int HEAP = 10;

    private final Scene scene;
    private Motion motion = Motion.PLAIN;

    /**
     * Draws pieces into a scene.
     *
     * @param scene the scene to add to
     */
    RapanuiPieceRenderer(Scene scene) {
        this.scene = scene;
    }

    /**
     * Sets how the next pieces move in transitions. Any id may be null: then nothing is set.
     *
     * @param from the id that the piece had in the previous scene; the ids of its parts extend it
     * @param source the id of the shape where a new piece appears
     * @param target the id of the shape where a piece that goes disappears
     * @param newStep the step of the transition, see {@link Motion#step}
     * @return this
     */
    RapanuiPieceRenderer moving(String from, String source, String target, int newStep) {
        motion = Motion.PLAIN.movedFrom(from).comesFrom(source).leavesTo(target).step(newStep);
        return this;
    }

    /** The next pieces stay. */
    void still() {
        motion = Motion.PLAIN;
    }

    // A part of a piece with that id, which may be null.
    private Shape part(String id, String suffix, Path path) {
        Shape shape = Shape.of(id == null ? null : id + suffix, path);
        String from = motion.movedFrom();
        scene.add(shape.motion(from == null ? motion : motion.movedFrom(from + suffix)));
        return shape;
    }

    /**
     * The card of a villager; if it is covered, only its upper edge.
     *
     * @param id the id of the shape
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param y the top edge
     * @param layout where everything lies
     * @param covered whether another card lies on it
     */
    void card(String id, int card, double x, double y, RapanuiLayout layout, boolean covered) {
        double width = layout.cardWidth;
        double high = covered ? layout.peek + 2 * CORNER : layout.front;
        part(id, "", Path.round(-width / 2, 0, width, high, CORNER))
                .at(x, y)
                .fill(CARD)
                .stroke(CUT, 0.8)
                .shadow(covered ? 0.8 : 1.6);
        double band = layout.peek - 2.2;
        part(id, "-band", band(width - 2.4, band)).at(x, y + 1.2).fill(RapanuiOutlines.colour(card));
        sign(id, "-sign", card, x, y + 1 + band / 2, 0.76, CARD, RapanuiOutlines.colour(card));
    }

    /**
     * A plain card of the hand.
     *
     * @param id the id of the shape
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param y the top edge
     * @param width the width of the card
     * @param height the height of the card
     */
    void plain(String id, int card, double x, double y, double width, double height) {
        part(id, "", Path.round(-width / 2, 0, width, height, CORNER))
                .at(x, y)
                .fill(CARD)
                .stroke(CUT, 0.8)
                .shadow(1.6);
        part(id, "-band", band(width - 2.4, 16)).at(x, y + 1.2).fill(RapanuiOutlines.colour(card));
        sign(id, "-sign", card, x, y + 9, 0.72, CARD, RapanuiOutlines.colour(card));
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

    private void sign(String id, String suffix, int card, double x, double y, double scale, Ink ink, Ink lines) {
        part(id, suffix, RapanuiOutlines.sign(card))
                .at(x, y)
                .scale(scale)
                .fill(ink)
                .stroke(lines, 1.1);
    }

    /**
     * The sign of a villager or offering in its own colour.
     *
     * @param id the id of the shape
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void sign(String id, int card, double x, double y, double scale) {
        sign(id, "", card, x, y, scale, RapanuiOutlines.colour(card), CARD);
    }

    /**
     * A villager standing with its feet at {@code ground}; behind others without its sign.
     *
     * @param id the id of the shape
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param ground where its feet stand, from the top
     * @param scale the size relative to the drawing's own
     * @param behind whether it stands behind others
     * @param tool whether it carries its tool
     */
    void figure(String id, int card, double x, double ground, double scale, boolean behind, boolean tool) {
        double y = ground - FIGURE / 2 * scale;
        Ink colour = RapanuiOutlines.colour(card);
        if (card == RapanuiCards.MOAI) {
            part(id, "", RapanuiOutlines.sign(card))
                    .at(x, y)
                    .scale(scale * FIGURE / 20)
                    .fill(colour)
                    .stroke(CARD, 0.9)
                    .shadow(0.5);
            part(id, "-shade", RapanuiOutlines.FACE)
                    .at(x, y)
                    .scale(scale * FIGURE / 20)
                    .fill(CUT)
                    .alpha(0.45);
            return;
        }
        boolean hat = card > RapanuiCards.HUNTER;
        boolean feathers = card == RapanuiCards.PRIEST;
        part(id, "", RapanuiOutlines.BODY)
                .at(x, y)
                .scale(scale)
                .fill(colour)
                .stroke(CARD, 0.8)
                .shadow(behind ? 0 : 0.5);
        part(id, "-head", RapanuiOutlines.HEAD)
                .at(x, y)
                .scale(scale)
                .fill(RapanuiOutlines.colour(RapanuiCards.WOODCUTTER))
                .stroke(CARD, 0.8);
        part(id, "-gear", RapanuiOutlines.gear(card, tool))
                .at(x, y)
                .scale(scale)
                .fill(hat ? THATCH : feathers ? colour : CUT)
                .stroke(hat ? CUT : CARD, 0.7);
        if (!behind) {
            sign(id, "-device", card, x, y + 5 * scale, scale * 0.5, CARD, colour);
        }
    }

    /**
     * What grows behind a villager on its card, in thin cuts.
     *
     * @param id the id of the villager
     * @param card a villager, 0..6
     * @param x the middle, from the left
     * @param ground where it stands, from the top
     * @param scale the size relative to the drawing's own
     */
    void hatching(String id, int card, double x, double ground, double scale) {
        Path land = RapanuiOutlines.land(card);
        if (card == RapanuiCards.MOAI) {
            land = new Path();
            for (int i = 0; i < 7; i++) {
                land.move(-13, -1 - 3.4 * i).line(12 - i % 3, -1.6 - 3.4 * i);
            }
        }
        part(id, "-land", land)
                .at(x, ground)
                .scale(scale)
                .stroke(RapanuiOutlines.colour(card), 0.8)
                .alpha(0.4);
    }

    /**
     * A card of bark cloth with an offering.
     *
     * @param id the id of the shape
     * @param kind a kind of offering, 0..3
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param side the length of a side
     */
    void offering(String id, int kind, double x, double y, double side) {
        int card = RapanuiCards.HUNTER + kind;
        cloth(id, x, y, side, RapanuiOutlines.colour(card));
        sign(id, "-sign", card, x, y, side / 29, RapanuiOutlines.colour(card), CARD);
    }

    /**
     * An offering face down.
     *
     * @param id the id of the shape
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param side the length of a side
     */
    void hidden(String id, double x, double y, double side) {
        cloth(id, x, y, side, CUT);
        double r = side * 0.26;
        part(id, "-sign", Path.polygon(0, -r, r, 0, 0, r, -r, 0)).at(x, y).fill(CUT);
    }

    private void cloth(String id, double x, double y, double side, Ink ink) {
        double half = side / 2;
        part(id, "", Path.round(-half, -half, side, side, side * 0.16))
                .at(x, y)
                .fill(CARD)
                .stroke(CUT, 0.7)
                .shadow(side > 20 ? 1 : 0.4);
        double inner = half * 0.8;
        part(id, "-hem", Path.round(-inner, -inner, 2 * inner, 2 * inner, side * 0.1))
                .at(x, y)
                .stroke(ink, Math.max(0.9, side * 0.045));
    }

    /**
     * A heap of offerings on the ground. The last of many is always another shape, so that it can be seen to come and
     * go.
     *
     * @param id the id of the heap; those of its offerings follow it
     * @param kind a kind of offering, 0..3
     * @param number the number of offerings
     * @param shown the number of offerings to draw; at most {@link #HEAP} are drawn
     * @param x the middle, from the left
     * @param ground where the heap lies, from the top
     * @param width the width of the place
     * @param height the height of the place
     */
    void heap(String id, int kind, int number, int shown, double x, double ground, double width, double height) {
        boolean narrow = width < 1.15 * height;
        boolean low = width > 1.9 * height;
        double[] places = narrow ? NARROW : low ? LOW : WIDE;
        double size = Math.min(height / (low ? 2.2 : 2.8), width / (narrow ? 2.8 : low ? 4.7 : 3.7));
        int slots = Math.min(shown, HEAP);
        // so few lie side by side and are larger
        if (low && number <= 3) {
            size = Math.min(height * 0.8, width / 3.2);
        } else if (narrow && number <= 2) {
            size = width / 2.1;
        }
        int base = narrow ? 3 : low ? 5 : 4;
        // a row that is not full stands in the middle
        double shift = slots < base && (base - slots) % 2 == 1 ? 0.5 : 0;
        Motion moving = motion;
        for (int i = 0; i < slots; i++) {
            boolean last = i == slots - 1;
            motion = moving.comesFrom(last || number < HEAP - 1 ? moving.comesFrom() : null)
                    .leavesTo(last || number < HEAP ? moving.leavesTo() : null);
            int place = i < HEAP - 2 ? i : number - slots + i;
            sign(
                    id + "-" + place,
                    RapanuiCards.HUNTER + kind,
                    x + (places[2 * i] + shift) * size * 0.88,
                    ground - size * (0.5 + 0.6 * places[2 * i + 1]),
                    size / 20);
        }
        motion = moving;
    }

    /**
     * The back of a villager card: a Moai in a dark field.
     *
     * @param id the id of the shape
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param width the width of the card
     * @param height the height of the card
     */
    void back(String id, double x, double y, double width, double height) {
        part(id, "", Path.round(-width / 2, -height / 2, width, height, CORNER))
                .at(x, y)
                .fill(ROCK_LOW)
                .stroke(CARD, 1.4)
                .shadow(1.2);
        sign(id, "-sign", RapanuiCards.MOAI, x, y, Math.min(width, height) / 27, CARD, ROCK_LOW);
    }

    /**
     * A plain number; with an id it counts up and down.
     *
     * @param id the id of the shape
     * @param text the digits
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void number(String id, String text, double x, double y) {
        Motion later = Motion.PLAIN.step(2);
        scene.add(Shape.text(id, text, NUMBER)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold()
                .motion(id == null ? later : later.counts()));
    }

    /**
     * A number that begins or ends at a place.
     *
     * @param text the digits
     * @param x where it begins or ends, from the left
     * @param y the middle, from the top
     * @param align which end is there
     */
    void number(String text, double x, double y, Shape.Align align) {
        scene.add(Shape.text(null, text, NUMBER).at(x, y).fill(Ink.TEXT).bold().align(align));
    }

    /**
     * A number on a plate of its own.
     *
     * @param id the id of the shape
     * @param text the digits
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void plate(String id, String text, double x, double y) {
        double half = digits(text);
        scene.add(Shape.of(Path.round(-half, -7, 2 * half, 14, 4.5))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.LINE, 0.8));
        number(id, text, x, y);
    }

    /**
     * {@return half the width of a number's plate}
     *
     * @param text the digits
     */
    static double digits(String text) {
        return 3 + 4.3 * Math.max(text.length(), 1.2);
    }
}
