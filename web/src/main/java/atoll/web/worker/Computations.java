package atoll.web.worker;

import atoll.play.BadLink;

/** What a worker can compute: a page with one game needs searches only. */
public interface Computations {
    /** Starts what a request asks for; throws BadLink if its view is not valid. */
    Computation start(Request.Search request) throws BadLink;

    /** Searches for the best move, and for the odds after a move. */
    static Computation search(Request.Search request) throws BadLink {
        return new SearchRunner(request);
    }

    /** Everything that a request can ask for. */
    static Computation any(Request.Search request) throws BadLink {
        if (request.move() == Request.LINES) {
            return new AnalysisRunner(request);
        }
        return request.votes() ? new VotingRunner(request) : new SearchRunner(request);
    }
}
