package atoll.lab;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.MoveList;
import atoll.engine.Rng;
import atoll.engine.State;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/**
 * A bot as the page has it: by default it does the iterations of its level, however long they take, and so plays the same on
 * any machine.
 *
 * @param level how it plays
 * @param iterations what it does in place of the level's iterations, or 0
 * @param millis how long it thinks in place of counting iterations, in milliseconds of its thread's processor time, so that others
 *     on the machine take nothing from it; or 0
 */
record Bot(Level level, int iterations, int millis) implements Player {
    private static final int MOST = 100_000_000;
    /** Between two looks at the clock. */
    private static final int SLICE = 16;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Reads {@code 2}, {@code 2@500} or {@code 2@800ms}; null if it is none of these. */
    static Bot of(String name) {
        int at = name.indexOf('@');
        int number = Args.number(at < 0 ? name : name.substring(0, at), 1, Level.ALL.size());
        if (number < 0) {
            return null;
        }
        if (at < 0) {
            return new Bot(Level.of(number), 0, 0);
        }
        boolean timed = name.endsWith("ms");
        int budget = Args.number(name.substring(at + 1, name.length() - (timed ? 2 : 0)), 1, MOST);
        return budget < 0 ? null : new Bot(Level.of(number), timed ? 0 : budget, timed ? budget : 0);
    }

    @Override
    public String name() {
        return level.number() + (iterations > 0 ? "@" + iterations : millis > 0 ? "@" + millis + "ms" : "");
    }

    /** The search that it would do. */
    Search search(Game game, State view, int seed) {
        int most = millis > 0 ? MOST : iterations > 0 ? iterations : level.iterations();
        return new Search(game, view, new Level(level.number(), most, level.millis()), seed);
    }

    @Override
    public int choose(Game game, State view, MoveList legal, Rng rng) {
        long begin = THREADS.getCurrentThreadCpuTime();
        Search search = search(game, view, rng.next());
        int slice = millis > 0 ? SLICE : MOST;
        while (!search.run(slice)) {
            if (millis > 0 && THREADS.getCurrentThreadCpuTime() - begin >= TimeUnit.MILLISECONDS.toNanos(millis)) {
                break;
            }
        }
        return search.best();
    }
}
