package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.Ink;
import atoll.table.Path;
import atoll.table.Scene;
import atoll.table.Shape;

/**
 * What is cut in wood: a silhouette for every villager and offering, for wood and glory, each 20 by 20 units around its
 * middle, and the lines that are carved into it.
 */
final class RapanuiCarving {
    static final Ink CARD = new Ink("rapanui-card");
    static final Ink CUT = new Ink("rapanui-cut");

    /** Of every villager, in the order of {@link RapanuiCards}; offerings are those of their hunters. */
    private static final Ink[] COLOURS = {
        new Ink("rapanui-woodcutter"),
        new Ink("rapanui-priest"),
        new Ink("rapanui-moai"),
        new Ink("rapanui-fish"),
        new Ink("rapanui-mulberry"),
        new Ink("rapanui-sweetpotato"),
        new Ink("rapanui-grain"),
    };

    private static final Path[] SHAPES = {axe(), priest(), moai(), fish(), leaf(), tuber(), ear()};
    private static final Path[] LINES = {
        axeLines(), priestLines(), moaiLines(), fishLines(), leafLines(), tuberLines(), earLines()
    };

    private static final Path LOG = log();
    private static final Path LOG_LINES = logLines();
    /** A reimiro: the crescent that chiefs wear on their chest. */
    private static final Path CRESCENT = new Path()
            .move(-9.5, -6)
            .curve(-8, 4, -4, 7.6, 0, 7.6)
            .curve(4, 7.6, 8, 4, 9.5, -6)
            .curve(9.8, -8.6, 6.6, -8.4, 6.6, -5.6)
            .curve(5.6, -1.4, 3, 0.6, 0, 0.6)
            .curve(-3, 0.6, -5.6, -1.4, -6.6, -5.6)
            .curve(-6.6, -8.4, -9.8, -8.6, -9.5, -6)
            .close();

    private static final Path CROWN =
            Path.polygon(-5, 4, -6, -3, -2.6, -0.4, 0, -5, 2.6, -0.4, 6, -3, 5, 4);
    private static final Path SPEAR = new Path()
            .move(-9, 10)
            .line(8, -8.4)
            .move(3.6, -7.6)
            .line(9.4, -9.8)
            .line(7.2, -4.2);

    private RapanuiCarving() {}

    static Ink colour(int card) {
        return COLOURS[card];
    }

    /** The silhouette of a villager or its offering, with what is carved into it. {@code id} may be null. */
    static void draw(Scene scene, String id, int card, double x, double y, double scale, Ink ink, Ink lines) {
        scene.add(Shape.of(id, SHAPES[card]).at(x, y).scale(scale).fill(ink));
        scene.add(Shape.of(id == null ? null : id + "-lines", LINES[card])
                .at(x, y)
                .scale(scale)
                .stroke(lines, 1.1));
    }

    static Shape spear(String id, double x, double y, double scale) {
        return Shape.of(id, SPEAR).at(x, y).scale(scale).stroke(CUT, 1.3);
    }

    static void wood(Scene scene, double x, double y, double scale) {
        scene.add(Shape.of(LOG).at(x, y).scale(scale).fill(COLOURS[RapanuiCards.WOODCUTTER]));
        scene.add(Shape.of(LOG_LINES).at(x, y).scale(scale).stroke(CARD, 1.3));
    }

    static void glory(Scene scene, double x, double y, double scale) {
        scene.add(Shape.of(CRESCENT)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.PRIEST])
                .stroke(CARD, 0.8));
    }

    static Shape crown(double x, double y, double scale) {
        return Shape.of(CROWN)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.CARDS - 1])
                .stroke(CARD, 1.6);
    }

    static Path profile() {
        return SHAPES[RapanuiCards.MOAI];
    }

    static Path profileLines() {
        return LINES[RapanuiCards.MOAI];
    }

    private static Path axe() {
        return new Path()
                .move(-8.6, 7.4)
                .line(2.6, -5.2)
                .line(4.8, -3)
                .line(-6.4, 9.6)
                .quad(-8.4, 9.8, -8.6, 7.4)
                .close()
                .move(-3.2, -5.6)
                .quad(1.4, -6.6, 3.4, -9.6)
                .quad(9.6, -6.6, 9.8, 2.6)
                .quad(6.2, 2, 4.2, 1.8)
                .quad(4.6, -2.4, -3.2, -5.6)
                .close();
    }

    private static Path axeLines() {
        return new Path().move(4.2, -6.2).quad(7.2, -4.2, 7.8, 0.4).move(-5.4, 6.4).line(-3.4, 4.2);
    }

    private static Path priest() {
        Path path = new Path();
        for (int i = -2; i <= 2; i++) {
            double turn = i * 0.52;
            double sin = Math.sin(turn);
            double cos = Math.cos(turn);
            // a feather from the head band outwards
            double length = 9.4 - Math.abs(i) * 0.5;
            path.move(2.4 * sin - 1.2 * cos, 1 - 2.4 * cos - 1.2 * sin)
                    .quad(
                            6.4 * sin - 3 * cos,
                            1 - 6.4 * cos - 3 * sin,
                            (length + 1) * sin,
                            1 - (length + 1) * cos)
                    .quad(
                            6.4 * sin + 3 * cos,
                            1 - 6.4 * cos + 3 * sin,
                            2.4 * sin + 1.2 * cos,
                            1 - 2.4 * cos + 1.2 * sin)
                    .close();
        }
        return path.move(-5, 0.6)
                .line(5, 0.6)
                .line(4.6, 4.6)
                .quad(4, 9.8, 0, 9.9)
                .quad(-4, 9.8, -4.6, 4.6)
                .close();
    }

    private static Path priestLines() {
        return new Path()
                .move(-5, 2)
                .line(5, 2)
                .move(-2.8, 4.4)
                .line(-1.2, 4.4)
                .move(1.2, 4.4)
                .line(2.8, 4.4)
                .move(-1.4, 7.6)
                .line(1.4, 7.6);
    }

    private static Path moai() {
        return new Path()
                .move(-5.4, 10)
                .line(-4.6, 4)
                .quad(-6.4, -2, -5.4, -7.4)
                .quad(-4.6, -10, -0.6, -10)
                .line(3.4, -9.4)
                .line(5, -6)
                .line(3.6, -5)
                .line(3.8, -3.2)
                .quad(6.6, 0.4, 6.8, 2)
                .quad(6.4, 3.2, 4, 3)
                .line(3.9, 3.8)
                .line(5.8, 4.4)
                .line(4.8, 5.4)
                .line(5.8, 6.2)
                .quad(6.6, 8.6, 4.4, 9.4)
                .line(1.6, 9)
                .line(1.4, 10)
                .close();
    }

    private static Path moaiLines() {
        return new Path()
                .move(-3, -4.4)
                .quad(-4, 0, -2.6, 3.4)
                .quad(-1.2, 4.2, -1.4, 1.6)
                .quad(-2, -2, -1.4, -4.4)
                .move(3.2, -4.8)
                .line(1.2, -4.2)
                .move(2.2, -2)
                .line(3.4, -1.8);
    }

    private static Path fish() {
        return new Path()
                .move(9.8, 0.4)
                .curve(6.4, -6.4, -0.6, -6.2, -4.6, -1)
                .line(-9.8, -5)
                .quad(-7.6, 0, -9.8, 5.4)
                .line(-4.6, 1.6)
                .curve(-0.6, 6.6, 6.4, 6.6, 9.8, 0.4)
                .close()
                .move(-0.6, -4.6)
                .quad(1.4, -8.6, 4.4, -7.6)
                .line(3.8, -4.6)
                .close();
    }

    private static Path fishLines() {
        return new Path()
                .move(4.4, -3.6)
                .quad(2.6, 0.4, 4.4, 4)
                .move(6.9, -1.2)
                .line(7.1, -1)
                .move(-1.8, -1.6)
                .quad(-0.8, 0.3, -1.8, 2.2)
                .move(1.2, -2.4)
                .quad(2, 0.3, 1.2, 2.8);
    }

    private static Path leaf() {
        return new Path()
                .move(0, 10)
                .line(-0.9, 6)
                .curve(-5.4, 8.4, -9.6, 4, -8.8, -0.6)
                .line(-5.6, 0.4)
                .quad(-7.8, -3.4, -5.4, -6.6)
                .line(-3.4, -4)
                .quad(-3, -8, 0, -10)
                .quad(3, -8, 3.4, -4)
                .line(5.4, -6.6)
                .quad(7.8, -3.4, 5.6, 0.4)
                .line(8.8, -0.6)
                .curve(9.6, 4, 5.4, 8.4, 0.9, 6)
                .close();
    }

    private static Path leafLines() {
        return new Path()
                .move(0, 5)
                .line(0, -6.6)
                .move(0, 3.6)
                .line(-5, 2.6)
                .move(0, 3.6)
                .line(5, 2.6)
                .move(0, -0.6)
                .line(-3.6, -3)
                .move(0, -0.6)
                .line(3.6, -3);
    }

    private static Path tuber() {
        return new Path()
                .move(-9.8, 6.4)
                .curve(-8.6, 0, -5.4, -4.6, -0.4, -6)
                .curve(4.6, -7.4, 8.6, -4.4, 8, 0)
                .curve(7.2, 5.8, -1.6, 8.6, -9.8, 6.4)
                .close()
                .move(4.6, -6)
                .quad(4, -9.6, 8.8, -10)
                .quad(9.6, -6, 5.6, -5.4)
                .close();
    }

    private static Path tuberLines() {
        return new Path()
                .move(-4.6, 1.4)
                .line(-2.4, 0.4)
                .move(-0.6, -2.6)
                .line(1.6, -3.2)
                .move(0.4, 3.6)
                .line(2.8, 2.6)
                .move(4, -0.4)
                .line(5.6, -1.4);
    }

    private static Path ear() {
        Path path = new Path().move(-0.7, 10).line(-0.7, -2).line(0.7, -2).line(0.7, 10).close();
        for (int row = 0; row < 4; row++) {
            double y = 5.4 - row * 3.6;
            path.move(-0.6, y)
                    .curve(-2, y - 0.4, -5.4, y - 1.4, -5, y - 5.2)
                    .curve(-2.4, y - 4.6, -0.6, y - 2.8, -0.6, y)
                    .close();
            path.move(0.6, y)
                    .curve(2, y - 0.4, 5.4, y - 1.4, 5, y - 5.2)
                    .curve(2.4, y - 4.6, 0.6, y - 2.8, 0.6, y)
                    .close();
        }
        return path.move(0, -5).quad(-2.2, -7.4, 0, -10).quad(2.2, -7.4, 0, -5).close();
    }

    private static Path earLines() {
        return new Path().move(-3.8, 1.6).line(-1.8, 3.4).move(3.8, 1.6).line(1.8, 3.4);
    }

    private static Path log() {
        return new Path()
                .move(-6.4, -4.6)
                .line(7, -4.6)
                .curve(10.4, -4.6, 10.4, 4.6, 7, 4.6)
                .line(-6.4, 4.6)
                .curve(-10.4, 4.6, -10.4, -4.6, -6.4, -4.6)
                .close();
    }

    private static Path logLines() {
        return new Path()
                .move(7, -3)
                .curve(4.6, -3, 4.6, 3, 7, 3)
                .curve(9, 3, 9, -3, 7, -3)
                .move(-5.4, -1.6)
                .line(0.4, -1.6)
                .move(-3, 1.6)
                .line(2.4, 1.6);
    }
}
