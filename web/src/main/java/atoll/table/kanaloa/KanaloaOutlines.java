package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.table.scene.Area;
import atoll.table.scene.Path;

/** The outlines on the map: shores, standing stones with the symbols of the gods, flags. */
final class KanaloaOutlines {
    private static final int CAPES = 9;

    private KanaloaOutlines() {}

    /**
     * Adds the shore of an island around a point. Each island has its own capes and bays.
     *
     * @param path the path to add to
     * @param island an island, 0..15
     * @param x the middle of the island, from the left
     * @param y the middle of the island, from the top
     * @param radiusX half the width; capes may reach a little farther
     * @param radiusY half the height; capes may reach a little farther
     * @return the path
     */
    static Path shore(Path path, int island, double x, double y, double radiusX, double radiusY) {
        double[] xs = new double[CAPES + 1];
        double[] ys = new double[CAPES + 1];
        for (int i = 0; i <= CAPES; i++) {
            double angle = 2 * Math.PI * (i % CAPES) / CAPES + island;
            double wobble = (island * 37 + i % CAPES * (53 + 11 * island)) % 17 / 8.0 - 1;
            double reach = 1.07 + 0.07 * wobble;
            xs[i] = x + Math.cos(angle) * radiusX * reach;
            ys[i] = y + Math.sin(angle) * radiusY * reach;
        }
        path.move((xs[CAPES - 1] + xs[0]) / 2, (ys[CAPES - 1] + ys[0]) / 2);
        for (int i = 0; i < CAPES; i++) {
            path.quad(xs[i], ys[i], (xs[i] + xs[i + 1]) / 2, (ys[i] + ys[i + 1]) / 2);
        }
        return path.close();
    }

    /** {@return a standing stone around the origin, rounded at its top} */
    static Path stele() {
        return Path.tenths("M-75 105Q-85-20-70-60Q-50-115 5-115Q60-112 74-60Q85-20 78 105Z");
    }

    /** {@return the shaded side of a standing stone} */
    static Path steleShade() {
        return Path.tenths("M5-115Q60-112 74-60Q85-20 78 105L52 105Q62-20 45-70Q35-100 5-115Z");
    }

    /**
     * {@return a beach with a waving shore at its upper edge}
     *
     * @param area where it lies
     * @param wave how high the waves of its shore are: 1 for the near hand's
     */
    static Path beach(Area area, double wave) {
        double left = area.left();
        double top = area.top();
        double w = area.width();
        double right = left + w;
        double foot = top + area.height();
        return new Path()
                .move(left, foot - 6)
                .line(left, top + 3 * wave)
                .curve(left + w * 0.3, top - 4 * wave, left + w * 0.45, top + 5 * wave, left + w * 0.62, top)
                .quad(left + w * 0.85, top - 4 * wave, right, top + 2 * wave)
                .line(right, foot - 6)
                .quad(right, foot, right - 6, foot)
                .line(left + 6, foot)
                .quad(left, foot, left, foot - 6)
                .close();
    }

    /** {@return a waving cloth, around the origin and higher} */
    static Path cloth() {
        return Path.tenths("M-95-148Q-45-166 0-153Q50-140 102-155L92-40L102 72Q50 90 0 78Q-45 66-95 86Z");
    }

    /**
     * {@return the carving of a god's stone, in a disc of radius 10: sun, wave, mask, flame, staff}
     *
     * @param god a god of {@code KanaloaGods}
     */
    static Path carving(int god) {
        Path path = new Path();
        switch (god) {
            case KanaloaGods.KANE -> {
                path.move(3.2, 0).arc(0, 0, 3.2, 0, 2 * Math.PI).close();
                for (int i = 0; i < 8; i++) {
                    double x = Math.cos(i * Math.PI / 4);
                    double y = Math.sin(i * Math.PI / 4);
                    path.move(5 * x, 5 * y).line(7.2 * x, 7.2 * y);
                }
            }
            case KanaloaGods.KANALOA ->
                path.move(-7, 3.5)
                        .curve(-5, -7, 4, -7, 4, -1)
                        .curve(4, 2.5, -0.5, 2.5, -0.5, 0)
                        .move(-7, 3.5)
                        .curve(-3, 6.5, 4, 6, 7, 2.5);
            case KanaloaGods.KU ->
                path.move(-6, -6)
                        .line(6, -6)
                        .line(5, 4)
                        .line(0, 7.5)
                        .line(-5, 4)
                        .close()
                        .move(-4, -2.5)
                        .line(-1.2, -1.2)
                        .move(4, -2.5)
                        .line(1.2, -1.2)
                        .move(-2.4, 3.2)
                        .line(2.4, 3.2);
            case KanaloaGods.PELE ->
                path.move(0, 7)
                        .curve(-7, 6, -6, -1, -2.5, -3.5)
                        .curve(-2.5, -1.5, -1.5, -1, -1, -1)
                        .curve(-2, -4, 0, -6, 1.5, -8)
                        .curve(1.5, -4, 6, -2, 5, 3)
                        .curve(4.6, 5.4, 3, 7, 0, 7)
                        .close();
            default ->
                path.move(0, -7.5)
                        .line(0, 7.5)
                        .move(-6, -4)
                        .quad(0, -6.5, 6, -4)
                        .move(-5, -3.6)
                        .line(-5, 3)
                        .move(5, -3.6)
                        .line(5, 3)
                        .move(-2.5, -4.4)
                        .line(-2.5, 0.5)
                        .move(2.5, -4.4)
                        .line(2.5, 0.5);
        }
        return path;
    }
}
