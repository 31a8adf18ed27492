package atoll.table.ponte;

import atoll.engine.MoveList;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteNetworks;
import atoll.games.ponte.PonteState;
import atoll.table.ViewOptions;
import atoll.table.scene.Ink;
import atoll.table.scene.Marks;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** Draws tiles, bridges and badges, on the board and as symbols beside it. */
final class PontePieceRenderer {
    /** The light around a chain of islands. */
    static final Ink GLOW = new Ink("ponte-glow");
    /** The outline of land. */
    static final Ink EDGE = new Ink("ponte-edge");
    /** The deck of a bridge. */
    static final Ink BRIDGE = new Ink("ponte-bridge");
    /** The rails of a bridge. */
    static final Ink RAIL = new Ink("ponte-rail");
    /** The tiles of each colour. */
    static final Ink[] STONE = {new Ink("ponte-light"), new Ink("ponte-dark")};

    /** The distance of the quay's middle line from the edge. */
    private static final double QUAY = 1.6;
    /** With fewer than one tile for so many fields, tiles fit nearly everywhere. */
    private static final int SPARSE = 10;

    /** Where the entries of the key begin in one line. */
    private static final double[] COLUMNS = {9, 71, 131, 184};

    private static final Ink[] GRAIN = {new Ink("ponte-light-grain"), new Ink("ponte-dark-grain")};

    private static final Path FLAG = Path.tenths("M-53-50L76-50L53 0L76 50L-53 50L-53 74Z");
    private static final Path WIDE_FLAG = Path.tenths("M-68-50L88-50L68 0L88 50L-68 50L-68 74Z");

    private static final String SLABS =
            "M-87-15L87-15M-15-87L-15-15M30-15L30 87M-60-60L-35-60M20-50L55-50M40-65L65-65M-55 20L-20 20M-65 50L-40 50"
                    + "M50 30L70 30M45 60L62 60";
    private static final String BRICKS =
            "M-84-45L84-45M-84 0L84 0M-84 45L84 45M-20-84L-20-45M50-84L50-45M-55-45L-55 0M15-45L15 0M-20 0L-20 45M50 0L50 45"
                    + "M-55 45L-55 84M15 45L15 84";

    private PontePieceRenderer() {}

    /**
     * Slabs of pitted travertine, courses of brick: the sides are distinguishable without colour.
     *
     * @param id of the shape, or null
     * @param colour {@code PonteBoard.LIGHT} or {@code DARK}
     * @return the marks on a tile around its place
     */
    static Shape grain(String id, int colour) {
        return Shape.of(id, Path.tenths(colour == PonteBoard.LIGHT ? SLABS : BRICKS))
                .stroke(GRAIN[colour], 0.8);
    }

    /**
     * A bridge from above: rails, deck and steps, which appear one after the other.
     *
     * @param id the beginning of the shapes' ids
     * @param arch the middle line
     * @param scene the scene to add to
     */
    static void bridge(String id, Path arch, Scene scene) {
        scene.add(Shape.of(id + "-rail", arch).stroke(RAIL, 7));
        scene.add(Shape.of(id + "-deck", arch).stroke(BRIDGE, 4.6).motion(Motion.PLAIN.step(1)));
        scene.add(Shape.of(id + "-steps", arch)
                .stroke(RAIL, 4.6)
                .dash(2)
                .alpha(0.25)
                .motion(Motion.PLAIN.step(2)));
    }

    /**
     * A number of points on a flag of its owner's stone.
     *
     * @param id of the number
     * @param colour {@code PonteBoard.LIGHT} or {@code DARK}
     * @param points the number
     * @param radius half the height of its cloth, in scene units
     * @param scene the scene to add to
     * @param x its middle, from the left
     * @param y its middle, from the top
     */
    static void badge(String id, int colour, int points, double radius, Scene scene, double x, double y) {
        boolean light = colour == PonteBoard.LIGHT;
        Motion last = Motion.PLAIN.step(2);
        Ink ink = light ? EDGE : PonteRenderer.LIGHT;
        Shape flag =
                Shape.of(id + "-flag", points > 9 ? WIDE_FLAG : FLAG).at(x, y).scale(radius / 5);
        scene.addAbove(flag.fill(STONE[colour]).stroke(ink, 1).motion(last));
        if (!light) {
            // a little darker than the stones, so that the number is legible
            scene.addAbove(Shape.of(id + "-cloth", flag.path())
                    .at(x, y)
                    .scale(radius / 5)
                    .fill(EDGE)
                    .motion(last)
                    .alpha(0.25));
        }
        scene.addAbove(Shape.text(id, Integer.toString(points), radius < 7 ? 7.5 : 10)
                .at(x, y)
                .fill(ink)
                .motion(last.counts())
                .bold());
    }

    /**
     * A stretch of wall: slabs of travertine, or short bricks.
     *
     * @param colour {@code PonteBoard.LIGHT} or {@code DARK}
     * @param line its middle line
     * @param scene the scene to add to
     */
    static void wall(int colour, Path line, Scene scene) {
        scene.add(Shape.of(line).stroke(EDGE, 3.4));
        scene.add(Shape.of(line).stroke(STONE[colour], 2.4));
        scene.add(Shape.of(line).stroke(GRAIN[colour], 2.4).dash(colour == PonteBoard.LIGHT ? 12 : 3.5));
    }

    /**
     * Whose turn it is: a quay of the side's stone around the lagoon; of both, as in the seat's symbol, while the colours are not
     * chosen yet, and at the end.
     *
     * @param state the position or view
     * @param seat a seat, from 0; negative for none
     * @param scene the scene to add to
     */
    static void quay(PonteState state, int seat, Scene scene) {
        double foot = Math.min(scene.width(), scene.height()) - QUAY;
        double end = scene.width() - QUAY;
        double[] corners = {QUAY, QUAY, end, QUAY, end, foot, QUAY, foot, QUAY, QUAY};
        boolean one = seat >= 0 && state.hasColours();
        int first = one ? state.colour(seat) : Math.max(0, seat);
        // one shape a side: together they would repaint the whole table
        for (int i = 0; i < 8; i += 2) {
            int colour = one || i % 6 == 0 ? first : 1 - first;
            wall(colour, Path.segment(corners[i], corners[i + 1], corners[i + 2], corners[i + 3]), scene);
        }
    }

    /**
     * The symbol of a seat: a tile of its colour; half a tile of each while that is not chosen yet.
     *
     * @param id of its first shape, or null
     * @param state the position or view
     * @param seat a seat, from 0
     * @param x its middle, from the left
     * @param y its middle, from the top
     * @param scale 1 for a tile 20 units wide
     * @param scene the scene to add to
     */
    static void seat(String id, PonteState state, int seat, double x, double y, double scale, Scene scene) {
        if (state.hasColours()) {
            sign(id, state.colour(seat), x, y, scale, scene);
            return;
        }
        for (int half = 0; half < 2; half++) {
            scene.add(Shape.of(half == 0 ? id : null, Path.polygon(-10, -10, 10, -10, -10, 10))
                    .at(x, y)
                    .scale(scale)
                    .turn((seat + half) * Math.PI)
                    .fill(STONE[half])
                    .stroke(EDGE, 1.2));
        }
    }

    private static void sign(String id, int colour, double x, double y, double scale, Scene scene) {
        scene.add(Shape.of(id, Path.round(-10, -10, 20, 20, 4.5))
                .at(x, y)
                .scale(scale)
                .fill(STONE[colour])
                .stroke(EDGE, 1.6)
                .shadow(1));
        scene.add(grain(null, colour).at(x, y).scale(scale));
    }

    /**
     * What the marks on the board mean: below it in lines of two, on a tablet in one line; or one below the other in the water at its right.
     *
     * @param state the position or view
     * @param y the middle of the lines, or the foot of the board
     * @param options how the viewer sees the table
     * @param scene the scene to add to
     */
    static void key(PonteState state, double y, ViewOptions options, Scene scene) {
        boolean below = ViewOptions.isLong(options.room());
        boolean line = options.room() == ViewOptions.BROAD;
        List<String> entries = key(state);
        double middle = scene.width() - 25;
        double top = below ? y : y + 1 - 27 * entries.size();
        for (int i = 0; i < entries.size(); i++) {
            double x = line ? COLUMNS[i] : below ? COLUMNS[0] + 105 * (i % 2) : middle;
            double at = !below ? top + 27 * i : line || entries.size() < 3 ? y : y + i / 2 * 14 - 7;
            switch (entries.get(i)) {
                case "bridge" -> {
                    sign(null, PonteBoard.LIGHT, x, at, 0.55, scene);
                    Marks.arch(scene, x, at - 2, 15);
                }
                case "tile", "anywhere" -> {
                    scene.add(Shape.of(Path.round(x - 6, at - 6, 12, 12, 2))
                            .fill(PonteLagoon.LAGOON)
                            .stroke(PonteRenderer.CHART, 0.5));
                    if (entries.get(i).equals("tile")) {
                        Marks.dot(scene, x, at, 16);
                    } else {
                        scene.add(Shape.of(Path.disc(x, at, PonteRenderer.SPECK))
                                .fill(PonteRenderer.CHART)
                                .alpha(0.45));
                    }
                }
                case "points" -> badge("", PonteBoard.LIGHT, 1, 5, scene, x - 4, at);
                default -> {
                    scene.add(Shape.of(Path.round(x - 5, at - 5, 10, 10, 2)).stroke(GLOW, 3));
                    sign(null, PonteBoard.LIGHT, x, at, 0.45, scene);
                }
            }
            String words = options.messages().text("ponte.key." + entries.get(i));
            Shape text =
                    Shape.text(null, words, below ? line ? 5 : 7 : 4.5).fill(below ? Ink.TEXT : PonteRenderer.CHART);
            int first = words.indexOf(' ');
            scene.add(
                    below
                            ? text.at(x + 9, at).align(Shape.Align.LEFT)
                            : text.shortText(first < 0 ? words : words.substring(0, first))
                                    .at(x, at + 12));
        }
    }

    /**
     * {@return whether tiles fit nearly everywhere}
     *
     * @param board the board
     */
    static boolean isSparse(PonteBoard board) {
        return SPARSE * (board.tiles(PonteBoard.LIGHT) + board.tiles(PonteBoard.DARK)) < board.size() * board.size();
    }

    private static boolean hasBridge(PonteState turn) {
        MoveList moves = new MoveList();
        turn.moves(moves);
        boolean has = false;
        for (int i = 0; i < moves.size(); i++) {
            has |= PonteMoves.isBridge(moves.get(i));
        }
        return has;
    }

    // What there is on the board. Near the start tiles fit nearly everywhere and have only specks.
    private static List<String> key(PonteState state) {
        PonteBoard board = state.board();
        List<String> entries = new ArrayList<>();
        if (state.phase() != PonteState.Phase.OVER) {
            if (isSparse(board)) {
                entries.add("anywhere");
            } else {
                if (hasBridge(state.turnOf(0)) || hasBridge(state.turnOf(1))) {
                    entries.add("bridge");
                }
                entries.add("tile");
            }
        }
        int most = 0;
        for (int colour = 0; colour < 2; colour++) {
            PonteNetworks networks = new PonteNetworks().of(board, colour);
            for (int n = 1; n <= networks.count(); n++) {
                most = Math.max(most, networks.islands(n));
            }
        }
        if (most > 1) {
            entries.add("chain");
        }
        if (most > 0) {
            entries.add("points");
        }
        return entries;
    }

    /**
     * An icon of the legend, 24 by 24 units.
     *
     * @param kind light, dark, island, chain, bridge, start, free or quay
     * @param scene the scene to add to
     */
    static void icon(String kind, Scene scene) {
        if (kind.equals("bridge")) {
            bridge("", new Path().move(4, 15).quad(12, 5, 20, 15), scene);
            return;
        }
        if (kind.equals("free")) {
            scene.add(Shape.of(Path.round(2, 2, 20, 20, 3)).fill(PonteLagoon.LAGOON));
            Marks.dot(scene, 12, 12, 23);
            return;
        }
        if (kind.equals("chain")) {
            scene.add(Shape.of(Path.round(3, 3, 18, 18, 4)).stroke(GLOW, 4));
        }
        if (kind.equals("quay")) {
            for (int colour = 0; colour < 2; colour++) {
                wall(colour, Path.segment(0, 6 + 12 * colour, 24, 6 + 12 * colour), scene);
            }
            return;
        }
        sign(null, kind.equals("dark") ? PonteBoard.DARK : PonteBoard.LIGHT, 12, 12, 1, scene);
        if (kind.equals("start")) {
            Marks.arch(scene, 12, 10, 24);
        }
        if (kind.equals("island") || kind.equals("chain")) {
            badge("", PonteBoard.LIGHT, kind.equals("island") ? 1 : 3, 5, scene, 16.5, 7.5);
        }
    }
}
