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
        assertEquals(410, transition.millis());
        List<PlacedShape> early = transition.at(170, VIEWPORT);
        assertTrue(early.get(0).x() > 9);
        assertEquals(0, early.get(1).x());
        assertEquals(10, transition.at(410, VIEWPORT).get(1).x());
    }

    @Test
    void aNumberCountsAndItsDifferenceFadesAboveIt() {
        Transition transition = new Transition(scene(number(3)), scene(number(13)));
        List<PlacedShape> middle = transition.at(120, VIEWPORT);
        assertEquals("8", middle.get(0).shape().text());
        PlacedShape rim = middle.get(1);
        assertEquals(Ink.PAPER, rim.shape().stroke());
        PlacedShape difference = middle.get(2);
        assertEquals("+10", difference.shape().text());
        assertEquals(rim.x(), difference.x());
        assertEquals(middle.get(0).x(), difference.x());
        assertTrue(middle.get(0).y() - difference.y() > 10, "a line higher");
        assertEquals(0.5, difference.alpha(), 1e-9);
        assertEquals("13", transition.at(240, VIEWPORT).get(0).shape().text());
    }

    /** Above its number, towards the middle, towards the edge, or not at all. */
    @Test
    void aDifferenceLiesWhereNoTextIs() {
        Shape above = Shape.text(null, "wood", 10).at(0, -12);
        Shape inside = Shape.text(null, "wood", 10).at(36, 0);
        Shape outside = Shape.text(null, "wood", 10).at(-36, 0);
        List<PlacedShape> middle = new Transition(scene(number(3), above), scene(number(13), above)).at(120, VIEWPORT);
        PlacedShape difference = middle.get(2);
        assertEquals(middle.get(0).y(), difference.y());
        // both are of bold digits, each up to 0.72 of the size
        double gap = difference.x() - middle.get(0).x() - (2 + 3) * 0.36 * 10;
        assertTrue(gap > 10, "so far apart: " + gap);
        double other = new Transition(scene(number(3), above, inside), scene(number(13), above, inside))
                .at(120, VIEWPORT)
                .get(3)
                .x();
        assertEquals(-difference.x(), other, 1e-9);
        Transition nowhere =
                new Transition(scene(number(3), above, inside, outside), scene(number(13), above, inside, outside));
        assertEquals(4, nowhere.at(120, VIEWPORT).size());
    }

    @Test
    void whatIsGoneFallsAndWhatHasArrivedIsNoLongerShown() {
        PlacedShape gone = only(new Transition(scene(disc("shield", 4, 0)), scene()), 120);
        assertEquals(4, gone.x());
        assertTrue(gone.y() > 0 && gone.alpha() < 1);
        Shape bank = disc("bank", 50, 0);
        Shape late = disc("late", 0, 0).motion(Motion.PLAIN.leavesTo("bank").step(3));
        Transition paid = new Transition(
                scene(bank, disc("coin", 0, 0).motion(Motion.PLAIN.leavesTo("bank")), late), scene(bank));
        assertEquals(0, paid.at(300, VIEWPORT).get(1).alpha());
        assertEquals(1, paid.at(300, VIEWPORT).get(2).alpha());
    }

    @Test
    void aDifferenceShowsWhenItsNumberBeginsToCount() {
        Transition transition = new Transition(
                scene(number(3)), scene(number(13).motion(Motion.PLAIN.step(1).counts())));
        assertEquals(0, transition.at(80, VIEWPORT).get(1).alpha());
        assertTrue(transition.at(170, VIEWPORT).get(1).alpha() > 0.5);
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
