package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoState;
import atoll.table.ViewOptions;
import atoll.table.paint.Viewport;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Lens;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything fits, on the smallest screens too. */
class OrigoRoomTest extends OrigoFixture {
    /** Pixels a unit on a phone of 390 by 844 pixels and on a desktop of 1440 by 900. */
    private static final double PHONE = 1.25;

    private static final double DESKTOP = 2.05;

    /** The width of a letter or digit and the height of a capital, at most, as a fraction of the text's size. */
    private static final double LETTER = 0.66;

    private static final double CAPITAL = 0.74;

    /** The same for slim letters, and for the others of names in lower case. */
    private static final double SLIM = 0.4;

    private static final double SMALL = 0.55;

    /** A thumbnail is exactly the map with its track. */
    @Test
    void thumbnailsShowTheWholeMap() {
        Scene heart = scene(position(), State.SPECTATOR, false).thumbnail();
        OrigoLayout layout = new OrigoLayout(false);
        assertTrue(heart.isUncropped());
        assertEquals(layout.side, heart.width());
        assertEquals(layout.side, heart.height());
        for (Shape shape : heart.shapes()) {
            assertTrue(shape.x() < layout.side && shape.y() < layout.side, shape.toString());
            assertFalse(shape.id() != null
                    && (shape.id().startsWith("score") || shape.id().startsWith("stone")));
        }
        assertTrue(heart.shapes().stream().anyMatch(shape -> "leader-1".equals(shape.id())));
    }

    /** Letters lie above the shields, whether or not there are any, at the size that phones and desktops give them. */
    @Test
    void lettersAreClearOfShields() {
        for (boolean tall : List.of(false, true)) {
            OrigoLayout layout = new OrigoLayout(tall);
            Viewport viewport = new Viewport(0, 0, tall ? PHONE : DESKTOP, new Viewport.TextSize(12, 1, true));
            for (int region = 0; region < OrigoMap.REGIONS; region++) {
                for (Shape letter : name(region, layout)) {
                    double half = CAPITAL * viewport.textSize(letter, 1) / 2;
                    for (int field = 0; field < OrigoMap.FIELDS; field++) {
                        boolean near = Math.abs(letter.x() - layout.middleX(field)) < 9 * layout.shield;
                        double high = 11 * layout.shield;
                        boolean clear = letter.y() + half <= layout.middleY(field) - high
                                || letter.y() - half >= layout.middleY(field) + high;
                        assertTrue(!near || clear, OrigoMap.id(region) + " " + letter.text());
                    }
                }
            }
        }
    }

    /** No spot overlaps another; the smallest fields can be hit with a fingertip. */
    @Test
    void nothingOverlaps() {
        for (boolean tall : List.of(false, true)) {
            List<Spot> spots = scene(position(), 0, tall).spots();
            for (int i = 0; i < spots.size(); i++) {
                for (int k = 0; k < i; k++) {
                    if (spots.get(i).area() != null && spots.get(k).area() != null) {
                        assertFalse(overlap(spots.get(i), spots.get(k)), spots.get(i) + " " + spots.get(k));
                    }
                }
            }
            OrigoLayout layout = new OrigoLayout(tall);
            assertTrue(layout.cell >= 27 && layout.cardWidth >= 27);
        }
    }

    private static boolean overlap(Spot one, Spot two) {
        double slack = 0.01;
        return one.area().left() + one.area().width() > two.area().left() + slack
                && two.area().left() + two.area().width() > one.area().left() + slack
                && one.area().top() + one.area().height() > two.area().top() + slack
                && two.area().top() + two.area().height() > one.area().top() + slack;
    }

    /** Every letter of a name, and a country's whole plate, are within it. */
    @Test
    void namesAndPlatesStandInTheirRegions() {
        for (boolean tall : List.of(false, true)) {
            OrigoLayout layout = new OrigoLayout(tall);
            for (int region = 0; region < OrigoMap.REGIONS; region++) {
                for (Shape letter : name(region, layout)) {
                    assertEquals(region, regionAt(letter.x(), letter.y(), layout), OrigoMap.id(region));
                }
            }
            for (OrigoState state : List.of(position(), read(OrigoLessons.LATER))) {
                for (Shape shape : scene(state, 0, tall).shapes()) {
                    String id = shape.id() == null ? "" : shape.id();
                    if (id.startsWith("plate-") || id.startsWith("founded-")) {
                        int country = Integer.parseInt(id.substring(id.indexOf('-') + 1));
                        double left = shape.x() + shape.path().left() * shape.scale();
                        double right = shape.x() + shape.path().right() * shape.scale();
                        assertEquals(country, regionAt(left, shape.y(), layout), id);
                        assertEquals(country, regionAt(right, shape.y(), layout), id);
                    }
                }
            }
        }
    }

    /** Names leave a gap for a strap, or lie in another row of their country, if there is room. */
    @Test
    void namesKeepOffStraps() {
        for (boolean tall : List.of(false, true)) {
            OrigoLayout layout = new OrigoLayout(tall);
            for (String crossed : List.of("D2", "F6", "G8", "I3", "D6")) {
                int field = OrigoMap.field(crossed);
                List<Shape> letters = name(OrigoMap.region(field), layout, field);
                boolean clear = letters.get(0).stroke() != null;
                assertTrue(tall || !clear, "only on phones a name may need a clear ground: " + crossed);
                for (Shape letter : letters) {
                    if (letter.text().isBlank() || clear) {
                        continue; // on the smallest phones a name may lie over a strap
                    }
                    double half = (letter.text().length() > 1 ? 0.2 : 0.3)
                            * letter.size()
                            * letter.text().length();
                    boolean near = Math.abs(letter.x() - layout.middleX(field)) < half;
                    assertFalse(near && Math.abs(letter.y() - layout.top(field)) < layout.cell / 2, crossed);
                }
            }
        }
    }

    private static List<Shape> name(int region, OrigoLayout layout, int... crossed) {
        Scene alone = new Scene(1, 1);
        boolean[] straps = new boolean[OrigoMap.FIELDS];
        for (int field : crossed) {
            straps[field] = true;
        }
        OrigoNames names = new OrigoNames(layout, alone, straps, -1, WORDS);
        names.write(region);
        assertFalse(alone.shapes().isEmpty());
        return alone.shapes();
    }

    private static int regionAt(double x, double y, OrigoLayout layout) {
        int column = (int) ((x - layout.edge) / layout.cell);
        return OrigoMap.region((int) ((y - layout.edge) / layout.cell) * OrigoMap.SIDE + column);
    }

    /** Whatever the position, no text reaches another one. */
    @Tag("slow")
    @Test
    void textsLeaveRoomForEachOther() {
        for (int seats = 2; seats <= 5; seats++) {
            int[] turn = {0};
            walk(seats, state -> {
                if (turn[0]++ % 23 == 0) {
                    for (Messages messages : List.of(WORDS, TestMessages.of("de"))) {
                        apart(state, ViewOptions.TALL, PHONE, messages);
                        apart(state, ViewOptions.WIDE, DESKTOP, messages);
                    }
                }
            });
        }
    }

    private void apart(OrigoState state, int room, double unit, Messages messages) {
        Viewport viewport = new Viewport(0, 0, unit, new Viewport.TextSize(12, 1, true));
        List<Shape> texts = new ArrayList<>();
        List<double[]> boxes = new ArrayList<>();
        int seat = Math.max(0, state.actor());
        for (Shape shape : table.scene(state.viewFor(seat), new ViewOptions(messages, seat, room, List.of(), false))
                .shapes()) {
            // a stroke between two values is no text
            if (shape.text() != null
                    && shape.fill() != null
                    && !shape.text().equals("|")
                    && !shape.text().isBlank()) {
                double[] box = box(shape, viewport);
                for (int i = 0; i < boxes.size(); i++) {
                    double[] other = boxes.get(i);
                    boolean touch = box[0] < other[2] && other[0] < box[2] && box[1] < other[3] && other[1] < box[3];
                    assertFalse(
                            touch,
                            shape.text() + " at " + shape.x() + " " + shape.y() + " and "
                                    + texts.get(i).text() + " at "
                                    + texts.get(i).x() + " "
                                    + texts.get(i).y());
                }
                boxes.add(box);
                texts.add(shape);
            }
        }
        assertTrue(texts.size() > 80);
    }

    // Left, top, right and bottom of the letters themselves, a little turned ones as if they were upright.
    private static double[] box(Shape shape, Viewport viewport) {
        double size = viewport.textSize(shape, shape.scale());
        double wide = 0;
        for (char letter : viewport.text(shape, shape.scale()).toCharArray()) {
            wide += size * ("Iijlrt.".indexOf(letter) >= 0 ? SLIM : letter >= 'a' ? SMALL : LETTER);
        }
        double high = CAPITAL * size;
        boolean upright = Math.abs(shape.turn()) > 1;
        double left = shape.align() == Shape.Align.LEFT ? 0 : shape.align() == Shape.Align.RIGHT ? -wide : -wide / 2;
        return upright
                ? new double[] {shape.x() - high / 2, shape.y() - wide / 2, shape.x() + high / 2, shape.y() + wide / 2}
                : new double[] {shape.x() + left, shape.y() - high / 2, shape.x() + left + wide, shape.y() + high / 2};
    }

    /** On the smallest phones fields have 23.5 pixels; spots beside the map are a finger wide. */
    @Test
    void scoresStonesAndPileCanBeHitOnTheSmallestPhones() {
        double pixels = 23.5 / new OrigoLayout(true).cell;
        Scene scene = scene(position(), 0, true);
        int hit = 0;
        for (Spot spot : scene.spots()) {
            String id = spot.id();
            if (id.startsWith("score:") || id.equals("standings") || id.equals("stones") || id.equals("pile")) {
                hit++;
                double least =
                        pixels * Math.min(spot.area().width(), spot.area().height());
                assertTrue(least >= 24, id + ": " + least);
            }
        }
        // sea and clans; countries have their places on the map
        assertEquals(2 + 3, hit);
        assertTrue(scene.height() * pixels <= 345, "what five players leave of 320 by 640");
    }

    /** Long card titles are shortened where they would reach the next card. */
    @Test
    void longTitlesOfCardsAreBriefOnTheSmallestPhones() {
        assertTrue(written(24 / 28.0).containsAll(List.of("A", "9+")));
        assertFalse(written(24 / 28.0).contains("9\u201310"));
        assertTrue(written(382 / 312.0).contains("9\u201310"), "on a phone of 390 pixels there is room");
    }

    /** In both languages every region has unique letters; those of seas are shown on the smallest maps. */
    @Test
    void everyRegionHasItsOwnLetters() {
        for (String language : List.of("en", "de")) {
            Messages messages = TestMessages.of(language);
            Set<String> letters = new HashSet<>();
            for (int region = 0; region < OrigoMap.REGIONS; region++) {
                letters.add(
                        OrigoMap.isSea(region)
                                ? OrigoTexts.brief(OrigoTexts.region(region, messages))
                                : OrigoTexts.code(region, messages));
            }
            assertEquals(OrigoMap.REGIONS, letters.size(), letters.toString());
        }
        assertTrue(written(24 / 28.0).containsAll(List.of("N. Sea", "B. Sea")));
    }

    /** Under zoom the row letters stay at the left, keep their size, and follow their rows. */
    @Test
    void rowsAndColumnsAreNamedUnderZoom() {
        Scene plain = scene(position(), 0, true);
        OrigoLayout layout = new OrigoLayout(true);
        int field = OrigoMap.field("E6");
        Area window = plain.window();
        Lens lens = Lens.WHOLE.zoom(window, layout.middleX(field), layout.middleY(field), 3);
        Scene near = plain.through(lens);
        Shape row = named(near, "E");
        Shape column = named(near, "6");
        Area seen = near.spot("field:E6").area();
        assertEquals(named(plain, "E").x(), row.x());
        assertEquals(seen.centreY(), row.y(), 0.01);
        assertEquals(seen.centreX(), column.x(), 0.01);
        assertEquals(named(plain, "6").y(), column.y());
        assertEquals(1, row.scale());
        assertEquals(1, row.alpha());
        assertEquals(0, named(near, "A").alpha(), "out of sight");
        assertTrue(row.x() < layout.edge && column.y() < layout.edge, "both on paper that stays");
        assertEquals(3, margins(plain), "rows, columns, and the corner");
        assertEquals(3, margins(near));
    }

    private static long margins(Scene scene) {
        OrigoLayout layout = new OrigoLayout(true);
        return scene.shapes().stream()
                .filter(shape -> shape.path() != null && shape.x() == layout.band && shape.y() == layout.band)
                .filter(shape -> shape.scale() == 1 && shape.clip() == null && shape.fill() != null)
                .count();
    }

    // A letter or number at the edge of the map.
    private static Shape named(Scene scene, String text) {
        Shape found = null;
        for (Shape shape : scene.shapes()) {
            found = text.equals(shape.text()) && Ink.FAINT.equals(shape.fill()) ? shape : found;
        }
        return found;
    }
}
