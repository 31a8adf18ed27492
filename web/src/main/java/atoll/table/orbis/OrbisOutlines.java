package atoll.table.orbis;

import atoll.games.orbis.OrbisTiles;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;

/** The outlines: a silhouette for every landscape and god, a shape for every colour, each 20 by 20 units around its middle. */
final class OrbisOutlines {
    /** The colour of the sky. */
    static final Ink SKY = new Ink("orbis-sky");
    /** The colour of the sky near its lower edge. */
    static final Ink SKY_LOW = new Ink("orbis-sky-low");
    /** The colour of the moon. */
    static final Ink MOON = new Ink("orbis-moon");
    /** The colour of drawn lines. */
    static final Ink DRAWN = new Ink("orbis-drawn");
    /** The colour of wildernesses. */
    static final Ink WILD = new Ink("orbis-wild");

    /** The colour of white worshippers. */
    static final Ink WHITE = new Ink("orbis-white");

    /** Landscapes by colour, in the order of {@link atoll.games.orbis.OrbisWorshippers}. */
    private static final Ink[] LANDS = {
        new Ink("orbis-land-green"),
        new Ink("orbis-land-blue"),
        new Ink("orbis-land-white"),
        new Ink("orbis-land-red"),
        new Ink("orbis-land-yellow")
    };

    private static final Ink[] TOKENS = {
        new Ink("orbis-green"), new Ink("orbis-blue"), WHITE, new Ink("orbis-red"), new Ink("orbis-yellow")
    };

    /** Leaf, drop, star, tulip, cross: none of them is a seat's symbol. */
    private static final Path[] SHAPES = {
        Path.tenths("M-88 88C-104-20-20-104 88-88C104 20 20 104-88 88Z"),
        Path.tenths("M0-106C26-56 82-12 82 28C82 74 44 100 0 100C-44 100-82 74-82 28C-82-12-26-56 0-106Z"),
        Path.tenths("M0-112L32-32L112 0L32 32L0 112L-32 32L-112 0L-32-32Z"),
        Path.tenths(
                "M-86-84Q-58-70-40-30Q-32-84 0-110Q32-84 40-30Q58-70 86-84C108 10 76 100 0 100C-76 100-108 10-86-84Z"),
        Path.tenths("M-38-98L38-98L38-38L98-38L98 38L38 38L38 98L-38 98L-38 38L-98 38L-98-38L-38-38Z")
    };

    /** A star with four points. */
    static final Path STAR = SHAPES[2];

    /** Any colour: rays to all sides. */
    static final Path ANY = Path.tenths("M0-66L0 66M-57-33L57 33M-57 33L57-33");

    /** By type, in the order of {@link OrbisTiles}. */
    private static final Path[] TYPES = {
        Path.tenths("M-96 82L-82 12L-40-48L6-84L62-40L78 20L96 82Z"),
        Path.tenths(
                "M0-44C-32-44-32-104 0-104C32-104 32-44 0-44L12-38L62-82L74-68L28-6L46 92L-46 92L-28-6L-74-68L-62-82"
                        + "L-12-38Z"),
        Path.tenths("M-104 92L-68 6L-36 6L-48 92ZM-32 92L-20 6L12 6L18 92ZM34 92L28 6L58 6L100 92Z"
                + "M-78 2L-78-42L-46-76L-14-42L-14 2ZM18 2L18-56Q36-84 54-56L54 2Z"),
        Path.tenths("M-96 92L-96 14L-50-32L-6 14L-6 92ZM6 92L6-24L50-74L96-24L96 92Z"),
        Path.tenths("M-54 96L-54 66L-98 66L-66 16L-86 16L-48-48L-10 16L-30 16L-4 58L-42 66L-42 96Z"
                + "M38 96L38 58L-14 58L24-2L0-2L46-98L92-2L68-2L100 58L54 58L54 96Z"),
        Path.tenths("M-100 92L-36-34L-18-22L0-36L18-22L36-34L100 92Z"),
        Path.tenths("M-52-60L-52-98L52-98L52-60L100 92L-100 92Z"),
        Path.tenths("M-92-84L92-84L92-46L72-46L72 92L32 92L32-46L-32-46L-32 92L-72 92L-72-46L-92-46Z")
    };

    /** A worshipper in a robe, slim enough for several side by side. */
    static final Path WORSHIPPER =
            Path.tenths("M0-108C26-108 40-86 32-66Q28-54 20-48C44-42 56-26 59 2L72 80Q75 100 56 100"
                    + "L-56 100Q-75 100-72 80L-59 2C-56-26-44-42-20-48Q-28-54-32-66C-40-86-26-108 0-108Z");

    /** Brambles. */
    static final Path WILDERNESS = Path.tenths(
            "M-94 66Q-26-92 94 46M-84-56Q16 98 86-66M-40-14L-62-30M-8-34L-6-62M44-8L66-24M-46 8L-70 14M10 38L12 66");

    /** By god, in the order of {@link atoll.games.orbis.OrbisGods}: heart, star, trident, moon, flame, hammer, fir, scales, sickle, skull. */
    private static final Path[] GODS = {
        Path.tenths("M0 90C-134-14-84-98-32-86C-12-82 0-62 0-50C0-62 12-82 32-86C84-98 134-14 0 90Z"),
        Path.tenths("M0-100L26-32L98-30L41 14L60 84L0 44L-60 84L-41 14L-98-30L-26-32Z"),
        Path.tenths("M-11 100L-11 22C-72 16-82-20-78-74L-94-66L-66-100L-40-62L-58-72C-58-30-48-8-11-6L-11-62L-26-56"
                + "L0-100L26-56L11-62L11-6C48-8 58-30 58-72L40-62L66-100L94-66L78-74C82-20 72 16 11 22L11 100Z"),
        Path.tenths("M30-96C-62-90-102-10-62 52C-20 102 62 96 92 50C30 70-20 40-26-16C-28-50 0-80 30-96Z"),
        Path.tenths(
                "M0 100C-82 96-92 20-50-22C-46 10-32 20-20 14C-40-40-6-82 20-102C16-52 82-20 76 36C72 82 40 100 0 100Z"),
        Path.tenths("M-86-90L34-90L70-60L34-28L6-28L6 100L-36 100L-36-28L-86-28Z"),
        Path.tenths("M-11 100L-11 66L-74 66L-28 10L-54 10L0-100L54 10L28 10L74 66L11 66L11 100Z"),
        Path.tenths("M-7-92L7-92L7-72L82-72L82-60L102 14Q76 46 50 14L72-54L7-58L7 80L52 80L52 98L-52 98L-52 80L-7 80"
                + "L-7-58L-72-54L-50 14Q-76 46-102 14L-82-60L-82-72L-7-72Z"),
        Path.tenths("M56-98C118-12 62 76-20 62L-30 54L-80 102L-100 82L-48 34L-36 28C32 38 76-12 56-98Z"),
        Path.tenths("M-60 34C-104-10-92-100 0-100C92-100 104-10 60 34L46 42L46 90L-46 90L-46 42Z"
                + "M-52-22C-52 4-14 4-14-22C-14-46-52-46-52-22ZM14-22C14 4 52 4 52-22C52-46 14-46 14-22Z")
    };

    /** What a winner wears. */
    static final Path CROWN = Path.tenths("M-84 70L-100-60L-44-4L0-90L44-4L100-60L84 70Z");

    /** A pyramid of tiles: the points of lands. */
    static final Path PYRAMID =
            Path.tenths("M-98 80L-98 20L-50 20L-50-30L-24-30L-24-80L24-80L24-30L50-30L50 20L98 20L98 80Z");

    /** The room at the end of a plank for the quiet mark of a tile that can be taken. */
    static final double MARK = 11.4;

    private OrbisOutlines() {}

    /**
     * {@return the ink of a landscape}
     *
     * @param colour a colour, 0..4
     */
    static Ink land(int colour) {
        return LANDS[colour];
    }

    /**
     * {@return the ink of a worshipper}
     *
     * @param colour a colour, 0..4
     */
    static Ink token(int colour) {
        return TOKENS[colour];
    }

    /**
     * {@return the outline of a worshipper of a colour}
     *
     * @param colour a colour, 0..4
     */
    static Path shape(int colour) {
        return SHAPES[colour];
    }

    /**
     * {@return the outline of a type of tile}
     *
     * @param type a type of tile of {@code OrbisTiles}
     */
    static Path type(int type) {
        return TYPES[type];
    }

    /**
     * {@return the outline of a god}
     *
     * @param god a god, 0..9
     */
    static Path god(int god) {
        return GODS[god];
    }

    /** {@return the outline of the temple: standing stones} */
    static Path temple() {
        return TYPES[OrbisTiles.SHRINE];
    }

    /**
     * {@return the height of the plank for worshippers along the lower edge of a tile of the display}
     *
     * @param area where the tile is drawn
     */
    static double plank(Area.Card area) {
        return area.height() > 60 ? 17 : isLong(area) ? 14.5 : 13.5;
    }

    /**
     * {@return whether a tile of the display is as high as on a long screen}
     *
     * @param area where the tile is drawn
     */
    static boolean isLong(Area.Card area) {
        return area.height() > 50 && area.height() < 60;
    }
}
