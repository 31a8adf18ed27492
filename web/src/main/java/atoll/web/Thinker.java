package atoll.web;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.Game;
import atoll.engine.State;

/** A search in slices, each short enough that whoever runs it stays responsive. */
final class Thinker {
    private static final int SLICE_MILLIS = 14;
    private static final int THOUSAND = 1000;

    private final Search search;
    private final Level level;
    private final int seats;
    private final long start = System.currentTimeMillis();
    private int portion = 4;
    private int spent;

    /** @param view what the seat to move knows */
    Thinker(Game game, State view, Level level, int seed) {
        this.level = level;
        seats = view.seats();
        search = new Search(game, view, level, seed);
    }

    /** Thinks for about a hundredth of a second. True when the iterations or the time of the level are used up. */
    boolean slice() {
        int end = elapsed() + SLICE_MILLIS;
        boolean done = false;
        while (!done && spent < end) {
            int before = spent;
            done = search.run(portion);
            spent = elapsed();
            if (spent - before < SLICE_MILLIS / 4 && portion < 4096) {
                portion *= 2;
            } else if (spent - before > SLICE_MILLIS && portion > 1) {
                portion /= 2;
            }
        }
        return done || spent >= level.millis();
    }

    /** How much of the level's effort is spent, 0..1000. */
    int permille() {
        int byTime = spent >= level.millis() ? THOUSAND : spent * THOUSAND / level.millis();
        return Math.max(byTime, (int) ((double) search.done() * THOUSAND / level.iterations()));
    }

    /** The best move so far, and then each seat's chance to win in thousandths, parted by blanks. */
    String answer() {
        StringBuilder answer = new StringBuilder().append(search.best());
        for (int seat = 0; seat < seats; seat++) {
            answer.append(' ').append(search.chance(seat));
        }
        return answer.toString();
    }

    private int elapsed() {
        return (int) (System.currentTimeMillis() - start);
    }
}
