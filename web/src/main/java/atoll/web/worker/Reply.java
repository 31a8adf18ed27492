package atoll.web.worker;

/** What a worker tells the page. {@link MessageCodec} has the written form. */
public sealed interface Reply {
    /** The search that it is about; 0 if none. */
    int id();

    /** The worker has started. */
    record Ready() implements Reply {
        @Override
        public int id() {
            return 0;
        }
    }

    /**
     * The search goes on.
     *
     * @param permille the spent part of its effort, 0..1000
     */
    record Progress(int id, int permille) implements Reply {}

    /**
     * What a request asks for beside a move: its votes, sent before {@link Move}, or the lines of an analysis, sent as it goes on.
     *
     * @param numbers of votes: each move, followed by its share of the visits in thousandths; of lines: see {@link AnalysisRunner}
     */
    record Report(int id, int[] numbers) implements Reply {}

    /**
     * The end of a search.
     *
     * @param odds each seat's win probability, in thousandths
     * @param rest the moves with which the seat would go on in the same turn
     */
    record Move(int id, int move, int[] odds, int[] rest) implements Reply {}

    /** The request cannot be read. */
    record Failed(int id) implements Reply {}
}
