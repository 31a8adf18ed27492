package atoll.table.kanaloa;

import atoll.engine.State;
import atoll.games.kanaloa.KanaloaBoard;
import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.games.kanaloa.KanaloaPhase;
import atoll.games.kanaloa.KanaloaState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.List;

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

    /** The words above cards that were discarded face down. */
    private static final String DOWN = "kanaloa.key.down";

    /** The size of that heading. */
    private static final double HEADING = 7.8;

    /** The width of a pip, and the height of a row of them. */
    private static final double PIP = 8.6;

    /** The size of names on the map of a phone; on the smallest phones it gives them small letters. */
    static final double NAME = 10.5;

    /** The distance of small cards. */
    private static final double CARD = 7.8;

    private static final double PIP_ROW = 8;

    /** The star of the compass rose, and its sides away from the light. */
    private static final Path STAR =
            Path.tenths("M0-130L11-28L49-49L28-11L130 0L28 11L49 49L11 28L0 130L-11 28L-49 49L-28 11L-130 0L-28-1"
                    + "1L-49-49L-11-28Z");

    private static final Path STAR_SHADE =
            Path.tenths("M0 0L0-130L11-28ZM0 0L49-49L28-11ZM0 0L130 0L28 11ZM0 0L49 49L11 28ZM0 0L0 130L-11 28ZM0"
                    + " 0L-49 49L-28 11ZM0 0L-130 0L-28-11ZM0 0L-49-49L-11-28Z");

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
        scene.endBackdrop();
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
        if (layout.key() != null) {
            key(layout.key(), scene);
        }
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
        rose(layout.mapWidth - 19 * k, h - 22 * k, scene);
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
        scene.add(Shape.of(Path.disc(0, 0, 9.5 * k)).at(x, y).stroke(LANE, 0.6).alpha(0.7));
        scene.add(Shape.of(STAR).at(x, y).scale(k).fill(SHOAL).stroke(LANE, 0.7));
        scene.add(Shape.of(STAR_SHADE).at(x, y).scale(k).fill(LANE).alpha(0.75));
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
        List<Shape> parts = KanaloaPictures.island(island, x, y, s, k);
        if (controller >= 0) {
            scene.add(
                    Shape.of("coast-" + island + "-" + controller, parts.get(0).path())
                            .at(x, y)
                            .stroke(Ink.seat(controller), 5 * k)
                            .motion(Motion.PLAIN.step(2)));
        }
        for (Shape part : parts) {
            scene.add(part);
        }
        name(island, scene);
        if (controller >= 0) {
            KanaloaSigns.flag(
                    "flag-" + island + "-" + controller,
                    controller,
                    board.value(controller, island, state.isSecondHalf()),
                    island,
                    layout,
                    scene);
        }
        needs(island, controller, scene);
        int god = board.stone(island);
        if (god != KanaloaGods.NONE) {
            for (Shape shape : KanaloaSigns.stone(
                    "stone-" + island,
                    god,
                    layout.flagX(island) + (layout.isFlagLeft(island) ? -2.5 : 2.5) * k,
                    y - 14 * k,
                    7.6 * k)) {
                scene.add(shape);
            }
        }
    }

    // The name, written in the sand; below it the island's cards, those that were played only as outlines.
    private void name(int island, Scene scene) {
        Shape name = Shape.text(null, KanaloaMap.name(island), layout.tall ? NAME : layout.letters)
                .at(layout.x(island), layout.nameY(island))
                .shortText(inSmallLetters(KanaloaMap.name(island)))
                .serif()
                .fill(Ink.TEXT);
        // on the smallest phones a bold one would leave its island
        scene.addAbove(layout.tall ? name.stroke(Ink.TEXT, 0.35) : name.bold());
        for (int i = 0; i < KanaloaMap.COPIES && showsCards(); i++) {
            boolean played = KanaloaMap.COPIES - i <= state.discards(island);
            scene.addAbove(
                    KanaloaSigns.card(played, k).at(layout.x(island) + (i - 1) * CARD * k, layout.cardsY(island)));
        }
    }

    // On a phone an island has no room for more than the way to control; at the end no card can be played.
    private boolean showsCards() {
        return !layout.tall && !options.hidesAids() && state.phase() != KanaloaPhase.OVER;
    }

    /**
     * {@return a name with one capital only: small letters are narrower}
     *
     * @param name an ASCII name in capitals
     */
    static String inSmallLetters(String name) {
        StringBuilder text = new StringBuilder().append(name.charAt(0));
        for (int i = 1; i < name.length(); i++) {
            text.append((char) (name.charAt(i) + 'a' - 'A'));
        }
        return text.toString();
    }

    // The way to control: of the near seat and, below, of the most advanced of the others.
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
        int rows = near >= 0 && rival >= 0 ? 2 : near >= 0 || rival >= 0 || controller < 0 ? 1 : 0;
        if (rows == 0) {
            return;
        }
        double half = (KanaloaMap.need(island) * PIP / 2 + 2) * k;
        double top = layout.needsY(island);
        scene.addAbove(Shape.of(Path.round(-half, 0, 2 * half, (rows * PIP_ROW + 2) * k, 4 * k))
                .at(layout.x(island), top)
                .fill(Ink.PAPER)
                .shadow(0.6 * k));
        need(island, near >= 0 ? near : rival, top + (PIP_ROW / 2 + 1) * k, scene);
        if (rows == 2) {
            need(island, rival, top + (PIP_ROW * 1.5 + 1) * k, scene);
        }
    }

    // A pip for each bridge that control takes, filled if it is built; of nobody's yet, if the seat is a spectator.
    private void need(int island, int seat, double y, Scene scene) {
        int need = KanaloaMap.need(island);
        for (int i = 0; i < need; i++) {
            boolean built = seat >= 0 && i < board.count(seat, island);
            double x = layout.x(island) + (i - (need - 1) / 2.0) * PIP * k;
            scene.addAbove(KanaloaSigns.pip("need-" + island + "-" + seat + "-" + i, seat, built, k)
                    .at(x, y)
                    .motion(Motion.PLAIN.step(3)));
        }
    }

    // What the signs of an island mean, in words: on a phone side by side below the map, else in lines.
    private void key(Area.Card place, Scene scene) {
        double left = place.left() + 16;
        double step = layout.tall ? 0 : 15.5;
        double across = layout.tall ? place.width() * 0.44 : 0;
        double y = layout.tall ? place.centreY() : place.top() + 7.75;
        if (layout.tall) {
            left -= 4;
            plate(place, scene);
        }
        KanaloaSigns.smallFlag(left, y, scene);
        keyWord("flag", left, y, scene);
        for (int i = 0; i < 3; i++) {
            double x = left + across + (i - 1) * PIP * k;
            scene.add(KanaloaSigns.pip(null, Math.max(0, options.seat()), i < 2, k)
                    .at(x, y + step));
            if (showsCards()) {
                scene.add(KanaloaSigns.card(i == 2, k).at(x, y + 2 * step));
            }
        }
        keyWord("need", left + across, y + step, scene);
        if (showsCards()) {
            keyWord("cards", left, y + 2 * step, scene);
        }
    }

    // Beside its sign.
    private void keyWord(String key, double x, double y, Scene scene) {
        scene.add(Shape.text(null, options.messages().text("kanaloa.key." + key), 8.5)
                .at(x + 17, y)
                .align(Shape.Align.LEFT)
                .shortText(options.messages().text("kanaloa.key." + key + ".short"))
                .fill(Ink.TEXT));
    }

    // The current part of the game in words, on a plate: on two lines in the corner of the map, or in one. There a
    // heading of the cards that are turned up at the end takes its place.
    private void half(Scene scene) {
        Area.Card plate = layout.part();
        plate(plate, scene);
        if (!layout.tall && KanaloaHandsRenderer.turnedUp(state) != null) {
            String brief = options.messages().text(DOWN + ".short");
            scene.add(half(options.messages().text(DOWN), HEADING, plate.centreY())
                    .shortText(brief));
            return;
        }
        String words = options.messages().text(KanaloaSpots.part(state));
        int blank = layout.tall ? words.indexOf(' ') : -1;
        if (blank > 0) {
            scene.add(half(words.substring(0, blank), layout.writing, plate.top() + 8.5));
        }
        double y = blank > 0 ? plate.top() + 22 : plate.centreY();
        scene.add(half(words.substring(blank + 1), layout.writing, y));
    }

    private static void plate(Area.Card place, Scene scene) {
        scene.add(Shape.of(place.outline(0)).fill(Ink.PAPER).stroke(SHORE, 0.6));
    }

    private Shape half(String words, double size, double y) {
        return Shape.text(null, words, size)
                .at(layout.part().centreX(), y)
                .serif()
                .fill(Ink.TEXT);
    }
}
