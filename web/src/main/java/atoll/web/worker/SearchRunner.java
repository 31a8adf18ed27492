package atoll.web.worker;

import atoll.bot.Level;
import atoll.bot.Search;
import atoll.engine.State;
import atoll.play.BadLink;
import atoll.play.GameRecord;

/** A search for the best move, or for the odds after a move. */
class SearchRunner extends Computation {
    private final Search search;
    private final int seats;

    /** Throws BadLink if the view is not valid. */
    SearchRunner(Request.Search request) throws BadLink {
        this(request, position(request));
    }

    private SearchRunner(Request.Search request, GameRecord position) {
        this(request, position, Level.of(request.task().level(), position.game()));
    }

    /**
     * @param level its effort
     */
    SearchRunner(Request.Search request, GameRecord position, Level level) {
        super(request, level);
        State view = position.start();
        int seed = request.task().seed();
        seats = view.seats();
        search = request.question() == Request.Question.ODDS
                ? Search.forMove(position.game(), view, level(), seed, request.move())
                : new Search(position.game(), view, level(), seed);
    }

    @Override
    boolean run(int iterations) {
        return search.runUntilDecided(iterations);
    }

    @Override
    int iterationsDone() {
        return search.iterationsDone();
    }

    /** The best move so far. */
    Reply.Move reply() {
        int[] odds = new int[seats];
        for (int seat = 0; seat < seats; seat++) {
            odds[seat] = search.winProbability(seat);
        }
        int best = search.best();
        return new Reply.Move(request().id(), best, odds, search.restOfTurn(best));
    }

    @Override
    void sendResult(Bot out) {
        out.send(reply());
    }

    Search search() {
        return search;
    }
}
