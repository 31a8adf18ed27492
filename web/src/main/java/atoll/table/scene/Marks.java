package atoll.table.scene;

/** The faint marks where a move can begin: on tables, and in the legends that name them. */
public final class Marks {
    private Marks() {}

    /**
     * A place that is picked alone.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param unit the size of the place
     */
    public static void dot(Scene scene, double x, double y, double unit) {
        scene.add(Shape.of(Path.disc(0, 0, unit * 0.135))
                .at(x, y)
                .stroke(Ink.PAPER, unit * 0.06)
                .fill(Ink.LEGAL)
                .alpha(0.95));
    }

    /**
     * A place from which a move leads to another one: an arch, below what stands there.
     *
     * @param scene the scene to add to
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param unit the size of the place
     */
    public static void arch(Scene scene, double x, double y, double unit) {
        Path arch = new Path().arc(x, y + unit * 0.29, unit * 0.18, Math.PI, 2 * Math.PI);
        scene.add(Shape.of(arch).stroke(Ink.PAPER, unit * 0.14).alpha(0.7));
        scene.add(Shape.of(arch).stroke(Ink.LEGAL, unit * 0.06));
    }
}
