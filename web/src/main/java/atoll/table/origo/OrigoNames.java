package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * The names on the map. Each spans its country, letter by letter along a curve, in the clear band above a row of shields. The
 * plates with the values of countries lie in other bands.
 */
final class OrigoNames {
    /** By region, in hundredths of a field: a curve for its name. */
    private static final String CURVES = """
            M10 323Q150 305 290 322M206 423Q300 410 394 422M308 123Q450 107 592 123M412 323Q550 304 688 323\
            M708 324Q800 312 892 315M806 116Q900 132 994 116M108 623Q250 604 392 623M410 516Q550 508 690 524\
            M708 616Q850 630 992 608M15 823Q200 805 385 823M508 625Q600 612 692 622M806 814Q900 825 994 817\
            M112 26Q200 18 288 26M606 116Q700 128 794 116M6 420Q100 428 194 419M406 916Q530 930 680 920""";

    /** By sea with two words: the row of the second word is one further south, from this column on; hundredths of a field. */
    private static final int[] SECOND = {206, 292, 630, 775};

    /** By country: the middle of its plate. */
    private static final String PLATES = """
            M100 219M350 519M450 23M550 419M800 419M900 219M250 719M450 619M900 519M200 919M600 719M900 919""";

    private static final int CURVE = 8;
    private static final int POINT = 3;

    /** The largest letters, as a fraction of a field, and the height of letters by the room that each has. */
    private static final double LARGEST = 0.36;

    private static final double LARGEST_SEA = 0.31;

    private static final double FILLED = 1;
    /** The most room for a letter, by its height: about a third of it between two letters. */
    private static final double SPACED = 1.02;
    /** The width of a small letter by its height. */
    private static final double WORD = 0.56;
    /** The distance from the borders to the ends of a name, together, in fields: more than a curve leaves. */
    private static final double MARGIN = 0.2;
    /** On a phone, letters with less room than this fraction of a field are written closely, in lower case. */
    private static final double CLOSE = 0.232;
    /** The average width of a letter of 12 pixels on a phone in landscape. */
    private static final double SMALL = 8.2;

    private static double[] curves;
    private static double[] plates;

    private final OrigoLayout layout;
    private final Scene scene;
    /** By field: whether a strap leads upwards from it, across the band of names. */
    private final boolean[] straps;

    /**
     * Writes names into a scene.
     *
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param straps by field: whether a strap leads upwards from it, across the band of names
     */
    OrigoNames(OrigoLayout layout, Scene scene, boolean[] straps) {
        this.layout = layout;
        this.scene = scene;
        this.straps = straps;
        if (curves == null) {
            curves = Path.tenths(CURVES).numbers();
            plates = Path.tenths(PLATES).numbers();
        }
    }

    /**
     * {@return the middle of a country's plate, in fields from the left edge of the map}
     *
     * @param country a country, 0..11
     */
    static double plateX(int country) {
        return (plates == null ? Path.tenths(PLATES).numbers() : plates)[country * POINT + 1] / 10;
    }

    /**
     * {@return the middle of a country's plate, in fields from the top edge of the map}
     *
     * @param country a country, 0..11
     */
    static double plateY(int country) {
        return (plates == null ? Path.tenths(PLATES).numbers() : plates)[country * POINT + 2] / 10;
    }

    /**
     * Writes a name.
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     * @param name the name in the current language
     * @param brief two letters, where its letters would be unreadable
     */
    void write(int region, String name, String brief) {
        double[] line = new double[6];
        for (int i = 0; i < 6; i++) {
            line[i] = curves[region * CURVE + (i < 2 ? 1 : 2) + i] / 10;
        }
        boolean sea = OrigoMap.isSea(region);
        Ink ink = sea ? OrigoPieceRenderer.SHIP : Ink.TEXT;
        int space = name.indexOf(' ');
        int second = 2 * (region - OrigoMap.COUNTRIES);
        if (space < 0 || !sea || second + 1 >= SECOND.length) {
            letters(line, sea ? name : capitals(name), name, brief, ink);
            return;
        }
        letters(line, name.substring(0, space), name.substring(0, space), brief, ink);
        double from = SECOND[second] / 100.0;
        double to = SECOND[second + 1] / 100.0;
        double[] below = {from, line[1] + 1, (from + to) / 2, line[3] + 1, to, line[5] + 1};
        String rest = name.substring(space + 1);
        letters(below, rest, rest, "", ink);
    }

    /** A name in capitals, of the letters of western languages. */
    private static String capitals(String name) {
        StringBuilder capitals = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean small = letter >= 'a' && letter <= 'z' || letter >= 'à' && letter <= 'þ' && letter != '÷';
            capitals.append(small ? (char) (letter - 'a' + 'A') : letter);
        }
        return capitals.toString();
    }

    // The middle letter stands for the short form of the name.
    private void letters(double[] line, String spaced, String close, String brief, Ink ink) {
        double length = line[4] - line[0] - MARGIN;
        int count = spaced.length();
        double room = length / count;
        if (ink != Ink.TEXT) {
            // a sea: a word, not scattered over it
            double size = Math.min(LARGEST_SEA, room / WORD) * layout.cell;
            Shape word = Shape.text(null, close, size).shortText(brief).italic();
            letter(word, line, 0.5, ink, isCrossed(line, 0.5));
            return;
        }
        if (layout.tall && room < CLOSE) {
            double size = 0.3 * layout.cell;
            letter(Shape.text(null, close, size).shortText(brief), line, 0.5, ink, isCrossed(line, 0.5));
            return;
        }
        double most = Math.min(LARGEST, room * FILLED);
        double size = most * layout.cell;
        double share = Math.min(room, most * SPACED) * count / (line[4] - line[0]);
        boolean fits = !layout.tall && (count * SMALL + room * layout.cell) < length * layout.cell && !brief.isEmpty();
        String middle = fits ? close : brief;
        boolean clear = false;
        for (int i = 0; i < count; i++) {
            clear |= isCrossed(line, at(i, count, share));
        }
        for (int i = 0; i < count; i++) {
            Shape letter = Shape.text(null, spaced.substring(i, i + 1), size).shortText(i == count / 2 ? middle : "");
            letter(letter, line, at(i, count, share), ink, clear);
        }
    }

    // Where a letter is on the curve: in the middle part of it.
    private static double at(int letter, int count, double share) {
        return 0.5 + ((letter + 0.5) / count - 0.5) * share;
    }

    // From the left if from is 0, from the top if it is 1.
    private static double along(double[] line, int from, double t) {
        double s = 1 - t;
        return s * s * line[from] + 2 * s * t * line[2 + from] + t * t * line[4 + from];
    }

    // Whether a strap lies below the letter there.
    private boolean isCrossed(double[] line, double t) {
        double x = along(line, 0, t);
        int field = (int) along(line, 1, t) * OrigoMap.SIDE + (int) x;
        return straps[field] && Math.abs(x - Math.floor(x) - 0.5) < 0.24;
    }

    // All letters of a name that a strap crosses have a clear ground: a name looks the same throughout.
    private void letter(Shape letter, double[] line, double t, Ink ink, boolean clear) {
        double s = 1 - t;
        double x = along(line, 0, t);
        double y = along(line, 1, t);
        double dx = s * (line[2] - line[0]) + t * (line[4] - line[2]);
        double dy = s * (line[3] - line[1]) + t * (line[5] - line[3]);
        double turn = Math.atan2(dy, dx);
        letter.at(layout.edge + x * layout.cell, layout.edge + y * layout.cell)
                .turn(turn)
                .serif()
                .bold();
        if (clear) {
            scene.addAbove(letter.copy().stroke(OrigoRenderer.PARCHMENT, 2.8));
        }
        scene.addAbove(letter.fill(ink));
    }
}
