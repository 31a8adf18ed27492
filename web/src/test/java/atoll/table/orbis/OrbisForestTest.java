package atoll.table.orbis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.games.orbis.OrbisFacts;
import atoll.games.orbis.OrbisPositionParser;
import atoll.games.orbis.OrbisState;
import atoll.games.orbis.OrbisTiles;
import atoll.table.ViewOptions;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Forests: their neighbours, and whether they can still score. */
class OrbisForestTest extends OrbisFixture {
    /** The free cells for a forest show its neighbours there, and its label after placing agrees. */
    @Test
    void freeCellsShowAForestsNeighbours() {
        OrbisState state = OrbisPositionParser.read(
                "display G2a B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply green blue white"
                        + " world 1.0=G1b 1.1=B1a 1.2=Y1b 1.3=G2d 1.4=W1d 2.0=G3a 2.1=B2c 2.2=wild seat seat seat",
                4,
                0);
        Scene before = new Scene(1, 1);
        table.drawPreview(
                state,
                GAME.parseMove(state, "take:a1"),
                new ViewOptions(WORDS, 0, ViewOptions.TALL, List.of(), false),
                before);
        assertEquals(3, written(before, "2/3"), "before it is taken");
        state.play(GAME.parseMove(state, "take:a1"));
        assertEquals(3, written(scene(state, 0, true), "2/3"));
        state.play(GAME.parseMove(state, "build"));
        Scene scene = scene(state, 0, true);
        assertEquals(3, written(scene, "2/3"), "2.3, 3.0 and 3.1");
        for (String cell : List.of("2.3", "3.0", "3.1")) {
            String told = scene.spot("cell:1:" + cell).label();
            assertTrue(told.endsWith("2 of 3 touch it"), told);
            OrbisState after = state.copy();
            after.play(GAME.parseMove(after, "at:" + cell));
            String status = told.substring(told.indexOf(". ") + 2);
            String laid = scene(after, 0, true).spot("cell:1:" + cell).label();
            assertTrue(laid.endsWith(status), told + " / " + laid);
        }
    }

    /** The number is struck out exactly where the forest can never score. */
    @Test
    void aForestThatCannotCountAnywhereSaysSo() {
        OrbisState state = OrbisPositionParser.read(
                "display G2a B3a W3a R3a Y3a G3b B3b R3b Y3b seat supply green blue white"
                        + " world 1.0=Y1b 1.1=W1d 1.2=R1b 1.3=G2d 1.4=Y1a 2.2=R2c seat",
                2,
                0);
        state.play(GAME.parseMove(state, "take:a1"));
        state.play(GAME.parseMove(state, "build"));
        Scene scene = scene(state, 0, true);
        assertTrue(
                scene.spot("cell:1:2.3").label().endsWith("Can no longer count: 1 of 3"),
                "one below, and room for one above");
        long struck = scene.shapes().stream()
                .filter(shape -> shape.path() != null && shape.path().isLike(Path.segment(-11, 5, 11, -5)))
                .count();
        assertEquals(1, struck);
    }

    /** The open forests are beside the land points, in the same number as in the label. */
    @Test
    void openForestsAreInTheScore() {
        assertTrue(shapes(scene(forests(), 0, true), "open-forests").isEmpty());
        int[] seen = {0};
        walk(state -> {
            int open = state.survey().openForests(0);
            List<Shape> shapes = scene(state, 0, true).shapes();
            List<Shape> drawn = shapes(scene(state, 0, true), "open-forests");
            assertEquals(open > 0 ? 1 : 0, drawn.size());
            assertEquals(open > 0, new OrbisScoreTexts(state, WORDS, 0).parts(0).contains("still open"));
            if (open > 0) {
                double y = drawn.get(0).y();
                double x = drawn.get(0).x();
                assertTrue(
                        shapes.stream()
                                .anyMatch(shape -> Integer.toString(open).equals(shape.text())
                                        && shape.y() == y
                                        && Math.abs(shape.x() - x) < 16),
                        "counted " + open);
                seen[0]++;
            }
        });
        assertTrue(seen[0] > 5, "seen " + seen[0]);
    }

    /** In other worlds a lost forest is pale; an open one is not, and its label says so. */
    @Test
    void aLostForestLooksLostInOtherWorlds() {
        OrbisState state = forests();
        OrbisFacts facts = state.survey();
        assertEquals(1, facts.openForests(1));
        long pale = scene(state, 0, true).shapes().stream()
                .filter(shape -> shape.path() == OrbisOutlines.type(OrbisTiles.FOREST) && shape.alpha() < 1)
                .count();
        assertEquals(1, pale);
        String told = new OrbisScoreTexts(state, WORDS, 0).world(1);
        assertTrue(told.contains("forest (does not count)") && told.contains("forest (still open)"), told);
    }
}
