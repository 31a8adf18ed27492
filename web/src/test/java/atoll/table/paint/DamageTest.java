package atoll.table.paint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.scene.Ink;
import atoll.table.scene.Path;
import atoll.table.scene.Shape;
import java.awt.BasicStroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class DamageTest {
    private static final Viewport FIT = new Viewport(3.3, 2.7, 1.7, new Viewport.TextSize(12, 1, true));
    private static final PixelRect WHOLE = new PixelRect(0, 0, 200, 160);
    private static final Ink[] INKS = {Ink.SEA, Ink.LINE, Ink.LEGAL, null};

    private final Random random = new Random(5);

    @Test
    void equalShapesCauseNoDamage() {
        assertEquals(
                List.of(),
                Damage.between(placed(tile(10, 10), tile(40, 40)), placed(tile(10, 10), tile(40, 40)), WHOLE));
    }

    @Test
    void addedAndRemovedShapesAreDamage() {
        List<PlacedShape> one = placed(tile(10, 10), tile(80, 70));
        List<PlacedShape> two = placed(tile(10, 10), tile(45, 10), tile(80, 70));
        List<PixelRect> patches = List.of(two.get(1).patch());
        assertPatches(patches, Damage.between(one, two, WHOLE));
        assertPatches(patches, Damage.between(two, one, WHOLE));
    }

    @Test
    void aMovedShapeDamagesBothPlaces() {
        List<PlacedShape> one = placed(tile(10, 10), tile(50, 50));
        List<PlacedShape> two = placed(tile(100, 10), tile(50, 50));
        assertPatches(List.of(one.get(0).patch(), two.get(0).patch()), Damage.between(one, two, WHOLE));
    }

    @Test
    void shapesBetweenTwoPlacesInTheOrderAreNoDamage() {
        Shape moved = tile(10, 10);
        Shape added = tile(100, 10);
        List<PlacedShape> one = placed(moved, tile(50, 50), tile(80, 70), tile(120, 90));
        List<PlacedShape> two = placed(added, tile(50, 50), tile(80, 70), tile(120, 90), moved);
        List<PixelRect> patches = List.of(two.get(0).patch(), one.get(0).patch());
        assertPatches(patches, Damage.between(one, two, WHOLE));
        assertPatches(patches, Damage.between(two, one, WHOLE));
    }

    @Test
    void anotherAppearanceIsDamage() {
        Shape[] looks = {
            tile(50, 50),
            tile(50, 50).fill(Ink.LEGAL),
            tile(50, 50).stroke(Ink.LINE, 1),
            tile(50, 50).stroke(Ink.LINE, 2),
            tile(50, 50).stroke(Ink.LINE, 2).dash(1),
            tile(50, 50).shadow(1),
            tile(50, 50).alpha(0.5),
            tile(50, 50).turn(0.1),
            tile(50, 50).scale(1.1),
            Shape.of(Path.disc(0, 0, 5)).at(50, 50).fill(Ink.SEA),
            Shape.text(null, "5", 10).at(50, 50).fill(Ink.SEA),
            Shape.text(null, "6", 10).at(50, 50).fill(Ink.SEA),
            Shape.text(null, "5", 11).at(50, 50).fill(Ink.SEA),
            Shape.text(null, "5", 10).at(50, 50).fill(Ink.SEA).bold(),
            Shape.text(null, "5", 10).at(50, 50).fill(Ink.SEA).serif(),
            Shape.text(null, "5", 10).at(50, 50).fill(Ink.SEA).align(Shape.Align.LEFT),
        };
        for (Shape one : looks) {
            for (Shape two : looks) {
                assertEquals(
                        one == two,
                        Damage.between(placed(one), placed(two), WHOLE).isEmpty());
            }
        }
    }

    @Test
    void anotherOrderIsDamage() {
        List<PlacedShape> one = placed(tile(50, 50), tile(52, 52));
        List<PlacedShape> two = placed(tile(52, 52), tile(50, 50));
        assertFalse(Damage.between(one, two, WHOLE).isEmpty());
    }

    @Test
    void muchDamageIsAFullRepaint() {
        List<PlacedShape> one = placed(Shape.of(Path.rect(0, 0, 90, 90)).fill(Ink.SEA));
        assertEquals(List.of(WHOLE), Damage.between(one, placed(), WHOLE));
    }

    @Test
    void invisibleChangesAreNoDamage() {
        assertEquals(
                List.of(),
                Damage.between(placed(), placed(tile(-500, 0), tile(20, 20).alpha(0)), WHOLE));
        assertEquals(
                List.of(), Damage.between(placed(), placed(Shape.of(new Path()).fill(Ink.SEA)), WHOLE));
    }

    @Test
    void patchesAreJoined() {
        List<PlacedShape> many = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            many.add(PlacedShape.of(tile(random.nextInt(110), random.nextInt(90)), FIT));
        }
        assertTrue(Damage.between(List.of(), many, WHOLE).size() <= 8);
    }

    // Each pixel records what was painted on it, in order.
    @Tag("slow")
    @Test
    void partialRepaintEqualsFullRepaint() {
        int partly = 0;
        List<Shape> shapes = new ArrayList<>();
        int[] picture = new int[WHOLE.area()];
        List<PlacedShape> painted = List.of();
        for (int round = 0; round < 1_000; round++) {
            for (int change = random.nextInt(5); change >= 0; change--) {
                change(shapes);
            }
            double t = random.nextInt(3) / 2.0;
            List<PlacedShape> now = new ArrayList<>();
            for (Shape shape : shapes) {
                now.add(shape.width() == 3 ? PlacedShape.faded(shape, t, FIT) : PlacedShape.of(shape, FIT));
            }
            List<PixelRect> damage = Damage.between(painted, now, WHOLE);
            for (PixelRect patch : damage) {
                paint(now, patch, picture);
            }
            partly += damage.equals(List.of(WHOLE)) ? 0 : 1;
            int[] all = new int[picture.length];
            paint(now, WHOLE, all);
            assertTrue(Arrays.equals(all, picture), "round " + round);
            painted = now;
        }
        assertTrue(partly > 250);
    }

    // Java's own outlines of the same strokes have exact bounds.
    @Test
    void everyShapeStaysWithinItsPatch() {
        for (int i = 0; i < 3_000; i++) {
            PlacedShape placed = PlacedShape.of(shape(), FIT);
            if (placed.shape().text() != null || placed.shape().path().length() == 0) {
                continue;
            }
            Rectangle2D bounds = bounds(placed);
            PixelRect patch = placed.patch();
            Rectangle2D held = new Rectangle2D.Double(
                    patch.left(), patch.top(), patch.right() - patch.left(), patch.bottom() - patch.top());
            assertTrue(held.contains(bounds), () -> held + " " + bounds);
        }
    }

    @Test
    void textPatchesFitTheirSize() {
        for (Shape.Align align : Shape.Align.values()) {
            PlacedShape small =
                    PlacedShape.of(Shape.text(null, "Wide", 1).at(50, 50).align(align), FIT);
            // Four letters of the smallest readable size.
            assertTrue(small.patch().right() - small.patch().left() >= 4 * 12);
            assertTrue(small.patch().bottom() - small.patch().top() >= 12);
        }
        Viewport picture = new Viewport(0, 0, 1, new Viewport.TextSize(12, 1, false));
        assertEquals(0, picture.textSize(Shape.text(null, "tiny", 2), 1));
        assertEquals(12, picture.textSize(Shape.text(null, "small", 10), 1));
        assertEquals(
                25,
                new Viewport(0, 0, 1, new Viewport.TextSize(12, 3, true))
                        .textSize(Shape.text(null, "wanted large", 20), 1));
    }

    private static void assertPatches(List<PixelRect> expected, List<PixelRect> patches) {
        assertEquals(
                expected.stream().map(DamageTest::edges).toList(),
                patches.stream().map(DamageTest::edges).toList());
    }

    private static List<Integer> edges(PixelRect patch) {
        return List.of(patch.left(), patch.top(), patch.right(), patch.bottom());
    }

    private static Shape tile(double x, double y) {
        return Shape.of(Path.rect(-5, -5, 10, 10)).at(x, y).fill(Ink.SEA);
    }

    private static List<PlacedShape> placed(Shape... shapes) {
        List<PlacedShape> placed = new ArrayList<>();
        for (Shape shape : shapes) {
            placed.add(PlacedShape.of(shape, FIT));
        }
        return placed;
    }

    private void change(List<Shape> shapes) {
        int at = random.nextInt(shapes.size() + 1);
        int kind = random.nextInt(shapes.size() > 25 ? 5 : 3);
        if (kind < 2 || at == shapes.size()) {
            shapes.add(at, shape());
        } else if (kind == 2) {
            shapes.set(at, shape());
        } else {
            shapes.remove(at);
        }
    }

    private Shape shape() {
        double r = 2 + random.nextInt(8);
        Path path = switch (random.nextInt(5)) {
            case 0 -> Path.rect(-r, 0, 2 * r, r);
            case 1 -> Path.disc(0, r, r);
            case 2 -> new Path().move(0, 0).curve(r, 9, -r, 5, r, r).quad(9, 9, 0, 20);
            case 3 -> new Path().move(r, 0).arc(0, 0, r, 0, 1);
            default -> new Path();
        };
        Shape shape = random.nextInt(9) == 0 ? Shape.text(null, "abc".substring(random.nextInt(3)), r) : Shape.of(path);
        shape.at(random.nextInt(120), random.nextInt(100)).fill(INKS[random.nextInt(4)]);
        if (random.nextBoolean()) {
            shape.stroke(Ink.TEXT, 1 + random.nextInt(3));
        }
        if (random.nextBoolean()) {
            shape.turn(random.nextInt(7)).scale(0.5 + random.nextInt(3));
        }
        return random.nextInt(4) == 0 ? shape.shadow(2) : shape;
    }

    private static void paint(List<PlacedShape> shapes, PixelRect patch, int[] picture) {
        int width = WHOLE.right();
        for (int y = patch.top(); y < patch.bottom(); y++) {
            Arrays.fill(picture, y * width + patch.left(), y * width + patch.right(), 0);
        }
        for (PlacedShape each : shapes) {
            if (each.alpha() <= 0 || !each.patch().touches(patch)) {
                continue;
            }
            PixelRect held = each.patch().within(patch);
            int colour = colour(each);
            for (int y = held.top(); y < held.bottom(); y++) {
                for (int x = held.left(); x < held.right(); x++) {
                    picture[y * width + x] = 31 * picture[y * width + x] + colour;
                }
            }
        }
    }

    // Differs for shapes that are painted differently.
    private static int colour(PlacedShape placed) {
        Shape shape = placed.shape();
        List<Object> looks = new ArrayList<>(Arrays.asList(
                placed.x(), placed.y(), placed.turn(), placed.scale(), placed.alpha(), shape.fill(), shape.stroke()));
        looks.addAll(Arrays.asList(shape.width(), shape.shadow(), shape.size(), shape.text()));
        if (shape.path() != null) {
            for (double number : shape.path().numbers()) {
                looks.add(number);
            }
        }
        return looks.hashCode();
    }

    private static Rectangle2D bounds(PlacedShape placed) {
        Shape shape = placed.shape();
        Path2D outline = new Path2D.Double();
        double[] n = shape.path().numbers();
        int at = 0;
        while (at < shape.path().length()) {
            switch ((char) n[at++]) {
                case Path.MOVE -> outline.moveTo(n[at++], n[at++]);
                case Path.LINE -> outline.lineTo(n[at++], n[at++]);
                case Path.QUAD -> outline.quadTo(n[at++], n[at++], n[at++], n[at++]);
                case Path.CURVE -> outline.curveTo(n[at++], n[at++], n[at++], n[at++], n[at++], n[at++]);
                case Path.ARC -> {
                    double r = n[at + 2];
                    double from = Math.toDegrees(n[at + 3]);
                    double extent = Math.toDegrees(n[at + 4]) - from;
                    outline.append(
                            new Arc2D.Double(n[at] - r, n[at + 1] - r, 2 * r, 2 * r, -from, -extent, Arc2D.OPEN), true);
                    at += 5;
                }
                default -> outline.closePath();
            }
        }
        AffineTransform place = new AffineTransform();
        place.translate(FIT.left() + placed.x() * FIT.unit(), FIT.top() + placed.y() * FIT.unit());
        place.rotate(placed.turn());
        place.scale(FIT.unit() * placed.scale(), FIT.unit() * placed.scale());
        BasicStroke stroke = new BasicStroke((float) shape.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        Path2D flat = new Path2D.Double(); // the bounds of curves would include their control points
        flat.append(
                (shape.stroke() == null ? outline : stroke.createStrokedShape(outline)).getPathIterator(place, 0.01),
                false);
        Rectangle2D bounds = flat.getBounds2D();
        if (shape.shadow() > 0) {
            double depth = shape.shadow() * 2 * PlacedShape.SHADE * FIT.unit();
            bounds.add(bounds.getMaxX(), bounds.getMaxY() + depth);
        }
        return bounds;
    }
}
