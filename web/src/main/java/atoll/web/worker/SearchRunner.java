package atoll.web.worker;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;

/** A search in time slices, short enough to keep its thread responsive. */
public class SearchRunner {
    private static final int SLICE_MILLIS = 14;
    private static final int THOUSAND = 1000;

    private final Search search;
    private final Level level;
    private final int seats;
    private final long start = System.currentTimeMillis();
    private int portion = 4;
    private int spent;

    /**
     * @param request as a worker receives it: {@code think ID LEVEL SEED LINK}, or {@code weigh} with a move at the end
     */
    public SearchRunner(String[] request) throws BadLink {
        int seed = Integer.parseInt(request[3]);
        GameRecord position = Link.read(request[4]).record();
        level = Level.of(Integer.parseInt(request[2]), position.game());
        seats = position.start().seats();
        search = request[0].equals("weigh")
                ? Search.forMove(position.game(), position.start(), level, seed, Integer.parseInt(request[5]))
                : new Search(position.game(), position.start(), level, seed);
    }

    /** Searches for about a hundredth of a second. Returns true when the move is decided or the level's time is used up. */
    public boolean runSlice() {
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
    public int permille() {
        int byTime = spent >= level.millis() ? THOUSAND : spent * THOUSAND / level.millis();
        return Math.max(byTime, (int) ((double) search.iterationsDone() * THOUSAND / level.iterations()));
    }

    /** The best move so far, then each seat's win probability in thousandths, separated by blanks. */
    public String reply() {
        StringBuilder answer = new StringBuilder().append(search.best());
        for (int seat = 0; seat < seats; seat++) {
            answer.append(' ').append(search.winProbability(seat));
        }
        return answer.toString();
    }

    Search search() {
        return search;
    }

    /** The milliseconds since its start. */
    int elapsed() {
        return (int) (System.currentTimeMillis() - start);
    }
}
