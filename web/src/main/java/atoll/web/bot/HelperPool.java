package atoll.web.bot;

/** Those who help the bot's worker with questions to the strongest level, see {@link WorkerPool}; a page can do without. */
public interface HelperPool {
    /** Whether there would be any on this device. */
    boolean areUseful();

    /** Has as many as the device bears, from the first call on; they are ready a little later. */
    void start(String address);

    /** @param question as the bot's own worker hears it: {@code vote ID LEVEL SEED LINK} */
    void ask(String question);

    /** Counts the votes of the bot's own worker: the numbers of {@code votes ID MOVE SHARE ...}. */
    void addVisits(int[] votes);

    /** The bot's own worker has answered: all others are to answer now, and {@code then} is done when they have. */
    void whenAllReplied(Runnable then);

    /** What all together found best, where the bot's own worker found a move best. */
    int best(int own);

    /** Nobody wants to know any more. */
    void drop();
}
