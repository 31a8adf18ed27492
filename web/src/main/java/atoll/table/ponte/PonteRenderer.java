package atoll.table.ponte;

import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteNetworks;
import atoll.games.ponte.PonteState;
import atoll.table.ViewOptions;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** Draws the lagoon: a grid on water, land of travertine and brick, and bridges. */
final class PonteRenderer {
    /** Scene units per cell edge. */
    static final double CELL = 20;

    /** The water to the left of the grid and below it. */
    static final double MARGIN = 15;

    /** The water above the grid and to its right. */
    static final double FAR = 8;

    /** The width of a wide table, relative to its height. */
    private static final double WIDE = 1.33;

    private static final double GAP = 1.3;

    /** The radius of a speck where a tile may be laid. */
    static final double SPECK = 1.6;

    /** The colour of shallow water. */
    static final Ink SHOAL = new Ink("ponte-shoal");

    /** The colour of sunlit edges. */
    static final Ink LIGHT = new Ink("ponte-sun");

    private static final Ink SAND = new Ink("ponte-sand");
    /** Lines of the chart, which are seen on water by day and at night. */
    static final Ink CHART = new Ink("ponte-chart");

    /** The height of the key below the board on a long screen: of two lines, or on a tablet of one. */
    private static final double KEY = 31;

    private static final double LINE = 16;

    private final int size;
    private final ViewOptions options;
    private final boolean isWide;
    private final double width;
    /** Without the key. */
    private final double height;
    /** The left edge of the grid. In a wide space there is as much open water on both sides. */
    private final double left;

    /**
     * Draws boards of one size.
     *
     * @param size the number of rows, 10 or 12
     * @param options how the viewer sees the table
     */
    PonteRenderer(int size, ViewOptions options) {
        this.size = size;
        this.options = options;
        height = size * CELL + MARGIN + FAR;
        isWide = options.room() == ViewOptions.WIDE;
        width = isWide ? height * WIDE : height;
        left = isWide ? (width - size * CELL) / 2 : MARGIN;
    }

    /**
     * {@return the left edge of a cell}
     *
     * @param cell a cell of {@code PonteMoves}
     */
    double left(int cell) {
        return left + PonteMoves.column(cell) * CELL;
    }

    /**
     * {@return the top edge of a cell}
     *
     * @param cell a cell of {@code PonteMoves}
     */
    double top(int cell) {
        return FAR + (size - 1 - PonteMoves.row(cell)) * CELL;
    }

    private double x(int cell) {
        return left(cell) + CELL / 2;
    }

    private double y(int cell) {
        return top(cell) + CELL / 2;
    }

    /**
     * Draws a position.
     *
     * @param state the position or view
     * @param last the spots of the last moves, which have rings
     * @return the drawing
     */
    Scene draw(PonteState state, List<String> last) {
        boolean isLong = ViewOptions.isLong(options.room());
        double below = !isLong ? 0 : options.room() == ViewOptions.BROAD ? LINE : KEY;
        Scene scene = new Scene(width, height + below);
        PonteBoard board = state.board();
        PonteLagoon.water(size, left + size * CELL / 2, scene);
        scene.endBackdrop();
        shoals(board, scene);
        PonteLagoon.grid(size, left, scene);
        if (state.actor() >= 0 && state.actor() == options.seat() && PontePieceRenderer.isSparse(board)) {
            PonteLagoon.specks(state, this, scene);
        }
        PontePieceRenderer.quay(state, state.actor(), scene);
        land(board, scene);
        bridges(board, scene);
        if (state.hasColours()) {
            boolean[] flags = new boolean[256];
            for (int colour = 0; colour < 2; colour++) {
                points(state, colour, last, flags, scene);
            }
        }
        if (isLong || isWide) {
            PontePieceRenderer.key(state, height + below / 2, options, scene);
        }
        return scene;
    }

    // Shallow water and sand around land, one shape per tile, so that a new tile leaves the rest unchanged.
    private void shoals(PonteBoard board, Scene scene) {
        for (int layer = 0; layer < 2; layer++) {
            for (int cell : cells()) {
                if (board.colourAt(cell) >= 0) {
                    double half = layer == 0 ? 15 : 11.7;
                    scene.add(Shape.of(Path.round(-half, -half, 2 * half, 2 * half, layer == 0 ? 8 : 5))
                            .at(x(cell), y(cell))
                            .fill(layer == 0 ? SHOAL : SAND));
                }
            }
        }
    }

    // A glow around islands in a chain, golden or red, then outlines and stones above them, so that the tiles of a
    // group merge into
    // one piece of land. The joint of two tiles is a shape of its own: it appears with the new tile, and the old one
    // stays unchanged.
    private void land(PonteBoard board, Scene scene) {
        for (int colour = 0; colour < 2; colour++) {
            PonteNetworks networks = new PonteNetworks().of(board, colour);
            for (int cell : cells()) {
                if (networks.at(cell) > 0 && networks.islands(networks.at(cell)) > 1) {
                    for (Shape shape : stones("glow-", board, cell)) {
                        scene.add(shape.stroke(colour == PonteBoard.DARK ? Ink.seat(1) : PontePieceRenderer.GLOW, 4.6)
                                .motion(Motion.PLAIN.step(1)));
                    }
                }
            }
        }
        for (int cell : cells()) {
            if (board.colourAt(cell) >= 0) {
                boolean island = board.groupSize(cell) == 4;
                for (Shape shape : stones("edge-", board, cell)) {
                    // land is thick: its dark side shows below
                    scene.add(shape.at(x(cell) + 0.3, y(cell) + 1.5)
                            .fill(PontePieceRenderer.EDGE)
                            .stroke(PontePieceRenderer.EDGE, island ? 2.6 : 1.4));
                }
            }
        }
        for (int cell : cells()) {
            int colour = board.colourAt(cell);
            if (colour >= 0) {
                for (Shape shape : stones("tile-", board, cell)) {
                    scene.add(shape.fill(PontePieceRenderer.STONE[colour]));
                }
                scene.add(light("light-" + PonteMoves.name(cell), board, cell));
            }
        }
        for (int cell : cells()) {
            int colour = board.colourAt(cell);
            if (colour >= 0) {
                scene.add(PontePieceRenderer.grain("grain-" + PonteMoves.name(cell), colour)
                        .at(x(cell), y(cell)));
            }
        }
    }

    // The tile, and its joints with the neighbours on the right, above, and diagonally.
    private List<Shape> stones(String kind, PonteBoard board, int cell) {
        int colour = board.colourAt(cell);
        boolean right = board.colourAt(cell + 1) == colour;
        boolean above = board.colourAt(cell + 16) == colour;
        double half = CELL / 2 - GAP;
        String id = kind + PonteMoves.name(cell);
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.of(id, Path.round(-half, -half, 2 * half, 2 * half, 4)));
        if (right) {
            shapes.add(Shape.of(id + "-right", Path.rect(0, -half, CELL, 2 * half)));
        }
        if (above) {
            shapes.add(Shape.of(id + "-above", Path.rect(-half, -CELL, 2 * half, CELL)));
        }
        if (right && above && board.colourAt(cell + 17) == colour) {
            shapes.add(Shape.of(id + "-middle", Path.rect(0, -CELL, CELL, CELL)));
        }
        for (Shape shape : shapes) {
            shape.at(x(cell), y(cell));
        }
        return shapes;
    }

    // The light comes from the upper left: it catches the edges of land there.
    private Shape light(String id, PonteBoard board, int cell) {
        int colour = board.colourAt(cell);
        double edge = CELL / 2 - GAP - 0.8;
        Path path = new Path().move(-edge, -edge + 2.6);
        if (board.colourAt(cell + 16) != colour) {
            path.quad(-edge, -edge, -edge + 2.6, -edge).line(edge - 2.6, -edge);
        }
        if (board.colourAt(cell - 1) != colour) {
            path.move(-edge, -edge + 2.6).line(-edge, edge - 2.6);
        }
        return Shape.of(id, path)
                .at(x(cell), y(cell))
                .stroke(LIGHT, 0.9)
                .alpha(colour == PonteBoard.LIGHT ? 0.9 : 0.35);
    }

    private void bridges(PonteBoard board, Scene scene) {
        for (int cell : cells()) {
            int mate = board.mate(cell);
            if (mate != 0 && PonteMoves.lower(PonteMoves.bridgeBetween(cell, mate)) == cell) {
                String id = "bridge-" + PonteMoves.name(cell) + PonteMoves.name(mate);
                bridge(id, cell, mate, PontePieceRenderer.STONE[board.colourAt(cell)], scene);
            }
        }
    }

    private void bridge(String id, int from, int to, Ink stone, Scene scene) {
        Path shade = Path.segment(x(from) + 1, y(from) + 2.5, x(to) + 1, y(to) + 2.5);
        scene.add(Shape.of(id + "-shade", shade).stroke(Ink.SHADOW, 6).alpha(0.5));
        PontePieceRenderer.bridge(id, arch(from, to), scene);
        for (int end : new int[] {from, to}) {
            scene.add(Shape.of(id + PonteMoves.name(end), Path.round(-4, -4, 8, 8, 1.5))
                    .at(x(end), y(end))
                    .fill(stone)
                    .stroke(PontePieceRenderer.RAIL, 1.3));
        }
    }

    // A hump towards the top of the board; for a vertical bridge, to the left.
    private Path arch(int from, int to) {
        double dx = x(to) - x(from);
        double dy = y(to) - y(from);
        double hump = 7 / Math.sqrt(dx * dx + dy * dy);
        double cx = (x(from) + x(to)) / 2 + dy * hump;
        double cy = (y(from) + y(to)) / 2 - dx * hump;
        return new Path().move(x(from), y(from)).quad(cx, cy, x(to), y(to));
    }

    // Each network shows its points on one of its islands: if possible on a tile without a bridge or a ring, below no
    // tile of the other side, because the flag flies there, and not beside another flag.
    private void points(PonteState state, int colour, List<String> last, boolean[] flags, Scene scene) {
        PonteBoard board = state.board();
        PonteNetworks networks = new PonteNetworks().of(board, colour);
        int[] places = new int[networks.count() + 1];
        int[] best = new int[networks.count() + 1];
        for (int cell : cells()) {
            int network = networks.at(cell);
            boolean free = board.mate(cell) == 0
                    && board.colourAt(cell + 16) != 1 - colour
                    && !last.contains(PonteMoves.name(cell));
            // a flag on the tile below another one of the island would cover what is marked there
            int good = !free ? 2 : board.colourAt(cell + 16) == colour ? 4 : 6;
            good -= flags[cell - 1] || flags[cell + 1] ? 1 : 0;
            if (network > 0 && board.groupSize(cell) == 4 && good >= best[network]) {
                best[network] = good;
                places[network] = cell;
            }
        }
        for (int network = 1; network <= networks.count(); network++) {
            int n = networks.islands(network);
            flags[places[network]] = true;
            badge(places[network], colour, n * (n + 1) / 2, state.phase() == PonteState.Phase.OVER, scene);
        }
    }

    private void badge(int cell, int colour, int points, boolean over, Scene scene) {
        // At the upper edge, because rings use the middle, but on the board; at the end there are none.
        PontePieceRenderer.badge(
                "points-" + PonteMoves.name(cell),
                colour,
                points,
                over ? 7.5 : 5,
                scene,
                x(cell) + (over ? -1.7 : 1.4),
                over ? y(cell) : Math.max(y(cell) - 7.6, FAR + 5));
    }

    /**
     * Adds a pale tile.
     *
     * @param cell a cell of {@code PonteMoves}
     * @param colour {@code PonteBoard.LIGHT} or {@code DARK}
     * @param scene the scene to add to
     */
    void previewTile(int cell, int colour, Scene scene) {
        double half = CELL / 2 - GAP;
        scene.add(Shape.of(Path.round(-half, -half, 2 * half, 2 * half, 4))
                .at(x(cell), y(cell))
                .fill(PontePieceRenderer.STONE[colour])
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.6)
                .alpha(0.9));
    }

    /**
     * Adds a pale bridge.
     *
     * @param bridge a bridge, as a move
     * @param scene the scene to add to
     */
    void previewBridge(int bridge, Scene scene) {
        Path arch = arch(PonteMoves.lower(bridge), PonteMoves.upper(bridge));
        scene.add(Shape.of(arch).stroke(PontePieceRenderer.BRIDGE, 6).alpha(0.6));
        scene.add(Shape.of(arch).stroke(Ink.PREVIEW, 1.4).dash(2.6));
        for (int second = 0; second < 2; second++) {
            int under = PonteMoves.under(bridge, second == 1);
            scene.add(Shape.of(Path.round(-7, -7, 14, 14, 3))
                    .at(x(under), y(under))
                    .stroke(Ink.PREVIEW, 1)
                    .dash(2));
        }
    }

    /**
     * A line around all land in the network of the tile on {@code cell}, and along its bridges.
     *
     * @param board the board
     * @param cell a cell of {@code PonteMoves}
     * @param scene the scene to add to
     */
    void network(PonteBoard board, int cell, Scene scene) {
        int colour = board.colourAt(cell);
        PonteNetworks networks = new PonteNetworks().of(board, colour);
        int network = networks.at(cell);
        if (network == 0) {
            return; // no island: no points
        }
        Path lines = new Path();
        for (int each : cells()) {
            if (networks.at(each) != network) {
                continue;
            }
            shore(lines, board, each);
            int mate = board.mate(each);
            if (mate != 0 && PonteMoves.lower(PonteMoves.bridgeBetween(each, mate)) == each) {
                scene.add(Shape.of(arch(each, mate)).stroke(Ink.LEGAL, 2.2));
            }
        }
        scene.add(Shape.of(lines).stroke(Ink.PAPER, 3.4));
        scene.add(Shape.of(lines).stroke(Ink.LEGAL, 1.8));
    }

    private void shore(Path lines, PonteBoard board, int cell) {
        int colour = board.colourAt(cell);
        double left = left(cell);
        double top = top(cell);
        if (board.colourAt(cell + 16) != colour) {
            lines.move(left, top).line(left + CELL, top);
        }
        if (board.colourAt(cell - 16) != colour) {
            lines.move(left, top + CELL).line(left + CELL, top + CELL);
        }
        if (board.colourAt(cell - 1) != colour) {
            lines.move(left, top).line(left, top + CELL);
        }
        if (board.colourAt(cell + 1) != colour) {
            lines.move(left + CELL, top).line(left + CELL, top + CELL);
        }
    }

    private int[] cells() {
        int[] cells = new int[size * size];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = PonteMoves.cell(i % size, i / size);
        }
        return cells;
    }
}
