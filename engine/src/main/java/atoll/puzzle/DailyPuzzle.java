package atoll.puzzle;

/**
 * Chooses the puzzle of a day. It follows from the date and the first {@link #PER_GAME} puzzles of each game alone, so it is the
 * same for everybody and for ever. Each game comes as often as it has puzzles among these, evenly spread; with equal numbers, the
 * games alternate. Every puzzle comes once before any comes again. Puzzles that are neighbours in the file of a game come on days
 * far apart.
 *
 * @param game the index of the game
 * @param puzzle the index of the puzzle in the file of its game
 */
public record DailyPuzzle(int game, int puzzle) {
    /** So many puzzles of each game are used, the first ones of its file. Later ones change no day, past or future. */
    public static final int PER_GAME = 100;

    /**
     * {@return the puzzle of a day; null if there is none at all}
     *
     * @param day by the calendar of the player, see {@link Days}; it may be before 1970 if a clock is wrong
     * @param numbers the number of puzzles of each game, as {@link PuzzleFile#readIndex} returns them; each 0..10,000
     */
    public static DailyPuzzle of(int day, int[] numbers) {
        int[] counts = new int[numbers.length];
        int all = 0;
        for (int i = 0; i < counts.length; i++) {
            counts[i] = Math.min(PER_GAME, numbers[i]);
            all += counts[i];
        }
        if (all == 0) {
            return null;
        }
        int round = Math.floorDiv(day, all);
        int[] used = new int[counts.length];
        int game = 0;
        for (int i = Math.floorMod(day, all); i >= 0; i--) {
            game = next(used, counts);
            used[game]++;
        }
        return new DailyPuzzle(game, shuffled(used[game] - 1, round, counts[game]));
    }

    // The game that is furthest behind: puzzle j of n is due at (2 j + 1) / 2 n of the round.
    private static int next(int[] used, int[] counts) {
        int next = -1;
        for (int game = 0; game < counts.length; game++) {
            if (used[game] < counts[game]
                    && (next < 0 || (2 * used[game] + 1) * counts[next] < (2 * used[next] + 1) * counts[game])) {
                next = game;
            }
        }
        return next;
    }

    // A step without a common divisor visits every index once; each round begins elsewhere.
    private static int shuffled(int place, int round, int count) {
        int step = count * 3 / 8 + 1;
        while (divisor(step, count) > 1) {
            step++;
        }
        return Math.floorMod(place * step + round, count);
    }

    private static int divisor(int a, int b) {
        return b == 0 ? a : divisor(b, a % b);
    }
}
