package atoll.web.worker;

/** What the page asks of a worker. {@link MessageCodec} has the written form. */
public sealed interface Request {
    /** In place of a move: to look for the best one. */
    int BEST = -1;

    /** In place of a move: to look for the best ones and what is expected after them, see {@link AnalysisRunner}. */
    int LINES = -2;

    /** In place of a level: with four times the effort of a review, see {@link atoll.bot.Level#confirming}. */
    int CONFIRMING = -1;

    /** The search that it is about: numbered by the page, from 1. */
    int id();

    /**
     * Starts a search, in place of an earlier one.
     *
     * @param move a legal move, to estimate the odds after it; {@link #BEST} or {@link #LINES}
     * @param votes whether the votes for all moves are wanted too, as {@link Reply.Report}; only for the best move
     */
    record Search(int id, Task task, int move, boolean votes) implements Request {}

    /** Wants the best reply so far. */
    record Stop(int id) implements Request {}

    /** Wants no reply any more. */
    record Cancel(int id) implements Request {}

    /**
     * What is searched.
     *
     * @param view a link of what the seat to decide knows
     */
    record Task(int level, int seed, String view) {}
}
