package atoll.table.scene;

/** The format of a game's cover: a picture of its pieces by the table's own drawings, without words. Only the build draws it. */
public final class Cover {
    /** The width, in units. */
    public static final double WIDTH = 100;
    /** The height, in units. A card may show only the square in the middle. */
    public static final double HEIGHT = 125;

    private Cover() {}

    /**
     * {@return a cover that is a ground of one colour so far}
     *
     * @param ground the colour of the sea or the sky
     */
    public static Scene of(Ink ground) {
        return new Scene(WIDTH, HEIGHT)
                .add(Shape.of(Path.rect(0, 0, WIDTH, HEIGHT)).fill(ground));
    }
}
