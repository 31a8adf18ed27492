package atoll.web.worker;

import atoll.bot.Level;
import atoll.play.BadLink;
import atoll.play.GameRecord;

/** What a worker can compute. A page with one game needs no more than this: the best move, and the odds after a move. */
public class Computations {
    /** Starts what a request asks for; throws BadLink if its view is not valid. */
    Computation start(Request.Search request) throws BadLink {
        return new SearchRunner(request);
    }

    /** Everything that a request can ask for. */
    public static final class All extends Computations {
        @Override
        Computation start(Request.Search request) throws BadLink {
            if (request.question() == Request.Question.LINES || request.task().level() == Request.EXPLAINING) {
                return new AnalysisRunner(request);
            }
            if (request.task().level() == Request.CONFIRMING) {
                GameRecord position = Computation.position(request);
                return new SearchRunner(request, position, Level.confirming(position.game()));
            }
            return request.question() == Request.Question.VOTES ? new VotingRunner(request) : super.start(request);
        }
    }
}
