package atoll.table.origo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.origo.OrigoGame;
import atoll.games.origo.OrigoMap;
import atoll.games.origo.OrigoPositionParser;
import atoll.games.origo.OrigoState;
import atoll.table.Chapter;
import atoll.table.ViewOptions;
import atoll.table.scene.Ink;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import atoll.table.text.Messages;
import atoll.table.text.TestMessages;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The drawing of clans, scores and battles, and of previews. */
class OrigoPreviewRendererTest {
    private static final Messages WORDS = TestMessages.of("en");
    private static final OrigoGame GAME = new OrigoGame();

    private final OrigoTable table = new OrigoTable();

    private static OrigoState start(String id) {
        return (OrigoState) OrigoLessons.chapters().stream()
                .map(Chapter::lessons)
                .flatMap(List::stream)
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow()
                .start()
                .copy();
    }

    private static ViewOptions look(int seat, boolean tall) {
        return new ViewOptions(WORDS, seat, tall ? ViewOptions.TALL : ViewOptions.WIDE, List.of(), false);
    }

    private List<Shape> drawn(OrigoState state, int seat, boolean tall) {
        return table.scene(state.viewFor(seat), look(seat, tall)).shapes();
    }

    private List<Shape> preview(OrigoState state, String token) {
        Scene scene = new Scene(1, 1);
        table.drawPreview(state.viewFor(state.actor()), GAME.parseMove(state, token), look(state.actor(), true), scene);
        return scene.shapes();
    }

    private static long count(List<Shape> shapes, Predicate<Shape> which) {
        return shapes.stream().filter(which).count();
    }

    private static Shape find(List<Shape> shapes, String id) {
        return shapes.stream()
                .filter(shape -> id.equals(shape.id()))
                .findFirst()
                .orElseThrow();
    }

    /** The values of a battle are the largest numbers. */
    private static List<String> values(List<Shape> shapes) {
        return shapes.stream()
                .filter(shape -> shape.text() != null && shape.size() > 16)
                .map(Shape::text)
                .toList();
    }

    @Test
    void clansAreJoined() {
        OrigoState state = OrigoPositionParser.read("shields 0 D5 E5 D6 B3 shields 1 D8 E10", 2);
        List<Shape> shapes = drawn(state, 0, true);
        for (String field : List.of("D5", "E5", "D6")) {
            assertEquals(
                    Ink.seat(0), find(shapes, "clan-" + OrigoMap.field(field)).stroke());
        }
        assertEquals(
                3,
                count(
                        shapes,
                        shape -> shape.id() != null
                                && shape.id().startsWith("clan-")
                                && shape.stroke().equals(Ink.seat(0))));
    }

    @Test
    void scoresAreDrawnForTheirSeats() {
        OrigoState state = start("ties");
        for (boolean tall : List.of(false, true)) {
            Shape most = find(drawn(start("example"), 0, tall), "score-" + OrigoLayout.SEA + "-1");
            assertEquals(Ink.seat(1), most.fill(), "who gets most");
            OrigoState equal = OrigoPositionParser.read("shields 0 A3 shields 1 B8", 2);
            assertEquals(
                    2,
                    count(
                            drawn(equal, 0, tall),
                            shape -> shape.id() != null && shape.id().startsWith("score-" + OrigoLayout.SEA + "-")),
                    "two seats share it");
            Scene sheet = new Scene(1, 1);
            table.drawHover(state.viewFor(0), OrigoTable.STANDINGS, look(0, tall), sheet);
            Shape row = sheet.shapes().stream()
                    .filter(shape -> "Germania".equals(shape.text()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    List.of("2", "2", "1"),
                    sheet.shapes().stream()
                            .filter(shape -> shape != row && shape.text() != null && shape.y() == row.y())
                            .map(Shape::text)
                            .toList());
        }
    }

    /** A country has the tint, the line and the sign of the seat with most shields; of none where seats are equal. */
    @Test
    void landShowsWhoLeadsInIt() {
        List<Shape> shapes = drawn(start("jump"), 0, true);
        int germania = OrigoMap.find("germanien");
        assertEquals(Ink.seat(1), find(shapes, "wash-" + germania + "-1").fill());
        assertEquals(Ink.seat(1), find(shapes, "rim-" + germania + "-1").stroke());
        assertEquals(Ink.seat(1), find(shapes, "lead-" + germania + "-1").fill());
        int poland = OrigoMap.find("polen");
        assertEquals(
                0, count(shapes, shape -> shape.id() != null && shape.id().startsWith("wash-" + poland)), "nobody");
    }

    @Test
    void leadersStandOnTheTrack() {
        OrigoLayout layout = new OrigoLayout(true);
        List<Shape> shapes = drawn(start("jump"), 0, true);
        for (int seat = 0; seat < 2; seat++) {
            Shape leader = find(shapes, "leader-" + seat);
            assertEquals(layout.trackX(4 + 3 * seat), leader.x());
            assertEquals(layout.trackY(4 + 3 * seat), leader.y());
        }
        assertEquals(10, count(shapes, shape -> shape.text() != null && shape.size() == 8 && isTen(shape.text())));
    }

    private static boolean isTen(String text) {
        return text.length() > 1 && text.endsWith("0");
    }

    @Test
    void anAttackShowsBothValues() {
        OrigoState state = start("battle");
        assertEquals(List.of("4", "2"), values(preview(state, "attack:gallien@G2")));
        state.play(GAME.parseMove(state, "attack:gallien@G2"));
        assertEquals(2, state.actor());
        assertEquals(List.of("4", "2"), values(drawn(state, 2, true)));
        assertEquals(List.of("4", "4"), values(preview(state, "add:2")));
    }

    @Test
    void cardsThatFitABattleSayWhatTheyAdd() {
        OrigoState state = start("battle");
        assertEquals(0, count(drawn(state, 0, true), shape -> "+2".equals(shape.text())));
        state.play(GAME.parseMove(state, "attack:gallien@G2"));
        // column 2, people, row G and rows G and H
        assertEquals(4, count(drawn(state, 2, true), shape -> "+2".equals(shape.text())));
    }

    @Test
    void whereAShieldMayGoIsDashed() {
        OrigoState state = start("chain");
        int targets = state.survey().targets(OrigoMap.field("A6")).length;
        Scene scene = new Scene(1, 1);
        table.drawHover(state.viewFor(0), "field:A6", look(0, true), scene);
        assertTrue(targets > 2);
        assertEquals(targets, count(scene.shapes(), shape -> isDashed(shape) && shape.width() == 1.8));
    }

    private static boolean isDashed(Shape shape) {
        return Ink.PREVIEW.equals(shape.stroke()) && shape.dash() > 0;
    }

    @Test
    void aShieldThatWandersHasAnArrowAndStandsThere() {
        List<Shape> shapes = preview(start("chain"), "wander:A6>B4");
        assertEquals(1, count(shapes, shape -> Ink.PREVIEW.equals(shape.fill())), "the head of the arrow");
        OrigoLayout layout = new OrigoLayout(true);
        int to = OrigoMap.field("B4");
        assertEquals(
                1,
                count(
                        shapes,
                        shape -> isDashed(shape) && shape.x() == layout.middleX(to) && shape.y() == layout.middleY(to)),
                "the ghost of the shield");
    }
}
