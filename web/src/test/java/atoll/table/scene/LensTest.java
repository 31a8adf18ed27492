package atoll.table.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.paint.PixelRect;
import atoll.table.paint.PlacedShape;
import atoll.table.paint.Viewport;
import org.junit.jupiter.api.Test;

/** Zoom and pan of a part of a scene. */
class LensTest {
    private static final double EXACTLY = 1e-9;

    private final Area window = new Area.Box(10, 20, 100, 100);

    private Scene scene() {
        Scene scene = new Scene(200, 200).window(window);
        scene.add(Shape.of("in", Path.rect(0, 0, 10, 10)).at(30, 40).stroke(Ink.LINE, 1));
        scene.add(Shape.of("out", Path.rect(0, 0, 10, 10)).at(150, 40));
        scene.add(Shape.of("over", Path.rect(0, 0, 190, 190)));
        scene.add(Shape.of("fixed", Path.rect(0, 0, 10, 10)).at(30, 40).fixed());
        scene.add(new Spot("a", new Area.Box(30, 40, 10, 10), "a", "board"));
        scene.add(new Spot("b", new Area.Box(95, 105, 10, 10), "b", "board"));
        scene.add(new Spot("hand", new Area.Card(150, 40, 10, 10), "hand", "hand"));
        return scene;
    }

    private static Shape shape(Scene scene, String id) {
        return scene.shapes().stream()
                .filter(each -> id.equals(each.id()))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void zoomKeepsThePointUnderThePointer() {
        Lens lens = Lens.WHOLE.zoom(window, 35, 45, 2);
        assertEquals(35, lens.toX(window, 35), EXACTLY);
        assertEquals(45, lens.toY(window, 45), EXACTLY);
        Lens nearer = lens.zoom(window, 50, 60, 1.5);
        assertEquals(3, nearer.factor(), EXACTLY);
        double x = (50 - window.left()) / 2 + lens.x();
        assertEquals(50, nearer.toX(window, x), EXACTLY);
    }

    @Test
    void theWindowIsAlwaysFull() {
        Lens corner = Lens.WHOLE.zoom(window, 10, 20, 2).pan(window, 500, 500);
        assertEquals(10, corner.x(), EXACTLY);
        assertEquals(20, corner.y(), EXACTLY);
        Lens other = corner.pan(window, -500, -500);
        assertEquals(60, other.x(), EXACTLY);
        assertEquals(70, other.y(), EXACTLY);
        assertEquals(Lens.MOST, Lens.WHOLE.zoom(window, 50, 50, 99).factor(), EXACTLY);
        assertSame(Lens.WHOLE, other.zoom(window, 50, 50, 0.1));
        assertSame(Lens.WHOLE, Lens.WHOLE.pan(window, 5, 5));
    }

    @Test
    void onlyTheWindowIsZoomed() {
        Scene scene = scene();
        Scene seen = scene.through(new Lens(2, 10, 20));
        Shape in = shape(seen, "in");
        assertEquals(50, in.x(), EXACTLY);
        assertEquals(60, in.y(), EXACTLY);
        assertEquals(2, in.scale(), EXACTLY);
        assertEquals(window, in.clip());
        for (String id : new String[] {"out", "over", "fixed"}) {
            assertSame(shape(scene, id), shape(seen, id));
            assertNull(shape(seen, id).clip());
        }
        assertSame(scene, scene.through(Lens.WHOLE));
        assertEquals(scene.ground(), seen.ground());
    }

    @Test
    void invisibleSpotsCannotBeHit() {
        Scene seen = scene().through(new Lens(2, 10, 20));
        assertTrue(seen.spot("a").area().contains(55, 65));
        assertFalse(seen.spot("a").area().contains(35, 45));
        assertEquals(0, seen.spot("b").area().width(), EXACTLY);
        assertTrue(seen.spot("hand").area().contains(155, 45));
    }

    @Test
    void showMovesTheLeast() {
        Lens lens = new Lens(2, 10, 20);
        assertEquals(lens, lens.show(window, new Area.Box(30, 40, 10, 10)));
        Lens shown = lens.show(window, new Area.Box(95, 40, 10, 10));
        assertEquals(55, shown.x(), EXACTLY);
        assertEquals(20, shown.y(), EXACTLY);
        assertEquals(lens, lens.show(window, new Area.Box(150, 40, 10, 10)));
    }

    @Test
    void theWindowIsClipped() {
        Viewport viewport = new Viewport(0, 0, 2, new Viewport.TextSize(12, 1, true));
        Scene seen = scene().through(new Lens(4, 36, 46));
        PixelRect patch = PlacedShape.of(shape(seen, "in"), viewport).patch();
        assertTrue(patch.left() == 20 && patch.top() == 40 && patch.right() <= 220 && patch.bottom() <= 240);
    }
}
