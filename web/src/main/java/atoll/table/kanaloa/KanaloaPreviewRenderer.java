package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaMoves;
import atoll.games.kanaloa.KanaloaPreview;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Draws the effect of a move, dashed: a bridge, markers gained, bridges and markers lost; and what is related to a spot. */
final class KanaloaPreviewRenderer {
    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final Scene scene;
    private final double k;

    /**
     * Draws previews for a position.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param scene the scene to add to
     */
    KanaloaPreviewRenderer(KanaloaLayout layout, KanaloaState state, Scene scene) {
        this.layout = layout;
        this.state = state;
        this.scene = scene;
        k = layout.k;
    }

    /**
     * Draws the effect of a move.
     *
     * @param move a move, as the game encodes it
     */
    void preview(int move) {
        if (KanaloaMoves.verb(move) == KanaloaMoves.REMOVE) {
            cross(KanaloaMoves.connection(move));
        } else if (KanaloaMoves.isBridge(move)) {
            bridge(KanaloaMoves.connection(move), state.preview(move));
        }
    }

    private void bridge(int connection, KanaloaPreview preview) {
        int seat = state.actor();
        Path lane = layout.span(connection);
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (c != connection && preview.removes(c)) {
                cross(c);
            }
        }
        scene.add(Shape.of(lane).stroke(Ink.seat(seat), 7.4 * k).alpha(0.75));
        scene.add(Shape.of(lane).stroke(Ink.PAPER, 3.4 * k).dash(3 * k));
        Area.Disc middle = layout.middle(connection);
        scene.add(KanaloaSigns.sign(null, seat, middle.x(), middle.y(), 5.6 * k));
        ring(middle, 9.5 * k);
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (preview.gains(island)) {
                int value = preview.board().value(seat, island, state.isSecondHalf());
                KanaloaSigns.flag(null, seat, value, island, layout, scene);
                scene.addAbove(dashed(Path.disc(0, 0, 15 * k)).at(layout.flagX(island), layout.flagY(island)));
            }
            if (preview.loser(island) >= 0 && !preview.gains(island)) {
                double x = layout.flagX(island);
                scene.addAbove(saltire(9 * k, 5 * k, Ink.PAPER).at(x, layout.flagY(island)));
                scene.addAbove(saltire(9 * k, 2.2 * k, Ink.PREVIEW).at(x, layout.flagY(island)));
            }
            if (preview.leads(island)) {
                scene.add(shore(island).stroke(Ink.PREVIEW, 1.7 * k).dash(3 * k));
                for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                    if (preview.mayRemove(island, c)) {
                        ring(layout.middle(c), 11 * k);
                    }
                }
            }
        }
    }

    // A lost bridge is crossed out: its lane dashed, and a cross in the middle.
    private void cross(int connection) {
        Area.Disc middle = layout.middle(connection);
        scene.add(Shape.of(layout.span(connection)).stroke(Ink.PAPER, 9 * k).alpha(0.7));
        scene.add(dashed(layout.span(connection)));
        scene.add(saltire(7 * k, 5 * k, Ink.PAPER).at(middle.x(), middle.y()));
        scene.add(saltire(7 * k, 2.4 * k, Ink.PREVIEW).at(middle.x(), middle.y()));
    }

    private static Shape saltire(double reach, double width, Ink ink) {
        return Shape.of(new Path()
                        .move(-reach, -reach)
                        .line(reach, reach)
                        .move(reach, -reach)
                        .line(-reach, reach))
                .stroke(ink, width);
    }

    private void ring(Area.Disc place, double radius) {
        scene.add(Shape.of(Path.disc(place.x(), place.y(), radius)).stroke(Ink.PAPER, 2.6 * k));
        scene.add(dashed(Path.disc(place.x(), place.y(), radius)));
    }

    private Shape dashed(Path path) {
        return Shape.of(path).stroke(Ink.PREVIEW, 1.7 * k).dash(3 * k);
    }

    /**
     * Highlights related spots: the connections of an island or a card, the two islands of a connection.
     *
     * @param spot the id of a spot
     */
    void hover(String spot) {
        if (spot.startsWith(KanaloaSpots.LANE)) {
            for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                if (KanaloaMap.connectionName(c).equals(KanaloaSpots.name(spot))) {
                    light(KanaloaMap.first(c));
                    light(KanaloaMap.second(c));
                }
            }
        } else if (spot.startsWith(KanaloaSpots.SEAT)) {
            islandsOf(KanaloaSpots.name(spot).charAt(0) - '0');
        } else if (spot.indexOf(':') > 0 && !spot.startsWith(KanaloaSpots.STONE)) {
            int island = KanaloaMap.find(KanaloaSpots.name(spot));
            for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
                if (KanaloaMap.first(c) == island || KanaloaMap.second(c) == island) {
                    scene.add(
                            Shape.of(layout.span(c)).stroke(Ink.LEGAL, 2.4 * k).alpha(0.75));
                }
            }
            light(island);
        }
    }

    private void light(int island) {
        scene.add(shore(island).stroke(Ink.PAPER, 4 * k));
        scene.add(shore(island).stroke(Ink.LEGAL, 2.2 * k));
    }

    private Shape shore(int island) {
        double s = layout.scale(island);
        return Shape.of(KanaloaOutlines.shore(new Path(), island, 0, 0, 26.5 * s, 21.5 * s))
                .at(layout.x(island), layout.y(island));
    }

    private void islandsOf(int seat) {
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            if (state.board().controls(seat, island)) {
                light(island);
            }
        }
    }
}
