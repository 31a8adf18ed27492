package atoll.table;

import java.util.ArrayList;
import java.util.List;

/**
 * A row of the score sheet: what each seat gets for the same thing.
 *
 * @param name what the points are for, in the player's language, such as "Fish × 3"
 * @param points by seat
 */
public record ScoreRow(String name, int[] points) {
    /**
     * {@return a sheet}
     *
     * @param parts by seat, the points of each row
     * @param names by row
     */
    public static List<ScoreRow> sheet(int[][] parts, String... names) {
        List<ScoreRow> rows = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            int[] points = new int[parts.length];
            for (int seat = 0; seat < parts.length; seat++) {
                points[seat] = parts[seat][i];
            }
            rows.add(new ScoreRow(names[i], points));
        }
        return rows;
    }
}
