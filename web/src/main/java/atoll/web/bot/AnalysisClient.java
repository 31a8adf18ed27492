package atoll.web.bot;

import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.Link;
import atoll.web.dom.Browser;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the best moves of one position at a time, and what is expected after them. */
public final class AnalysisClient extends OwnWorker {
    /**
     * One of the best moves.
     *
     * @param odds the probability that the seat to decide wins, in thousandths
     * @param line what is expected after it, as far as nothing hidden is needed
     */
    public record Candidate(int move, int odds, int[] line) {}

    /** Receives what is known so far, the best move first. */
    public interface Listener {
        /**
         * @param permille the spent part of the effort, 0..1000
         */
        void analysed(List<Candidate> best, int permille);
    }

    private static final int WHOLE = 1000;

    private final Listener listener;
    private final int seed = Browser.random();
    private State view;
    private List<Candidate> best = List.of();

    public AnalysisClient(Listener listener) {
        this.listener = listener;
    }

    /** Analyses a position, by what its seat to decide knows; in place of an earlier one. */
    public void start(Game game, State at) {
        view = at.viewFor(at.actor());
        best = List.of();
        Request.Task task = new Request.Task(0, seed, Link.view(game, at, at.actor()));
        search(Request.Question.LINES, task, Request.NO_MOVE);
    }

    /** Analyses one legal move alone, with the effort of the strongest level; in place of an earlier analysis. */
    public void startMove(Game game, State at, int move) {
        view = at.viewFor(at.actor());
        best = List.of();
        Request.Task task = new Request.Task(Request.EXPLAINING, seed, Link.view(game, at, at.actor()));
        search(Request.Question.ODDS, task, move);
    }

    /** Whether an analysis is under way. */
    public boolean isRunning() {
        return request() != null;
    }

    @Override
    void replied(Reply reply) {
        if (reply instanceof Reply.Report report) {
            List<Candidate> read = read(report.numbers());
            if (read == null) {
                retry();
            } else {
                best = read;
            }
        } else if (reply instanceof Reply.Progress progress) {
            listener.analysed(best, progress.permille());
        } else {
            complete();
            listener.analysed(best, WHOLE);
        }
    }

    // The moves that were searched most, by their odds. Null if it is garbled, or about other moves.
    private List<Candidate> read(int[] numbers) {
        List<Candidate> read = new ArrayList<>();
        for (int at = 1; at < numbers.length; ) {
            int end = at + 3 > numbers.length ? -1 : at + 3 + numbers[at + 2];
            if (end < at + 3 || end > numbers.length || !view.isLegal(numbers[at])) {
                return null;
            }
            int place = read.size();
            while (place > 0 && read.get(place - 1).odds() < numbers[at + 1]) {
                place--;
            }
            read.add(place, new Candidate(numbers[at], numbers[at + 1], Arrays.copyOfRange(numbers, at + 3, end)));
            at = end;
        }
        return read;
    }
}
