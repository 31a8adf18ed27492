package atoll.table.kanaloa;

import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Shape;
import java.util.ArrayList;
import java.util.List;

/** What each island is known for: a small landscape of cut paper, lit from the upper left. Its cards show it too. */
final class KanaloaPictures {
    private static final Ink LEAF = new Ink("kanaloa-leaf");
    private static final Ink LAVA = new Ink("kanaloa-lava");

    private static final String KINDS = "bdfhlprswx";
    private static final Ink[] INKS = {
        LEAF,
        KanaloaRenderer.TRUNK,
        KanaloaPieceRenderer.WEAVE,
        KanaloaRenderer.PLANK,
        LAVA,
        KanaloaRenderer.PALM,
        KanaloaRenderer.ROCK,
        Ink.SHADOW,
        KanaloaRenderer.SHOAL,
        KanaloaRenderer.STONE
    };

    /**
     * By island, from back to front: the letter of an ink, in capitals for lines, and a path in tenths of a unit. A {@code y}
     * means palms, each a line from its foot to its crown. Subjects are on the left: on the right there is room for a flag.
     */
    private static final String[] LAYERS = {
        // a palm grove
        "bM-220-20Q-190-90-140-70Q-90-110-40-70Q20-100 70-60Q130-70 200-20Z|sM-40-20Q30-60 70-60Q130-70 200-20Z"
                + "|yM-190-20L-150-160M-110-10L-130-220M-40-20L-20-190M20-10L60-140",
        // a village
        "hM-60-60L-60-130L30-130L30-60Z|fM-85-120L-15-200L55-120Z|hM-200-10L-200-90L-100-90L-100-10ZM-20-10L-20-70L70-70L70-10Z"
                + "|fM-235-80L-150-190L-65-80ZM-45-60L25-150L95-60Z|sM-150-190L-65-80L-125-80ZM25-150L95-60L40-60Z"
                + "|dM-165-10L-165-60L-135-60L-135-10ZM10-10L10-45L35-45L35-10Z|yM120-20L140-110",
        // a canoe with a sail
        "bM-60-60Q0-130 60-90Q130-110 190-40Z|yM100-30L140-150|fM-130-50Q-190-170-50-270Q-30-150-130-50Z"
                + "|sM-50-270Q-30-150-130-50Q-80-150-50-270Z|DM-130-40L-50-270M-130-45L-40-140"
                + "|dM-235-70Q-120-30 0-70Q-20-10-60-5L-170-5Q-215-10-235-70Z",
        // one tall palm
        "bM-150-20Q-80-80-10-50Q60-70 130-20Z|yM-90-20L-40-210M70-20L100-100",
        // a stepped temple
        "rM-230-10L-215-60L-185-60L-170-115L-140-115L-125-165L25-165L40-115L70-115L85-60L115-60L130-10Z"
                + "|sM0-165L25-165L40-115L70-115L85-60L115-60L130-10L60-10Z|hM-85-160L-85-195L-15-195L-15-160Z"
                + "|fM-110-190L-50-250L10-190Z|dM-85-10L-65-165L-35-165L-15-10Z",
        // cliffs with a gate in the rock
        "rM-235-10L-215-190L-130-220L-60-180L-40-110L60-125L100-10Z|bM-218-175L-215-215Q-130-260-55-205L-50-150L-90-175L-130-160L-170-180Z"
                + "|sM-60-180L-40-110L60-125L100-10L20-10L-30-90L-80-10Z|wM-20-10Q-20-80 20-80Q50-70 60-10Z"
                + "|DM-175-150L-185-30M-140-140L-145-50",
        // a lagoon
        "bM-200-60Q-210-170-30-165Q150-160 160-60Z|wM-190-70Q-190-140-30-140Q130-140 130-70Q120-15-30-15Q-180-15-190-70Z"
                + "|XM-150-60Q-120-70-90-60M0-100Q30-110 60-100M30-50Q60-60 90-50|bM-100-80Q-60-120-20-80Q-60-65-100-80Z"
                + "|yM-60-85L-50-160M-170-110L-200-200M120-110L150-170",
        // two steep mountains
        "bM-235-10L-140-270Q-115-210-90-170L-20-240Q10-150 120-10Z|sM-140-270Q-115-210-90-170L-70-10L-150-10ZM-20-240Q10-150 120-10L0-10Z"
                + "|xM-215-120Q-190-160-150-140Q-110-170-80-130Q-60-120-80-110L-200-110Z|yM60-10L90-100",
        // a rock arch
        "rM-215-10L-195-170Q-140-230-50-215Q50-205 80-150L105-10L40-10Q40-130-45-130Q-115-130-120-10Z"
                + "|sM-50-215Q50-205 80-150L105-10L40-10Q40-130-20-160Z|bM-197-165Q-140-235-50-220Q30-210 60-180Q-30-170-80-190Q-140-190-197-165Z",
        // a rock of birds
        "rM-190-10L-155-110L-120-120L-85-200L-45-180L-20-110L30-90L70-10Z|xM-110-145L-85-200L-45-180L-33-145L-65-160L-85-140Z"
                + "|sM-45-180L-20-110L30-90L70-10L-10-10Z|PM-20-215Q0-240 15-215Q30-240 50-215M40-150Q60-175 75-150Q90-175 110-150M-190-190Q-170-215-155-190Q-140-215-120-190",
        // a waterfall
        "rM-235-10L-215-180Q-140-235-50-210Q60-215 90-140L125-10Z|bM-218-165L-217-195Q-140-260-50-225Q70-225 95-130L40-170L-120-165L-170-185Z"
                + "|sM-30-170L40-170L90-130L125-10L-20-10Z|xM-120-195L-55-195L-40-30L-140-30Z|WM-100-180L-110-50M-75-180L-70-50"
                + "|wM-200-25Q-90-65 30-25Q0 0-90 0Q-180 0-200-25Z",
        // a forest
        "dM-165-70L-135-70L-135 0L-165 0ZM-50-70L-25-70L-25 0L-50 0ZM50-60L70-60L70 0L50 0Z"
                + "|pM-235-70Q-250-160-170-160Q-150-250-60-230Q30-250 50-180Q130-170 110-80Q60-40-40-60Q-160-30-235-70Z"
                + "|bM-215-80Q-225-150-160-145Q-130-220-65-205Q0-220 20-160Q0-130-50-140Q-60-90-120-105Q-140-60-215-80Z"
                + "|sM110-80Q60-40-40-60Q-160-30-235-70Q-100-60-30-95Q40-80 110-80Z",
        // a flower
        "pM-210-30Q-160-100-90-60Q-130 0-210-30ZM100-30Q60-100-10-60Q40 0 100-30Z"
                + "|lM-50-130Q-120-260-50-260Q20-260-50-130Q70-250 95-180Q105-120-50-130Q80-80 40-25Q-20 0-50-130Q-80 0-140-25Q-180-80-50-130Q-205-120-195-180Q-170-250-50-130Z"
                + "|fM-75-130Q-75-155-50-155Q-25-155-25-130Q-25-105-50-105Q-75-105-75-130Z",
        // a volcano
        "xM-20-220Q-80-280-10-290Q0-330 60-310Q120-310 90-270Q120-240 60-220Z|rM-220 0Q-100-60-65-230L-30-212L20-225L65-230Q100-60 220 0Z"
                + "|sM20-225L65-230Q100-60 220 0L90 0Q40-90 20-225Z|lM-65-230L-30-212L20-225L65-230Q50-190 40-170L20-100L5-165L-15-60L-35-165Z"
                + "|yM-190 0L-200-90M-150 5L-130-80",
        // terraced fields
        "bM-235-10Q-190-210-60-220Q90-210 145-10Z|wM-215-70Q-60-110 122-75L130-50Q-50-85-222-45ZM-185-130Q-60-165 85-135L98-110Q-60-140-200-105ZM-145-180Q-60-200 40-180L58-160Q-60-175-160-155Z"
                + "|sM-60-220Q90-210 145-10L50-10Q40-150-60-220Z|hM-30-215L-30-235L10-235L10-215Z|fM-45-230L-10-265L25-230Z",
        // a chief's house
        "dM-165-60L-150-60L-150 0L-165 0ZM-95-60L-80-60L-80 0L-95 0ZM-20-60L-5-60L-5 0L-20 0ZM40-60L55-60L55 0L40 0Z"
                + "|hM-185-55L-185-130L70-130L70-55Z|fM-240-250Q-170-175-55-175Q60-175 125-250Q110-160 85-110L-200-110Q-225-160-240-250Z"
                + "|sM-55-175Q60-175 125-250Q110-160 85-110L0-110Z|DM-160-160L-165-115M-110-165L-110-115M-55-165L-55-115|dM-80-55L-80-95L-40-95L-40-55Z"
    };

    private KanaloaPictures() {}

    /**
     * {@return the picture of an island}
     *
     * @param island an island, 0..15
     * @param id the beginning of its shapes' ids; null for none
     * @param x the middle of its foot, from the left
     * @param y its foot, from the top
     * @param scale the size relative to the drawing's own
     */
    static List<Shape> of(int island, String id, double x, double y, double scale) {
        List<Shape> shapes = new ArrayList<>();
        String layers = LAYERS[island];
        for (int at = 0; at < layers.length(); ) {
            int end = layers.indexOf('|', at);
            end = end < 0 ? layers.length() : end;
            add(layers.charAt(at), Path.tenths(layers.substring(at + 1, end)), id, shapes);
            at = end + 1;
        }
        for (Shape shape : shapes) {
            shape.at(x, y).scale(scale);
        }
        return shapes;
    }

    /**
     * {@return an island as it lies in the sea: its beach, what grows there, and what it is known for}
     *
     * @param island an island, 0..15
     * @param x its middle, from the left
     * @param y its middle, from the top
     * @param scale the size relative to the drawing's own
     * @param k the scale of lines and shadows
     */
    static List<Shape> island(int island, double x, double y, double scale, double k) {
        List<Shape> shapes = new ArrayList<>();
        shapes.add(Shape.of("land-" + island, KanaloaOutlines.shore(new Path(), island, 0, 0, 25 * scale, 20 * scale))
                .at(x, y)
                .fill(KanaloaRenderer.SAND)
                .stroke(KanaloaRenderer.SHORE, 0.9 * k)
                .shadow(1.6 * k));
        shapes.add(Shape.of(KanaloaOutlines.shore(new Path(), island + 5, 0, 0, 21.5 * scale, 8.2 * scale))
                .at(x, y - 9.2 * scale)
                .fill(KanaloaRenderer.GREEN)
                .shadow(0.5 * k));
        shapes.addAll(of(island, null, x, y - 2.5 * scale, scale));
        return shapes;
    }

    private static void add(char kind, Path path, String id, List<Shape> shapes) {
        if (kind == 'y') {
            palms(path, id, shapes);
            return;
        }
        Shape shape = shape(path, id, shapes);
        if (kind < 'a') {
            shape.stroke(INKS[KINDS.indexOf(kind + 32)], 1.1);
            return;
        }
        shape.fill(INKS[KINDS.indexOf(kind)]);
        if (kind == 's') {
            shape.alpha(0.5);
        } else if (kind != 'w' && kind != 'x') {
            shape.stroke(KanaloaRenderer.TRUNK, 0.6);
        }
    }

    private static Shape shape(Path path, String id, List<Shape> shapes) {
        Shape shape = Shape.of(id == null ? null : id + "-" + shapes.size(), path);
        shapes.add(shape);
        return shape;
    }

    // Each segment of the path becomes a trunk with a crown half as large.
    private static void palms(Path feet, String id, List<Shape> shapes) {
        Path trunks = new Path();
        Path crowns = new Path();
        double[] n = feet.numbers();
        for (int i = 0; i < feet.length(); i += 6) {
            double x = n[i + 4];
            double y = n[i + 5];
            trunks.move(n[i + 1], n[i + 2]).quad(n[i + 1], (n[i + 2] + y) / 2, x, y);
            double r = 3.5 + (n[i + 2] - y) * 0.22;
            frond(crowns, x, y, r, 0.25 * r);
            frond(crowns, x, y, -r, 0.25 * r);
            frond(crowns, x, y, 0.75 * r, 0.85 * r);
            frond(crowns, x, y, -0.75 * r, 0.85 * r);
            frond(crowns, x, y, 0.55 * r, -0.55 * r);
            frond(crowns, x, y, -0.5 * r, -0.5 * r);
        }
        shape(trunks, id, shapes).stroke(KanaloaRenderer.TRUNK, 1.5);
        shape(crowns, id, shapes).fill(KanaloaRenderer.PALM);
    }

    private static void frond(Path path, double x, double y, double dx, double dy) {
        double rise = Math.abs(dx) * 0.5;
        path.move(x, y)
                .quad(x + dx * 0.6, y + dy * 0.5 - rise, x + dx, y + dy)
                .quad(x + dx * 0.6, y + dy * 0.5 - rise * 0.2, x, y);
    }
}
