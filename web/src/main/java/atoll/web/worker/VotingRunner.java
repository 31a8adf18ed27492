package atoll.web.worker;

import atoll.bot.VoteTally;
import atoll.play.BadLink;
import java.util.function.Consumer;

/** A search for the best move that also reports its votes. */
final class VotingRunner extends SearchRunner {
    /** Throws BadLink if the view is not valid. */
    VotingRunner(Request.Search request) throws BadLink {
        super(request);
    }

    @Override
    void sendResult(Consumer<Reply> out) {
        out.accept(new Reply.Report(request().id(), VoteTally.of(search())));
        super.sendResult(out);
    }
}
