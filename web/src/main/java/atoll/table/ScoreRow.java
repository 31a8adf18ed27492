package atoll.table;

import java.util.function.IntUnaryOperator;

/**
 * A row of the score sheet: what each seat gets for the same thing.
 *
 * @param name what the points are for, in the player's language, such as "Fish × 3"
 * @param points by seat
 */
public record ScoreRow(String name, int[] points) {
    /**
     * {@return a row}
     *
     * @param name what the points are for
     * @param seats the number of seats
     * @param points the points of a seat
     */
    public static ScoreRow of(String name, int seats, IntUnaryOperator points) {
        int[] all = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            all[seat] = points.applyAsInt(seat);
        }
        return new ScoreRow(name, all);
    }
}
