package atoll.web.worker;

import atoll.bot.Analysis;
import atoll.bot.Level;
import atoll.play.BadLink;
import atoll.play.GameRecord;
import java.util.Arrays;

/**
 * An analysis of the best moves, or of one move alone, which reports while it goes on. Of the report's numbers, the first is the number of iterations;
 * each move follows with its odds in thousandths, the length of its line, and the line.
 */
final class AnalysisRunner extends Computation {
    private static final int MOVES = 3;
    /** The most moves of a line. */
    private static final int LONGEST = 12;
    /** The effort and the time limit are those of a bot's move, this many times; for one move alone, once. */
    private static final int EFFORT = 4;

    private final Analysis analysis;

    /** Throws BadLink if the view is not valid. */
    AnalysisRunner(Request.Search request) throws BadLink {
        this(request, position(request));
    }

    private AnalysisRunner(Request.Search request, GameRecord position) {
        this(request, position, Level.of(Level.STRONGEST, position.game()));
    }

    private AnalysisRunner(Request.Search request, GameRecord position, Level level) {
        super(
                request,
                request.move() == Request.NO_MOVE
                        ? new Level(EFFORT * level.iterations(), EFFORT * level.millis())
                        : level);
        int seed = request.task().seed();
        analysis = request.move() == Request.NO_MOVE
                ? new Analysis(position.game(), position.start(), level(), seed)
                : Analysis.ofMove(position.game(), position.start(), level(), seed, request.move());
    }

    @Override
    boolean run(int iterations) {
        return analysis.run(iterations);
    }

    @Override
    int iterationsDone() {
        return analysis.iterationsDone();
    }

    @Override
    void sendProgress(Bot out) {
        out.send(report());
        super.sendProgress(out);
    }

    @Override
    void sendResult(Bot out) {
        out.send(report());
        int[] best = analysis.bestMoves(1);
        out.send(new Reply.Move(request().id(), best[0], new int[0], new int[0]));
    }

    private Reply.Report report() {
        int[] numbers = new int[1 + MOVES * (3 + LONGEST)];
        int n = 0;
        numbers[n++] = analysis.iterationsDone();
        for (int move : analysis.bestMoves(MOVES)) {
            int[] line = analysis.line(move);
            int length = Math.min(LONGEST, line.length);
            numbers[n++] = move;
            numbers[n++] = analysis.winProbability(move);
            numbers[n++] = length;
            System.arraycopy(line, 0, numbers, n, length);
            n += length;
        }
        return new Reply.Report(request().id(), Arrays.copyOf(numbers, n));
    }
}
