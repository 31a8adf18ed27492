package atoll.table.paint;

import java.util.ArrayList;
import java.util.List;

/** The areas of a picture to repaint when its shapes change: a few rectangles. */
public final class Damage {
    /** The maximum number of patches: each costs a search through the shapes and a clear. */
    private static final int MOST = 8;
    /** Two patches are joined if the area between them is at most this part of the picture. */
    private static final int NEAR = 120;

    private final PixelRect whole;
    private final List<PixelRect> patches = new ArrayList<>();

    private Damage(PixelRect whole) {
        this.whole = whole;
    }

    /**
     * {@return the patches of {@code whole} in which two lists of shapes look different} Clear each patch, then paint
     * all shapes that touch it, in order. Shapes are compared by appearance, because every scene creates new objects.
     *
     * @param before the shapes before, from the bottom
     * @param after the shapes after, from the bottom
     * @param whole the whole canvas
     */
    public static List<PixelRect> between(List<PlacedShape> before, List<PlacedShape> after, PixelRect whole) {
        Damage damage = new Damage(whole);
        damage.compare(before, after);
        int area = 0;
        for (PixelRect patch : damage.patches) {
            area += patch.area();
        }
        return 2 * area > whole.area() ? List.of(whole) : damage.patches;
    }

    // Remaining shapes keep their order. Those added and removed are found by the nearest match, with the fewest shapes
    // before it in both lists: one that lies elsewhere in the order now is no match far ahead.
    private void compare(List<PlacedShape> before, List<PlacedShape> after) {
        int i = 0;
        int j = 0;
        while (i < before.size() && j < after.size()) {
            int skipped = 0;
            int removed = 0;
            int most = before.size() - i + after.size() - j;
            while (skipped < most && !isLike(before, i + removed, after, j + skipped - removed)) {
                if (removed < skipped) {
                    removed++;
                } else {
                    skipped++;
                    removed = 0;
                }
            }
            if (skipped == most) {
                break;
            }
            i = add(before, i, i + removed) + 1;
            j = add(after, j, j + skipped - removed) + 1;
        }
        add(before, i, before.size());
        add(after, j, after.size());
    }

    private static boolean isLike(List<PlacedShape> before, int i, List<PlacedShape> after, int j) {
        return i < before.size() && j < after.size() && before.get(i).isLike(after.get(j));
    }

    private int add(List<PlacedShape> shapes, int from, int to) {
        for (int i = from; i < to; i++) {
            if (shapes.get(i).alpha() > 0 && shapes.get(i).patch().touches(whole)) {
                add(shapes.get(i).patch().within(whole));
            }
        }
        return to;
    }

    private void add(PixelRect patch) {
        int nearest = -1;
        int least = patches.size() < MOST ? whole.area() / NEAR : Integer.MAX_VALUE;
        for (int i = 0; i < patches.size(); i++) {
            int between = patch.join(patches.get(i)).area()
                    - patch.area()
                    - patches.get(i).area();
            if (between < least) {
                least = between;
                nearest = i;
            }
        }
        if (nearest < 0) {
            patches.add(patch);
        } else {
            add(patch.join(patches.remove(nearest)));
        }
    }
}
