package atoll.web.worker;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import atoll.play.Link;

/** A search in slices, each short enough that whoever runs it stays responsive. */
public class SearchRunner {
    private static final int SLICE_MILLIS = 14;
    private static final int THOUSAND = 1000;

    private final Search search;
    private final Level level;
    private final int seats;
    private final long start = System.currentTimeMillis();
    private int portion = 4;
    private int spent;

    /** @param question as a worker hears it: {@code think ID LEVEL SEED LINK}, or {@code weigh} and a move at the end */
    public SearchRunner(String[] question) throws BadLink {
        int seed = Integer.parseInt(question[3]);
        GameRecord position = Link.read(question[4]).record();
        level = Level.of(Integer.parseInt(question[2]), position.game());
        seats = position.start().seats();
        search = question[0].equals("weigh")
                ? Search.forMove(position.game(), position.start(), level, seed, Integer.parseInt(question[5]))
                : new Search(position.game(), position.start(), level, seed);
    }

    /** Thinks for about a hundredth of a second. True when the move is decided or the time of the level is used up. */
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

    /** How much of the level's effort is spent, 0..1000. */
    public int permille() {
        int byTime = spent >= level.millis() ? THOUSAND : spent * THOUSAND / level.millis();
        return Math.max(byTime, (int) ((double) search.iterationsDone() * THOUSAND / level.iterations()));
    }

    /** The best move so far, and then each seat's chance to win in thousandths, parted by blanks. */
    public String answer() {
        StringBuilder answer = new StringBuilder().append(search.best());
        for (int seat = 0; seat < seats; seat++) {
            answer.append(' ').append(search.winProbability(seat));
        }
        return answer.toString();
    }

    Search search() {
        return search;
    }

    /** The milliseconds since it began. */
    int elapsed() {
        return (int) (System.currentTimeMillis() - start);
    }
}
