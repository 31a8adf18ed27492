package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * The names on the map. Each spans its country, letter by letter along a curve, in the clear band above a row of shields. Where
 * straps between shields cross that band, the letters keep off them, or the name moves to another row of its country. The plates
 * with the values of countries lie in other bands.
 */
final class OrigoNames {
    /** By region, in hundredths of a field: a curve for its name. */
    private static final String CURVES = """
            M10 323Q150 305 290 322M206 423Q300 410 394 422M308 123Q450 107 592 123M412 323Q550 304 688 323\
            M708 324Q800 312 892 315M806 116Q900 132 994 116M108 623Q250 604 392 623M410 516Q550 508 690 524\
            M708 616Q850 630 992 608M15 823Q200 805 385 823M508 625Q600 612 692 622M806 814Q900 825 994 817\
            M108 22Q200 16 292 22M608 22Q700 16 792 22M16 795Q16 650 16 505M406 916Q530 930 680 920""";

    /** By country: the middle of its plate. */
    private static final String PLATES = """
            M100 219M350 519M450 23M550 419M800 419M900 219M250 719M450 619M900 519M200 919M600 719M900 919""";

    private static final int CURVE = 8;
    private static final int POINT = 3;

    /** The largest letters, as a fraction of a field. */
    private static final double LARGEST = 0.36;

    private static final double LARGEST_SEA = 0.31;

    /** The most room for a letter, by its height: about a third of it between two letters. */
    private static final double SPACED = 1.02;
    /** The width of a small letter by its height. */
    private static final double WORD = 0.62;
    /** The distance from the borders to the ends of a name, in fields: more than a curve leaves. */
    private static final double MARGIN = 0.1;

    /** The distance of other lines from the border, in fields. */
    private static final double BORDER = 0.07;

    /** Where other lines lie in their row, in fields. */
    private static final double BAND = 0.22;
    /** On a phone, letters with less room than this fraction of a field are written closely, in lower case. */
    private static final double CLOSE = 0.232;
    /** The least room for a letter of a word in lower case; on a desktop for a capital. */
    private static final double CLOSEST = 0.18;

    private static final double CLOSE_CAPITALS = 0.155;
    /** The least size of capitals. */
    private static final double SMALLEST = 0.2;
    /** The average width of a letter of 12 pixels on a phone in landscape. */
    private static final double SMALL = 8.2;

    /** Letters that need less room, and those that need more. */
    private static final String NARROW = "IJijlt";

    private static final String WIDE = "MWmw";

    /** Half the width of a strap, and the distance to letters beside it, in fields. */
    private static final double STRAP = 0.11;

    /** How much smaller letters may be if that saves a gap in the name, and if the name can stay in its row. */
    private static final double GAP = 0.04;

    private static final double STAY = 0.03;

    private static double[] curves;
    private static double[] plates;

    private final OrigoLayout layout;
    private final Scene scene;
    /** By field: whether a strap leads upwards from it, across the band of names. */
    private final boolean[] straps;
    /** The field of a battle, which needs letters on a clear ground; or -1. */
    private final int battle;

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
     * @param name the name in the current language
     * @param brief two letters, where its letters would be unreadable
     */
    void write(int region, String name, String brief) {
        double[] line = new double[6];
        for (int i = 0; i < 6; i++) {
            line[i] = curves[region * CURVE + (i < 2 ? 1 : 2) + i] / 10;
        }
        if (OrigoMap.isSea(region)) {
            // a word, not scattered over it
            double length = Math.abs(line[4] - line[0]) + Math.abs(line[5] - line[1]) - 2 * MARGIN;
            double size = Math.min(LARGEST_SEA, length / name.length() / WORD);
            Row row = best(region, line, name, size * WORD, Math.min(size * WORD, CLOSEST));
            words(row == null ? new Row(line, name) : row, name, size, brief, OrigoPieceRenderer.SHIP);
            return;
        }
        String spaced = capitals(name);
        Row row = best(region, line, spaced, LARGEST * SPACED, layout.tall ? CLOSE : CLOSE_CAPITALS);
        if (row != null) {
            letters(row, spaced, name, brief);
            return;
        }
        row = best(region, line, name, LARGEST_SEA * WORD * 1.2, CLOSEST);
        words(row == null ? new Row(line, name) : row, name, 0.3, brief, Ink.TEXT);
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

    // The best row for a name, with room of at least this size for each letter; null if there is none.
    private Row best(int region, double[] home, String name, double most, double least) {
        Row best = fit(home, name, most, least);
        double worth = best == null ? 0 : best.room - GAP * best.gaps + STAY;
        if (best != null && best.gaps == 0 || home[0] == home[4]) {
            return best;
        }
        for (int field = 0, end; field < OrigoMap.FIELDS; field = end) {
            end = field + 1;
            while (end % OrigoMap.SIDE > 0 && OrigoMap.region(end) == OrigoMap.region(field)) {
                end++;
            }
            if (OrigoMap.region(field) != region || holdsPlate(region, field, end)) {
                continue;
            }
            double left = field % OrigoMap.SIDE + BORDER;
            double right = left + end - field - 2 * BORDER;
            double y = field / OrigoMap.SIDE + BAND;
            Row row = fit(new double[] {left, y, (left + right) / 2, y - 0.04, right, y}, name, most, least);
            if (row != null && row.room - GAP * row.gaps > worth) {
                best = row;
                worth = row.room - GAP * row.gaps;
            }
        }
        return best;
    }

    private static boolean holdsPlate(int region, int first, int end) {
        if (OrigoMap.isSea(region)) {
            return false;
        }
        int plate = (int) plateY(region) * OrigoMap.SIDE + (int) plateX(region);
        return plate >= first && plate < end;
    }

    // The most room for each letter along a line.
    private Row fit(double[] line, String name, double most, double least) {
        Row best = null;
        double start = Math.min(most, new Row(line, name).room);
        for (double room = start; room >= least - 1e-9 && (best == null || best.gaps > 0); room -= 0.01) {
            Row row = new Row(line, name);
            if (row.flow(room) && (best == null || row.gaps < best.gaps && row.room > best.room - GAP)) {
                best = row;
            }
        }
        return best;
    }

    private static double width(char letter) {
        return NARROW.indexOf(letter) >= 0 ? 0.66 : WIDE.indexOf(letter) >= 0 ? 1.28 : 1;
    }

    /** A name along a line: where its letters are. */
    private final class Row {
        private final double[] line;
        private final String name;
        /** By letter: its left edge; and after all the right edge of the last one. */
        private final double[] lefts;

        private double room;
        private int gaps;

        // As it would be without straps.
        Row(double[] line, String name) {
            this.line = line;
            this.name = name;
            lefts = new double[name.length() + 1];
            double total = 0;
            for (int i = 0; i < name.length(); i++) {
                total += width(name.charAt(i));
            }
            double length = line[0] == line[4] ? Math.abs(line[5] - line[1]) : line[4] - line[0];
            room = (length - 2 * MARGIN) / total;
            for (int i = 0; i < name.length(); i++) {
                lefts[i] = i == 0 ? line[0] + MARGIN : lefts[i - 1] + room * width(name.charAt(i - 1));
            }
            lefts[name.length()] = line[4] - MARGIN;
            gaps = -1;
        }

        // Sets the letters beside straps, as near to the middle of the line and with as few gaps as possible.
        boolean flow(double each) {
            room = each;
            if (line[0] == line[4]) {
                gaps = 0;
                return true;
            }
            double left = line[0] + MARGIN;
            double slack = line[4] - MARGIN - run(left);
            if (slack < 0) {
                return false;
            }
            double start = left;
            int least = gaps;
            for (int step = 10; step > 0; step--) {
                // from both ends to the middle
                double share = step % 2 == 0 ? 0.5 - step / 20.0 : 0.45 + step / 20.0;
                if (run(left + slack * share) <= line[4] - MARGIN && gaps <= least) {
                    least = gaps;
                    start = left + slack * share;
                }
            }
            double end = run(left + slack / 2);
            if (end > line[4] - MARGIN || gaps > least) {
                run(start);
            }
            close();
            return true;
        }

        // The first part of a name with gaps ends at its strap, as the others begin there.
        private void close() {
            int part = end(0);
            double shift = lefts[part] - 2 * STRAP - right(part - 1);
            for (int i = 0; part < name.length() && i < part; i++) {
                lefts[i] += shift;
            }
        }

        private double run(double from) {
            int row = (int) line[1] * OrigoMap.SIDE;
            double x = from;
            gaps = 0;
            for (int i = 0; i < name.length(); i++) {
                double wide = room * width(name.charAt(i));
                for (int column = (int) x; column <= (int) (x + wide); column++) {
                    double strap = column + 0.5;
                    if (column < OrigoMap.SIDE
                            && straps[row + column]
                            && x < strap + STRAP - 1e-6
                            && x + wide > strap - STRAP) {
                        x = strap + STRAP;
                        // a single letter apart is worse
                        gaps += i == 0 ? 0 : i == 1 || i == name.length() - 1 ? 2 : 1;
                    }
                }
                lefts[i] = x;
                x += wide;
            }
            lefts[name.length()] = x;
            return x;
        }

        // The end of the letters without a gap between them, from this one on.
        private int end(int from) {
            int i = from + 1;
            while (i < name.length() && lefts[i] - right(i - 1) < 0.01) {
                i++;
            }
            return i;
        }

        private double right(int letter) {
            return lefts[letter] + room * width(name.charAt(letter));
        }

        // Where the middle of these letters is on the line, 0..1.
        private double at(int from, int to) {
            return line[0] == line[4] ? 0.5 : ((lefts[from] + right(to - 1)) / 2 - line[0]) / (line[4] - line[0]);
        }

        // Whether it lies over a battle, or over straps that it could not keep off.
        private boolean isCovered() {
            int row = (int) line[1] * OrigoMap.SIDE;
            for (int column = (int) lefts[0]; column <= (int) lefts[name.length()]; column++) {
                if (battle == row + column || gaps < 0 && straps[row + column]) {
                    return true;
                }
            }
            return false;
        }
    }

    // In lower case, in as many parts as straps make of it.
    private void words(Row row, String name, double size, String brief, Ink ink) {
        int end = 0;
        for (int from = 0; from < name.length(); from = end) {
            end = row.line[0] == row.line[4] ? name.length() : row.end(from);
            Shape word = Shape.text(null, name.substring(from, end), size * layout.cell)
                    .shortText(from == 0 ? brief : "");
            letter(ink == Ink.TEXT ? word.bold() : word.italic(), row, row.at(from, end), ink);
        }
    }

    // The middle letter stands for the short form of the name.
    private void letters(Row row, String spaced, String close, String brief) {
        int count = spaced.length();
        double length = (row.lefts[count] - row.lefts[0]) * layout.cell;
        double size = Math.max(SMALLEST, Math.min(LARGEST, row.room)) * layout.cell;
        boolean fits = !layout.tall && count * SMALL + row.room * layout.cell < length && !brief.isEmpty();
        for (int i = 0; i < count; i++) {
            Shape letter = Shape.text(null, spaced.substring(i, i + 1), size)
                    .shortText(i == count / 2 ? fits ? close : brief : "")
                    .bold();
            letter(letter, row, row.at(i, i + 1), Ink.TEXT);
        }
    }

    // From the left if from is 0, from the top if it is 1.
    private static double along(double[] line, int from, double t) {
        double s = 1 - t;
        return s * s * line[from] + 2 * s * t * line[2 + from] + t * t * line[4 + from];
    }

    // All letters of a name that cannot keep off a strap or battle have a clear ground.
    private void letter(Shape letter, Row row, double t, Ink ink) {
        double[] line = row.line;
        double s = 1 - t;
        double dx = s * (line[2] - line[0]) + t * (line[4] - line[2]);
        double dy = s * (line[3] - line[1]) + t * (line[5] - line[3]);
        letter.at(layout.edge + along(line, 0, t) * layout.cell, layout.edge + along(line, 1, t) * layout.cell)
                .turn(Math.atan2(dy, dx))
                .serif();
        if (row.isCovered()) {
            scene.addAbove(letter.copy().stroke(OrigoRenderer.PARCHMENT, 2.8));
        }
        scene.addAbove(letter.fill(ink));
    }
}
