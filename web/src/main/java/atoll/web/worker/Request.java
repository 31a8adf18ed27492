package atoll.web.worker;

/** What the page asks of a worker. {@link MessageCodec} has the written form. */
public sealed interface Request {
    /** The question that a search answers. */
    enum Question {
        /** The best move. */
        BEST("think"),
        /** The best move, and the votes for all moves as {@link Reply.Report}. */
        VOTES("vote"),
        /** The best moves and what is expected after them, see {@link AnalysisRunner}. */
        LINES("study"),
        /** The odds after one move. */
        ODDS("weigh");

        final String word;

        Question(String word) {
            this.word = word;
        }
    }

    /** No move: the question is about all of them. */
    int NO_MOVE = -1;

    /** In place of a level: with four times the effort of a review, see {@link atoll.bot.Level#confirming}. */
    int CONFIRMING = -1;

    /** In place of a level: as the strongest one, and the reply to {@link Question#ODDS} is that of {@link Question#LINES}. */
    int EXPLAINING = -2;

    /** The search that it is about: numbered by the page, from 1. */
    int id();

    /**
     * Starts a search, in place of an earlier one.
     *
     * @param move a legal move, for {@link Question#ODDS}; else {@link #NO_MOVE}
     */
    record Search(int id, Question question, Task task, int move) implements Request {
        /** Looks for the best move, or with a move for the odds after it. */
        public Search(int id, Task task, int move) {
            this(id, move == NO_MOVE ? Question.BEST : Question.ODDS, task, move);
        }
    }

    /** Asks for the best reply so far. */
    record Stop(int id) implements Request {}

    /** Cancels: no reply is needed any more. */
    record Cancel(int id) implements Request {}

    /**
     * What is searched.
     *
     * @param view a link of what the seat to decide knows
     */
    record Task(int level, int seed, String view) {}
}
