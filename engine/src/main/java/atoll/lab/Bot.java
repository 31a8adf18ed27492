package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.bot.VoteTally;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * The bot of the page. By default it runs all iterations of its level without a time limit, and so plays the same on any machine.
 *
 * @param level the number of its level
 * @param trees the number of searches with different seeds whose visits are added up, as by the page's workers; at least 1
 * @param iterations replaces the level's iterations, or 0
 * @param millis time limit in milliseconds of its thread's processor time, in place of an iteration count, so that other
 * processes do not matter; or 0
 */
record Bot(int level, int trees, int iterations, int millis) implements Player {
    private static final int MOST = 100_000_000;
    private static final int MOST_TREES = 64;

    /** Iterations between two checks of the clock. */
    private static final int SLICE = 16;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * A bot of a level with changed limits.
     *
     * @param level the level, 1..{@code Level.STRONGEST}
     * @param iterations the iterations of each search
     * @param millis the limit of a decision in milliseconds, or 0
     */
    Bot(int level, int iterations, int millis) {
        this(level, 1, iterations, millis);
    }

    /**
     * Reads {@code 2}, {@code 2@500}, {@code 2@800ms}, {@code 2x3} (three trees) and the like; null if it is none of
     * these.
     *
     * @param name the name of a bot or an option
     * @return the player, or null
     */
    static Bot of(String name) {
        int at = name.indexOf('@');
        String who = at < 0 ? name : name.substring(0, at);
        int times = who.indexOf('x');
        int number = Args.number(times < 0 ? who : who.substring(0, times), 1, Level.STRONGEST);
        int trees = times < 0 ? 1 : Args.number(who.substring(times + 1), 1, MOST_TREES);
        if (number < 0 || trees < 0) {
            return null;
        }
        if (at < 0) {
            return new Bot(number, trees, 0, 0);
        }
        boolean timed = name.endsWith("ms");
        int budget = Args.number(name.substring(at + 1, name.length() - (timed ? 2 : 0)), 1, MOST);
        return budget < 0 ? null : new Bot(number, trees, timed ? 0 : budget, timed ? budget : 0);
    }

    @Override
    public String name() {
        return level
                + (trees > 1 ? "x" + trees : "")
                + (iterations > 0 ? "@" + iterations : millis > 0 ? "@" + millis + "ms" : "");
    }

    /**
     * {@return the search of this bot}
     *
     * @param game the rules
     * @param view the view of the seat to move
     * @param seed the seed
     */
    Search search(Game game, State view, int seed) {
        Level usual = Level.of(level, game);
        int most = millis > 0 ? MOST : iterations > 0 ? iterations : usual.iterations();
        return new Search(game, view, usual.with(most), seed);
    }

    @Override
    public int choose(Game game, State view, MoveList legal, Rng rng) {
        Search first = search(game, view, rng.next());
        run(first);
        if (trees == 1) {
            return first.best();
        }
        VoteTally tally = new VoteTally();
        vote(first, tally);
        for (int tree = 1; tree < trees; tree++) {
            Search search = search(game, view, rng.next());
            run(search);
            vote(search, tally);
        }
        return tally.best(first.best());
    }

    private static void vote(Search search, VoteTally tally) {
        for (int move : search.moves()) {
            tally.add(move, search.visitShare(move));
        }
    }

    private void run(Search search) {
        if (millis == 0) {
            search.runUntilDecided(MOST);
            return;
        }
        long begin = THREADS.getCurrentThreadCpuTime();
        while (!search.run(SLICE)) {
            if (THREADS.getCurrentThreadCpuTime() - begin >= TimeUnit.MILLISECONDS.toNanos(millis)) {
                break;
            }
        }
    }
}
