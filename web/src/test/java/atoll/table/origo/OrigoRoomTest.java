package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.State;
import atoll.games.origo.OrigoMap;
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
import org.junit.jupiter.api.Test;

/** Everything fits, on the smallest screens too. */
class OrigoRoomTest extends OrigoFixture {
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

    /** Names and values between the rows do not cover the shields, on any size of the map. */
    @Test
    void shieldsAndNamesLeaveRoomForEachOther() {
        OrigoLayout layout = new OrigoLayout(true);
        double smallest = 24 / layout.cell;
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            List<Double> heights = new ArrayList<>();
            heights.add(OrigoOutlines.nameY(region));
            if (!OrigoMap.isSea(region)) {
                heights.add(OrigoOutlines.valuesY(region));
            }
            for (double height : heights) {
                boolean upright = region == OrigoMap.find("biskaya");
                assertTrue(upright || height == Math.rint(height), OrigoMap.id(region));
            }
        }
        // a shield has half a field, less half the name's height
        assertTrue(layout.cell / 2 - 5.3 >= 11 * layout.shield, "on a phone");
        // text is at least 12 pixels high: on the smallest screen it covers edges of shields, not symbols
        assertTrue((layout.cell / 2 - 5.9 * layout.shield) * smallest >= 6 + 1, "on the smallest");
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

    /** Every region's name and values are on it, or where its fields meet. */
    @Test
    void namesStandInTheirRegions() {
        for (int region = 0; region < OrigoMap.REGIONS; region++) {
            assertTrue(touches(region, OrigoOutlines.nameX(region), OrigoOutlines.nameY(region)), OrigoMap.id(region));
            if (!OrigoMap.isSea(region)) {
                assertTrue(
                        touches(region, OrigoOutlines.valuesX(region), OrigoOutlines.valuesY(region)),
                        OrigoMap.id(region));
            }
        }
    }

    private static boolean touches(int region, double x, double y) {
        double reach = 0.2;
        for (int field = 0; field < OrigoMap.FIELDS; field++) {
            double left = field % OrigoMap.SIDE;
            double top = field / OrigoMap.SIDE;
            if (OrigoMap.region(field) == region
                    && x > left - reach
                    && x < left + 1 + reach
                    && y > top - reach
                    && y < top + 1 + reach) {
                return true;
            }
        }
        return false;
    }

    /** On the smallest phones fields have 23.5 pixels; spots beside the map are a finger wide. */
    @Test
    void scoresStonesAndPileCanBeHitOnTheSmallestPhones() {
        double pixels = 23.5 / new OrigoLayout(true).cell;
        Scene scene = scene(position(), 0, true);
        int hit = 0;
        for (Spot spot : scene.spots()) {
            String id = spot.id();
            if (id.startsWith("score:") || id.equals("stones") || id.equals("pile")) {
                hit++;
                double least =
                        pixels * Math.min(spot.area().width(), spot.area().height());
                assertTrue(least >= 24, id + ": " + least);
            }
        }
        assertEquals(OrigoLayout.SCORES + 2, hit);
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
                                : OrigoTexts.brief(region, messages));
            }
            assertEquals(OrigoMap.REGIONS, letters.size(), letters.toString());
        }
        assertTrue(written(24 / 28.0).containsAll(List.of("NS", "BS", "Bi", "Me")));
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
        assertEquals(2, margins(plain));
        assertEquals(2, margins(near));
    }

    private static long margins(Scene scene) {
        OrigoLayout layout = new OrigoLayout(true);
        return scene.shapes().stream()
                .filter(shape -> shape.path() != null && shape.x() == layout.step && shape.y() == layout.step)
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
