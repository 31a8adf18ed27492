package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * The names on the map. Each spans its country, letter by letter along a curve, in the clear band above a row of shields. Straps
 * between shields cross that band: a name lies between two of them, or in another row of its country, or it is shorter. The
 * plates with the values of countries lie in other bands.
 */
final class OrigoNames {
    /** By region, in hundredths of a field: a curve for its name. */
    private static final String CURVES = """
            M10 323Q150 305 290 322M206 423Q300 410 394 422M308 123Q450 107 592 123M412 323Q550 304 688 323\
            M708 324Q800 312 892 315M806 116Q900 132 994 116M108 623Q250 604 392 623M410 516Q550 508 690 524\
            M708 616Q850 630 992 608M15 823Q200 805 385 823M508 625Q600 612 692 622M806 814Q900 825 994 817\
            M102 22Q200 16 298 22M602 22Q700 16 798 22M16 795Q16 650 16 505M406 916Q530 930 680 920""";

    /** By country: the middle of its plate. */
    private static final String PLATES = """
            M100 219M350 519M450 23M550 419M800 419M900 219M250 719M450 619M900 519M200 919M600 719M900 919""";

    private static final int CURVE = 8;
    private static final int POINT = 3;

    /** The largest letters, as a fraction of a field: of capitals, and of words in lower case. */
    private static final double LARGEST = 0.36;

    private static final double LARGEST_WORD = 0.3;

    /** The least size of capitals. */
    private static final double SMALLEST = 0.2;
    /** The most room for a capital, by its height: about a third of it between two letters. */
    private static final double SPACED = 1.02;
    /** The room for a letter of a word, by its height, if it is as large as the least readable text. */
    private static final double WORD = 0.93;
    /** The distance from the borders to the ends of a name, in fields: more than a curve leaves. */
    private static final double MARGIN = 0.1;

    /** The same for seas, whose letters are slimmer, too; and how much slimmer. */
    private static final double MARGIN_SEA = 0.03;

    private static final double SLIM = 0.94;

    /** The distance of other lines from the border, in fields. */
    private static final double BORDER = 0.07;

    /** Where other lines lie in their row, in fields. */
    private static final double BAND = 0.22;
    /** The least room for a letter on a phone, as a fraction of a field: of capitals, and of words; and that on a desktop. */
    private static final double CLOSE = 0.245;

    private static final double CLOSE_WORD = 0.228;

    private static final double DESKTOP = 0.155;
    /** The least room for a letter of a word on a desktop, and on a tablet for a name that has no more; and its size there. */
    private static final double DESKTOP_WORD = 0.122;

    private static final double TABLET = 0.15;

    private static final double TABLET_SIZE = 0.21;
    /** The least room where full names would be unreadable. */
    private static final double SMALL = 0.3;

    /** Letters that need less room, and those that need more. */
    private static final String NARROW = "IJijlrt ";

    private static final String WIDE = "MWmw";

    /** Half the width of a strap, and the distance to letters beside it, in fields. */
    private static final double STRAP = 0.11;

    /** The same for the star around a battle. */
    private static final double BURST = 0.68;

    /** How much smaller letters may be if the name can stay in its row. */
    private static final double STAY = 0.03;

    private static double[] curves;
    private static double[] plates;

    private final OrigoLayout layout;
    private final Scene scene;
    /** By field: whether a strap leads upwards from it, across the band of names. */
    private final boolean[] straps;
    /** The field of a battle, which needs letters on a clear ground; or -1. */
    private final int battle;

    /** Where a text lies: on a line, from this x on, with this room for a letter of average width. */
    private record Place(String text, double[] line, double from, double room) {}

    /**
     * Writes names into a scene.
     *
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param straps by field: whether a strap leads upwards from it, across the band of names
     * @param battle the field of a battle, or -1
     */
    OrigoNames(OrigoLayout layout, Scene scene, boolean[] straps, int battle) {
        this.layout = layout;
        this.scene = scene;
        this.straps = straps;
        this.battle = battle;
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
     * @param forms the name in the current language, then shorter ones for places without room for it
     */
    void write(int region, String... forms) {
        double[] home = new double[6];
        for (int i = 0; i < 6; i++) {
            home[i] = curves[region * CURVE + (i < 2 ? 1 : 2) + i] / 10;
        }
        boolean sea = OrigoMap.isSea(region);
        Place place = null;
        if (!sea) {
            place = best(region, home, LARGEST * SPACED, layout.tall ? CLOSE : DESKTOP, capitals(forms[0]));
        }
        double size;
        if (place != null) {
            size = Math.max(SMALLEST, Math.min(LARGEST, place.room));
            letters(place, size);
        } else {
            double slim = sea ? SLIM : 1;
            double least = layout.tall ? CLOSE_WORD * slim : DESKTOP_WORD;
            place = bestWord(region, home, LARGEST_WORD * WORD, least, forms);
            size = Math.min(LARGEST_WORD, place.room / WORD / slim);
            // a tablet has room for small letters; on a phone the shorter name below replaces them
            Place longer = layout.tall ? best(region, home, TABLET * slim, TABLET * slim, forms) : null;
            if (longer != null && longer.text.length() > place.text.length()) {
                place = longer;
                size = TABLET_SIZE;
            }
            word(place, place.text, "", size, sea);
        }
        if (forms.length > 1) {
            // visible only where the name above would be too small
            place = bestWord(region, home, SMALL, SMALL, forms);
            word(place, " ", place.text, size, sea);
        }
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

    // If no form has enough room, the last one, across a strap.
    private Place bestWord(int region, double[] home, double most, double least, String... forms) {
        Place best = best(region, home, most, least, forms);
        String last = forms[forms.length - 1];
        return best != null ? best : new Place(last, home, (home[0] + home[4] - width(last) * least) / 2, least);
    }

    // The first form with enough room, where it has most; or null.
    private Place best(int region, double[] home, double most, double least, String... forms) {
        for (String form : forms) {
            Place best = widest(region, home, form, most, least);
            for (int field = 0, end; field < OrigoMap.FIELDS && home[0] != home[4]; field = end) {
                end = field + 1;
                while (end % OrigoMap.SIDE > 0 && OrigoMap.region(end) == OrigoMap.region(field)) {
                    end++;
                }
                if (OrigoMap.region(field) == region && !holdsPlate(region, field, end)) {
                    double left = field % OrigoMap.SIDE + BORDER;
                    double right = left + end - field - 2 * BORDER;
                    double y = field / OrigoMap.SIDE + BAND;
                    double[] line = {left, y, (left + right) / 2, y - 0.04, right, y};
                    Place other = widest(region, line, form, most, best == null ? least : best.room + STAY);
                    best = other == null ? best : other;
                }
            }
            if (best != null) {
                return best;
            }
        }
        return null;
    }

    private static boolean holdsPlate(int region, int first, int end) {
        if (OrigoMap.isSea(region)) {
            return false;
        }
        int plate = (int) plateY(region) * OrigoMap.SIDE + (int) plateX(region);
        return plate >= first && plate < end;
    }

    // Between two straps, as near to the middle of the line as possible; null if there is nowhere enough room.
    private Place widest(int region, double[] line, String text, double most, double least) {
        double width = width(text);
        double margin = OrigoMap.isSea(region) ? MARGIN_SEA : MARGIN;
        if (line[0] == line[4]) {
            double room = Math.min(most, (Math.abs(line[5] - line[1]) - 2 * margin) / width);
            return room < least ? null : new Place(text, line, line[0], room);
        }
        Place best = null;
        double enough = least;
        double end = line[4] - margin;
        double from = line[0] + margin;
        for (int column = (int) line[0]; from < end; column++) {
            double half = column + 0.5 < end + BURST ? blocked((int) line[1], column) : BURST;
            if (half > 0) {
                double to = Math.min(end, column + 0.5 - half);
                double room = Math.min(most, (to - from) / width);
                if (room >= enough) {
                    double middle = (line[0] + line[4] - room * width) / 2;
                    best = new Place(text, line, Math.max(from, Math.min(middle, to - room * width)), room);
                    enough = room + 1e-9;
                }
                from = Math.max(from, column + 0.5 + half);
            }
        }
        return best;
    }

    // How far to both sides of the middle of a field no letter fits.
    private double blocked(int row, int column) {
        int field = row * OrigoMap.SIDE + column;
        // the star around a battle reaches into the row below it
        boolean burst = battle >= 0 && (field == battle || field == battle + OrigoMap.SIDE);
        return column >= OrigoMap.SIDE ? 0 : burst ? BURST : straps[field] ? STRAP : 0;
    }

    private static double width(String text) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            width += width(text.charAt(i));
        }
        return width;
    }

    private static double width(char letter) {
        return NARROW.indexOf(letter) >= 0 ? 0.66 : WIDE.indexOf(letter) >= 0 ? 1.28 : 1;
    }

    private void word(Place place, String text, String brief, double size, boolean sea) {
        Shape word = Shape.text(null, text, size * layout.cell).shortText(brief);
        letter(
                sea ? word.italic() : word.bold(),
                place,
                width(place.text) / 2,
                sea ? OrigoPieceRenderer.SHIP : Ink.TEXT);
    }

    private void letters(Place place, double size) {
        double before = 0;
        for (int i = 0; i < place.text.length(); i++) {
            double width = width(place.text.charAt(i));
            Shape letter = Shape.text(null, place.text.substring(i, i + 1), size * layout.cell);
            letter(letter.shortText("").bold(), place, before + width / 2, Ink.TEXT);
            before += width;
        }
    }

    // From the left if from is 0, from the top if it is 1.
    private static double along(double[] line, int from, double t) {
        double s = 1 - t;
        return s * s * line[from] + 2 * s * t * line[2 + from] + t * t * line[4 + from];
    }

    // With its middle so far from the begin of its text, in widths of letters. Over a battle or a strap it has a clear
    // ground.
    private void letter(Shape letter, Place place, double middle, Ink ink) {
        double[] line = place.line;
        boolean upright = line[0] == line[4];
        double t = upright ? 0.5 : (place.from + middle * place.room - line[0]) / (line[4] - line[0]);
        double s = 1 - t;
        double dx = s * (line[2] - line[0]) + t * (line[4] - line[2]);
        double dy = s * (line[3] - line[1]) + t * (line[5] - line[3]);
        letter.at(layout.edge + along(line, 0, t) * layout.cell, layout.edge + along(line, 1, t) * layout.cell)
                .turn(Math.atan2(dy, dx))
                .serif();
        if (!upright && isCovered(place)) {
            scene.addAbove(letter.copy().stroke(OrigoRenderer.PARCHMENT, 2.8));
        }
        scene.addAbove(letter.fill(ink));
    }

    private boolean isCovered(Place place) {
        double to = place.from + width(place.text) * place.room;
        for (int column = 0; column < OrigoMap.SIDE; column++) {
            double half = blocked((int) place.line[1], column) - 0.01;
            if (half > 0 && place.from < column + 0.5 + half && column + 0.5 - half < to) {
                return true;
            }
        }
        return false;
    }
}
