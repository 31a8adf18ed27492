package atoll.web.worker;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;

/** A search in time slices, short enough to keep its thread responsive. */
class SearchRunner {
    private static final int SLICE_MILLIS = 14;
    private static final int THOUSAND = 1000;

    private final Request.Search request;
    private final Search search;
    private final Level level;
    private final int seats;
    private final long start = System.currentTimeMillis();
    private int portion = 4;
    private int spent;

    /** Throws BadLink if the view is not valid. */
    SearchRunner(Request.Search request) throws BadLink {
        this.request = request;
        Request.Task task = request.task();
        GameRecord position = Link.read(task.view()).record();
        level = Level.of(task.level(), position.game());
        seats = position.start().seats();
        search = request.move() < 0
                ? new Search(position.game(), position.start(), level, task.seed())
                : Search.forMove(position.game(), position.start(), level, task.seed(), request.move());
    }

    Request.Search request() {
        return request;
    }

    /** Searches for about a hundredth of a second. Returns true when the move is decided or the level's time is used up. */
    boolean runSlice() {
        int end = elapsed() + SLICE_MILLIS;
        boolean done = false;
        while (!done && spent < end) {
            int before = spent;
            done = search.runUntilDecided(portion);
            spent = elapsed();
            if (spent - before < SLICE_MILLIS / 4 && portion < 4096) {
                portion *= 2;
            } else if (spent - before > SLICE_MILLIS && portion > 1) {
                portion /= 2;
            }
        }
        return done || spent >= level.millis();
    }

    /** The spent part of the level's effort, 0..1000. */
    int permille() {
        int byTime = spent >= level.millis() ? THOUSAND : spent * THOUSAND / level.millis();
        return Math.max(byTime, (int) ((double) search.iterationsDone() * THOUSAND / level.iterations()));
    }

    /** The best move so far. */
    Reply.Move reply() {
        int[] odds = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            odds[seat] = search.winProbability(seat);
        }
        int best = search.best();
        return new Reply.Move(request.id(), best, odds, search.restOfTurn(best));
    }

    Search search() {
        return search;
    }

    /** The milliseconds since its start. */
    int elapsed() {
        return (int) (System.currentTimeMillis() - start);
    }
}
