package atoll.table.origo;

import static atoll.table.origo.OrigoPieceRenderer.DRAWN;

import atoll.games.origo.OrigoMap;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;

/**
 * What grows on the map, a sign in each field, lit from the left: mountains, woods or fields in a country, waves in the sea.
 * Fields are shapes of their own, drawn once: a shield that comes or goes changes the picture of its field only.
 */
final class OrigoGrowth {
    /** By country: the index of its signs. */
    private static final String GROWTHS = "230121403210";

    private static final int WAVES = 5;

    /** The signs in tenths of a unit: lines, then shaded parts. */
    private static final String[] LINES = {
        "M-26 20L-6-20L6 2L12-6L28 20", // mountains
        "M-12 22L-12 14M10 24L10 18", // trunks of firs
        "M-28 14Q-12-16 6 12M-4 4Q10-12 28 14", // hills
        "M-26 16L-14-8M-10 16L2-8M6 16L18-8M22 16L30 0M-30 16L28 16", // furrows
        "M-22-6L-22 14M-6-6L-6 14M10-6L10 14M24-6L24 14M-26-2Q-14 6-6-2Q2 6 10-2Q18 6 26-2", // vines
        "M-26 4Q-18-8-10 4Q-2 14 6 4M4 18Q12 6 20 18Q24 24 28 18" // waves
    };

    private static final String[] SHADES = {
        "M-6-20L6 2L2 20L-4 8L-8 0ZM12-6L28 20L14 20L16 8Z",
        "M-12-22L-2-2L-7-2L1 14L-25 14L-17-2L-22-2ZM10-12L18 4L14 4L21 18L-1 18L6 4L2 4Z",
        "M-12-1Q0 0 6 12L-6 12ZM12-2Q22 2 28 14L14 14Z",
        "",
        "M-22-12L-17-4L-27-4ZM-6-12L-1-4L-11-4ZM10-12L15-4L5-4ZM24-12L29-4L19-4Z",
        ""
    };

    /** By field and shape of the screen. */
    private static final Shape[][] ON_MAP = new Shape[2 * OrigoMap.FIELDS][];

    /** By country: lines, then shaded parts. */
    private static final Path[][] IN_COUNTRY = new Path[OrigoMap.COUNTRIES][];

    private OrigoGrowth() {}

    /**
     * Adds what grows in a field of the map to a drawing.
     *
     * @param field a field
     * @param layout where everything lies
     * @param scene the drawing
     */
    static void add(int field, OrigoLayout layout, Scene scene) {
        int index = 2 * field + (layout.tall ? 1 : 0);
        if (ON_MAP[index] == null) {
            ON_MAP[index] = onMap(field, layout);
        }
        for (Shape part : ON_MAP[index]) {
            scene.add(part);
        }
    }

    private static Shape[] onMap(int field, OrigoLayout layout) {
        Path lines = new Path();
        Path shades = new Path();
        grow(field, lines, shades);
        Shape[] parts = OrigoMap.isSea(OrigoMap.region(field))
                ? new Shape[] {Shape.of(lines).stroke(OrigoGround.WAVE, 0.36)}
                : land(OrigoMap.region(field), lines, shades);
        for (Shape part : parts) {
            layout.onMap(part).alpha(part.stroke() == null ? 0.5 : 0.7);
        }
        return parts;
    }

    /**
     * {@return what grows in all fields of a country, in units of the map}
     *
     * @param country a country, 0..11
     */
    static Shape[] in(int country) {
        if (IN_COUNTRY[country] == null) {
            Path lines = new Path();
            Path shades = new Path();
            for (int field = 0; field < OrigoMap.FIELDS; field++) {
                if (OrigoMap.region(field) == country) {
                    grow(field, lines, shades);
                }
            }
            IN_COUNTRY[country] = new Path[] {lines, shades};
        }
        return land(country, IN_COUNTRY[country][0], IN_COUNTRY[country][1]);
    }

    // Woods and vines are green.
    private static Shape[] land(int country, Path lines, Path shades) {
        char growth = GROWTHS.charAt(country);
        return new Shape[] {
            Shape.of(lines).fill(OrigoPieceRenderer.SNOW).stroke(DRAWN, 0.3),
            Shape.of(shades).fill(growth == '1' || growth == '4' ? OrigoPieceRenderer.LEAF : DRAWN)
        };
    }

    private static void grow(int field, Path lines, Path shades) {
        int region = OrigoMap.region(field);
        int growth = OrigoMap.isSea(region) ? WAVES : GROWTHS.charAt(region) - '0';
        stamp(LINES[growth], field, lines);
        stamp(SHADES[growth], field, shades);
    }

    // A copy of a sign of lines and quadratic curves, a little different in each field.
    private static void stamp(String sign, int field, Path into) {
        Path path = Path.tenths(sign);
        double x = (field % OrigoMap.SIDE + 0.5) * OrigoOutlines.FIELD + field * 17 % 7 * 0.3 - 0.9;
        double y = (field / OrigoMap.SIDE + 0.66) * OrigoOutlines.FIELD + field * 29 % 5 * 0.25 - 0.5;
        double high = 1.1 + field * 13 % 5 * 0.08;
        double wide = field % 3 == 1 ? -high : high;
        double[] n = path.numbers();
        for (int at = 0; at < path.length(); ) {
            switch ((char) n[at]) {
                case Path.MOVE -> into.move(x + wide * n[at + 1], y + high * n[at + 2]);
                case Path.LINE -> into.line(x + wide * n[at + 1], y + high * n[at + 2]);
                case Path.QUAD ->
                    into.quad(x + wide * n[at + 1], y + high * n[at + 2], x + wide * n[at + 3], y + high * n[at + 4]);
                default -> into.close();
            }
            at += n[at] == Path.CLOSE ? 1 : n[at] == Path.QUAD ? 5 : 3;
        }
    }
}
