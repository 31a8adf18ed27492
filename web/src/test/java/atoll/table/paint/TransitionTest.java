package atoll.table.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.scene.Ink;
import atoll.table.scene.Motion;
import atoll.table.scene.Path;
import atoll.table.scene.Scene;
import atoll.table.scene.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class TransitionTest {
    private static final Viewport VIEWPORT = new Viewport(0, 0, 1, new Viewport.TextSize(1, 1, true));

    @Test
    void nothingMovesBetweenEqualScenes() {
        Transition transition = new Transition(scene(disc("a", 1, 1), number(3)), scene(disc("a", 1, 1), number(3)));
        assertEquals(0, transition.millis());
    }

    @Test
    void aShapeGlidesToItsNewPlace() {
        Transition transition = new Transition(scene(disc("a", 0, 0)), scene(disc("a", 10, 0)));
        assertEquals(240, transition.millis());
        assertEquals(0, only(transition, 0).x());
        assertEquals(5, only(transition, 120).x(), 1e-9);
        assertEquals(10, only(transition, 240).x());
    }

    @Test
    void aNewShapeFadesIn() {
        Transition transition = new Transition(scene(), scene(disc("a", 4, 0)));
        assertEquals(4, only(transition, 0).x());
        assertEquals(0, only(transition, 0).alpha());
        assertEquals(1, only(transition, 240).alpha());
    }

    @Test
    void aGainComesFromAStockThatStays() {
        Shape stock = Shape.of("stock", Path.rect(20, 30, 10, 10));
        Transition transition =
                new Transition(scene(stock), scene(stock, disc("gain", 0, 0).motion(Motion.PLAIN.comesFrom("stock"))));
        PlacedShape gain = transition.at(0, VIEWPORT).get(1);
        assertEquals(25, gain.x(), 1e-9);
        assertEquals(35, gain.y(), 1e-9);
        assertEquals(1, gain.alpha());
        assertEquals(0, transition.at(240, VIEWPORT).get(1).x(), 1e-9);
    }

    @Test
    void aGainFromNowhereFadesIn() {
        Transition transition =
                new Transition(scene(), scene(disc("gain", 4, 0).motion(Motion.PLAIN.comesFrom("stock"))));
        assertEquals(0, only(transition, 0).alpha());
    }

    @Test
    void aPaymentLeavesForItsTarget() {
        Shape bank = disc("bank", 50, 0);
        Transition transition =
                new Transition(scene(bank, disc("coin", 0, 0).motion(Motion.PLAIN.leavesTo("bank"))), scene(bank));
        List<PlacedShape> middle = transition.at(120, VIEWPORT);
        assertEquals(2, middle.size());
        assertEquals(25, middle.get(1).x(), 1e-9);
        assertEquals(1, middle.get(1).alpha());
        assertEquals(2, transition.ground());
    }

    @Test
    void aRenamedShapeMovesFromItsOldPlaceUnlessThatStillExists() {
        Transition renamed = new Transition(
                scene(disc("hand", 0, 0)), scene(disc("pile", 8, 0).motion(Motion.PLAIN.movedFrom("hand"))));
        assertEquals(0, only(renamed, 0).x());
        assertEquals(1, only(renamed, 0).alpha());
        Transition other = new Transition(
                scene(disc("hand", 0, 0)),
                scene(disc("hand", 0, 0), disc("pile", 8, 0).motion(Motion.PLAIN.movedFrom("hand"))));
        assertEquals(0, other.at(0, VIEWPORT).get(1).alpha());
    }

    @Test
    void laterStepsWait() {
        Transition transition = new Transition(
                scene(disc("a", 0, 0), disc("b", 0, 0)),
                scene(disc("a", 10, 0), disc("b", 10, 0).motion(Motion.PLAIN.step(2))));
        assertEquals(480, transition.millis());
        List<PlacedShape> early = transition.at(240, VIEWPORT);
        assertEquals(10, early.get(0).x());
        assertEquals(0, early.get(1).x());
        assertEquals(10, transition.at(480, VIEWPORT).get(1).x());
    }

    @Test
    void aNumberCountsAndItsDifferenceFadesBesideIt() {
        Transition transition = new Transition(scene(number(3)), scene(number(13)));
        List<PlacedShape> middle = transition.at(120, VIEWPORT);
        assertEquals("8", middle.get(0).shape().text());
        PlacedShape difference = middle.get(1);
        assertEquals("+10", difference.shape().text());
        assertEquals(middle.get(0).y(), difference.y());
        // both are of bold digits, each up to 0.72 of the size
        double gap = difference.x() - middle.get(0).x() - (2 + 3) * 0.36 * 10;
        assertTrue(gap > 10, "so far apart: " + gap);
        assertEquals(0.5, difference.alpha(), 1e-9);
        assertEquals("13", transition.at(240, VIEWPORT).get(0).shape().text());
    }

    @Test
    void aDifferenceLiesTowardsTheMiddleUnlessAWordIsThere() {
        Shape word = Shape.text(null, "wood", 10).at(15, 0);
        double free = new Transition(scene(number(3)), scene(number(5)))
                .at(120, VIEWPORT)
                .get(1)
                .x();
        double taken = new Transition(scene(number(3), word), scene(number(5), word))
                .at(120, VIEWPORT)
                .get(2)
                .x();
        assertTrue(free > 0, "at " + free);
        assertEquals(-free, taken, 1e-9);
    }

    @Test
    void aDifferenceShowsWhenItsNumberBeginsToCount() {
        Transition transition = new Transition(
                scene(number(3)), scene(number(13).motion(Motion.PLAIN.step(1).counts())));
        assertEquals(0, transition.at(100, VIEWPORT).get(1).alpha());
        assertTrue(transition.at(200, VIEWPORT).get(1).alpha() > 0.5);
    }

    @Test
    void aNumberCountsBelowZero() {
        Transition transition = new Transition(scene(number(1)), scene(number(-3)));
        assertEquals("−1", transition.at(120, VIEWPORT).get(0).shape().text());
        assertEquals("−4", transition.at(120, VIEWPORT).get(1).shape().text());
    }

    @Test
    void onTheWayItCanTurnToASceneWithOtherMarks() {
        Shape mark = Shape.of(Path.disc(0, 0, 1)).fill(Ink.LEGAL);
        Transition transition =
                new Transition(scene(disc("a", 0, 0)), scene(disc("a", 10, 0))).towards(scene(disc("a", 10, 0), mark));
        assertEquals(5, transition.at(120, VIEWPORT).get(0).x(), 1e-9);
        assertEquals(mark, transition.at(120, VIEWPORT).get(1).shape());
    }

    @Test
    void shapesThatStayArePlacedOnce() {
        Transition transition =
                new Transition(scene(disc("a", 0, 0), disc("b", 0, 0)), scene(disc("a", 0, 0), disc("b", 10, 0)));
        assertEquals(
                transition.at(10, VIEWPORT).get(0), transition.at(20, VIEWPORT).get(0));
        assertFalse(transition.at(10, VIEWPORT).get(1)
                == transition.at(20, VIEWPORT).get(1));
    }

    private static PlacedShape only(Transition transition, double millis) {
        List<PlacedShape> shapes = transition.at(millis, VIEWPORT);
        assertEquals(1, shapes.size());
        return shapes.get(0);
    }

    private static Shape disc(String id, double x, double y) {
        return Shape.of(id, Path.disc(0, 0, 1)).at(x, y).fill(Ink.LINE);
    }

    private static Shape number(int number) {
        return Shape.text("number", (number < 0 ? "−" : "") + Math.abs(number), 10)
                .at(0, 0)
                .motion(Motion.PLAIN.counts());
    }

    private static Scene scene(Shape... shapes) {
        Scene scene = new Scene(100, 100);
        for (Shape shape : shapes) {
            scene.add(shape);
        }
        return scene;
    }
}
