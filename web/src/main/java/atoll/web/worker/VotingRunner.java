package atoll.web.worker;

import atoll.bot.VoteTally;
import atoll.play.BadLink;

/** A search for the best move that also reports its votes. */
final class VotingRunner extends SearchRunner {
    /** Throws BadLink if the view is not valid. */
    VotingRunner(Request.Search request) throws BadLink {
        super(request);
    }

    @Override
    void sendResult(Bot out) {
        out.send(new Reply.Report(request().id(), VoteTally.of(search())));
        super.sendResult(out);
    }
}
