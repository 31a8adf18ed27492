package atoll.engine;

/** Converts leads in points to win shares. */
public final class WinShares {
    /** The odds of a seat by the steps it is behind: 1000 times 0.83 to the power of the index, at least 1. */
    private static final int[] ODDS = odds();

    private WinShares() {}

    private static int[] odds() {
        int[] odds = new int[48];
        int value = 1_000_000;
        for (int i = 0; i < odds.length; i++) {
            odds[i] = Math.max(1, value / 1000);
            value = value / 100 * 83;
        }
        return odds;
    }

    /**
     * Replaces each seat's points by its win share.
     *
     * @param seats in: points of each seat; out: win shares, 0..{@link Evaluator#WHOLE}, their sum {@link Evaluator#WHOLE}
     * @param steps number of steps that a deficit of {@code per} points counts
     * @param per at least 1
     */
    public static void fromLeads(int[] seats, int steps, int per) {
        int best = 0;
        for (int points : seats) {
            best = Math.max(best, points);
        }
        int sum = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = ODDS[Math.min((best - seats[seat]) * steps / per, ODDS.length - 1)];
            sum += seats[seat];
        }
        int rest = Evaluator.WHOLE;
        for (int seat = 0; seat < seats.length; seat++) {
            seats[seat] = seats[seat] * Evaluator.WHOLE / sum;
            rest -= seats[seat];
        }
        for (int seat = 0; rest > 0; seat++, rest--) {
            seats[seat]++;
        }
    }
}
