package atoll.table.origo;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The names on the map, in the clear band above a row of shields. Straps between shields cross that band. On a desktop names
 * are in capitals, letter by letter along a curve, between two straps, or over them on a clear ground. On a phone or
 * tablet they are words on a clear ground: between two straps, in another row of their country, or over straps; their first
 * letters where a country is too narrow. Those of seas are left out where these have no place either. The plates with the values
 * of countries lie in other bands.
 */
final class OrigoNames {
    /** By region, in hundredths of a field: a curve for its name. */
    private static final String CURVES = """
            M10 323Q150 305 290 322M206 423Q300 410 394 422M308 123Q450 107 592 123M412 323Q550 304 688 323\
            M708 324Q800 312 892 315M806 116Q900 132 994 116M108 623Q250 604 392 623M410 516Q550 508 690 524\
            M708 616Q850 630 992 608M15 826Q200 816 385 826M508 625Q600 612 692 622M806 814Q900 825 994 817\
            M102 13Q200 9 298 13M602 13Q700 9 798 13M3 422Q80 416 156 422M406 912Q530 926 680 916""";

    private static final int CURVE = 8;

    /** The largest capitals, as a fraction of a field, those over straps, and the most room for one by its height. */
    private static final double LARGEST = 0.225;

    private static final double LARGEST_OVER = 0.22;

    private static final double SPACED = 1.02;
    /** The least room for a capital, as a fraction of a field; and that for the smallest ones between straps. */
    private static final double DESKTOP = 0.155;

    /** The height of words on a phone or tablet, and of those of seas on a desktop. */
    private static final double WORD = 0.3;

    private static final double SEA = 0.24;

    /** The height of readable words on a phone, and on the smallest phones. */
    private static final double PHONE = 0.385;

    private static final double PHONE_SEA = 0.34;
    private static final double SMALL_PHONE = 0.505;
    private static final double SMALL_SEA = 0.45;

    /** The distance from the borders to the ends of a name, in fields: more than a curve leaves; and those of words and seas. */
    private static final double MARGIN = 0.1;

    private static final double MARGIN_WORD = 0.06;

    private static final double MARGIN_SEA = 0.06;

    /** How much lower those of seas lie: off the borders, which are not straight, and their shadows. */
    private static final double LOWER = 0.06;

    /** Where other lines lie in their row, in fields. */
    private static final double BAND = 0.22;

    /** Letters that need less room, and those that need more. */
    private static final String NARROW = "IJijlt .";

    private static final String WIDE = "MWmw";

    /** Half the width of a strap, and the distance to letters beside it, in fields. */
    private static final double STRAP = 0.11;

    /** The same for a shield at sea, and for the star around a battle. */
    private static final double SHIELD = 0.27;

    private static final double BURST = 0.68;

    /** How much smaller letters may be if the name can stay in its row. */
    private static final double STAY = 0.03;

    /** How fine places along a line are tried, in fields. */
    private static final double STEP = 0.05;

    /** What it costs a word to lie over a strap, to lie in another row, and to lie a field away from the middle. */
    private static final double OVER = 1;

    private static final double AWAY = 0.4;

    private static final double ASIDE = 0.1;

    private static double[] curves;

    /** The names of the last drawing: most moves leave them where they are. */
    private static OrigoNames last;

    private final OrigoLayout layout;
    private final Scene scene;
    /** By field: whether a strap leads upwards from it, across the band of names; or a shield stands there at sea. */
    private final boolean[] straps;
    /** The field of a battle, which needs letters on a clear ground; or -1. */
    private final int battle;

    private final OrigoPlates plates;
    private final Messages messages;

    /** Where a text lies: on a line, from this x on. The room is that of an average capital, or the height of a word. */
    private record Place(String text, double[] line, double from, double room, double cost) {}

    /**
     * Writes names into a scene.
     *
     * @param layout where everything lies
     * @param scene the scene to add to
     * @param straps by field: whether a strap leads upwards from it, across the band of names
     * @param battle the field of a battle, or -1
     * @param messages the texts
     */
    OrigoNames(OrigoLayout layout, Scene scene, boolean[] straps, int battle, Messages messages) {
        this.messages = messages;
        this.layout = layout;
        this.scene = scene;
        this.straps = straps;
        this.battle = battle;
        if (curves == null) {
            curves = Path.tenths(CURVES).numbers();
        }
        int[] named = new int[OrigoMap.COUNTRIES];
        for (int country = 0; country < named.length; country++) {
            named[country] = (int) (curves[country * CURVE + 2] / 10);
        }
        plates = new OrigoPlates(straps, named, layout.tall);
    }

    /**
     * {@return all names}
     *
     * @param layout where everything lies
     * @param straps by field: whether a strap leads upwards from it, across the band of names
     * @param battle the field of a battle, or -1
     * @param messages the texts
     */
    static OrigoNames all(OrigoLayout layout, boolean[] straps, int battle, Messages messages) {
        OrigoNames names = last;
        if (names == null
                || names.layout.tall != layout.tall
                || names.battle != battle
                || names.messages != messages
                || !Arrays.equals(names.straps, straps)) {
            names = new OrigoNames(layout, new Scene(layout.width, layout.height), straps, battle, messages);
            for (int region = 0; region < OrigoMap.REGIONS; region++) {
                names.write(region);
            }
            last = names;
        }
        return names;
    }

    /**
     * Adds the names above a drawing.
     *
     * @param drawing the drawing
     */
    void addTo(Scene drawing) {
        for (Shape letter : scene.shapes()) {
            drawing.addAbove(letter);
        }
    }

    /** {@return where the plates of countries lie} */
    OrigoPlates plates() {
        return plates;
    }

    /**
     * Writes a name.
     *
     * @param region a country, 0..11, or a part of the sea, 12..15
     */
    void write(int region) {
        String name = OrigoTexts.region(region, messages);
        double[] home = new double[6];
        boolean sea = OrigoMap.isSea(region);
        for (int i = 0; i < 6; i++) {
            home[i] = curves[region * CURVE + (i < 2 ? 1 : 2) + i] / 10;
            home[i] += i % 2 > 0 && sea ? LOWER : 0;
        }
        if (!sea && !layout.tall) {
            capitals(region, home, name);
            return;
        }
        double size = layout.tall ? WORD : SEA;
        Place place = fitting(region, home, !layout.tall ? SEA : sea ? PHONE_SEA : PHONE, name);
        if (place != null) {
            word(region, place, place.text, "", size);
        }
        replacement(region, home, size, !layout.tall ? PHONE : sea ? SMALL_SEA : SMALL_PHONE, name);
    }

    // A name of this height, visible only where one of the given size would be too small.
    private void replacement(int region, double[] home, double size, double height, String name) {
        Place place = fitting(region, home, height, name);
        if (place != null) {
            word(region, place, " ", place.text, size);
        }
    }

    // The whole name, that of a country over straps if need be; its first letters where it is too long. Null if there
    // is no place: each spot tells where it is.
    private Place fitting(int region, double[] home, double height, String name) {
        double most = OrigoMap.isSea(region) ? OVER : OrigoMap.SIDE;
        Place place = place(region, home, name, height);
        if (place.cost >= most) {
            place = place(region, home, OrigoTexts.shortened(region, name), height);
        }
        return place.cost < most ? place : null;
    }

    // In capitals between two straps, or over them.
    private void capitals(int region, double[] home, String name) {
        String capitals = OrigoTexts.capitals(name);
        Place place = best(region, home, capitals);
        if (place == null) {
            double room = Math.min(LARGEST_OVER * SPACED, (home[4] - home[0] - 2 * MARGIN) / width(capitals));
            place = new Place(capitals, home, (home[0] + home[4] - room * width(capitals)) / 2, room, OVER);
        }
        double size = Math.min(LARGEST, place.room);
        letters(region, place, size);
        replacement(region, home, size, PHONE, name);
    }

    // For words of this height: in the middle of its line, over as few straps as possible.
    private Place place(int region, double[] home, String text, double height) {
        double wide = wordWidth(text) * height;
        Place best = null;
        for (double[] line : lines(region, home)) {
            best = onLine(region, line, text, height, wide, best, line == home ? 0 : AWAY);
        }
        double from = Math.max(0, (home[0] + home[4] - wide) / 2);
        return best == null ? new Place(text, home, from, height, OrigoMap.SIDE) : best;
    }

    private Place onLine(int region, double[] line, String text, double height, double wide, Place best, double away) {
        double margin = OrigoMap.isSea(region) ? MARGIN_SEA : MARGIN_WORD;
        for (double from = line[0] + margin; from + wide <= line[4] - margin; from += STEP) {
            double cost = away + ASIDE * Math.abs(from + wide / 2 - (line[0] + line[4]) / 2);
            for (int column = 0; column < OrigoMap.SIDE; column++) {
                double half = blocked((int) line[1], column);
                boolean over = half > 0 && from < column + 0.5 + half && column + 0.5 - half < from + wide;
                cost += !over ? 0 : half == BURST ? OrigoMap.SIDE : OVER;
            }
            if (best == null || cost < best.cost) {
                best = new Place(text, line, from, height, cost);
            }
        }
        return best;
    }

    // Where a name may lie: its home, and the rows of its region without a plate.
    private List<double[]> lines(int region, double[] home) {
        List<double[]> lines = new ArrayList<>();
        lines.add(home);
        for (int field = 0, end; field < OrigoMap.FIELDS; field = end) {
            end = field + 1;
            while (end % OrigoMap.SIDE > 0 && OrigoMap.region(end) == OrigoMap.region(field)) {
                end++;
            }
            if (OrigoMap.region(field) == region && !plates.isIn(region, field, end)) {
                double left = field % OrigoMap.SIDE;
                double right = left + end - field;
                double y = field / OrigoMap.SIDE + BAND + (OrigoMap.isSea(region) ? LOWER : 0);
                lines.add(new double[] {left, y, (left + right) / 2, y - 0.04, right, y});
            }
        }
        return lines;
    }

    // Capitals where they have most room between straps; or null.
    private Place best(int region, double[] home, String name) {
        Place best = null;
        for (double[] line : lines(region, home)) {
            Place other = widest(line, name, best == null ? DESKTOP : best.room + STAY);
            best = other == null ? best : other;
        }
        return best;
    }

    // Between two straps, as near to the middle of the line as possible; null if there is nowhere enough room.
    private Place widest(double[] line, String text, double least) {
        double width = width(text);
        Place best = null;
        double enough = least;
        double end = line[4] - MARGIN;
        double from = line[0] + MARGIN;
        for (int column = (int) line[0]; from < end; column++) {
            double half = column + 0.5 < end + BURST ? blocked((int) line[1], column) : BURST;
            if (half > 0) {
                double to = Math.min(end, column + 0.5 - half);
                double room = Math.min(LARGEST * SPACED, (to - from) / width);
                if (room >= enough) {
                    double middle = (line[0] + line[4] - room * width) / 2;
                    best = new Place(text, line, Math.max(from, Math.min(middle, to - room * width)), room, 0);
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
        double half = OrigoMap.isSea(OrigoMap.region(field % OrigoMap.FIELDS)) ? SHIELD : STRAP;
        return column >= OrigoMap.SIDE ? 0 : burst ? BURST : straps[field] ? half : 0;
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

    // By the height of its letters, in wide type.
    private static double wordWidth(String text) {
        double width = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            width += NARROW.indexOf(letter) >= 0 ? 0.37 : WIDE.indexOf(letter) >= 0 ? 0.95 : letter < 'a' ? 0.7 : 0.6;
        }
        return width;
    }

    private void word(int region, Place place, String text, String brief, double size) {
        Shape word = Shape.text(null, text, size * layout.cell).shortText(brief);
        double x = place.from + wordWidth(place.text) * place.room / 2;
        letter(region, OrigoMap.isSea(region) ? word.italic() : word, place, x);
    }

    private void letters(int region, Place place, double size) {
        double before = 0;
        for (int i = 0; i < place.text.length(); i++) {
            double width = width(place.text.charAt(i));
            capital(region, place, i, place.from + (before + width / 2) * place.room, size);
            before += width;
        }
    }

    private void capital(int region, Place place, int index, double x, double size) {
        Shape letter = Shape.text(null, place.text.substring(index, index + 1), size * layout.cell);
        letter(region, letter.shortText("").bold(), place, x);
    }

    // How far from the top a line is there.
    private static double along(double[] line, double t) {
        double s = 1 - t;
        return s * s * line[1] + 2 * s * t * line[3] + t * t * line[5];
    }

    // A word has a clear ground, as has a letter over a battle or a strap.
    private void letter(int region, Shape letter, Place place, double x) {
        double[] line = place.line;
        double t = (x - line[0]) / (line[4] - line[0]);
        double s = 1 - t;
        double dx = s * (line[2] - line[0]) + t * (line[4] - line[2]);
        double dy = s * (line[3] - line[1]) + t * (line[5] - line[3]);
        letter.at(layout.edge + x * layout.cell, layout.edge + along(line, t) * layout.cell)
                .turn(Math.atan2(dy, dx))
                .serif();
        boolean sea = OrigoMap.isSea(region);
        if (place.cost >= OVER || letter.text().length() > 1 || layout.tall) {
            scene.addAbove(letter.copy()
                    .stroke(sea ? OrigoPieceRenderer.SEA : OrigoRenderer.PARCHMENT, 2.4)
                    .alpha(0.8));
        }
        scene.addAbove(letter.fill(sea ? OrigoPieceRenderer.SHIP : Ink.TEXT));
    }
}
