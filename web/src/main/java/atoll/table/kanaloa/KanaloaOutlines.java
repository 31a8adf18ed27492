package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaGods;
import atoll.games.kanaloa.KanaloaMap;
import atoll.table.scene.Path;

/** The outlines on the map: shores, palms, huts, rocks, the volcano, and the symbols of the gods. */
final class KanaloaOutlines {
    private static final int CAPES = 9;

    private KanaloaOutlines() {}

    /** The shore of an island around the origin; each has its own capes and bays. */
    static Path shore(int island, double radiusX, double radiusY) {
        double[] xs = new double[CAPES + 1];
        double[] ys = new double[CAPES + 1];
        for (int i = 0; i <= CAPES; i++) {
            double angle = 2 * Math.PI * (i % CAPES) / CAPES + island;
            double wobble = (island * 37 + i % CAPES * (53 + 11 * island)) % 17 / 8.0 - 1;
            double reach = 1.08 + 0.09 * wobble;
            xs[i] = Math.cos(angle) * radiusX * reach;
            ys[i] = Math.sin(angle) * radiusY * reach;
        }
        Path path = new Path().move((xs[CAPES - 1] + xs[0]) / 2, (ys[CAPES - 1] + ys[0]) / 2);
        for (int i = 0; i < CAPES; i++) {
            path.quad(xs[i], ys[i], (xs[i] + xs[i + 1]) / 2, (ys[i] + ys[i + 1]) / 2);
        }
        return path.close();
    }

    /** The rocky shapes: the volcano of the main island, hills and huts of others. */
    static Path rock(int island) {
        Path path = new Path();
        if (KanaloaMap.size(island) > 5) {
            path.move(-15, -8)
                    .quad(-7, -12, -4.5, -24)
                    .line(-1.5, -22)
                    .line(1.5, -23)
                    .line(4.5, -24)
                    .quad(7, -12, 15, -8);
            return path.close();
        }
        switch (island % 4) {
            case 0 ->
                path.move(-14, -6).quad(-8, -8, -6, -17).quad(-2, -8, 4, -6).close();
            case 1 ->
                path.move(3, -6)
                        .line(3, -10)
                        .line(0.5, -10)
                        .line(6.5, -17)
                        .line(12.5, -10)
                        .line(10, -10)
                        .line(10, -6)
                        .close();
            case 2 ->
                path.move(2, -6)
                        .line(5, -14)
                        .line(8, -11)
                        .line(10, -16)
                        .line(13, -6)
                        .close();
            default ->
                path.move(-13, -6)
                        .line(-13, -10)
                        .line(-15, -10)
                        .line(-9.5, -17)
                        .line(-4, -10)
                        .line(-6, -10)
                        .line(-6, -6)
                        .close();
        }
        return path;
    }

    static Path trunks(int island) {
        Path path = new Path();
        if (KanaloaMap.size(island) > 5) {
            return trunk(trunk(path, -17, -1), 18, 1);
        }
        if (KanaloaMap.size(island) > 3) {
            path = trunk(path, island % 4 == 0 || island % 4 == 3 ? 9 : -9, island % 2 == 0 ? 1 : -1);
        }
        return trunk(path, island % 4 == 0 || island % 4 == 3 ? 3 : -4, island % 2 == 0 ? -1 : 1);
    }

    private static Path trunk(Path path, double x, int lean) {
        return path.move(x, -5).quad(x, -11, x + 2 * lean, -15);
    }

    static Path fronds(int island) {
        Path path = new Path();
        if (KanaloaMap.size(island) > 5) {
            return crown(crown(path, -19, -15), 19, -15);
        }
        boolean left = island % 4 == 0 || island % 4 == 3;
        if (KanaloaMap.size(island) > 3) {
            path = crown(path, (left ? 9 : -9) + (island % 2 == 0 ? 2 : -2), -15);
        }
        return crown(path, (left ? 3 : -4) + (island % 2 == 0 ? -2 : 2), -15);
    }

    private static Path crown(Path path, double x, double y) {
        return path.move(x, y)
                .quad(x + 3, y - 4, x + 6, y + 0.5)
                .move(x, y)
                .quad(x + 2.5, y - 0.5, x + 3.5, y + 3.5)
                .move(x, y)
                .quad(x - 3, y - 4, x - 6, y + 0.5)
                .move(x, y)
                .quad(x - 2.5, y - 0.5, x - 3.5, y + 3.5)
                .move(x, y)
                .quad(x + 0.5, y - 3, x + 2, y - 4.5);
    }

    /** The carving of a god's stone, in a disc of radius 10: sun, wave, mask, flame, staff. */
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
