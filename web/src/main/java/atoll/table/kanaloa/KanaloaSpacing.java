package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;
import java.util.ArrayList;
import java.util.List;

/**
 * The places of the islands on a map of a given size. They begin where {@link KanaloaMap} puts them; then islands that are too
 * close push each other apart, and connections push away islands that lie on their way, until bridges have room.
 */
final class KanaloaSpacing {
    private static final int STEPS = 400;
    /** The room from the edges of the map to the middles of islands; on the right there are flags. */
    private static final double LEFT = 29;

    private static final double RIGHT = 34;
    private static final double TOP = 37;
    /** The room for a bridge. */
    private static final double BRIDGE = 15;
    /** The room between islands without a connection, and between an island and a lane. */
    private static final double GAP = 7;
    /** The same between islands side by side on a phone, where names are wider than islands. */
    private static final double NAME = 14;

    /** So much higher or lower, names do not meet. */
    private static final double LINE = 12;

    /** The room that a bridge's sign wants around its middle. */
    private static final double SIGN = 7.5;
    /** So much of a lane is to be seen beside islands, flags and plates. */
    private static final double SEEN = 22;
    /** The room between a flag and another island. */
    private static final double RIM = 4;
    /** How far above the lower edge the part of the game is written, in the left corner. */
    private static final double CORNER = 50;
    /** How far above it islands in that corner end. */
    private static final double ABOVE_CORNER = 73;
    /** Islands farther apart than this do not push each other. */
    private static final double NEAR = 110;
    /** Beyond this distance an island leaves enough room for a sign. */
    private static final double FAR = 48;
    /** The additional room for the plate below an island. */
    private static final double PLATE = 4;
    /** How far a lane bows, as a fraction of its length. */
    private static final double BOW = 0.05;

    private static final List<KanaloaSpacing> KNOWN = new ArrayList<>();

    private final double width;
    private final double height;
    private final double k;
    private final double bottom;
    private final double[] xs = new double[KanaloaMap.ISLANDS];
    private final double[] radii = new double[KanaloaMap.ISLANDS];
    private final double[] ys = new double[KanaloaMap.ISLANDS];
    private final double[] middles = new double[KanaloaMap.CONNECTIONS];
    private final double[] bows = new double[KanaloaMap.CONNECTIONS];
    private final double[] more = new double[KanaloaMap.CONNECTIONS];
    private final int[] sides = new int[KanaloaMap.ISLANDS];
    private final double[] dx = new double[KanaloaMap.ISLANDS];
    private final double[] dy = new double[KanaloaMap.ISLANDS];

    private KanaloaSpacing(double width, double height, double k) {
        this.width = width;
        this.height = height;
        this.k = k;
        bottom = k > 1 ? 39 : 35.5;
        for (int i = 0; i < xs.length; i++) {
            int size = KanaloaMap.size(i);
            sides[i] = 1;
            radii[i] = k * (size > 5 ? 31 : size > 3 ? 25.5 : 23.5);
            xs[i] = LEFT * k + (KanaloaMap.x(i) - 50) / 900.0 * (width - (LEFT + RIGHT) * k);
            ys[i] = TOP * k + (KanaloaMap.y(i) - 60) / 589.0 * (height - (TOP + bottom) * k);
        }
        for (int step = 0; step < STEPS; step++) {
            spread();
            if (step % 20 == 19) {
                placeSigns();
            }
        }
        chooseSides();
        placeSigns();
        makeReachable();
    }

    /**
     * {@return the spacing of a map} It is kept, because a scene is built for every pointer move.
     *
     * @param width the width of the map
     * @param height the height of the map
     * @param k the scale of everything on the map
     */
    static KanaloaSpacing of(double width, double height, double k) {
        for (KanaloaSpacing known : KNOWN) {
            if (known.width == width && known.height == height) {
                return known;
            }
        }
        KanaloaSpacing spacing = new KanaloaSpacing(width, height, k);
        KNOWN.add(spacing);
        return spacing;
    }

    /**
     * {@return the middle of an island, from the left}
     *
     * @param island an island, 0..15
     */
    double x(int island) {
        return xs[island];
    }

    /**
     * {@return the middle of an island, from the top}
     *
     * @param island an island, 0..15
     */
    double y(int island) {
        return ys[island];
    }

    /**
     * {@return the radius of an island with everything on it}
     *
     * @param island an island, 0..15
     */
    double radius(int island) {
        return radii[island];
    }

    /**
     * {@return the middle of an island's flag, from the left}
     *
     * @param island an island, 0..15
     */
    double flagX(int island) {
        return xs[island] + sides[island] * (KanaloaMap.size(island) > 5 ? 24 : 18) * k;
    }

    /**
     * {@return the control point of a lane, from the left; a lane is a slightly curved line between the middles of two
     * islands}
     *
     * @param connection a connection, 0..36
     */
    double controlX(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return (xs[from] + xs[to]) / 2 - (ys[to] - ys[from]) * bows[connection];
    }

    /**
     * {@return the control point of a lane, from the top}
     *
     * @param connection a connection, 0..36
     */
    double controlY(int connection) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        return (ys[from] + ys[to]) / 2 + (xs[to] - xs[from]) * bows[connection];
    }

    /**
     * {@return where a bridge bears its owner's sign, from the left: on the lane, with most room to everything on
     * islands}
     *
     * @param connection a connection, 0..36
     */
    double middleX(int connection) {
        return on(middles[connection], xs, controlX(connection), connection);
    }

    /**
     * {@return where a bridge bears its owner's sign, from the top}
     *
     * @param connection a connection, 0..36
     */
    double middleY(int connection) {
        return on(middles[connection], ys, controlY(connection), connection);
    }

    /**
     * {@return where a lane leaves its first island, or reaches the second: 0 to 1, a fraction of its length}
     *
     * @param connection a connection, 0..36
     * @param leaves true for the end at the first island, false for the end at the second
     */
    double shore(int connection, boolean leaves) {
        int from = KanaloaMap.first(connection);
        int to = KanaloaMap.second(connection);
        double x = xs[to] - xs[from];
        double y = ys[to] - ys[from];
        double length = Math.sqrt(x * x + y * y);
        double radius = radius(leaves ? from : to);
        // plates reach farther down
        double reach = (leaves ? y : -y) / length > 0.4 ? 1.15 * radius : 0.95 * radius;
        return leaves ? reach / length : 1 - reach / length;
    }

    private static double on(double t, double[] places, double control, int connection) {
        double from = places[KanaloaMap.first(connection)];
        double to = places[KanaloaMap.second(connection)];
        return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to;
    }

    // Each sign to the best place on the better bow of its lane; where that is too narrow, the islands move on apart.
    private void placeSigns() {
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            double most = -1e9;
            double bestBow = 0;
            for (int side = -1; side <= 1; side++) {
                bows[c] = side * BOW;
                double seen = seen(c) / SEEN;
                for (double t = 0.2; t < 0.8; t += 0.03) {
                    double x = on(t, xs, controlX(c), c);
                    double y = on(t, ys, controlY(c), c);
                    double room = Math.min(SIGN, room(x, y)) - 8 * Math.abs(t - 0.5) + seen + (side == 0 ? 0 : 0.1);
                    if (room > most) {
                        most = room;
                        middles[c] = t;
                        bestBow = bows[c];
                    }
                }
            }
            bows[c] = bestBow;
            more[c] += (most - seen(c) / SEEN < SIGN - 1 ? 1.5 : 0) + (seen(c) < SEEN ? 0.3 : 0);
        }
    }

    // The length of a lane that nothing covers, in units of k.
    private double seen(int c) {
        int free = 0;
        for (double t = 0.025; t < 1; t += 0.05) {
            free += room(on(t, xs, controlX(c), c), on(t, ys, controlY(c), c)) > 0 ? 1 : 0;
        }
        double x = xs[KanaloaMap.second(c)] - xs[KanaloaMap.first(c)];
        double y = ys[KanaloaMap.second(c)] - ys[KanaloaMap.first(c)];
        return Math.sqrt(x * x + y * y) * free / (20 * k);
    }

    // Keyboard users go from sign to sign with the arrows: moves signs that are never the next one along their lanes.
    private void makeReachable() {
        int missed = KanaloaArrows.missed(this);
        for (int c = 0; c < KanaloaMap.CONNECTIONS && missed > 0; c++) {
            double best = middles[c];
            for (double t = 0.2; t < 0.8; t += 0.03) {
                middles[c] = t;
                if (room(middleX(c), middleY(c)) > SIGN - 1.5 && KanaloaArrows.missed(this) < missed) {
                    missed = KanaloaArrows.missed(this);
                    best = t;
                }
            }
            middles[c] = best;
        }
    }

    // The distance of a point from the nearest island, flag or plate.
    private double room(double x, double y) {
        double room = FAR;
        for (int i = 0; i < xs.length; i++) {
            double right = (x - xs[i]) / k;
            double down = (y - ys[i]) / k;
            if (right > FAR || right < -FAR || down > FAR || down < -FAR) {
                continue;
            }
            double land = (radius(i) - 2 * k) / k;
            room = Math.min(room, outside(Math.abs(right) - land, Math.abs(down + 2) - 0.7 * land));
            room = Math.min(room, outside(Math.abs(right) - 16, Math.abs(down - KanaloaLayout.NEEDS - 9) - 9));
            room = Math.min(room, flagRoom(i, x, y));
        }
        return room;
    }

    // The distance of a point from an island's flag.
    private double flagRoom(int island, double x, double y) {
        double right = (x - flagX(island)) / k;
        double down = (y - ys[island]) / k;
        return outside(Math.abs(right) - 11, Math.abs(down + 20) - 13);
    }

    // Each flag to the side of its island where it hides less of lanes and signs and is far from other islands, to the
    // right if both are equal.
    private void chooseSides() {
        for (int island = 0; island < xs.length; island++) {
            double right = hidden(island);
            sides[island] = -1;
            sides[island] = hidden(island) >= right || flagX(island) < 11 * k ? 1 : -1;
        }
    }

    private double hidden(int island) {
        double hidden = 0;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            hidden += 2 * Math.max(0, SIGN - flagRoom(island, middleX(c), middleY(c)));
            double missing = Math.max(0, SEEN - seen(c));
            hidden += missing * missing;
        }
        for (int other = 0; other < xs.length; other++) {
            // beside another's shore it would seem to be that island's flag
            double land = radius(other) / k;
            double right = Math.abs(flagX(island) - xs[other]) / k - 11 - land;
            double down = Math.abs(ys[island] - ys[other] - 20 * k) / k - 13 - 0.8 * land;
            hidden += other == island ? 0 : 9 * Math.max(0, RIM - outside(right, down));
        }
        return hidden;
    }

    // The distance from a rectangle, from those beyond its sides; negative within.
    private static double outside(double dx, double dy) {
        return dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy);
    }

    private void spread() {
        for (int a = 0; a < xs.length; a++) {
            for (int b = a + 1; b < xs.length; b++) {
                double x = xs[b] - xs[a];
                double y = ys[b] - ys[a];
                double square = x * x + y * y;
                if (square > NEAR * NEAR * k * k) {
                    continue;
                }
                double distance = Math.sqrt(square);
                // the upper one has a plate at its lower side
                double plate = Math.min(PLATE, 2 * PLATE * Math.abs(y) / distance);
                int lane = KanaloaMap.between(a, b);
                boolean namesMeet = k < 1 && Math.abs(y) < LINE;
                double apart = namesMeet ? NAME : GAP;
                double gap = plate + (lane < 0 ? apart : BRIDGE + more[lane]);
                double push = 0.25 * Math.max(0, (radius(a) + radius(b) + k * gap) / distance - 1);
                push(b, x * push, y * push);
                push(a, -x * push, -y * push);
            }
        }
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            for (int island = 0; island < xs.length; island++) {
                clear(KanaloaMap.first(c), KanaloaMap.second(c), island);
            }
        }
        for (int i = 0; i < xs.length; i++) {
            double left = ys[i] > height - CORNER * k ? 88 : LEFT;
            xs[i] = Math.max(left * k, Math.min(width - RIGHT * k, xs[i] + dx[i]));
            double lower = xs[i] < 75 * k ? ABOVE_CORNER : bottom;
            ys[i] = Math.max(TOP * k, Math.min(height - lower * k, ys[i] + dy[i]));
            dx[i] = 0;
            dy[i] = 0;
        }
    }

    // Moves an island and the lane beside it apart.
    private void clear(int from, int to, int island) {
        double x = xs[to] - xs[from];
        double y = ys[to] - ys[from];
        double t = ((xs[island] - xs[from]) * x + (ys[island] - ys[from]) * y) / (x * x + y * y);
        if (t > 0.1 && t < 0.9) {
            double px = xs[island] - xs[from] - t * x;
            double py = ys[island] - ys[from] - t * y;
            double gap = GAP + (py < 0 ? 2 * PLATE : 0);
            double need = radius(island) + k * gap;
            if (px * px + py * py > need * need) {
                return;
            }
            double distance = Math.max(1, Math.sqrt(px * px + py * py));
            double push = 0.2 * Math.max(0, need / distance - 1);
            push(island, px * push, py * push);
            push(from, -px * push / 2, -py * push / 2);
            push(to, -px * push / 2, -py * push / 2);
        }
    }

    private void push(int island, double x, double y) {
        dx[island] += x;
        dy[island] += y;
    }
}
