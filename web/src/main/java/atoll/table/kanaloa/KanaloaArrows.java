package atoll.table.kanaloa;

import atoll.games.kanaloa.KanaloaMap;

/** Where the arrow keys lead on the map: from the sign of one connection to that of another. */
final class KanaloaArrows {
    private KanaloaArrows() {}

    /**
     * {@return the number of connections to which no arrow leads}
     *
     * @param places where the signs lie
     */
    static int missed(KanaloaSpacing places) {
        boolean[] reached = new boolean[KanaloaMap.CONNECTIONS];
        int left = KanaloaMap.CONNECTIONS;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            for (int direction = -2; direction < 2; direction++) {
                int next = next(places, c, direction % 2, (direction + 1) % 2);
                if (next >= 0 && !reached[next]) {
                    reached[next] = true;
                    left--;
                }
            }
        }
        return left;
    }

    // The sign that an arrow leads to, as the page chooses it: within 63 degrees, preferably straight ahead.
    private static int next(KanaloaSpacing places, int from, int dx, int dy) {
        int best = -1;
        double least = 1e9;
        for (int c = 0; c < KanaloaMap.CONNECTIONS; c++) {
            double x = places.middleX(c) - places.middleX(from);
            double y = places.middleY(c) - places.middleY(from);
            double ahead = x * dx + y * dy;
            double aside = Math.abs(x * dy) + Math.abs(y * dx);
            if (ahead > 0 && aside < 2 * ahead && ahead + 2 * aside < least) {
                least = ahead + 2 * aside;
                best = c;
            }
        }
        return best;
    }
}
