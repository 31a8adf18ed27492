package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
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
                scene.add(KanaloaSigns.sign("bridge-" + c + "-" + seat, seat, middle.x(), middle.y(), 5.6 * k)
                        .motion(KanaloaSigns.ofSeat(seat).step(1)));
            }
        }
        half(scene);
    }

    private void water(Scene scene) {
        double w = layout.mapWidth;
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
        for (Shape part : KanaloaSigns.bridge(id, layout.lane(connection), seat, k)) {
            scene.add(part.motion(Motion.PLAIN.comesFrom(shore).step(1)));
        }
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
                    .motion(Motion.PLAIN.step(2)));
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
            KanaloaSigns.flag(
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
            for (Shape shape :
                    KanaloaSigns.stone("stone-" + island, god, layout.flagX(island) + 2.5 * k, y - 10.5 * k, 7.6 * k)) {
                scene.add(shape);
            }
        }
    }

    // The name, written in the sand; below it a notch for each of its cards, filled if the card was played.
    private void name(int island, Scene scene) {
        Shape name = Shape.text(null, KanaloaMap.name(island), layout.letters)
                .at(layout.x(island), layout.nameY(island))
                .fill(Ink.TEXT);
        scene.addAbove(layout.tall ? name : name.bold());
        if (options.hidesAids()) {
            return;
        }
        for (int i = 0; i < KanaloaMap.COPIES; i++) {
            Shape notch = Shape.of(Path.round(-3 * k, -k, 6 * k, 2 * k, k))
                    .at(layout.x(island) + (i - 1) * 8 * k, layout.notchY(island))
                    .stroke(Ink.TEXT, 0.6 * k);
            scene.addAbove(i < state.discards(island) ? notch.fill(Ink.TEXT) : notch);
        }
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
            needsPlate(island, 21.4, scene);
            need(island, near, x - 10.4 * k, scene);
            need(island, rival, x + 10.4 * k, scene);
        } else if (near >= 0 || rival >= 0) {
            needsPlate(island, 11.4, scene);
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
            scene.addAbove(KanaloaSigns.sign(null, seat, x - 5 * k, y, 3.6 * k));
        }
        scene.addAbove(Shape.text("need-" + island + "-" + seat, Integer.toString(missing), layout.letters)
                .at(x + (seat < 0 ? 0 : 4.8 * k), y + 0.3 * k)
                .fill(Ink.TEXT)
                .bold()
                .motion(Motion.PLAIN.step(3).counts()));
    }

    // The current part of the game in words, on a plate: on two lines in the corner of the map, or in one.
    private void half(Scene scene) {
        Area.Card plate = layout.part();
        String words = options.messages().text(KanaloaSpots.part(state));
        int blank = layout.tall ? words.indexOf(' ') : -1;
        scene.add(Shape.of(plate.outline(0)).fill(Ink.PAPER).stroke(SHORE, 0.6));
        if (blank > 0) {
            half(words.substring(0, blank), plate.top() + 8.5, scene);
        }
        half(words.substring(blank + 1), blank > 0 ? plate.top() + 22 : plate.centreY(), scene);
    }

    private void half(String words, double y, Scene scene) {
        scene.add(Shape.text(null, words, layout.writing)
                .at(layout.part().centreX(), y)
                .serif()
                .fill(Ink.TEXT));
    }
}
