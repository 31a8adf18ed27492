package atoll.web.review;

import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.TaskCheck;
import atoll.engine.Game;
import atoll.engine.State;
import atoll.play.Link;
import atoll.play.Session;
import atoll.web.bot.Verifier;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes tasks of costly moves, one after the other: each only if a search of four times the effort with another seed agrees with
 * the review. It can be stopped; what was made stays, and a new start begins where it stopped.
 */
final class TaskMaker {
    /** Where tasks are stored. */
    interface Store {
        /** Whether there is a task with that {@link DrillTask#position}. */
        boolean has(String position);

        void add(DrillTask task);
    }

    private static final int WHOLE = 1000;

    private final Verifier verifier;
    private final Store store;
    private final Runnable changed;
    /** Those that are not decided yet; the first is being checked. */
    private final List<ReviewedMove> pending = new ArrayList<>();

    private Session session;
    private TaskCheck check;
    private boolean running;
    private int stepPermille;
    private int made;
    private int known;
    private int rejected;

    /**
     * @param changed called after every step, and with progress
     */
    TaskMaker(Verifier verifier, Store store, Runnable changed) {
        this.verifier = verifier;
        this.store = store;
        this.changed = changed;
    }

    /** Starts with these decisions of a finished game, in place of any others; each has a better move. */
    void start(Session of, List<ReviewedMove> costly) {
        stop();
        session = of;
        pending.clear();
        pending.addAll(costly);
        made = 0;
        known = 0;
        rejected = 0;
        resume();
    }

    /** Continues after {@link #stop}. */
    void resume() {
        running = true;
        begin();
    }

    /** Stops; the move that is being checked is checked anew later. */
    void stop() {
        if (running) {
            running = false;
            verifier.cancel();
        }
    }

    boolean isRunning() {
        return running;
    }

    /** The number of moves that are not decided yet. */
    int left() {
        return pending.size();
    }

    int made() {
        return made;
    }

    /** How many were tasks already. */
    int known() {
        return known;
    }

    /** With how many the longer search disagreed. */
    int rejected() {
        return rejected;
    }

    /** The number of moves to check. */
    int total() {
        return made + known + rejected + pending.size();
    }

    /** The finished part, 0..{@link #total} times 1000. */
    int progress() {
        int within = running && check != null && !pending.isEmpty()
                ? (check.steps() * WHOLE + stepPermille) / TaskCheck.MOST_STEPS
                : 0;
        return (total() - pending.size()) * WHOLE + Math.min(WHOLE - 1, within);
    }

    private void begin() {
        while (!pending.isEmpty() && store.has(position())) {
            known++;
            pending.remove(0);
        }
        if (pending.isEmpty()) {
            running = false;
            changed.run();
            return;
        }
        ReviewedMove move = pending.get(0);
        check = new TaskCheck(move.move, move.best(), at().viewFor(move.seat).hash());
        step();
    }

    private State at() {
        return session.at(pending.get(0).ply);
    }

    private String position() {
        return Link.view(session.game(), at(), pending.get(0).seat);
    }

    private void step() {
        int next = check.next();
        if (next == TaskCheck.DONE) {
            end();
            return;
        }
        stepPermille = 0;
        changed.run();
        boolean looksForBest = next == TaskCheck.BEST;
        verifier.verify(
                session.game(), at(), check.nextSeed(), looksForBest ? Verifier.BEST : next, new Verifier.Handler() {
                    @Override
                    public void progress(int permille) {
                        stepPermille = permille;
                        changed.run();
                    }

                    @Override
                    public void found(int move, int value) {
                        if (looksForBest) {
                            check.addBest(move);
                        } else {
                            check.addValue(value);
                        }
                        step();
                    }
                });
    }

    private void end() {
        ReviewedMove move = pending.get(0);
        if (check.agrees()) {
            Game game = session.game();
            List<MoveValue> values = check.values();
            store.add(new DrillTask(game, at(), move.move, values));
            made++;
        } else {
            rejected++;
        }
        pending.remove(0);
        begin();
    }
}
