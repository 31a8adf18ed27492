package atoll.web.bot;

import atoll.web.worker.Reply;
import atoll.web.worker.Request;

/** Additional workers for the strongest level, see {@link WorkerPool}; optional for a page. */
public interface HelperPool {
    /** Whether this device can have any. */
    boolean areUseful();

    /** Starts as many as the device supports, on the first call; they become ready a little later. */
    void start(String address);

    /** Starts the same search as in the main worker, in all that are ready. */
    void startSearch(Request.Search request);

    /** Adds the votes of the main worker. */
    void addVotes(Reply.Report votes);

    /** The main worker has replied. All others must reply now; {@code then} runs when they have. */
    void whenAllReplied(Runnable then);

    /** The best move by all votes; {@code own} is the main worker's move. */
    int best(int own);

    /** Cancels the request. */
    void cancel();
}
