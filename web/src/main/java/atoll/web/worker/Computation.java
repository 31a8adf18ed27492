package atoll.web.worker;

import atoll.bot.Level;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;

/** What a request asks for, computed in time slices that are short enough to keep its thread responsive. */
abstract class Computation {
    private static final int SLICE_MILLIS = 14;
    private static final int THOUSAND = 1000;

    private final Request.Search request;
    private final Level level;
    private final long start = System.currentTimeMillis();
    private int portion = 4;
    private int spent;

    Computation(Request.Search request, Level level) {
        this.request = request;
        this.level = level;
    }

    /** The position of a request; throws BadLink if its view is not valid. */
    static GameRecord position(Request.Search request) throws BadLink {
        return Link.read(request.task().view()).record();
    }

    Request.Search request() {
        return request;
    }

    /** Its effort and its time limit. */
    Level level() {
        return level;
    }

    /** Runs some more iterations. Returns true when no more are needed. */
    abstract boolean run(int iterations);

    abstract int iterationsDone();

    /** Searches for about a hundredth of a second. Returns true when it is done or the level's time is used up. */
    boolean runSlice() {
        int end = elapsed() + SLICE_MILLIS;
        boolean done = false;
        while (!done && spent < end) {
            int before = spent;
            done = run(portion);
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
        return Math.max(byTime, (int) ((double) iterationsDone() * THOUSAND / level.iterations()));
    }

    /** Sends what is known while it goes on. */
    void sendProgress(Bot out) {
        out.send(new Reply.Progress(request.id(), permille()));
    }

    /** Sends the result so far; the last reply is a {@link Reply.Move}. */
    abstract void sendResult(Bot out);

    /** The milliseconds since its start. */
    int elapsed() {
        return (int) (System.currentTimeMillis() - start);
    }
}
