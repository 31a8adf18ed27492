package atoll.web.worker;

/** What the page asks of a worker. {@link MessageCodec} has the written form. */
public sealed interface Request {
    /** The search that it is about: numbered by the page, from 1. */
    int id();

    /**
     * Starts a search, in place of an earlier one.
     *
     * @param move a legal move, to estimate the odds after it; -1 to look for the best move
     * @param votes whether {@link Reply.Votes} are wanted too; only for the best move
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
