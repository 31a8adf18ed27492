package atoll.web.bot;

import atoll.bot.VoteTally;
import atoll.web.dom.Browser;
import atoll.web.dom.Worker;
import atoll.web.worker.BotWorker;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;

/**
 * More workers for the strongest level, where the device has processors to spare: each thinks about the same question with a
 * seed of its own, and their votes are added to those of the bot's own worker. Who is not ready, or breaks down, is not
 * counted.
 */
public final class WorkerPool implements HelperPool {
    /** With the bot's own worker, half of the processors think, but no more than four. */
    private static final int MOST = 3;

    /** Whoever has not answered so long after it was told to is not waited for, in milliseconds. */
    private static final int PATIENCE_MILLIS = 300;

    /** Whoever has been waited for in vain so many times in a row is not asked any more. */
    private static final int LATE = 3;

    private final List<Helper> helpers = new ArrayList<>();
    private VoteTally ballot = new VoteTally();
    private String id = "";
    private int open;
    /** What to do when all have voted; null as long as nobody waits for that. */
    private Runnable then;

    private int deadline;

    @Override
    public boolean areUseful() {
        return most() > 0;
    }

    private static int most() {
        return Math.min(MOST, Browser.processors() / 2 - 1);
    }

    @Override
    public void start(String address) {
        while (helpers.size() < most()) {
            Helper helper = new Helper();
            helpers.add(helper);
            helper.worker = Worker.start(address, said -> hear(helper, said), () -> fail(helper));
        }
    }

    @Override
    public void ask(String question) {
        String[] words = BotWorker.words(question);
        ballot = new VoteTally();
        id = words[1];
        open = 0;
        int seed = Integer.parseInt(words[3]);
        for (Helper helper : helpers) {
            helper.asked = helper.ready;
            seed += 0x632BE5AB;
            if (helper.asked) {
                open++;
                helper.worker.postMessage("vote " + id + " " + words[2] + " " + seed + " " + words[4]);
            }
        }
    }

    @Override
    public void addVisits(int[] votes) {
        for (int i = 1; i + 1 < votes.length; i += 2) {
            ballot.add(votes[i], votes[i + 1]);
        }
    }

    @Override
    public void whenAllReplied(Runnable newThen) {
        tell("stop ");
        then = newThen;
        deadline = Window.setTimeout(this::close, PATIENCE_MILLIS);
        closeIfDone();
    }

    @Override
    public int best(int own) {
        return ballot.best(own);
    }

    @Override
    public void drop() {
        tell("drop ");
        Window.clearTimeout(deadline);
        then = null;
        id = "";
    }

    private void tell(String what) {
        for (Helper helper : helpers) {
            if (helper.asked) {
                helper.worker.postMessage(what + id);
            }
        }
    }

    private void hear(Helper helper, String said) {
        String[] words = BotWorker.words(said);
        int[] numbers = BotWorker.numbers(words);
        if (said.equals("ready")) {
            helper.ready = true;
        } else if (numbers == null || numbers.length == 0 || words[0].equals("failed")) {
            fail(helper);
        } else if (words[1].equals(id) && words[0].equals("votes")) {
            addVisits(numbers);
        } else if (words[1].equals(id) && words[0].equals("move")) {
            helper.late = 0;
            leave(helper);
        }
    }

    private void fail(Helper helper) {
        helper.ready = false;
        helper.worker.terminate();
        leave(helper);
    }

    private void leave(Helper helper) {
        if (helper.asked) {
            helper.asked = false;
            open--;
            closeIfDone();
        }
    }

    private void closeIfDone() {
        if (open == 0 && then != null) {
            close();
        }
    }

    private void close() {
        Window.clearTimeout(deadline);
        Runnable next = then;
        then = null;
        id = "";
        for (Helper helper : helpers) {
            if (helper.asked && ++helper.late == LATE) {
                fail(helper);
            }
        }
        next.run();
    }

    private static final class Helper {
        private Worker worker;
        private boolean ready;
        /** Whether it owes an answer. */
        private boolean asked;
        /** How many answers in a row it has owed for too long. */
        private int late;
    }
}
