package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.orbis.OrbisGame;
import atoll.games.orbis.OrbisState;
import atoll.table.ViewOptions;
import atoll.table.scene.Area;
import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.scene.Spot;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrbisLayoutTest {
    private static final Messages WORDS = TestMessages.of("en");
    private static final int[] ROOMS = {ViewOptions.WIDE, ViewOptions.TALL, ViewOptions.LONG, ViewOptions.BROAD};

    private static Scene scene(OrbisState state, int seat, int room) {
        return new OrbisTable().scene(state.viewFor(seat), new ViewOptions(WORDS, seat, room, List.of(), false));
    }

    private static OrbisState start(int seats) {
        OrbisGame game = new OrbisGame();
        return (OrbisState) game.start(Setup.of(game.info(), seats));
    }

    private static List<Spot> placed(Scene scene) {
        return scene.spots().stream().filter(spot -> spot.area() != null).toList();
    }

    /** No spot overlaps another or the edge of the table, or is too small for touch. */
    @Tag("slow")
    @Test
    void nothingOverlaps() {
        OrbisFixture.walk(state -> {
            if (state.actor() < 0 || state.hash() % 7 != 0) {
                return;
            }
            for (int room : ROOMS) {
                isInOrder(scene(state, state.actor(), room));
                isInOrder(scene(state, State.SPECTATOR, room));
            }
        });
    }

    private static void isInOrder(Scene scene) {
        List<Spot> spots = placed(scene);
        for (int i = 0; i < spots.size(); i++) {
            Area area = spots.get(i).area();
            for (int k = 0; k < i; k++) {
                assertFalse(overlap(area, spots.get(k).area()), spots.get(i) + " " + spots.get(k));
            }
            assertTrue(area.width() >= 26 && area.height() >= 26, spots.get(i).toString());
            assertTrue(
                    isIn(area, 0, 0, scene.width(), scene.height()),
                    spots.get(i).toString());
        }
    }

    /** No preview slip overlaps another one, or the edge of the table. */
    @Test
    void previewSlipsDoNotOverlap() {
        int[] both = {0};
        OrbisFixture.walk(state -> {
            if (state.actor() < 0 || state.hash() % 5 != 0) {
                return;
            }
            MoveList legal = new MoveList();
            state.moves(legal);
            for (int i = 0; i < legal.size(); i++) {
                for (int room : ROOMS) {
                    ViewOptions options = new ViewOptions(WORDS, state.actor(), room, List.of(), false);
                    Scene scene = new Scene(1, 1);
                    new OrbisTable().drawPreview(state, legal.get(i), options, scene);
                    both[0] += apart(slips(scene), scene(state, state.actor(), room)) ? 1 : 0;
                }
            }
        });
        assertTrue(both[0] > 20, "a colour that comes and goes: " + both[0]);
    }

    // A slip is a small dashed shape with a text above it.
    private static List<Area.Card> slips(Scene scene) {
        List<Area.Card> slips = new ArrayList<>();
        for (int i = 1; i < scene.shapes().size(); i++) {
            Shape shape = scene.shapes().get(i - 1);
            if (Ink.PREVIEW.equals(shape.stroke())
                    && Ink.PAPER.equals(shape.fill())
                    && scene.shapes().get(i).text() != null) {
                Path path = shape.path();
                slips.add(new Area.Card(
                        shape.x() + path.left(),
                        shape.y() + path.top(),
                        path.right() - path.left(),
                        path.bottom() - path.top()));
            }
        }
        return slips;
    }

    // Whether two of them are one above the other in the supply of a colour.
    private static boolean apart(List<Area.Card> slips, Scene table) {
        boolean both = false;
        double supply = table.spots().stream()
                .filter(spot -> spot.id().startsWith(OrbisSpots.SUPPLY))
                .findFirst()
                .orElseThrow()
                .area()
                .centreY();
        for (int i = 0; i < slips.size(); i++) {
            Area.Card slip = slips.get(i);
            assertTrue(isIn(slip, 0, 0, table.width(), table.height()), slip.toString());
            for (int k = 0; k < i; k++) {
                Area.Card other = slips.get(k);
                assertFalse(overlap(slip, other), slip + " " + other);
                boolean sameColour = Math.abs(slip.centreX() - other.centreX()) < 1;
                both |= sameColour && Math.abs(slip.centreY() + other.centreY() - 2 * supply) < 8;
            }
        }
        return both;
    }

    private static boolean overlap(Area one, Area two) {
        double slack = 0.01;
        return one.left() + one.width() > two.left() + slack
                && two.left() + two.width() > one.left() + slack
                && one.top() + one.height() > two.top() + slack
                && two.top() + two.height() > one.top() + slack;
    }

    private static boolean isIn(Area area, double left, double top, double right, double bottom) {
        return area.left() >= left
                && area.top() >= top
                && area.left() + area.width() <= right
                && area.top() + area.height() <= bottom;
    }

    /** A long screen gives the pyramid two thirds more space than one that is only higher than wide. */
    @Test
    void aLongScreenEnlargesThePyramid() {
        Scene tall = scene(start(4), 0, ViewOptions.TALL);
        Scene high = scene(start(4), 0, ViewOptions.LONG);
        assertEquals(1.3, high.height() / high.width(), 0.01, "what a long space has room for");
        assertEquals(tall.width(), high.width());
        Area before = OrbisLayout.of(4, 0, ViewOptions.TALL, false).cell(0, 0);
        Area after = OrbisLayout.of(4, 0, ViewOptions.LONG, false).cell(0, 0);
        assertTrue(after.width() * after.height() > 5 / 3.0 * before.width() * before.height(), after.toString());
        assertTrue(high.spot("slot:a1").area().height()
                > tall.spot("slot:a1").area().height());
    }

    /** The result needs the space below the table. */
    @Test
    void theEndUsesTheShorterLayout() {
        int[] ends = {0};
        OrbisFixture.walk(state -> {
            if (state.actor() == State.OVER) {
                assertEquals(330, scene(state, 0, ViewOptions.LONG).height());
                ends[0]++;
            }
        });
        assertEquals(3, ends[0]);
    }

    /** Thumbnails fill their frame; those of the single-game pages crop nothing. */
    @ParameterizedTest
    @CsvSource({"338, 254", "336, 252", "515, 368"})
    void thumbnailsShowTheWholeTable(double width, double height) {
        Scene scene = scene(start(2), State.SPECTATOR, ViewOptions.WIDE);
        for (Spot spot : placed(scene)) {
            assertTrue(isSeen(spot.area(), scene, width, height), spot.toString());
        }
    }

    /** In the low frame of a phone's new-game screen, display and pyramid are complete. */
    @Test
    void aLowThumbnailShowsDisplayAndPyramid() {
        Scene scene = scene(start(2), State.SPECTATOR, ViewOptions.WIDE);
        for (Spot spot : placed(scene)) {
            if (spot.id().startsWith(OrbisSpots.SLOT)) {
                assertTrue(isSeen(spot.area(), scene, 316, 118), spot.toString());
            }
        }
        assertTrue(isSeen(
                OrbisLayout.of(2, State.SPECTATOR, ViewOptions.WIDE, false).world(), scene, 316, 118));
    }

    // Like the thumbnail canvas: at most 1.35 times the size that would fit.
    private static boolean isSeen(Area area, Scene scene, double width, double height) {
        double across = width / scene.thumbnail().width();
        double down = height / scene.thumbnail().height();
        double unit = Math.min(1.35 * Math.min(across, down), Math.max(across, down));
        double left = (scene.thumbnail().width() - width / unit) / 2;
        double top = (scene.thumbnail().height() - height / unit) / 2;
        return isIn(area, left, top, left + width / unit, top + height / unit);
    }
}
