package atoll.table.orbis;

import static atoll.table.orbis.OrbisOutlines.DRAWN;
import static atoll.table.orbis.OrbisOutlines.MOON;

import atoll.games.orbis.OrbisGods;
import atoll.games.orbis.OrbisWorshippers;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/** Paints gods: a bust in a window of the sky, with the sign of what the god stands for. */
final class OrbisPortraits {
    private static final Path ROBE = Path.tenths("M-96 100C-96 58-64 44-26 38L-20 12L20 12L26 38C64 44 96 58 96 100Z");
    private static final Path FACE = Path.tenths("M-34-20C-34-66 34-66 34-20C34 10 14 28 0 28C-14 28-34 10-34-20Z");
    private static final Path EYES = Path.tenths("M-22-16Q-14-9-6-16M6-16Q14-9 22-16");
    private static final Path LONG_HAIR = Path.tenths("M-46 62C-70 0-62-84 0-84C62-84 70 0 46 62L26 40L-26 40Z");
    private static final Path FRINGE =
            Path.tenths("M-36-6C-40-60-20-68 0-68C20-68 40-60 36-6C30-32 18-42-4-46C-20-42-32-30-36-6Z");
    private static final Path BEARD =
            Path.tenths("M-36-14C-34 2-22 2-12 0Q0 8 12 0C22 2 34 2 36-14C42 34 22 62 0 62C-22 62-42 34-36-14Z");
    private static final Path HOOD = Path.tenths("M-64 60C-74-20-50-92 0-100C50-92 74-20 64 60L30 40L-30 40Z");
    private static final Path SOCKETS = Path.tenths(
            "M-24-22C-24-4-4-4-4-22C-4-34-24-34-24-22ZM24-22C24-4 4-4 4-22C4-34 24-34 24-22ZM-4 8L0-2L4 8Z");

    /**
     * What tells each god from the others: a fillet, a cap, a crown, a nightcap, flames, goggles, antlers, a blindfold, a hat; the
     * god of death has a hood.
     */
    private static final Path[] SIGNS = {
        Path.tenths("M-40-36Q0-66 40-36L36-24Q0-50-36-24Z"),
        Path.tenths("M-54-62L0-84L54-62L34-53L34-34Q0-50-34-34L-34-53Z"),
        Path.tenths("M-38-42L-46-86L-20-66L0-96L20-66L46-86L38-42Q0-54-38-42Z"),
        Path.tenths("M-42-34Q-34-100 22-94Q66-86 74-30Q56-24 54-40Q50-56 42-34Q0-54-42-34Z"),
        Path.tenths("M-42-34Q-66-76-40-72Q-36-104-12-88Q4-120 24-88Q44-98 40-68Q64-74 42-34Q0-60-42-34Z"),
        Path.tenths("M-42-28L42-28L42-16L30-16Q28-2 14-2Q2-2 0-14Q-2-2-14-2Q-28-2-30-16L-42-16Z"),
        Path.tenths(
                "M-14-62L-28-70L-62-68L-40-76L-54-96L-22-80L-20-100L-6-64L6-64L20-100L22-80L54-96L40-76L62-68L28-70L14-62Z"),
        Path.tenths("M-40-30Q0-20 40-30L40-8Q0 2-40-8Z"),
        Path.tenths("M-78-38Q-46-58-34-58Q-32-92 0-92Q32-92 34-58Q46-58 78-38Q0-54-78-38Z"),
    };

    private static final Ink[] SIGN_INKS = {
        OrbisOutlines.token(OrbisWorshippers.RED),
        DRAWN,
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.token(OrbisWorshippers.BLUE),
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.RED),
        OrbisOutlines.token(OrbisWorshippers.YELLOW)
    };

    /** The colours of robes; the god of death wears none. */
    private static final int[] ROBES = {
        OrbisWorshippers.RED,
        OrbisWorshippers.WHITE,
        OrbisWorshippers.BLUE,
        OrbisWorshippers.WHITE,
        OrbisWorshippers.RED,
        OrbisWorshippers.YELLOW,
        OrbisWorshippers.GREEN,
        OrbisWorshippers.BLUE,
        OrbisWorshippers.YELLOW
    };

    /** The colours of hair and beards: the old are white, fire is red, love and harvest are blond. */
    private static final Ink[] HAIR = {
        OrbisOutlines.token(OrbisWorshippers.YELLOW),
        OrbisOutlines.WILD,
        OrbisOutlines.WHITE,
        DRAWN,
        OrbisOutlines.token(OrbisWorshippers.RED),
        OrbisOutlines.WILD,
        OrbisOutlines.token(OrbisWorshippers.GREEN),
        OrbisOutlines.WILD,
        OrbisOutlines.WILD,
        DRAWN
    };

    private static final int GODDESSES = 1 << OrbisGods.LOVE
            | 1 << OrbisGods.APPRENTICE
            | 1 << OrbisGods.IDLENESS
            | 1 << OrbisGods.FIRE
            | 1 << OrbisGods.NATURE
            | 1 << OrbisGods.BALANCE;

    /** The width of a bust, in its units. */
    private static final double RAISED = 21.4;

    /** In a wider window there is room for a name and words beside a bust. */
    private static final double WIDE = 108;

    /** The part of a window's width that a bust may take. */
    private static final double NARROW = 0.31;

    /** In a slim one the words are below the bust and the name. */
    private static final double SLIM = 90;

    /** On a phone, where words are larger, cards are lower than this, but higher than the own god in a wide space. */
    private static final double PHONE_LOW = 45;

    private static final double WIDE_LOW = 40;

    /** The width of a bust beside a name. */
    static final double SLIM_BUST = 17;

    /** Small words are enlarged to be readable. So their size is no more than this part of a letter's share of the room. */
    private static final double LEAST = 1.4;

    /** The room of points below words. */
    private static final double POINTS = 17;
    /** Cards for three gods on the smallest screens are lower than this, and have one line of words beside the points. */
    private static final double LEAST_HIGH = 35;
    /** The width of a letter where words are enlarged. */
    private static final double LETTER = 7.3;

    private final Scene scene;
    private String id;

    /**
     * Paints into a scene.
     *
     * @param scene the scene to add to
     */
    OrbisPortraits(Scene scene) {
        this.scene = scene;
    }

    /**
     * {@return the id of a god's shape}
     *
     * @param god a god, 0..9
     */
    static String id(int god) {
        return "god-" + OrbisGods.name(god);
    }

    /**
     * A god in a window, under a sky for its name.
     *
     * @param god a god, 0..9
     * @param area where it is drawn
     * @param sky the height of the room for the name; 0 for none
     */
    void paint(int god, Area.Card area, double sky) {
        double w = area.width();
        double h = area.height() - sky;
        boolean wide = w > 1.5 * h;
        double raised = sky > 0 ? raised(area) : 0;
        double scale = raised > 0 ? raised / RAISED : Math.min(h / 20.4, w / 29);
        double x = area.left() + (raised > 0 ? raised / 2 : Math.max(10.4 * scale, w * 0.24));
        double bottom = area.top() + area.height();
        double y = bottom - 10.4 * scale;
        if (sky > 0 && isSlim(area)) {
            // beside its name, above its words
            scale = (sky - 0.6) / 20.4;
            x = area.left() + SLIM_BUST / 2;
            y = area.top() + sky - 10.4 * scale;
        }
        id = id(god);
        add("", Path.round(-w / 2, -area.height() / 2, w, area.height(), 4), area.centreX(), area.centreY(), 1)
                .fill(OrbisOutlines.SKY_LOW)
                .stroke(MOON, 1.2)
                .shadow(1.2);
        // its own air; words are in the night
        boolean slim = sky > 0 && isSlim(area);
        double window = raised > 0 ? raised : slim ? SLIM_BUST : w;
        double high = raised > 0 ? area.height() : slim ? sky : h;
        double top = raised > 0 || slim ? area.top() : bottom - h;
        add("-air", Path.round(0.6, 0.6, window - 0.6, high - 1.2, 3.4), area.left(), top, 1)
                .fill(air(god))
                .alpha(0.9);
        if (raised > 0 || slim) {
            add("-line", Path.segment(raised + 3, 0, w - 4, 0), area.left(), area.top() + sky + 0.6, 1)
                    .stroke(MOON, 0.7)
                    .alpha(0.4);
        }
        bust(god, x, y, scale);
        double sign = wide ? h / 26 : Math.min(0.58, h / 55);
        // between the bust and the points
        double aside = wide ? (x - area.left() + 8.5 * scale + w - POINTS) / 2 : w - 9.2;
        double signY = bottom - h + 10.6 * sign;
        if (raised > 0) {
            // in the sky, which leaves room for words below it
            sign = 0.56;
            aside = w - 9;
            signY = area.top() + sky / 2;
        } else if (isSlim(area)) {
            sign = 0.42;
            aside = w - 7;
            signY = bottom - 7;
        }
        if (sky > 0 && isHigh(area)) {
            return; // its points may be there
        }
        add("-icon", OrbisOutlines.god(god), area.left() + aside, signY, sign)
                .fill(OrbisOutlines.token(OrbisWorshippers.YELLOW))
                .stroke(DRAWN, 0.8);
    }

    private static Ink air(int god) {
        return god == OrbisGods.DEATH ? OrbisOutlines.WILD : OrbisOutlines.land(ROBES[god]);
    }

    // In the light around it.
    private void bust(int god, double x, double y, double scale) {
        boolean death = god == OrbisGods.DEATH;
        boolean goddess = (GODDESSES >> god & 1) != 0;
        Ink hair = HAIR[god];
        add("-light", Path.disc(0, -1.6, 8.8), x, y, scale)
                .fill(OrbisOutlines.token(OrbisWorshippers.YELLOW))
                .alpha(0.7);
        if (death || goddess) {
            add("-hair", death ? HOOD : LONG_HAIR, x, y, scale).fill(hair).stroke(DRAWN, 0.6);
        }
        add("-robe", ROBE, x, y, scale).fill(death ? DRAWN : air(god)).stroke(DRAWN, 0.6);
        add("-face", FACE, x, y, scale).fill(MOON).stroke(DRAWN, 0.6);
        if (death) {
            add("-eyes", SOCKETS, x, y, scale).fill(DRAWN);
        } else {
            add("-eyes", EYES, x, y, scale).stroke(DRAWN, 0.9);
            add("-fringe", FRINGE, x, y, scale).fill(hair).stroke(DRAWN, 0.6);
            if (!goddess) {
                add("-beard", BEARD, x, y, scale).fill(hair).stroke(DRAWN, 0.6);
            }
            add("-sign", SIGNS[god], x, y, scale).fill(SIGN_INKS[god]).stroke(DRAWN, 0.6);
        }
    }

    /**
     * {@return the width of a bust that reaches into the sky beside its name, 0 where there is no room for it}
     *
     * @param area where the god is drawn
     */
    static double raised(Area.Card area) {
        return area.width() > WIDE ? Math.min(area.height() * RAISED / 22.8, NARROW * area.width()) : 0;
    }

    /**
     * {@return whether words take the whole width of a card, so that the bust is beside the name}
     *
     * @param area where the god is drawn
     */
    static boolean isSlim(Area.Card area) {
        return area.width() > SLIM && raised(area) == 0;
    }

    /**
     * {@return whether that is on the smallest screens, with room for two lines of large words}
     *
     * @param area where the god is drawn
     */
    static boolean isHigh(Area.Card area) {
        return isSlim(area) && area.height() > PHONE_LOW;
    }

    /**
     * {@return whether the card is on the smallest screens, where words are the largest}
     *
     * @param area where the god is drawn
     */
    static boolean hasLargeWords(Area.Card area) {
        return isHigh(area) || area.height() < LEAST_HIGH;
    }

    // Where words begin, from the left edge; at the right edge if there are none.
    private static double wordsLeft(Area.Card area) {
        return isSlim(area) ? 1 : raised(area) > 0 ? raised(area) : area.width();
    }

    /**
     * What a god brings, beside its portrait, where there is room. Where it would be unreadable, a word stands for it.
     *
     * @param first the first line
     * @param second the second one
     * @param word what they are about
     * @param area where the god is drawn
     */
    void words(String first, String second, String word, Area.Card area) {
        double left = wordsLeft(area);
        if (left == area.width()) {
            return;
        }
        boolean low = area.height() < PHONE_LOW;
        boolean phone = low && area.height() > WIDE_LOW;
        double room = area.width() - left - 2;
        double fits = LEAST * Math.min(room / first.length(), (room - POINTS) / second.length());
        double size = Math.min(phone ? 9.4 : low ? 7.2 : 8.4, fits);
        double x = area.left() + left + 1.6;
        double y = area.top() + (low ? 22.4 : isHigh(area) ? 23.6 : 24.4);
        String about = word.length() * LETTER < room - POINTS ? word : "";
        if (area.height() < LEAST_HIGH) {
            line(word, about, size, x, y);
            return;
        }
        boolean high = isHigh(area);
        // one line alone would not be true
        boolean brief = high && first.length() * LETTER < room && second.length() * LETTER < room - POINTS;
        line(first, brief ? first : "", size, x, y);
        line(second, brief ? second : about, size, x, y + (high ? 12.8 : size * 1.24));
    }

    private void line(String words, String brief, double size, double x, double y) {
        scene.add(Shape.text(null, words, size)
                .shortText(brief)
                .at(x, y)
                .align(Shape.Align.LEFT)
                .fill(MOON));
    }

    /**
     * A god in little: its portrait in a window.
     *
     * @param god a god, 0..9
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param half half the length of a side
     * @param failed whether it brings nothing
     */
    void medal(int god, double x, double y, double half, boolean failed) {
        id = id(god);
        add("", Path.round(-half, -half, 2 * half, 2 * half, 3), x, y, 1)
                .fill(air(god))
                .stroke(MOON, 1.2)
                .shadow(0.8);
        bust(god, x, y + half - 10 * half / 10.6, half / 10.6);
        if (failed) {
            add("-failed", Path.segment(-half, half, half, -half), x, y, 1).stroke(OrbisOutlines.DRAWN, 2);
        }
    }

    private Shape add(String part, Path path, double x, double y, double scale) {
        Shape shape = Shape.of(id + part, path).at(x, y).scale(scale).motion(Motion.PLAIN.leavesTo(id));
        scene.add(shape);
        return shape;
    }
}
