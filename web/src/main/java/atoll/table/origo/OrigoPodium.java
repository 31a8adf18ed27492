package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.STONE;
import static atoll.table.origo.OrigoPieceRenderer.WOOD;

import atoll.games.origo.OrigoCards;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoScoring;
import atoll.games.origo.OrigoState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;

/** Draws steps of gold, silver and bronze: the key to the values of countries, and at the end who won. */
final class OrigoPodium {
    private static final Ink[] METALS = {new Ink("origo-gold"), new Ink("origo-silver"), new Ink("origo-bronze"), STONE
    };

    /** The crown of the winner. */
    static final Path CROWN = Path.tenths("M-60 40L-72-30L-34 4L0-48L34 4L72-30L60 40Z");

    private static final Path RAY = Path.polygon(0, 0, 56, -5.5, 56, 5.5);
    private static final int RAYS = 16;

    /** A leaf of laurel, and so many at each side of a shield. */
    private static final Path LEAF = Path.tenths("M-36 0Q0-24 36 0Q0 24-36 0Z");

    private static final int LEAVES = 6;

    /** The height of points above a map on a step; the least room beside points for a map. */
    private static final double HEAD = 22;

    private static final double REALM_ROOM = 70;

    /** How far below its middle a shield stands, at scale 1. */
    private static final double DEEP = 12.5;

    /** Cards that were left in hands: so many side by side, their size, and the room for one. */
    private static final int ROW = 5;

    private static final double SMALL = 0.85;
    private static final double WIDE = 21.6;
    private static final double HIGH = 12.6;
    /** The room for the sign of the seat that had them. */
    private static final double SIGN = 10.5;

    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoState state;
    private final OrigoScoring scoring;
    private final Messages messages;

    /**
     * The podium of a finished game.
     *
     * @param scene the scene to add to
     * @param pieces draws pieces
     * @param state the last position
     * @param scoring its scoring
     * @param messages the texts
     */
    OrigoPodium(Scene scene, OrigoPieceRenderer pieces, OrigoState state, OrigoScoring scoring, Messages messages) {
        this.scene = scene;
        this.pieces = pieces;
        this.state = state;
        this.scoring = scoring;
        this.messages = messages;
    }

    /**
     * {@return a tile of the metal of a place, around its own middle}
     *
     * @param place a place, from 0
     * @param wide its width
     * @param high its height
     */
    static Shape tile(int place, double wide, double high) {
        return Shape.of(Path.round(-wide / 2, -high / 2, wide, high, 2))
                .fill(METALS[Math.min(place, METALS.length - 1)]);
    }

    /**
     * The three places side by side, the first one in the middle: what the tiles of countries mean.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param bottom the foot of the steps, from the top
     */
    static void key(Scene scene, double x, double bottom) {
        for (int place = 0; place < 3; place++) {
            double high = 14 - 2 * place;
            double middle = x + (place == 0 ? 0 : place == 1 ? -11.4 : 11.4);
            scene.add(tile(place, 10.8, high).at(middle, bottom - high / 2).stroke(WOOD, 0.7));
            scene.add(Shape.text(null, Integer.toString(place + 1), 8.6)
                    .at(middle, bottom - high / 2)
                    .bold()
                    .fill(Ink.TEXT));
        }
    }

    /**
     * All seats with their points and the countries that they won: the winner in the middle, highest and in a blaze, below the cards
     * that were left in hands; in a strip all in order.
     *
     * @param area where it is drawn
     * @param strip whether it is so low that all steps are level
     */
    void result(Area area, boolean strip) {
        int seats = state.seats();
        double each = (area.width() - 6) / seats;
        double bottom = area.top() + area.height() - 3;
        scene.add(OrigoPieceRenderer.plate(null, area)
                .fill(OrigoRenderer.PARCHMENT)
                .stroke(WOOD, 1)
                .shadow(1));
        int order = 0;
        for (int rank = 1; rank <= seats; rank++) {
            for (int seat = 0; seat < seats; seat++) {
                if (state.rank(seat) == rank) {
                    int aside = (order + 1) / 2 * (order % 2 > 0 ? -1 : 1);
                    int column = strip ? order : seats / 2 + aside;
                    double left = area.left() + 3 + column * each;
                    double high = strip ? area.height() - 6 : area.height() * (0.46 - 0.07 * rank);
                    Area place = new Area.Box(left + 1, bottom - high, each - 2, high);
                    if (strip) {
                        rung(seat, rank, place);
                    } else {
                        double x = left + each / 2;
                        step(seat, rank, Math.min(x - area.left(), area.left() + area.width() - x), place);
                    }
                    order++;
                }
            }
        }
    }

    /**
     * Adds the cards that were left in hands, all face up, and a spot for those of each seat.
     *
     * @param area that of the result
     */
    void hands(Area area) {
        double y = area.top() + 3;
        for (int seat = 0; seat < state.seats(); seat++) {
            int n = 0;
            for (int kind = 0; state.knows(seat) && kind < OrigoCards.KINDS; kind++) {
                for (int copy = 0; copy < state.hand(seat, kind); copy++) {
                    Shape plate = Shape.of(OrigoCardRenderer.CHIP)
                            .at(area.left() + SIGN + (n % ROW + 0.5) * WIDE, y + (n / ROW + 0.5) * HIGH)
                            .scale(SMALL);
                    new OrigoCardRenderer(scene, messages).chip(plate, kind);
                    n++;
                }
            }
            if (n > 0) {
                pieces.sign(null, seat, area.left() + SIGN / 2, y + HIGH / 2, 3.8);
                double high = (n + ROW - 1) / ROW * HIGH;
                Area all = new Area.Card(area.left() + 2, y, area.width() - 4, high);
                String words = messages.format(
                        "table.turn",
                        Messages.capital(messages.seat(seat)),
                        OrigoMoveTexts.hand(state, seat, messages));
                scene.add(new Spot("left:" + (seat + 1), all, words, "hand"));
                y += high + 0.8;
            }
        }
    }

    // Rays around the winner's shield, a laurel, and a crown above it.
    private void blaze(double x, double y, double scale, double size) {
        for (int ray = 0; ray < RAYS; ray++) {
            scene.add(Shape.of(RAY)
                    .at(x, y)
                    .turn(2 * Math.PI * ray / RAYS)
                    .scale(scale)
                    .fill(METALS[0])
                    .alpha(0.5));
        }
        laurel(x, y, Math.min(size, scale * 58 / 19));
        scene.add(Shape.of(CROWN)
                .at(x, y - 16.5 * size)
                .scale(size)
                .fill(METALS[0])
                .stroke(COAST, 1));
    }

    // Two branches from below the shield up both sides of it.
    private void laurel(double x, double y, double size) {
        for (int leaf = 0; leaf < 2 * LEAVES; leaf++) {
            int side = leaf % 2 > 0 ? 1 : -1;
            double angle = Math.PI / 2 - side * (0.3 + 0.36 * (leaf / 2));
            scene.add(Shape.of(LEAF)
                    .at(x + 14.2 * size * Math.cos(angle), y + 14.2 * size * Math.sin(angle))
                    .turn(angle - side * (Math.PI / 2 - 0.4))
                    .scale(size)
                    .fill(OrigoPieceRenderer.LEAF)
                    .stroke(COAST, 0.35));
        }
    }

    // A step below the shield: points, and the countries that this seat won.
    private void step(int seat, int rank, double room, Area area) {
        double x = area.centreX();
        double wide = area.width();
        double scale = Math.min(2, wide / 19);
        double y = area.top() - DEEP * scale;
        if (rank == 1) {
            blaze(x, y, room / 58, scale);
        }
        scene.add(tile(rank - 1, wide, area.height())
                .at(x, area.centreY())
                .stroke(WOOD, 1)
                .shadow(1));
        pieces.shield(null, null, null, seat, x, y, scale, 1);
        points(seat, x, area.top() + HEAD / 2 + 0.8, Math.min(17, wide * 0.5));
        double rest = area.height() - HEAD - 4;
        double size = Math.min(wide - 6, rest);
        realm(seat, x - size / 2, area.top() + HEAD + (rest - size) / 2, size);
    }

    // Side by side: a shield, points, and the countries that this seat won if there is room.
    private void rung(int seat, int rank, Area area) {
        double y = area.centreY() - 1;
        double high = Math.min(area.height() - 5, area.width() * 0.24);
        boolean all = area.width() > REALM_ROOM;
        double gap = all ? Math.max(0, (area.width() - REALM_ROOM) / 5) : 0;
        double x = area.left() + 11 + gap;
        scene.add(tile(rank - 1, area.width(), 3.6)
                .at(area.centreX(), area.top() + area.height() - 1)
                .stroke(WOOD, 0.5));
        if (rank == 1) {
            laurel(x, y, 0.78);
        }
        pieces.shield(null, null, null, seat, x, y, 0.78, 1);
        points(seat, x + 24 + gap, y + 0.5, Math.min(15, area.width() * 0.17));
        if (all) {
            realm(seat, area.left() + area.width() - high - 1 - gap, y - high / 2, high);
        }
    }

    private void points(int seat, double x, double y, double size) {
        scene.add(Shape.text(null, Integer.toString(state.score(seat)), size)
                .at(x, y)
                .bold()
                .serif()
                .fill(Ink.TEXT));
    }

    // A small map of Europe: land where this seat has the most shields has its colour.
    private void realm(int seat, double left, double top, double size) {
        double scale = size / 10 / OrigoOutlines.FIELD;
        scene.add(Shape.of(Path.rect(0, 0, size, size))
                .at(left, top)
                .fill(OrigoPieceRenderer.SEA)
                .stroke(WOOD, 0.8));
        scene.add(Shape.of(OrigoOutlines.land()).at(left, top).scale(scale).fill(OrigoRenderer.PARCHMENT));
        for (int country = 0; country < OrigoMap.COUNTRIES; country++) {
            if (scoring.leader(country) == seat) {
                scene.add(Shape.of(OrigoOutlines.region(country))
                        .at(left, top)
                        .scale(scale)
                        .fill(Ink.seat(seat)));
            }
        }
        scene.add(Shape.of(OrigoOutlines.borders()).at(left, top).scale(scale).stroke(OrigoRenderer.PARCHMENT, 1.6));
        scene.add(Shape.of(OrigoOutlines.coast()).at(left, top).scale(scale).stroke(COAST, 1));
    }
}
