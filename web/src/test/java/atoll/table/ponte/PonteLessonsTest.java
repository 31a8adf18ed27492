package atoll.table.ponte;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Setup;
import atoll.engine.State;
import atoll.games.ponte.PonteBoard;
import atoll.games.ponte.PonteGame;
import atoll.games.ponte.PonteMoves;
import atoll.games.ponte.PonteObstacle;
import atoll.games.ponte.PonteState;
import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks the numbers in the texts of Ponte's lessons and guide, for both colours. */
class PonteLessonsTest {
    private final Game game = new PonteGame();

    @Test
    void everyExampleOfTheRulebookIsThere() {
        // examples 4, 3, 1, 2, 5, 6, then 7, 8, 9, then three boards of our reading of the rules, then the scoring
        assertEquals(
                List.of(
                        "sandbank",
                        "island",
                        "distance",
                        "touching",
                        "five",
                        "colours",
                        "kinds",
                        "refused",
                        "blocked",
                        "sharing",
                        "crossing",
                        "last",
                        "scores"),
                PonteLessons.chapters().stream()
                        .map(Chapter::lessons)
                        .flatMap(List::stream)
                        .map(Lesson::id)
                        .toList());
    }

    @Test
    void islandPointsMatchTheText() {
        assertEquals(0, start("island").score(0));
        assertEquals(1, after("island", "e5").score(0));
        assertEquals(3, ((PonteState) after("sandbank", "e6")).board().groupSize(cell("e6")));
        assertEquals(1, ((PonteState) start("colours")).score(0));
    }

    @Test
    void closedCellsAreClosedToBoth() {
        PonteBoard board = ((PonteState) start("blocked")).board();
        for (String cell : lesson("blocked").about()) {
            assertTrue(board.isUnderBridge(cell(cell)), cell);
            assertFalse(board.takesTile(PonteBoard.LIGHT, cell(cell)), cell);
            assertFalse(board.takesTile(PonteBoard.DARK, cell(cell)), cell);
        }
        assertEquals(3, board.bridges(PonteBoard.LIGHT) + board.bridges(PonteBoard.DARK));
    }

    @Test
    void aCellLiesUnderTwoBridges() {
        PonteBoard before = ((PonteState) start("sharing")).board();
        assertTrue(before.isUnderBridge(cell("e5")) && before.isUnderBridge(cell("f5")));
        assertTrue(before.takesTile(PonteBoard.DARK, cell("d5")));
        int second = PonteMoves.bridgeBetween(cell("d4"), cell("e6"));
        assertEquals(List.of("e5"), lesson("sharing").about());
        assertTrue(PonteMoves.under(second, false) == cell("e5") || PonteMoves.under(second, true) == cell("e5"));
        PonteBoard after = ((PonteState) after("sharing", "d4-e6")).board();
        assertEquals(cell("f6"), after.mate(cell("e4")));
        assertEquals(cell("e6"), after.mate(cell("d4")));
        assertTrue(after.isUnderBridge(cell("d5")));
    }

    @Test
    void bridgesCrossOverACommonCellAndWithoutOne() {
        PonteState start = (PonteState) start("crossing");
        assertEquals("crosses b1", refusal(start, "a2", "c2"));
        assertTrue(start.board().isUnderBridge(cell("b2")));
        assertEquals("crosses e4", refusal(start, "d6", "f4"));
        int diagonal = PonteMoves.bridgeBetween(cell("d6"), cell("f4"));
        assertEquals(cell("e5"), PonteMoves.under(diagonal, false));
        assertFalse(start.board().isUnderBridge(cell("e5")), "the cell is under the new bridge only");
        assertTrue(start.board().isUnderBridge(cell("f5")));
    }

    private static String refusal(PonteState state, String from, String to) {
        PonteObstacle obstacle = PonteObstacle.of(state, PonteMoves.bridgeBetween(cell(from), cell(to)));
        return obstacle.reason().id() + " " + PonteMoves.name(obstacle.cell());
    }

    @Test
    void pieceCountsMatchTheText() {
        Setup box = Setup.of(game.info(), 2).with("supply", "box").with("size", "12");
        PonteState state = (PonteState) game.start(box);
        state.play(cell("l12"));
        state.play(cell("a1"));
        assertEquals(38, state.tilesLeft(PonteBoard.LIGHT));
        assertEquals(40, state.tilesLeft(PonteBoard.DARK));
        assertEquals(15, state.bridgesLeft());
    }

    @Test
    void theLastBridgeTurnsTheGame() {
        State start = start("last");
        MoveList moves = new MoveList();
        start.moves(moves);
        assertEquals(3, moves.size());
        assertEquals(List.of(8, 10), List.of(start.score(0), start.score(1)));
        assertEquals(11, after("last", "f8-g6").score(0));
    }

    @Test
    void theScoresAreThoseOfTheRulebook() {
        assertEquals(10, start("scores").score(0));
        assertEquals(5, start("scores").score(1));
        assertEquals(7, after("scores", "g7-i8").score(1));
    }

    @Test
    void theGuideMatchesTheRules() {
        Guide guide = PonteGuide.guide();
        assertEquals("0 0", scores(guide, "sandbank"));
        assertEquals("1 1", scores(guide, "island"));
        assertEquals("2 1", scores(guide, "distance"));
        assertEquals("3 1", scores(guide, "bridge"));
        assertEquals("3 3", scores(guide, "joined"));
        assertEquals(List.of(10, 7), points(step(guide, "last").start()));
        MoveList moves = new MoveList();
        step(guide, "last").start().moves(moves);
        assertEquals(1, moves.size(), "light can neither lay nor build");
        assertEquals(PonteMoves.PASS, moves.get(0));
        assertEquals("10 11", scores(guide, "last"));
        assertEquals(State.OVER, step(guide, "score").start().actor());
        PonteBoard closed = ((PonteState) end(guide, "blocked")).board();
        assertTrue(closed.isUnderBridge(cell("d5")) && closed.isUnderBridge(cell("e5")));
        PonteBoard near = ((PonteState) step(guide, "distance").start()).board();
        assertFalse(near.takesTile(PonteBoard.DARK, cell("e3")));
    }

    private static Guide.Step step(Guide guide, String id) {
        return guide.steps().stream()
                .filter(step -> step.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private State end(Guide guide, String id) {
        State at = step(guide, id).start().copy();
        for (String wanted : step(guide, id).line()) {
            at.play(Guide.moves(game, at, wanted).get(0));
        }
        return at;
    }

    private String scores(Guide guide, String id) {
        State end = end(guide, id);
        return end.score(0) + " " + end.score(1);
    }

    private static List<Integer> points(State at) {
        return List.of(at.score(0), at.score(1));
    }

    private static Lesson lesson(String id) {
        return PonteLessons.chapters().stream()
                .flatMap(chapter -> chapter.lessons().stream())
                .filter(lesson -> lesson.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static State start(String id) {
        return lesson(id).start();
    }

    private State after(String id, String token) {
        State at = start(id).copy();
        at.play(game.parseMove(at, token));
        return at;
    }

    private static int cell(String name) {
        return PonteMoves.cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
