package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * The woodcut shapes: a silhouette for every villager and offering, for wood and glory, each 20 by 20 units around its middle,
 * and the lines carved into it.
 */
final class RapanuiOutlines {
    static final Ink CARD = new Ink("rapanui-card");
    static final Ink CUT = new Ink("rapanui-cut");

    /** Of every villager, in the order of {@link RapanuiCards}; offerings have those of their hunters. */
    private static final Ink[] COLOURS = {
        new Ink("rapanui-woodcutter"),
        new Ink("rapanui-priest"),
        new Ink("rapanui-moai"),
        new Ink("rapanui-fish"),
        new Ink("rapanui-mulberry"),
        new Ink("rapanui-sweetpotato"),
        new Ink("rapanui-grain"),
    };

    private static final Path[] SHAPES = {
        Path.tenths("M-86 74L26-52L48-30L-64 96Q-84 98-86 74ZM-32-56Q14-66 34-96Q96-66 98 26Q62 20 42 18"
                + "Q46-24-32-56Z"),
        priest(),
        Path.tenths("M-54 100L-46 40Q-64-20-54-74Q-46-100-6-100L34-94L50-60L36-50L38-32Q66 4 68 20"
                + "Q64 32 40 30L39 38L58 44L48 54L58 62Q66 86 44 94L16 90L14 100Z"),
        Path.tenths("M98 4C64-64-6-62-46-10L-98-50Q-76 0-98 54L-46 16C-6 66 64 66 98 4ZM-6-46Q14-86 44-76" + "L38-46Z"),
        Path.tenths("M0 100L-9 60C-54 84-96 40-88-6L-56 4Q-78-34-54-66L-34-40Q-30-80 0-100Q30-80 34-40"
                + "L54-66Q78-34 56 4L88-6C96 40 54 84 9 60Z"),
        Path.tenths(
                "M-98 64C-86 0-54-46-4-60C46-74 86-44 80 0C72 58-16 86-98 64ZM46-60Q40-96 88-100" + "Q96-60 56-54Z"),
        ear()
    };
    private static final Path[] LINES = {
        Path.tenths("M42-62Q72-42 78 4M-54 64L-34 42"),
        Path.tenths("M-50 20L50 20M-28 44L-12 44M12 44L28 44M-14 76L14 76"),
        Path.tenths("M-30-44Q-40 0-26 34Q-12 42-14 16Q-20-20-14-44M32-48L12-42M22-20L34-18"),
        Path.tenths("M44-36Q26 4 44 40M69-12L71-10M-18-16Q-8 3-18 22M12-24Q20 3 12 28"),
        Path.tenths("M0 50L0-66M0 36L-50 26M0 36L50 26M0-6L-36-30M0-6L36-30"),
        Path.tenths("M-46 14L-24 4M-6-26L16-32M4 36L28 26M40-4L56-14"),
        Path.tenths("M-38 16L-18 34M38 16L18 34")
    };

    private static final Path LOG = Path.tenths("M-64-46L70-46C104-46 104 46 70 46L-64 46C-104 46-104-46-64-46Z");
    private static final Path LOG_LINES =
            Path.tenths("M70-30C46-30 46 30 70 30C90 30 90-30 70-30M-54-16L4-16M-30 16L24 16");
    /** A reimiro: the crescent worn by chiefs on their chest. */
    private static final Path CRESCENT =
            Path.tenths("M-95-60C-80 40-40 76 0 76C40 76 80 40 95-60C98-86 66-84 66-56C56-14 30 6 0 6"
                    + "C-30 6-56-14-66-56C-66-84-98-86-95-60Z");

    private static final Path CROWN = Path.polygon(-5, 4, -6, -3, -2.6, -0.4, 0, -5, 2.6, -0.4, 6, -3, 5, 4);
    private static final Path SPEAR = Path.tenths("M-90 100L80-84M36-76L94-98L72-42");

    private RapanuiOutlines() {}

    static Ink colour(int card) {
        return COLOURS[card];
    }

    /** The silhouette of a villager or its offering, with its carved lines. {@code id} may be null. */
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

    private static Path priest() {
        Path path = new Path();
        for (int i = -2; i <= 2; i++) {
            double turn = i * 0.52;
            double sin = Math.sin(turn);
            double cos = Math.cos(turn);
            // a feather from the headband outwards
            double length = 9.4 - Math.abs(i) * 0.5;
            path.move(2.4 * sin - 1.2 * cos, 1 - 2.4 * cos - 1.2 * sin)
                    .quad(6.4 * sin - 3 * cos, 1 - 6.4 * cos - 3 * sin, (length + 1) * sin, 1 - (length + 1) * cos)
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

    private static Path ear() {
        Path path = new Path()
                .move(-0.7, 10)
                .line(-0.7, -2)
                .line(0.7, -2)
                .line(0.7, 10)
                .close();
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
}
