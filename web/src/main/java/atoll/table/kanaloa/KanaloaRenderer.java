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
    /** The colour of the sea. */
    static final Ink SEA = new Ink("kanaloa-sea");
    /** The colour of sand. */
    static final Ink SAND = new Ink("kanaloa-sand");
    /** The colour of plants. */
    static final Ink GREEN = new Ink("kanaloa-green");
    /** The colour of shores. */
    static final Ink SHORE = new Ink("kanaloa-shore");
    /** The colour of stones. */
    static final Ink STONE = new Ink("kanaloa-stone");
    /** The colour of carvings. */
    static final Ink CARVING = new Ink("kanaloa-carving");

    /** The colour of shallow water. */
    static final Ink SHOAL = new Ink("kanaloa-shoal");
    /** The colour of the lines between islands, on which bridges are built. */
    static final Ink LANE = new Ink("kanaloa-lane");

    /** The colour of rocks. */
    static final Ink ROCK = new Ink("kanaloa-rock");
    /** The colour of palms. */
    static final Ink PALM = new Ink("kanaloa-palm");

    /** The colour of trunks, poles and decks of bridges. */
    static final Ink TRUNK = new Ink("kanaloa-trunk");
    /** The colour of the planks of bridges. */
    static final Ink PLANK = new Ink("kanaloa-plank");

    /** How much farther a cape may reach than its shore. */
    private static final double CAPE = 1.15;

    private final KanaloaLayout layout;
    private final KanaloaState state;
    private final KanaloaBoard board;
    private final ViewOptions options;
    private final double k;

    /**
     * Draws a position for a viewer.
     *
     * @param layout where everything lies
     * @param state the position or view
     * @param options how the viewer sees the table
     */
    KanaloaRenderer(KanaloaLayout layout, KanaloaState state, ViewOptions options) {
        this.layout = layout;
        this.state = state;
        this.options = options;
        board = state.board();
        k = layout.k;
    }

    /**
     * Draws the map and everything beside it.
     *
     * @param scene the scene to add to
     */
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
                scene.add(sign("bridge-" + c + "-" + seat, seat, middle.x(), middle.y(), 5.6 * k)
                        .comesFrom(seat(seat))
                        .leavesTo(seat(seat))
                        .step(1));
            }
        }
        half(scene);
    }

    private void water(Scene scene) {
        double w = layout.width;
        double h = layout.mapHeight;
        scene.add(Shape.of(Path.round(0, 0, layout.width, layout.height, 6)).fill(SEA));
        Path waves = new Path();
        for (int i = 0; i < 60; i++) {
            double x = i * 97 % (w - 14);
            double y = 6 + i * (i + 7) * 13 % (h - 12);
            waves.move(x, y).quad(x + 3 * k, y - 3 * k, x + 6 * k, y).quad(x + 8 * k, y - 2 * k, x + 10 * k, y);
        }
        scene.add(Shape.of(waves).stroke(SHOAL, 1).alpha(0.75));
        shoals(24, 0.25, scene);
        shoals(15, 0.3, scene);
        shoals(9, 0.5, scene);
        shoals(4.5, 0.9, scene);
        rose(layout.mapWidth - 25 * k, h - 27 * k, scene);
    }

    // The shallow water around all islands, as one shape.
    private void shoals(double reach, double alpha, Scene scene) {
        Path path = new Path();
        for (int island = 0; island < KanaloaMap.ISLANDS; island++) {
            double s = layout.scale(island);
            double x = layout.x(island);
            double y = layout.y(island);
            // not beyond the edge of the table; a shore has capes
            double across = Math.min(25 * s + reach * k, Math.min(x, layout.width - x) / CAPE);
            KanaloaOutlines.shore(path, island, x, y, across, Math.min(20 * s + reach * k, y / CAPE));
        }
        scene.add(Shape.of(path).fill(SHOAL).alpha(alpha));
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
        // it is pushed out from one of its islands
        String shore = "land-" + KanaloaMap.first(connection);
        for (Shape part : bridge(id, layout.lane(connection), seat, k)) {
            scene.add(part.comesFrom(shore).step(1));
        }
    }

    /**
     * {@return a rope bridge along a lane: its shadow, ropes, and deck}
     *
     * @param id the beginning of the parts' ids, or null
     * @param lane the line from island to island
     * @param seat the owner of the bridge, from 0
     * @param k the scale
     */
    static Shape[] bridge(String id, Path lane, int seat, double k) {
        return new Shape[] {
            Shape.of(part(id, "-shade"), lane)
                    .at(1 * k, 2 * k)
                    .stroke(Ink.SHADOW, 6.5 * k)
                    .alpha(0.4),
            Shape.of(part(id, "-ropes"), lane).stroke(Ink.seat(seat), 8.2 * k),
            Shape.of(part(id, "-deck"), lane).stroke(TRUNK, 4.4 * k),
            Shape.of(part(id, "-planks"), lane).stroke(PLANK, 4.4 * k).dash(1.9 * k)
        };
    }

    /**
     * {@return a seat's symbol with a paper-coloured rim, visible on any background}
     *
     * @param id the id of the shape
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    static Shape sign(String id, int seat, double x, double y, double radius) {
        return Shape.of(id, SeatSymbols.shape(seat, 0, 0, radius).path())
                .at(x, y)
                .fill(Ink.seat(seat))
                .stroke(Ink.PAPER, radius * 0.28);
    }

    private void island(int island, Scene scene) {
        double x = layout.x(island);
        double y = layout.y(island);
        double s = layout.scale(island);
        int controller = board.controller(island);
        Path shore = KanaloaOutlines.shore(new Path(), island, 0, 0, 25 * s, 20 * s);
        if (controller >= 0) {
            scene.add(Shape.of("coast-" + island + "-" + controller, shore)
                    .at(x, y)
                    .stroke(Ink.seat(controller), 5 * k)
                    .step(2));
        }
        scene.add(Shape.of("land-" + island, shore)
                .at(x, y)
                .fill(SAND)
                .stroke(SHORE, 0.9 * k)
                .shadow(1.6 * k));
        scene.add(Shape.of(KanaloaOutlines.shore(new Path(), island + 5, 0, 0, 21.5 * s, 8.2 * s))
                .at(x, y - 9.2 * s)
                .fill(GREEN)
                .shadow(0.5 * k));
        for (Shape shape : KanaloaPictures.of(island, null, x, y - 2.5 * s, s)) {
            scene.add(shape);
        }
        name(island, scene);
        if (controller >= 0) {
            flag(
                    "flag-" + island + "-" + controller,
                    controller,
                    board.value(controller, island),
                    layout.flagX(island),
                    layout.flagY(island),
                    k,
                    layout.letters,
                    scene);
        }
        needs(island, controller, scene);
        int god = board.stone(island);
        if (god != KanaloaGods.NONE) {
            for (Shape shape : stone("stone-" + island, god, layout.flagX(island) + 2.5 * k, y - 10.5 * k, 7.6 * k)) {
                scene.add(shape);
            }
        }
    }

    // The name, written in the sand; below it a notch for each of its cards, filled if the card was played.
    private void name(int island, Scene scene) {
        scene.addAbove(Shape.text(null, KanaloaMap.name(island), layout.letters)
                .at(layout.x(island), layout.nameY(island))
                .fill(Ink.TEXT)
                .bold());
        if (options.hidesAids()) {
            return;
        }
        for (int i = 0; i < KanaloaMap.COPIES; i++) {
            Shape notch = Shape.of(Path.round(-3.6 * k, -1.2 * k, 7.2 * k, 2.4 * k, 1.1 * k))
                    .at(layout.x(island) + (i - 1) * 9.4 * k, layout.nameY(island) + 7.2 * k)
                    .stroke(Ink.TEXT, 0.6 * k);
            scene.addAbove(i < state.discards(island) ? notch.fill(Ink.TEXT) : notch);
        }
    }

    /**
     * The flag of an island's controller: its symbol at the top of the pole, the island's value on the cloth.
     *
     * @param id the id of the cloth, or null
     * @param seat the controller, from 0
     * @param value the value of the island
     * @param x the middle of the cloth, from the left
     * @param y the middle of the cloth, from the top
     * @param k the scale
     * @param letters the height of the number, in scene units
     * @param scene the scene to add to
     */
    static void flag(String id, int seat, int value, double x, double y, double k, double letters, Scene scene) {
        Shape[] parts = {
            Shape.of(part(id, "-pole"), Path.segment(0, -11 * k, 0, 15 * k))
                    .at(x - 9.6 * k, y)
                    .stroke(TRUNK, 1.8 * k),
            Shape.of(id, KanaloaOutlines.cloth())
                    .at(x, y)
                    .scale(k)
                    .fill(Ink.seat(seat))
                    .stroke(Ink.PAPER, 1)
                    .shadow(0.8 * k),
            Shape.of(part(id, "-field"), Path.round(-6 * k, -5.6 * k, 12 * k, 11.2 * k, 2 * k))
                    .at(x + 0.6 * k, y)
                    .fill(Ink.PAPER),
            sign(part(id, "-sign"), seat, x - 9.6 * k, y - 11 * k, 4.4 * k),
            Shape.text(part(id, "-value"), Integer.toString(value), letters)
                    .at(x + 0.6 * k, y + 0.3 * k)
                    .fill(Ink.TEXT)
                    .bold()
                    .counts()
        };
        for (Shape part : parts) {
            scene.addAbove(part.comesFrom(seat(seat)).leavesTo(seat(seat)).step(2));
        }
    }

    /**
     * {@return the id of a seat's sign beside its hand: what it gains and builds comes from there}
     *
     * @param seat a seat, from 0
     */
    static String seat(int seat) {
        return "seat-" + seat;
    }

    private static String part(String id, String part) {
        return id == null ? null : id + part;
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
        if (near >= 0 && rival >= 0) {
            needsPlate(island, 18.8, scene);
            need(island, near, x - 9.3 * k, scene);
            need(island, rival, x + 9.3 * k, scene);
        } else if (near >= 0 || rival >= 0) {
            needsPlate(island, 10.3, scene);
            need(island, Math.max(near, rival), x, scene);
        } else if (controller < 0) {
            needsPlate(island, 7, scene);
            need(island, State.SPECTATOR, x, scene);
        }
    }

    private void needsPlate(int island, double half, Scene scene) {
        scene.addAbove(Shape.of(Path.round(-half * k, -6.2 * k, 2 * half * k, 12.4 * k, 5.5 * k))
                .at(layout.x(island), layout.needsY(island))
                .fill(Ink.PAPER)
                .stroke(SHORE, 0.6 * k));
    }

    private void need(int island, int seat, double x, Scene scene) {
        double y = layout.needsY(island);
        int missing = seat < 0 ? KanaloaMap.need(island) : board.missing(seat, island);
        if (seat >= 0) {
            scene.addAbove(sign(null, seat, x - 4.2 * k, y, 3.6 * k));
        }
        scene.addAbove(Shape.text("need-" + island + "-" + seat, Integer.toString(missing), layout.letters)
                .at(x + (seat < 0 ? 0 : 4.3 * k), y + 0.3 * k)
                .fill(seat >= 0 && board.count(seat, island) > 0 ? Ink.TEXT : Ink.FAINT)
                .bold()
                .counts()
                .step(3));
    }

    /**
     * {@return a god's stone with its carving, about as wide as a disc of that radius}
     *
     * @param id the id of the shape
     * @param god a god of {@code KanaloaGods}
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    static Shape[] stone(String id, int god, double x, double y, double radius) {
        double scale = radius / 8.5;
        return new Shape[] {
            Shape.of(id, KanaloaOutlines.stele())
                    .at(x, y)
                    .scale(scale)
                    .fill(STONE)
                    .stroke(CARVING, 1)
                    .shadow(1)
                    .step(2),
            Shape.of(id + "-shade", KanaloaOutlines.steleShade())
                    .at(x, y)
                    .scale(scale)
                    .fill(Ink.SHADOW)
                    .alpha(0.5)
                    .step(2),
            Shape.of(id + "-carving", KanaloaOutlines.carving(god))
                    .at(x - 0.4 * scale, y - 0.5 * scale)
                    .scale(scale * 0.78)
                    .stroke(CARVING, 1.9)
                    .step(2)
        };
    }

    // The current part of the game in words, on two lines.
    private void half(Scene scene) {
        String words = options.messages().text(KanaloaSpots.part(state));
        int blank = words.indexOf(' ');
        double x = 4 * k;
        double y = layout.mapHeight - 23 * k;
        for (String line : new String[] {words.substring(0, blank), words.substring(blank + 1)}) {
            scene.add(Shape.text(null, line, 11.5 * k)
                    .at(x, y)
                    .align(Shape.Align.LEFT)
                    .serif()
                    .fill(Ink.TEXT));
            y += 14 * k;
        }
    }
}
