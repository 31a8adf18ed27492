package atoll.table.scene;

/** The marks of previews: slips of paper and lines, all dashed. */
public final class PreviewMarks {
    /** Half the height of a slip, in sizes of its number. */
    private static final double HALF = 0.55;

    private final Scene scene;
    private final double size;

    /**
     * Adds marks to a scene.
     *
     * @param scene the scene to add to
     * @param size the size of numbers, in scene units
     */
    public PreviewMarks(Scene scene, double size) {
        this.scene = scene;
        this.size = size;
    }

    /**
     * A number on a slip with a dashed edge.
     *
     * @param text the digits, with a sign
     * @param half half the width of the slip, in scene units
     * @param x the middle, from the left
     * @param y the middle, from the top
     */
    public void slip(String text, double half, double x, double y) {
        double high = HALF * size;
        scene.addAbove(Shape.of(Path.round(-half, -high, 2 * half, 2 * high, 4.5))
                .at(x, y)
                .fill(Ink.PAPER)
                .stroke(Ink.PREVIEW, 1.4)
                .dash(2.4));
        scene.addAbove(Shape.text(null, text, size).at(x, y).fill(Ink.TEXT).bold());
    }

    /**
     * A dashed line around a place: an addition or removal.
     *
     * @param area the place
     * @param inset how far inside the edge of the place, in scene units
     */
    public void dashed(Area area, double inset) {
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PAPER, 3));
        scene.add(Shape.of(area.outline(inset)).stroke(Ink.PREVIEW, 1.6).dash(3));
    }
}
