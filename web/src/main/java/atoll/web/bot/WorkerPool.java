package atoll.web.bot;

import atoll.bot.VoteTally;
import atoll.web.dom.Browser;
import atoll.web.dom.Worker;
import atoll.web.worker.MessageCodec;
import atoll.web.worker.Reply;
import atoll.web.worker.Request;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;

/**
 * More workers for the strongest level, if the device has enough processors. Each searches the same position with its own seed,
 * and their votes are added to those of the main worker. Workers that are not ready, or fail, are not counted.
 */
public final class WorkerPool implements HelperPool {
    /** Including the main worker, half of the processors search, but at most four. */
    private static final int MAX_HELPERS = 3;

    /** How long to wait for a reply after the stop message, in milliseconds. */
    private static final int PATIENCE_MILLIS = 300;

    /** After this many late replies in a row, a worker gets no more requests. */
    private static final int MAX_LATE = 3;

    private final List<Helper> helpers = new ArrayList<>();
    private VoteTally tally = new VoteTally();
    /** The current search; 0 if there is none. */
    private int id;

    private int pendingReplies;
    /** Runs when all have voted; null while nobody waits for that. */
    private Runnable afterReplies;

    private int deadline;

    @Override
    public boolean areUseful() {
        return maxHelpers() > 0;
    }

    private static int maxHelpers() {
        return Math.min(MAX_HELPERS, Browser.processors() / 2 - 1);
    }

    @Override
    public void start(String address) {
        while (helpers.size() < maxHelpers()) {
            Helper helper = new Helper();
            helpers.add(helper);
            helper.worker = Worker.start(address, message -> onMessage(helper, message), () -> fail(helper));
        }
    }

    @Override
    public void startSearch(Request.Search request) {
        Request.Task task = request.task();
        tally = new VoteTally();
        id = request.id();
        pendingReplies = 0;
        int seed = task.seed();
        for (Helper helper : helpers) {
            helper.pending = helper.ready;
            seed += 0x632BE5AB;
            if (helper.pending) {
                pendingReplies++;
                helper.post(new Request.Search(
                        id,
                        Request.Question.VOTES,
                        new Request.Task(task.level(), seed, task.view()),
                        Request.NO_MOVE));
            }
        }
    }

    @Override
    public void addVotes(Reply.Report votes) {
        int[] shares = votes.numbers();
        for (int i = 0; i < shares.length; i += 2) {
            tally.add(shares[i], shares[i + 1]);
        }
    }

    @Override
    public void whenAllReplied(Runnable newThen) {
        broadcast(new Request.Stop(id));
        afterReplies = newThen;
        deadline = Window.setTimeout(this::finish, PATIENCE_MILLIS);
        finishIfDone();
    }

    @Override
    public int best(int own) {
        return tally.best(own);
    }

    @Override
    public void cancel() {
        broadcast(new Request.Cancel(id));
        Window.clearTimeout(deadline);
        afterReplies = null;
        id = 0;
    }

    private void broadcast(Request request) {
        for (Helper helper : helpers) {
            if (helper.pending) {
                helper.post(request);
            }
        }
    }

    private void onMessage(Helper helper, String message) {
        Reply reply;
        try {
            reply = MessageCodec.decodeReply(message);
        } catch (IllegalArgumentException e) {
            fail(helper);
            return;
        }
        if (reply instanceof Reply.Ready) {
            helper.ready = true;
        } else if (reply instanceof Reply.Failed) {
            fail(helper);
        } else if (reply.id() == id) {
            if (reply instanceof Reply.Report votes) {
                addVotes(votes);
            } else if (reply instanceof Reply.Move) {
                helper.lateReplies = 0;
                replyDone(helper);
            }
        }
    }

    private void fail(Helper helper) {
        helper.ready = false;
        helper.worker.terminate();
        replyDone(helper);
    }

    private void replyDone(Helper helper) {
        if (helper.pending) {
            helper.pending = false;
            pendingReplies--;
            finishIfDone();
        }
    }

    private void finishIfDone() {
        if (pendingReplies == 0 && afterReplies != null) {
            finish();
        }
    }

    private void finish() {
        Window.clearTimeout(deadline);
        Runnable next = afterReplies;
        afterReplies = null;
        id = 0;
        for (Helper helper : helpers) {
            if (helper.pending && ++helper.lateReplies == MAX_LATE) {
                fail(helper);
            }
        }
        next.run();
    }

    private static final class Helper {
        private Worker worker;
        private boolean ready;
        /** Whether it owes a reply. */
        private boolean pending;
        /** How many replies in a row were late. */
        private int lateReplies;

        void post(Request request) {
            worker.postMessage(MessageCodec.encode(request));
        }
    }
}
