package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.SeatSymbols;
import atoll.table.scene.Shape;

/** Draws the map: the sea, lanes and bridges, islands with everything on them, and their controllers. */
final class KanaloaRenderer {
    static final Ink SEA = new Ink("kanaloa-sea");
    static final Ink SAND = new Ink("kanaloa-sand");
    static final Ink GREEN = new Ink("kanaloa-green");
    static final Ink SHORE = new Ink("kanaloa-shore");
    static final Ink STONE = new Ink("kanaloa-stone");
    static final Ink CARVING = new Ink("kanaloa-carving");

    private static final Ink SHOAL = new Ink("kanaloa-shoal");
    private static final Ink LANE = new Ink("kanaloa-lane");
    private static final Ink ROCK = new Ink("kanaloa-rock");
    static final Ink PALM = new Ink("kanaloa-palm");
    private static final Ink TRUNK = new Ink("kanaloa-trunk");
    private static final Ink PLANK = new Ink("kanaloa-plank");

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final KanaloaBoard board;
    private final ViewOptions options;
    private final double k;

    KanaloaRenderer(KanaloaLayout layout, KanaloaState state, ViewOptions options) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        board = state.board();
        k = layout.k;
    }

    void draw(Scene scene) {
        water(scene);
        lanes(scene);
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (board.owner(c) >= 0) {
                bridge(c, board.owner(c), scene);
            }
        }
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            island(island, scene);
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            int seat = board.owner(c);
            if (seat >= 0) {
                Area.Disc middle = layout.middle(c);
                scene.add(sign("bridge-" + c + "-" + seat, seat, middle.x(), middle.y(), 6.2 * k));
            }
        }
        half(scene);
    }

    private void water(Scene scene) {
        double w = layout.mapWidth;
        double h = layout.mapHeight;
        scene.add(Shape.of(Path.round(0, 0, layout.width, layout.height, 6)).fill(SEA));
        Path waves = new Path();
        for (int i = 0; i < 7; i++) {
            double y = h * (i + 0.6) / 7;
            double swell = (i % 2 == 0 ? 8 : -6) * k;
            waves.move(0, y)
                    .curve(w * 0.2, y - swell, w * 0.3, y + swell, w * 0.5, y)
                    .curve(w * 0.7, y - swell, w * 0.85, y + swell, w, y - 4);
        }
        scene.add(Shape.of(waves).stroke(SHOAL, 0.8).alpha(0.6));
        for (int ring = 0; ring < 2; ring++) {
            for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
                double reach = (ring == 0 ? 9 : 4.5) * k;
                scene.add(Shape.of(KanaloaOutlines.shore(
                                island, layout.radiusX(island) + reach, layout.radiusY(island) + reach))
                        .at(layout.x(island), layout.y(island))
                        .fill(SHOAL)
                        .alpha(ring == 0 ? 0.4 : 0.8));
            }
        }
        rose(w - 25 * k, h - 27 * k, scene);
    }

    // A compass rose, in the corner without islands.
    private void rose(double x, double y, Scene scene) {
        Path star = new Path();
        Path half = new Path();
        for (int i = 0; i < 8; i++) {
            double angle = i * Math.PI / 4;
            double reach = (i % 2 == 0 ? 15 : 8) * k;
            double px = Math.sin(angle) * reach;
            double py = -Math.cos(angle) * reach;
            double qx = Math.sin(angle + Math.PI / 8) * 3.4 * k;
            double qy = -Math.cos(angle + Math.PI / 8) * 3.4 * k;
            if (i == 0) {
                star.move(px, py);
            } else {
                star.line(px, py);
            }
            star.line(qx, qy);
            half.move(0, 0).line(px, py).line(qx, qy).close();
        }
        scene.add(Shape.of(Path.disc(0, 0, 11 * k)).at(x, y).stroke(LANE, 0.6).alpha(0.7));
        scene.add(Shape.of(star.close()).at(x, y).fill(SHOAL).stroke(LANE, 0.7));
        scene.add(Shape.of(half).at(x, y).fill(LANE).alpha(0.75));
    }

    private void lanes(Scene scene) {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            if (board.owner(c) < 0) {
                scene.add(Shape.of(layout.lane(c)).stroke(LANE, 1.7 * k).dash(2.6 * k));
            }
        }
    }

    private void bridge(int connection, int seat, Scene scene) {
        String id = "bridge-" + connection + "-" + seat;
        Path lane = layout.lane(connection);
        scene.add(Shape.of(id + "-shade", lane)
                .at(0.8 * k, 1.6 * k)
                .stroke(Ink.SHADOW, 6.5 * k)
                .alpha(0.4));
        scene.add(Shape.of(id + "-ropes", lane).stroke(Ink.seat(seat), 7.4 * k));
        scene.add(Shape.of(id + "-deck", lane).stroke(PLANK, 4 * k));
        scene.add(Shape.of(id + "-planks", lane)
                .stroke(TRUNK, 4 * k)
                .dash(1.5 * k)
                .alpha(0.55));
    }

    /** A seat's symbol with a paper-coloured rim, visible on any background. */
    static Shape sign(String id, int seat, double x, double y, double radius) {
        return Shape.of(id, SeatSymbols.shape(seat, 0, 0, radius).path())
                .at(x, y)
                .fill(Ink.seat(seat))
                .stroke(Ink.PAPER, radius * 0.28);
    }

    private void island(int island, Scene scene) {
        double x = layout.x(island);
        double y = layout.y(island);
        double rx = layout.radiusX(island);
        double ry = layout.radiusY(island);
        scene.add(Shape.of(KanaloaOutlines.shore(island, rx, ry))
                .at(x, y)
                .fill(SAND)
                .stroke(SHORE, 0.9 * k)
                .shadow(1.3 * k));
        scene.add(Shape.of(KanaloaOutlines.shore(island, rx * 0.82, ry * 0.8))
                .at(x, y)
                .fill(GREEN));
        if (KanaloaMap.size(island) > 3) {
            scene.add(Shape.of(KanaloaOutlines.rock(island))
                    .at(x, y)
                    .scale(k)
                    .fill(ROCK)
                    .stroke(TRUNK, 0.7));
        }
        scene.add(Shape.of(KanaloaOutlines.trunks(island)).at(x, y).scale(k).stroke(TRUNK, 1.4));
        scene.add(Shape.of(KanaloaOutlines.fronds(island)).at(x, y).scale(k).stroke(PALM, 1.5));
        plate(island, x, y + 1 * k, scene);
        int controller = board.controller(island);
        if (controller >= 0) {
            marker(island, controller, scene);
        }
        needs(island, controller, scene);
        if (board.stone(island) != KanaloaGods.NONE) {
            int god = board.stone(island);
            for (Shape shape : stone("stone-" + island, god, x + rx * 0.72, y - ry * 0.66, 7 * k)) {
                scene.addAbove(shape);
            }
        }
    }

    // The name; below it a notch for each of its cards, filled if the card was played.
    private void plate(int island, double x, double y, Scene scene) {
        boolean notches = !options.hidesAids();
        double half = 18.5 * k;
        scene.addAbove(Shape.of(Path.round(-half, -7.5 * k, 2 * half, (notches ? 16.5 : 14) * k, 3 * k))
                .at(x, y)
                .fill(Ink.PAPER)
                .alpha(0.94)
                .stroke(SHORE, 0.5 * k));
        scene.addAbove(Shape.text(null, KanaloaMap.name(island), layout.letters)
                .at(x, y)
                .fill(Ink.TEXT)
                .bold());
        if (!notches) {
            return;
        }
        for (int i = 0; i < KanaloaMap.COPIES; i++) {
            Shape notch = Shape.of(Path.rect(-3.5 * k, -1.2 * k, 7 * k, 2.4 * k))
                    .at(x + (i - 1) * 10.5 * k, y + 6.4 * k)
                    .stroke(Ink.FAINT, 0.6 * k);
            scene.addAbove(i < state.discards(island) ? notch.fill(Ink.TEXT) : notch);
        }
    }

    /** The marker of an island's controller, carved with the island's value. */
    private void marker(int island, int seat, Scene scene) {
        double y = layout.y(island) - layout.radiusY(island) * 0.82;
        String id = "marker-" + island + "-" + seat;
        scene.addAbove(sign(id, seat, layout.x(island), y, 9 * k).shadow(1.2 * k));
        scene.addAbove(Shape.text(id + "-value", Integer.toString(board.value(seat, island)), layout.letters)
                .at(layout.x(island), y + (seat == 2 ? 1.5 * k : 0))
                .fill(Ink.PAPER)
                .bold());
    }

    // The number of missing bridges: for the near seat, and for the most advanced of the others.
    private void needs(int island, int controller, Scene scene) {
        int near = options.seat() == controller ? State.SPECTATOR : options.seat();
        int rival = State.SPECTATOR;
        for (int seat = 0; seat < state.seats(); seat++) {
            if (seat != options.seat()
                    && seat != controller
                    && board.count(seat, island) > (rival < 0 ? 0 : board.count(rival, island))) {
                rival = seat;
            }
        }
        double x = layout.x(island);
        double y = layout.y(island) + layout.radiusY(island) * 0.5 + 6.5 * k;
        if (near >= 0 && rival >= 0) {
            need(island, near, x - 9.1 * k, y, scene);
            need(island, rival, x + 9.1 * k, y, scene);
        } else if (near >= 0 || rival >= 0) {
            need(island, Math.max(near, rival), x, y, scene);
        } else if (controller < 0) {
            need(island, State.SPECTATOR, x, y, scene);
        }
    }

    private void need(int island, int seat, double x, double y, Scene scene) {
        int missing = seat < 0 ? KanaloaMap.need(island) : board.missing(seat, island);
        double half = (seat < 0 ? 6 : 8.7) * k;
        scene.addAbove(Shape.of(Path.round(-half, -6 * k, 2 * half, 12 * k, 5 * k))
                .at(x, y)
                .fill(Ink.PAPER)
                .alpha(0.94));
        if (seat >= 0) {
            scene.addAbove(sign(null, seat, x - 3.9 * k, y, 3.7 * k));
        }
        scene.addAbove(Shape.text(null, Integer.toString(missing), layout.letters)
                .at(x + (seat < 0 ? 0 : 4.3 * k), y + 0.4 * k)
                .fill(seat >= 0 && board.count(seat, island) > 0 ? Ink.TEXT : Ink.FAINT)
                .bold());
    }

    /** A god's stone with its carving. */
    static Shape[] stone(String id, int god, double x, double y, double radius) {
        return new Shape[] {
            Shape.of(id, Path.disc(0, 0, 10))
                    .at(x, y)
                    .scale(radius / 10)
                    .fill(STONE)
                    .stroke(CARVING, 1.2),
            Shape.of(id + "-carving", KanaloaOutlines.carving(god))
                    .at(x, y)
                    .scale(radius / 10)
                    .stroke(CARVING, 1.7)
        };
    }

    // The current part of the game in words, on two lines.
    private void half(Scene scene) {
        String words = options.messages().text(KanaloaSpots.part(state));
        int blank = words.indexOf(' ');
        double x = 6 * k;
        double y = 11 * k;
        for (String line : new String[] {words.substring(0, blank), words.substring(blank + 1)}) {
            scene.add(Shape.text(null, line, 12.5 * k)
                    .at(x, y)
                    .align(Shape.Align.LEFT)
                    .serif()
                    .fill(Ink.TEXT));
            y += 14 * k;
        }
    }
}
