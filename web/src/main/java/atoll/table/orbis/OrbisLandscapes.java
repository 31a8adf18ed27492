package atoll.table.orbis;

import atoll.games.orbis.OrbisTiles;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * Paints tiles as landscapes of cut paper, lit from the upper left: air, a ridge and a meadow by colour, and the subject of the
 * type. All its layers have ids, so that a tile moves as a whole.
 */
final class OrbisLandscapes {
    /** Half the width of a tile in the units of ridges. */
    private static final double HALF = 30;

    /** The height of a subject in its units. */
    private static final double SUBJECT = 20;

    /** Lower tiles have no distance and no details, which would be specks there; and still lower ones no ground. */
    private static final double DETAILED = 60;

    private static final double GROUNDED = 17;

    /** By type: how wide a subject is at its feet and at its head, relative to its height. */
    private static final double[] FEET = {0.97, 0.5, 1.04, 1, 1, 1, 1.04, 1.04};

    private static final double[] HEADS = {0.55, 0.84, 0.8, 0.88, 0.74, 0.46, 0.6, 0.96};

    /** By colour, above the lower edge of a tile: hills, waves, peaks, crags, dunes. */
    private static final Path[] RIDGES = {
        Path.tenths("M-294-60L-294-180Q-210-260-100-190Q20-290 150-200Q230-250 294-200L294-60Z"),
        Path.tenths("M-294-60L-294-200Q-245-236-196-200Q-147-164-98-200Q-49-236 0-200Q49-164 98-200"
                + "Q147-236 196-200Q245-164 294-200L294-60Z"),
        Path.tenths("M-294-60L-294-160L-190-280L-120-200L-30-320L80-180L160-260L294-150L294-60Z"),
        Path.tenths(
                "M-294-60L-294-220L-230-260L-200-190L-120-300L-100-200L40-240L70-170L180-280L200-200L294-230L294-60Z"),
        Path.tenths("M-294-60L-294-170Q-80-280 294-190L294-60Z")
    };

    /** By colour: which of these is in the distance. */
    private static final int[] FAR = {2, 0, 3, 2, 0};

    private static final Path MEADOW =
            Path.tenths("M-294-110Q-160-180 20-120Q170-80 294-140L294-36Q294-6 264-6L-264-6Q-294-6-294-36Z");

    /** By type, in the units of ridges: boulders, a path, furrows, a path, firs, crags, a river, standing stones. */
    private static final Path[] DETAILS = {
        Path.tenths(
                "M-280-24Q-260-84-210-70Q-180-58-172-24ZM-170-20Q-150-50-120-40L-106-20ZM180-24Q196-80 240-70L264-24Z"),
        Path.tenths("M-200-12Q-60-60-130-100Q-170-130-110-152Q-60-130 0-100Q60-60-50-12Z"),
        Path.tenths(
                "M-280-14L-150-124L-136-126L-236-14ZM-196-14L-104-122L-90-120L-150-14ZM-112-14L-60-116L-46-114L-66-14Z"
                        + "M270-22L160-116L146-114L220-18Z"),
        Path.tenths("M-270-14Q-110-40-90-80Q-40-110 60-90L70-70Q-40-70-130-14Z"),
        Path.tenths(
                "M-284-90L-252-190L-220-90ZM-226-100L-190-210L-154-100ZM-160-104L-130-196L-98-104ZM-90-110L-66-180L-40-110Z"
                        + "M200-100L230-206L264-100Z"),
        Path.tenths("M-282-22L-250-90L-224-50L-196-110L-158-22ZM180-22L214-90L236-56L268-22Z"),
        Path.tenths(
                "M-294-100Q-190-130-130-90Q-60-50 30-84Q140-110 294-50L294-36Q294-6 264-6L-10-6Q-120-20-170-54Q-220-84-294-70Z"),
        Path.tenths(
                "M-270-90L-264-150L-244-154L-238-90ZM-216-96L-210-180L-186-184L-180-96ZM-156-100L-152-150L-132-152L-128-100Z"
                        + "M220-90L226-140L246-138L250-90Z")
    };

    private static final Ink[] DETAIL_INKS = {
        OrbisOutlines.WILD,
        OrbisOutlines.WHITE,
        OrbisOutlines.DRAWN,
        OrbisOutlines.WHITE,
        OrbisOutlines.token(OrbisWorshippers.GREEN),
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.BLUE),
        OrbisOutlines.WILD
    };

    /** How strong they are, in tenths. */
    private static final String DETAIL_TENTHS = "65256556";

    private static final Path SHADOW = Path.tenths("M-100 84Q30 62 122 90Q60 104-80 98Z");

    /** The inks of ridges and meadows by colour, and how strong they are. */
    private static final Ink[] GROUNDS = {
        OrbisOutlines.token(OrbisWorshippers.GREEN),
        OrbisOutlines.token(OrbisWorshippers.BLUE),
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.RED),
        OrbisOutlines.WILD
    };

    private static final double[] STRENGTHS = {0.34, 0.3, 0.17, 0.26, 0.22};

    /** By type, as {@link OrbisOutlines#type}: the side towards the light. */
    private static final Path[] LIGHTS = {
        Path.tenths("M-82 12L-40-48L6-84L-4-16L-34 20L-52 82L-96 82Z"),
        Path.tenths("M0-38L12-38L62-82L74-68L28-6L46 92L4 92Z"),
        Path.tenths("M-48 92L-36 6L-20 6L-32 92ZM18 92L12 6L28 6L34 92Z"),
        Path.tenths("M-104 18L-50-40L4 18ZM-4-20L50-82L104-20Z"),
        Path.tenths("M-48-48L-86 16L-66 16L-98 66L-50 66ZM46-98L0-2L24-2L-14 58L44 58Z"),
        Path.tenths("M-100 92L-36-34L-18-22L-34 92Z"),
        Path.tenths("M-50 74Q-28 62-6 74M12 50Q32 38 52 50M-34 28Q-16 18 2 28M-6-4Q10-14 26-4M-18-34Q-6-40 6-34"),
        Path.tenths("M-92-84L92-84L92-68L-92-68ZM-72-46L-54-46L-54 92L-72 92ZM32-46L50-46L50 92L32 92Z")
    };

    /** What is painted last: a golden sign, a crowd, a barn, doors, nothing, fire, a weir, small stones. */
    private static final Path[] ACCENTS = {
        Path.tenths("M34-22L44 4L70 14L44 24L34 50L24 24L-2 14L24 4Z"),
        Path.tenths("M-104 92Q-104 54-84 50Q-64 54-64 92ZM64 92Q64 54 84 50Q104 54 104 92Z"),
        Path.tenths("M-78 2L-78-42L-46-76L-14-42L-14 2ZM18 2L18-56Q36-84 54-56L54 2Z"),
        Path.tenths(
                "M-62 92L-62 52L-40 52L-40 92ZM26 14L26-8L42-8L42 14ZM58 14L58-8L74-8L74 14ZM40 92L40 50L62 50L62 92Z"),
        Path.tenths("M-54 66L-42 66L-42 96L-54 96ZM38 58L54 58L54 96L38 96Z"),
        Path.tenths(
                "M-26-28Q-34-54-10-66Q-22-96 12-108Q2-84 24-72Q44-58 26-28L18-22L30 34L12 14L4 62L-8 16L-24 40L-18-22Z"),
        Path.tenths("M-52-98L52-98L52-60L104 92L80 92L34-60L34-76L-34-76L-34-60L-80 92L-104 92L-52-60Z"),
        Path.tenths("M-106 92L-102 48L-88 40L-82 92ZM82 92L86 56L98 50L106 92ZM-14 92L-10 66L6 60L14 92Z")
    };

    private static final Ink[] BODIES = {
        OrbisOutlines.WILD,
        OrbisOutlines.MOON,
        OrbisOutlines.token(OrbisWorshippers.GREEN),
        OrbisOutlines.MOON,
        OrbisOutlines.token(OrbisWorshippers.GREEN),
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.BLUE),
        OrbisOutlines.WILD
    };

    private static final Ink[] ACCENT_INKS = {
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.DRAWN,
        OrbisOutlines.token(OrbisWorshippers.RED),
        OrbisOutlines.DRAWN,
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.WILD,
        OrbisOutlines.DRAWN
    };

    private final Scene scene;
    private String id;
    private Motion motion = Motion.PLAIN;

    /**
     * Paints into a scene.
     *
     * @param scene the scene to add to
     */
    OrbisLandscapes(Scene scene) {
        this.scene = scene;
    }

    /**
     * Lets the next tiles be dealt into the display after the tiles before them have left it.
     *
     * @return this
     */
    OrbisLandscapes dealt() {
        motion = motion.step(1);
        return this;
    }

    /**
     * {@return the id of a tile's shape}
     *
     * @param tile a tile, 0..64
     */
    static String id(int tile) {
        return "tile-" + OrbisTiles.name(tile);
    }

    /**
     * {@return the id of the pile of a level}
     *
     * @param level the level of the tiles, 1..3
     */
    static String pile(int level) {
        return "pile-" + level;
    }

    /**
     * Paints a tile without numbers.
     *
     * @param tile a tile, 0..64
     * @param area where it is drawn
     * @param ground the height of what lies before it, along its lower edge
     * @param moves whether this is its only place, so that it moves in transitions
     * @param place the square of its subject
     * @param lost whether its points are lost
     */
    void paint(int tile, Area.Card area, double ground, boolean moves, Area.Card place, boolean lost) {
        int colour = OrbisTiles.colour(tile);
        id = moves ? id(tile) : null;
        // only the display is filled from piles: a laid tile may just be large enough now for more of its picture
        motion = motion.comesFrom(ground > 0 ? pile(OrbisTiles.level(tile)) : null);
        double scale = area.width() / 2 / HALF;
        double x = area.centreX();
        double clear = area.height() - ground;
        double bottom = area.top() + clear;
        sheet(OrbisOutlines.land(colour), area);
        if (area.height() > DETAILED) {
            // in the distance, before a low sun
            add("-sun", Path.disc(0, 0, 8), x + 9 * scale, bottom - 31 * scale, scale)
                    .fill(OrbisOutlines.WHITE)
                    .alpha(colour == OrbisWorshippers.WHITE ? 0.9 : 0.5);
            add("-far", RIDGES[FAR[colour]], x, bottom - 9 * scale, scale)
                    .fill(GROUNDS[colour])
                    .alpha(STRENGTHS[colour] * 0.6);
        }
        if (area.height() > GROUNDED) {
            add("-ridge", RIDGES[colour], x, bottom, scale)
                    .fill(GROUNDS[colour])
                    .alpha(STRENGTHS[colour]);
            add("-meadow", MEADOW, x, bottom, scale).fill(GROUNDS[colour]).alpha(STRENGTHS[colour] * 1.5);
        }
        int type = OrbisTiles.type(tile);
        if (area.height() > DETAILED) {
            add("-detail", DETAILS[type], x, bottom, scale)
                    .fill(DETAIL_INKS[type])
                    .alpha((DETAIL_TENTHS.charAt(type) - '0') * 0.1);
        }
        Ink robe = BODIES[type];
        int gained = OrbisTiles.effectColours(tile);
        if (type == OrbisTiles.CONVERSION && Integer.bitCount(gained) == 1) {
            robe = OrbisOutlines.token(Integer.numberOfTrailingZeros(gained));
        }
        subject(type, robe, place, lost);
        // the plates of a lower tile of the display need the room of the crowd
        if (type != OrbisTiles.CONVERSION || ground == 0 || clear > 1.3 * HALF) {
            accent(type, place, lost ? 0.45 : 1);
        }
    }

    /**
     * {@return a square that stands on a line}
     *
     * @param x its middle, from the left
     * @param foot its lower edge, from the top
     * @param size its width and height, in scene units
     */
    static Area.Card standing(double x, double foot, double size) {
        return new Area.Card(x - size / 2, foot - size, size, size);
    }

    /**
     * {@return the largest square of a subject between signs: those at its feet, and those at its head unless it is
     * larger below them}
     *
     * @param type a type of tile of {@code OrbisTiles}
     * @param room between the signs at its feet; it stands on the lower edge
     * @param from where there is room for its head, from the left
     * @param to where this room ends
     * @param below the height below the signs at its head
     */
    static Area.Card between(int type, Area.Card room, double from, double to, double below) {
        double feet = FEET[type] / 2;
        double head = HEADS[type] / 2;
        double left = room.left();
        double right = left + room.width();
        double foot = room.top() + room.height();
        double most = Math.min(room.height(), room.width() / 2 / feet);
        double high =
                Math.min(Math.min(most, (to - from) / 2 / head), Math.min(right - from, to - left) / (feet + head));
        most = Math.min(below, most);
        if (high <= most) {
            return standing(room.centreX(), foot, most);
        }
        double least = Math.max(left + feet * high, from + head * high);
        return standing((least + Math.min(right - feet * high, to - head * high)) / 2, foot, high);
    }

    /**
     * Paints a wilderness without its points.
     *
     * @param newId its id, or null
     * @param from the id of the tile that was turned, or null
     * @param area where it is drawn
     * @param room the height for its brambles, in scene units
     */
    void wilderness(String newId, String from, Area.Card area, double room) {
        id = newId;
        motion = motion.comesFrom(null);
        double scale = area.width() / 2 / HALF;
        double bottom = area.top() + area.height();
        sheet(OrbisOutlines.WILD, area).turn(2 * Math.PI).motion(motion.movedFrom(from));
        add("-meadow", MEADOW, area.centreX(), bottom, scale)
                .fill(OrbisOutlines.DRAWN)
                .alpha(0.4)
                .motion(motion.movedFrom(from + "-meadow"));
        add(
                        "-brambles",
                        OrbisOutlines.WILDERNESS,
                        area.centreX(),
                        bottom - room / 2 - scale,
                        Math.min(area.width(), room) / 22)
                .stroke(OrbisOutlines.MOON, 1.6)
                .motion(motion.movedFrom(from + "-brambles"));
    }

    // The paper, a whole turn round if it was turned over; and the light on its upper edges.
    private Shape sheet(Ink ink, Area.Card area) {
        double scale = area.width() / 2 / HALF;
        double high = area.height() / 2 / scale;
        Shape sheet = add("", Path.round(-HALF, -high, 2 * HALF, 2 * high, 4), area.centreX(), area.centreY(), scale)
                .fill(ink)
                .stroke(OrbisOutlines.DRAWN, 0.9)
                .shadow(area.width() > HALF ? 1.6 : 0.5);
        add(
                        "-edge",
                        new Path()
                                .move(1.2 - HALF, high - 4)
                                .line(1.2 - HALF, 4 - high)
                                .quad(1.2 - HALF, 1.2 - high, 4 - HALF, 1.2 - high)
                                .line(HALF - 4, 1.2 - high),
                        area.centreX(),
                        area.centreY(),
                        scale)
                .stroke(OrbisOutlines.WHITE, 1)
                .alpha(0.55);
        return sheet;
    }

    /**
     * The subject of a type alone.
     *
     * @param type a type of tile
     * @param place where it stands
     */
    void picture(int type, Area.Card place) {
        id = null;
        subject(type, BODIES[type], place, false);
        accent(type, place, 1);
    }

    private void subject(int type, Ink body, Area.Card place, boolean lost) {
        double x = place.centreX();
        double y = place.centreY();
        double scale = place.height() / SUBJECT;
        double alpha = lost ? 0.45 : 1;
        add("-shade", SHADOW, x, y, scale).fill(OrbisOutlines.DRAWN).alpha(0.28);
        add("-type", OrbisOutlines.type(type), x, y, scale)
                .fill(body)
                .stroke(OrbisOutlines.DRAWN, 1.1)
                .alpha(alpha);
        Shape light = add("-light", LIGHTS[type], x, y, scale);
        switch (type) {
            case OrbisTiles.IRRIGATION -> light.stroke(OrbisOutlines.MOON, 1.4).alpha(alpha);
            case OrbisTiles.VILLAGE ->
                light.fill(OrbisOutlines.token(OrbisWorshippers.RED))
                        .stroke(OrbisOutlines.DRAWN, 1.1)
                        .alpha(alpha);
            case OrbisTiles.FARM ->
                light.fill(OrbisOutlines.token(OrbisWorshippers.YELLOW)).alpha(alpha);
            case OrbisTiles.CONVERSION -> light.fill(OrbisOutlines.DRAWN).alpha(alpha * 0.25);
            default -> light.fill(OrbisOutlines.WHITE).alpha(alpha * 0.4);
        }
    }

    private void accent(int type, Area.Card place, double alpha) {
        add("-accent", ACCENTS[type], place.centreX(), place.centreY(), place.height() / SUBJECT)
                .fill(ACCENT_INKS[type])
                .alpha(alpha);
    }

    private Shape add(String part, Path path, double x, double y, double scale) {
        Shape shape = Shape.of(id == null ? null : id + part, path)
                .at(x, y)
                .scale(scale)
                .motion(motion);
        scene.add(shape);
        return shape;
    }
}
