package atoll.table.scene;

/** The shape of each seat's symbol, beside its colour: disc, square, triangle, diamond, hexagon. */
public final class SeatSymbols {
    /** By seat: the symbol as a character, for lines of text. */
    public static final String CHARACTERS = "●■▲◆⬢";

    private SeatSymbols() {}

    /**
     * {@return the symbol of a seat, 0..4, about as large as a disc of that radius}
     *
     * @param seat a seat, from 0
     * @param x the middle, from the left
     * @param y the middle, from the top
     * @param radius the radius
     */
    public static Shape shape(int seat, double x, double y, double radius) {
        double r = radius;
        Path path = switch (seat) {
            case 0 -> Path.disc(0, 0, r);
            case 1 -> Path.rect(-0.88 * r, -0.88 * r, 1.76 * r, 1.76 * r);
            case 2 -> Path.polygon(0, -1.1 * r, 1.05 * r, 0.75 * r, -1.05 * r, 0.75 * r);
            case 3 -> Path.polygon(0, -1.15 * r, 1.15 * r, 0, 0, 1.15 * r, -1.15 * r, 0);
            case 4 -> hexagon(r);
            default -> throw new IllegalArgumentException("seat " + seat);
        };
        return Shape.of(path).at(x, y);
    }

    private static Path hexagon(double r) {
        double h = 0.866 * r;
        return Path.polygon(-r, 0, -0.5 * r, -h, 0.5 * r, -h, r, 0, 0.5 * r, h, -0.5 * r, h);
    }
}
