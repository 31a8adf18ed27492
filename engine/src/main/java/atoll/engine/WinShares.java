package atoll.engine;

/** What leads are worth, for evaluators that count them in steps. */
public final class WinShares {
    /** The odds of whoever is so many steps behind: 1000 times 0.83 to the power of the index, at least 1. */
    private static final int[] ODDS = odds();

    private WinShares() {}

    private static int[] odds() {
        int[] odds = new int[48];
        int odd = 1_000_000;
        for (int i = 0; i < odds.length; i++) {
            odds[i] = Math.max(1, odd / 1000);
            odd = odd / 100 * 83;
        }
        return odds;
    }

    /**
     * Makes chances of what seats have.
     *
     * @param seats what each has, then its worth, 0..{@link Evaluator#WHOLE}, together {@link Evaluator#WHOLE}
     * @param steps whoever is behind the best by {@code per}, at least 1, is so many steps behind
     */
    public static void fromLeads(int[] seats, int steps, int per) {
        int best = 0;
        for (int has : seats) {
            best = Math.max(best, has);
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
