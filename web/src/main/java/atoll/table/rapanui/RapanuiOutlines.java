package atoll.table.rapanui;

import atoll.games.rapanui.RapanuiCards;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * The woodcut shapes: a sign for every villager and offering, people, huts and land. Signs are 20 by 20 units around their
 * middle; people 24 high around theirs; land stands on the ground at 0.
 */
final class RapanuiOutlines {
    /** The colour of cards. */
    static final Ink CARD = new Ink("rapanui-card");
    /** The colour of the lines cut into the wood. */
    static final Ink CUT = new Ink("rapanui-cut");

    /** The colour of straw: hats, baskets, ends of logs, and the light of flames. */
    static final Ink THATCH = new Ink("rapanui-thatch");

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

    /** Silhouettes, and the lines carved into them. */
    private static final Path[] SIGNS = {
        Path.tenths("M-86 74L26-52L48-30L-64 96Q-84 98-86 74ZM-32-56Q14-66 34-96Q96-66 98 26Q62 20 42 18"
                + "Q46-24-32-56ZM42-62Q72-42 78 4M-54 64L-34 42"),
        Path.tenths("M-42-2L-98-46Q-60-58-26-26L-62-84Q-18-66-10-34L0-104L10-34Q18-66 62-84L26-26Q60-58 98-46L42-2Z"
                + "M-50 6L50 6L46 46Q40 98 0 99Q-40 98-46 46ZM-50 20L50 20M-28 44L-12 44M12 44L28 44M-14 76L14 76"),
        Path.tenths("M-54 100L-46 40Q-64-20-54-74Q-46-100-6-100L34-94L50-60L36-50L38-32Q66 4 68 20"
                + "Q64 32 40 30L39 38L58 44L48 54L58 62Q66 86 44 94L16 90L14 100Z"
                + "M-30-44Q-40 0-26 34Q-12 42-14 16Q-20-20-14-44M32-48L12-42M22-20L34-18"),
        Path.tenths("M98 4C64-64-6-62-46-10L-98-50Q-76 0-98 54L-46 16C-6 66 64 66 98 4ZM-6-46Q14-86 44-76L38-46Z"
                + "M44-36Q26 4 44 40M69-12L71-10M-18-16Q-8 3-18 22M12-24Q20 3 12 28"),
        Path.tenths("M0 100L-9 60C-54 84-96 40-88-6L-56 4Q-78-34-54-66L-34-40Q-30-80 0-100Q30-80 34-40"
                + "L54-66Q78-34 56 4L88-6C96 40 54 84 9 60ZM0 50L0-66M0 36L-50 26M0 36L50 26M0-6L-36-30M0-6L36-30"),
        Path.tenths("M-98 64C-86 0-54-46-4-60C46-74 86-44 80 0C72 58-16 86-98 64ZM46-60Q40-96 88-100"
                + "Q96-60 56-54ZM-46 14L-24 4M-6-26L16-32M4 36L28 26M40-4L56-14"),
        ear()
    };

    /** The body of a person. */
    static final Path BODY = Path.tenths("M-76 118Q-72 20-38-18Q0-38 38-18Q72 20 76 118Q0 136-76 118Z");
    /** The head of a person. */
    static final Path HEAD =
            Path.tenths("M0-110C28-110 42-88 42-64C42-38 24-24 0-24C-24-24-42-38-42-64C-42-88-28-110 0-110Z"
                    + "M-25-54L-9-52M9-52L25-54M0-50L-5-36L6-36");
    /** The side of a Moai that is away from the light. */
    static final Path FACE = Path.tenths(
            "M34-94L50-60L36-50L38-32Q66 4 68 20Q64 32 40 30L39 38L58 44L48 54L58 62Q66 86 44 94L16 90L14 100L-16 100"
                    + "Q10 70 4 36L26 24Q34 16 28 4L16-22Q14-36 24-48Q14-60 34-94Z");

    private static final String HAIR = "M-44-66C-42-122 42-122 44-66Q0-96-44-66Z";
    private static final String HAT = "M-80-72Q-36-88-26-120Q0-140 26-120Q36-88 80-72Q0-52-80-72Z";
    private static final Path STAFF = Path.tenths(HAT + "M70 110L88-26L99-24L81 112Z");
    /** What people wear who carry nothing: hair, or a hat. */
    private static final Path BARE = Path.tenths(HAIR);

    private static final Path HATTED = Path.tenths(HAT);
    /** What people wear and carry. */
    private static final Path[] GEAR = {
        Path.tenths(HAIR + "M66 100L84-96L97-94L79 102ZM82-104C104-132 132-118 140-74C122-84 104-78 88-74Z"),
        Path.tenths("M-44-68L-96-110Q-56-114-34-92L-54-146Q-16-128-10-98L0-156L10-98Q16-128 54-146L34-92"
                + "Q56-114 96-110L44-68Q0-90-44-68Z"),
        null,
        Path.tenths(HAIR + "M-90 116L-98-96L-89-96L-81 116ZM-94-136L-72-86L-93-95L-114-86Z"),
        STAFF,
        STAFF,
        STAFF
    };

    /** A boat-shaped house of reeds. */
    static final Path HUT = Path.tenths("M-140 0C-136-90-70-150 0-150C70-150 136-90 140 0ZM-24 0L-24-46Q0-72 24-46L24 0"
            + "M-96-10Q-90-80-46-118M96-10Q90-80 46-118M-62-4Q-58-70-26-110M62-4Q58-70 26-110");
    /** The platform below Moai, its top edge at 0. */
    static final Path PLATFORM =
            Path.tenths("M-128 0L128 0L140 60L-140 60ZM-134 30L134 30M-70 0L-74 30M60 0L64 30M-10 30"
                    + "L-10 60M96 30L100 60M-106 30L-108 60");
    /** What grows in the place of each villager. */
    private static final Path[] LAND = {
        Path.tenths("M-76 0Q-90-90-72-150L-58-150Q-70-90-60 0ZM-66-150Q-116-190-150-130Q-110-150-70-142Q-126-140-136-90"
                + "Q-96-130-64-140Q-46-100-26-90Q-40-130-60-144Q-26-160 14-120Q-6-190-66-150ZM78 0Q96-80 82-118L94-118"
                + "Q108-80 94 0ZM88-118Q48-156 18-104Q50-122 82-112Q44-104 40-64Q70-100 88-108Q114-90 128-60"
                + "Q126-100 96-114Q130-118 148-86Q142-160 88-118Z"),
        Path.tenths("M-124 0L-114-130Q-96-160-74-134L-64 0ZM-38 0L-32-180Q-2-216 30-178L38 0ZM64 0L72-128"
                + "Q92-158 116-126L126 0Z"),
        PLATFORM,
        Path.tenths(
                "M-146 0Q-134-94 0-100Q134-94 146 0ZM-96-28Q-76-44-56-28Q-36-12-16-28M10-56Q30-72 50-56Q70-40 90-56"),
        Path.tenths("M-124 0C-172-60-124-120-84-120C-84-184 0-204 20-154C80-194 134-134 112-104C162-80 152-20 124 0Z"),
        Path.tenths(
                "M-148 0Q-104-84-56 0ZM-50 0Q0-92 50 0ZM56 0Q104-84 148 0ZM-116-66Q-86-140-46-66ZM-32-74Q2-150 36-74Z"
                        + "M54-66Q86-140 120-66Z"),
        Path.tenths("M-118 0L-128-170M-82 0L-86-200M-44 0L-46-176M0 0L0-210M44 0L46-176M82 0L86-200M118 0L128-170"
                + "M-136-150L-124-124L-110-150M-96-176L-86-150L-74-176M-12-186L0-160L12-186M96-176L86-150L74-176M136-150"
                + "L124-124L110-150"),
    };

    /** A flame. */
    static final Path FLAME = Path.tenths(
            "M0 0C-64 0-76-60-42-104C-38-74-22-72-20-94C-18-130 0-160 18-192" + "C16-142 72-112 68-60C64-20 42 0 0 0Z");
    /** A basket for offerings. */
    static final Path BASKET = Path.tenths(
            "M-92-64L92-64Q90-14 62 0L-62 0Q-90-14-92-64ZM-86-32L86-32M-50-64L-44 0M0-64L0 0" + "M50-64L44 0");
    /** Stakes for logs. */
    static final Path STAKES = Path.tenths("M-134 0L-134-90L-118-90L-118 0ZM118 0L118-90L134-90L134 0Z");

    /** A rack for the signs of glory. */
    static final Path RACK = Path.tenths(
            "M-120 0L-120-220L-106-220L-106-200L106-200L106-220L120-220L120 0L106 0L106-186" + "L-106-186L-106 0Z");
    /** The end of a log. */
    static final Path LOG_END = Path.disc(0, 0, 2.7).move(0.9, 0).arc(0, 0, 0.9, 0, 2 * Math.PI);

    /** Petroglyphs: the face of a god, and a bird man. */
    private static final Path[] CARVINGS = {
        Path.disc(-6, -6, 4)
                .move(10, -6)
                .arc(6, -6, 4, 0, 2 * Math.PI)
                .move(-4.6, -6)
                .arc(-6, -6, 1.4, 0, 2 * Math.PI)
                .move(7.4, -6)
                .arc(6, -6, 1.4, 0, 2 * Math.PI)
                .move(-11, -10)
                .quad(-6, -15, 0, -9)
                .quad(6, -15, 11, -10)
                .move(0, -9)
                .line(0, 3)
                .quad(-4, 5, -5, 2)
                .move(0, 3)
                .quad(4, 5, 5, 2)
                .move(-7, 9)
                .quad(0, 5, 7, 9)
                .quad(0, 13, -7, 9),
        Path.tenths("M-110-60L-70-84Q-66-116-34-112Q0-104-4-64Q60-60 66 0Q70 40 40 56L58 90L84 84M-4-64Q-46-44-42-6"
                + "L-78 20L-70 44M-42-6Q-40 40 6 50L-2 92L-26 96M66 0Q90-10 94-40M-46-86L-42-82")
    };

    private static final Path LOG = Path.tenths("M-64-46L70-46C104-46 104 46 70 46L-64 46C-104 46-104-46-64-46Z"
            + "M70-30C46-30 46 30 70 30C90 30 90-30 70-30M-54-16L4-16M-30 16L24 16");
    /** A reimiro: the crescent worn by chiefs on their chest. */
    private static final Path CRESCENT =
            Path.tenths("M-95-60C-80 40-40 76 0 76C40 76 80 40 95-60C98-86 66-84 66-56C56-14 30 6 0 6"
                    + "C-30 6-56-14-66-56C-66-84-98-86-95-60Z");

    private static final Path CROWN = Path.polygon(-5, 4, -6, -3, -2.6, -0.4, 0, -5, 2.6, -0.4, 6, -3, 5, 4);

    private RapanuiOutlines() {}

    /**
     * {@return the colour of a villager}
     *
     * @param card a villager, 0..6
     */
    static Ink colour(int card) {
        return COLOURS[card];
    }

    /**
     * {@return the sign of a villager or its offering}
     *
     * @param card a villager, 0..6
     */
    static Path sign(int card) {
        return SIGNS[card];
    }

    /**
     * {@return what the people of a kind wear and carry; null for Moai}
     *
     * @param card a villager, 0..6
     * @param tool whether they carry their tool
     */
    static Path gear(int card, boolean tool) {
        return tool || card == RapanuiCards.PRIEST ? GEAR[card] : card > RapanuiCards.HUNTER ? HATTED : BARE;
    }

    /**
     * {@return what grows or stands at the place of a villager}
     *
     * @param card a villager, 0..6
     */
    static Path land(int card) {
        return LAND[card];
    }

    /**
     * {@return a petroglyph}
     *
     * @param index 0, 1 ..., in turn
     */
    static Path carving(int index) {
        return CARVINGS[index % 2];
    }

    /**
     * {@return the sign of wood: a log}
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape wood(double x, double y, double scale) {
        return Shape.of(LOG)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.WOODCUTTER])
                .stroke(CARD, 0.9);
    }

    /**
     * {@return the sign of glory: the crescent of a chief}
     *
     * @param id the id of the shape, or null
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape glory(String id, double x, double y, double scale) {
        return Shape.of(id, CRESCENT)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.PRIEST])
                .stroke(CARD, 1.2);
    }

    /**
     * {@return a crown}
     *
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param scale the size relative to the drawing's own
     */
    static Shape crown(double x, double y, double scale) {
        return Shape.of(CROWN)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.CARDS - 1])
                .stroke(CARD, 1.6);
    }

    /**
     * A fire.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param y the ground, from the top
     * @param scale the size relative to the drawing's own
     */
    static void fire(Scene scene, double x, double y, double scale) {
        scene.add(Shape.of(FLAME)
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.HUNTER + 2])
                .stroke(CARD, 1.2));
        scene.add(Shape.of(FLAME).at(x + scale, y).scale(scale * 0.52).fill(THATCH));
    }

    /**
     * A torch.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param y the foot of its handle, from the top
     * @param scale the size relative to the drawing's own
     */
    static void torch(Scene scene, double x, double y, double scale) {
        scene.add(Shape.of(Path.polygon(-1, 0, -2.2, -11, 2.2, -11, 1, 0))
                .at(x, y)
                .scale(scale)
                .fill(COLOURS[RapanuiCards.WOODCUTTER])
                .stroke(CARD, 0.8));
        fire(scene, x, y - 9 * scale, 0.78 * scale);
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
            for (int side = -1; side <= 1; side += 2) {
                path.move(side * 0.6, y)
                        .curve(side * 2, y - 0.4, side * 5.4, y - 1.4, side * 5, y - 5.2)
                        .curve(side * 2.4, y - 4.6, side * 0.6, y - 2.8, side * 0.6, y)
                        .close();
            }
        }
        return path.move(0, -5).quad(-2.2, -7.4, 0, -10).quad(2.2, -7.4, 0, -5).close();
    }
}
