package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.COAST;
import static atoll.table.origo.OrigoPieceRenderer.STONE;
import static atoll.table.origo.OrigoPieceRenderer.WOOD;

import atoll.games.origo.OrigoState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws steps of gold, silver and bronze: the key to the values of countries, and at the end who won. */
final class OrigoPodium {
    private static final Ink[] METALS = {new Ink("origo-gold"), new Ink("origo-silver"), new Ink("origo-bronze"), STONE
    };

    private static final Path CROWN = Path.tenths("M-60 40L-72-30L-34 4L0-48L34 4L72-30L60 40Z");

    private static final Path RAY = Path.polygon(0, 0, 56, -5.5, 56, 5.5);
    private static final int RAYS = 16;

    /** How far below its middle a shield stands, at scale 1. */
    private static final double DEEP = 12.5;

    private final Scene scene;
    private final OrigoPieceRenderer pieces;
    private final OrigoState state;

    /**
     * The podium of a finished game.
     *
     * @param scene the scene to add to
     * @param pieces draws pieces
     * @param state the last position
     */
    OrigoPodium(Scene scene, OrigoPieceRenderer pieces, OrigoState state) {
        this.scene = scene;
        this.pieces = pieces;
        this.state = state;
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
     * All seats with their points: the winner in the middle, highest and in a blaze; in a strip all in order.
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
        double size = Math.min(2, (each - 2) / 19);
        int order = 0;
        for (int rank = 1; rank <= seats; rank++) {
            for (int seat = 0; seat < seats; seat++) {
                if (state.rank(seat) == rank) {
                    int aside = (order + 1) / 2 * (order % 2 > 0 ? -1 : 1);
                    int column = strip ? order : seats / 2 + aside;
                    double x = area.left() + 3 + (column + 0.5) * each;
                    double high = strip ? area.height() - 6 : area.height() * (0.56 - 0.08 * rank);
                    if (rank == 1 && !strip) {
                        double room = Math.min(x - area.left(), area.left() + area.width() - x);
                        blaze(x, bottom - high - DEEP * size, room / 58, size);
                    }
                    step(seat, rank, strip, new Area.Box(x - each / 2 + 1, bottom - high, each - 2, high));
                    order++;
                }
            }
        }
    }

    // Rays around the winner's shield, and a crown above it.
    private void blaze(double x, double y, double scale, double size) {
        for (int ray = 0; ray < RAYS; ray++) {
            scene.add(Shape.of(RAY)
                    .at(x, y)
                    .turn(2 * Math.PI * ray / RAYS)
                    .scale(scale)
                    .fill(METALS[0])
                    .alpha(0.5));
        }
        scene.add(Shape.of(CROWN)
                .at(x, y - 16.5 * size)
                .scale(size)
                .fill(METALS[0])
                .stroke(COAST, 1));
    }

    private void step(int seat, int rank, boolean strip, Area area) {
        double x = area.centreX();
        double wide = area.width();
        double high = area.height();
        double top = area.top();
        double scale = strip ? 0.9 : Math.min(2, wide / 19);
        double shield = strip ? x - wide * 0.08 : x;
        double y = top + (strip ? high * 0.52 : -DEEP * scale);
        scene.add(
                tile(rank - 1, wide, high).at(x, top + high / 2).stroke(WOOD, 1).shadow(1));
        pieces.shield(null, null, null, seat, shield, y, scale, 1);
        scene.add(Shape.text(null, Integer.toString(state.score(seat)), strip ? 13 : Math.min(17, wide * 0.56))
                .at(strip ? x + wide * 0.27 : x, top + (strip ? high / 2 : 14))
                .bold()
                .serif()
                .fill(Ink.TEXT));
    }
}
