package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;
import static atoll.table.orbis.OrbisOutlines.SKY;

import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;

/** Draws single pieces: worshippers and their signs, gods, numbers. */
final class OrbisPieceRenderer {
    /** The smallest text size: readable on the smallest screen. */
    static final double NUMBER = 13;

    /** The width of a digit. */
    static final double DIGIT = 9;

    /** How strong is what says that there is nothing. */
    private static final double FAINT = 0.45;

    /** The same for a number, which has to be readable. */
    private static final double ZERO = 0.7;

    /** The size of names. */
    static final double NAME = 12;

    /** The height of the band that a god's name is in, and the width that has room for its points beside it. */
    private static final double BAND = 16;

    private static final double BOTH = 90;

    /** The least width of a letter of a name. */
    private static final double LETTER = 8.2;

    private static final double WIDE_LETTER = 8.4;

    private final Scene scene;
    private String group;
    private int part;
    private double unit = 1;
    private Motion motion = Motion.PLAIN;

    /**
     * Draws pieces into a scene.
     *
     * @param scene the scene to add to
     */
    OrbisPieceRenderer(Scene scene) {
        this.scene = scene;
    }

    /**
     * Gives numbers, plates and signs from now on ids of their own, so that they move with what they are on.
     *
     * @param newGroup the beginning of their ids; null for none
     * @param newStep when they move
     */
    void group(String newGroup, int newStep) {
        group = newGroup;
        part = 0;
        motion = Motion.PLAIN.step(newStep);
    }

    /**
     * Draws numbers, plates and signs smaller from now on.
     *
     * @param newUnit their size relative to their own
     */
    void size(double newUnit) {
        unit = newUnit;
    }

    private String nextId() {
        return group == null ? null : group + part++;
    }

    /**
     * Adds a part of the group.
     *
     * @param path the outline of the part
     * @return the part, at the origin
     */
    Shape add(Path path) {
        Shape shape = Shape.of(nextId(), path).motion(motion);
        scene.add(shape);
        return shape;
    }

    /**
     * {@return the id of the heap of a colour}
     *
     * @param colour a colour, 0..4
     */
    static String heap(int colour) {
        return "heap-" + OrbisWorshippers.name(colour);
    }

    /**
     * {@return the id of the first worshipper of a colour in a seat's supply}
     *
     * @param seat a seat, from 0
     * @param colour a colour, 0..4
     */
    static String supply(int seat, int colour) {
        return "supply-" + (seat + 1) + "-" + OrbisWorshippers.name(colour);
    }

    /**
     * A worshipper with the sign of its colour. In transitions of a supply, gains and payments come after what causes
     * them.
     *
     * @param id the id of the shape, or null
     * @param colour a colour, 0..4
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     * @param from the id of the shape where it appears, or null
     * @param to the id of the shape where it disappears, or null
     */
    void worshipper(String id, int colour, double x, double y, double scale, String from, String to) {
        Motion flow =
                Motion.PLAIN.comesFrom(from).leavesTo(to).step(heap(colour).equals(to) ? 1 : 0);
        scene.add(Shape.of(id, OrbisOutlines.WORSHIPPER)
                .at(x, y)
                .scale(scale)
                .fill(OrbisOutlines.token(colour))
                // a white one on pale paper needs more
                .stroke(DRAWN, colour == OrbisWorshippers.WHITE ? 2.4 : 1.6)
                .shadow(0.7)
                .motion(flow));
        scene.add(Shape.of(id == null ? null : id + "-sign", OrbisOutlines.shape(colour))
                .at(x, y + 2.8 * scale)
                .scale(scale * 0.52)
                .fill(onToken(colour))
                .motion(flow));
    }

    /**
     * {@return the sign of a colour}
     *
     * @param colour a colour, 0..4
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape sign(int colour, double x, double y, double scale) {
        return sign(Shape.of(OrbisOutlines.shape(colour)), colour, x, y, scale);
    }

    private static Shape sign(Shape shape, int colour, double x, double y, double scale) {
        // a white one on pale paper needs more
        return shape.at(x, y)
                .scale(scale)
                .fill(OrbisOutlines.token(colour))
                .stroke(DRAWN, colour == OrbisWorshippers.WHITE ? 2.6 : 2);
    }

    /**
     * The sign of a colour as a part of the group.
     *
     * @param colour a colour, 0..4
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void addSign(int colour, double x, double y, double scale) {
        sign(add(OrbisOutlines.shape(colour)), colour, x, y, scale * unit);
    }

    /**
     * A worshipper as a part of the group.
     *
     * @param colour a colour, 0..4
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void addWorshipper(int colour, double x, double y, double scale) {
        double size = scale * unit;
        add(OrbisOutlines.WORSHIPPER)
                .at(x, y)
                .scale(size)
                .fill(OrbisOutlines.token(colour))
                .stroke(DRAWN, 1.5);
        add(OrbisOutlines.shape(colour))
                .at(x, y + 2.8 * size)
                .scale(size * 0.52)
                .fill(onToken(colour));
    }

    // Signs on worshippers: light on dark colours, dark on light ones.
    private static Ink onToken(int colour) {
        return colour == OrbisWorshippers.WHITE || colour == OrbisWorshippers.YELLOW ? DRAWN : MOON;
    }

    /**
     * No worshipper of a colour: a faint outline in its place.
     *
     * @param id the id of the shape
     * @param colour a colour, 0..4
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     * @param ink the colour of the outline
     */
    void missing(String id, int colour, double x, double y, double scale, Ink ink) {
        scene.add(Shape.of(id, OrbisOutlines.WORSHIPPER)
                .at(x, y)
                .scale(scale)
                .stroke(ink, 1.2)
                .alpha(FAINT));
        scene.add(sign(colour, x, y + 2.8 * scale, 0.48 * scale).alpha(FAINT));
    }

    /**
     * The symbol for any colour.
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    void any(double x, double y, double scale) {
        add(Path.disc(0, 0, 9.4)).at(x, y).scale(scale * unit).fill(MOON).stroke(DRAWN, 2);
        add(OrbisOutlines.ANY).at(x, y).scale(scale * unit).stroke(DRAWN, 2.6);
    }

    /**
     * A number of points, dark on light. It is struck out if the points are lost, dashed if they are still possible.
     *
     * @param points the number of points
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param failed whether the points are lost
     * @param open whether the points are still possible
     */
    void points(int points, double x, double y, boolean failed, boolean open) {
        add(Path.disc(0, 0, 7.6))
                .at(x, y)
                .scale(unit)
                .fill(MOON)
                .stroke(DRAWN, open ? 1.6 : 0.7)
                .dash(open ? 2 : 0);
        number(Integer.toString(points), x, y, DRAWN);
        if (failed) {
            add(Path.segment(-6.5, 6.5, 6.5, -6.5)).at(x, y).scale(unit).stroke(DRAWN, 1.8);
        }
    }

    /**
     * A mystic value: light on dark.
     *
     * @param value the value
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    void mystic(int value, double x, double y) {
        double half = mysticHalf(value);
        add(Path.round(-half, -7.2, 2 * half, 14.4, 7))
                .at(x, y)
                .scale(unit)
                .fill(SKY)
                .stroke(MOON, 0.7);
        number(Integer.toString(value), x, y, MOON);
    }

    /**
     * {@return half the width of a mystic value's plate}
     *
     * @param value the value
     */
    static double mysticHalf(int value) {
        return value > 9 ? 10 : 7.2;
    }

    /**
     * Draws a number as a part of the group.
     *
     * @param text the digits, with a sign if there is one
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param ink the colour
     */
    void number(String text, double x, double y, Ink ink) {
        scene.add(Shape.text(nextId(), text, NUMBER * unit)
                .at(x, y)
                .fill(ink)
                .bold()
                .motion(motion));
    }

    /**
     * A number that counts when it changes. Nothing is faint.
     *
     * @param id the id of the shape
     * @param number the number
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param ink the colour
     */
    void counter(String id, int number, double x, double y, Ink ink) {
        scene.add(Shape.text(id, Messages.number(number), NUMBER)
                .at(x, y)
                .fill(ink)
                .bold()
                .alpha(number == 0 ? ZERO : 1)
                .motion(Motion.PLAIN.step(2).counts()));
    }

    /**
     * A word about things on the table, omitted where it would be too small for its place.
     *
     * @param text the word
     * @param x its beginning, from the left
     * @param y the middle, from the top
     * @param size its height
     */
    void word(String text, double x, double y, double size) {
        scene.add(Shape.text(null, text, size)
                .shortText("")
                .at(x, y)
                .align(Shape.Align.LEFT)
                .fill(MOON));
    }

    /**
     * A god's portrait. Its points are struck out if its condition failed, dashed while it is still open.
     *
     * @param god a god, 0..9
     * @param area where it is drawn
     * @param name the name above it, or null
     * @param failed whether its condition failed
     * @param open whether its condition is still open
     */
    void god(int god, Area.Card area, String name, boolean failed, boolean open) {
        new OrbisPortraits(scene).paint(god, area, name == null ? 0 : BAND);
        group(OrbisPortraits.id(god) + "-points", 0);
        // in the band of the name if there is room
        boolean slim = OrbisPortraits.isSlim(area);
        double raised = name == null ? 0 : slim ? OrbisPortraits.SLIM_BUST : OrbisPortraits.raised(area);
        boolean beside = name != null
                && area.width()
                        > Math.max(
                                BOTH, 23 + (OrbisPortraits.hasLargeWords(area) ? WIDE_LETTER : LETTER) * name.length())
                && OrbisPortraits.raised(area) == 0;
        double y = beside ? area.top() + BAND / 2 + 0.4 : area.top() + area.height() - 8.6;
        points(OrbisGods.points(god), area.left() + area.width() - 8.6, y, failed, open);
        group(null, 0);
        if (name != null) {
            double room = area.width()
                    - (slim && !beside ? raised + 5 : beside || raised > 0 ? Math.max(23, raised + 17) : 0);
            double letter = OrbisPortraits.raised(area) > 0
                    ? 0.7
                    : beside ? 0.74 : slim ? 0.67 : 0.72; // points below leave more room
            double size = Math.min(NAME, room / letter / name.length());
            Shape title = Shape.text(OrbisPortraits.id(god) + "-name", name, size)
                    .shortText("")
                    .fill(MOON)
                    .serif();
            y = area.top() + BAND / 2 - 0.4;
            scene.add(
                    beside || raised > 0
                            ? title.at(area.left() + raised + 3, y).align(Shape.Align.LEFT)
                            : title.at(area.centreX(), y));
        }
    }

    /**
     * The sign of a seat, in rays if it is to move.
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius of the sign, in scene units
     * @param shining whether it has rays
     */
    void seat(int seat, double x, double y, double radius, boolean shining) {
        Path rays = new Path();
        for (int i = 0; shining && i < 12; i++) {
            double cos = radius * Math.cos(i * Math.PI / 6);
            double sin = radius * Math.sin(i * Math.PI / 6);
            double far = i % 2 == 0 ? 1.9 : 1.65;
            rays.move(cos * 1.4, sin * 1.4).line(cos * far, sin * far);
        }
        if (shining) {
            scene.add(Shape.of("turn-" + seat, rays).at(x, y).stroke(OrbisOutlines.MOON, radius * 0.2));
        }
        scene.add(SeatSymbols.shape(seat, x, y, radius).fill(Ink.seat(seat)).stroke(OrbisOutlines.MOON, radius * 0.18));
    }
}
