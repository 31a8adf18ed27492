package atoll.web.drill;

import atoll.drill.DrillSession;
import atoll.drill.DrillTask;
import atoll.drill.MoveValue;
import atoll.drill.SavedTask;
import java.util.List;

/** One visit to the drill: what is due, the task that is shown, and its answer. It outlives a change of language. */
final class DrillRound {
    /** What became of the task that is shown. */
    enum Outcome {
        /** It waits for an answer. */
        OPEN,
        /** It is not known yet whether the answer is right. */
        CHECKING,
        RIGHT,
        WRONG,
        /** The answer was shown. */
        SHOWN,
        /** The check was stopped: the answer does not count. */
        UNCHECKED
    }

    /** Receives every task that has changed. */
    interface Store {
        void save(SavedTask task);

        int today();

        String now();
    }

    private static final int NONE = -1;

    private final DrillSession session;
    private final Store store;
    /** Null if none is left. */
    private SavedTask shown;

    private Outcome outcome = Outcome.OPEN;
    private int answer = NONE;
    /** What the answer costs, in thousandths of a win. */
    private int cost;

    DrillRound(List<SavedTask> tasks, Store store) {
        session = new DrillSession(tasks, store.today());
        this.store = store;
        shown = session.current();
    }

    DrillSession session() {
        return session;
    }

    SavedTask shown() {
        return shown;
    }

    Outcome outcome() {
        return outcome;
    }

    boolean hasAnswer() {
        return answer != NONE;
    }

    int answer() {
        return answer;
    }

    /** What a right or wrong answer costs, in thousandths of a win. */
    int cost() {
        return cost;
    }

    /** A move was played. It is judged at once if its value is known; in a puzzle, no unknown move is right. */
    void answered(int move) {
        answer = move;
        outcome = Outcome.CHECKING;
        if (shown.source().isPuzzle() && !shown.task().knows(move)) {
            judge(0);
        } else if (shown.task().knows(move)) {
            judge(shown.task().values().get(0).permille() - shown.task().cost(move));
        }
    }

    /** The value of the answer is known now. */
    void checked(int permille) {
        // If there is no room for the value, it is not stored.
        shown = shown.with(shown.task().with(new MoveValue(answer, permille)), store.now());
        judge(permille);
    }

    private void judge(int permille) {
        cost = Math.max(0, shown.task().values().get(0).permille() - permille);
        boolean right = cost < DrillTask.THRESHOLD;
        outcome = right ? Outcome.RIGHT : Outcome.WRONG;
        save(!right ? DrillSession.WRONG_ANSWER : cost == 0 ? DrillSession.BEST_ANSWER : DrillSession.GOOD_ANSWER);
    }

    /** The player wants to see the answer. */
    void show() {
        outcome = Outcome.SHOWN;
        save(DrillSession.NO_ANSWER);
    }

    private void save(int quality) {
        shown = session.answered(shown, quality, store.today(), store.now());
        store.save(shown);
    }

    /** The check was stopped. */
    void stopCheck() {
        outcome = Outcome.UNCHECKED;
        session.skip(shown.id());
    }

    /** The next task; without an answer, this one is skipped. */
    void next() {
        if (outcome == Outcome.OPEN || outcome == Outcome.CHECKING) {
            session.skip(shown.id());
        }
        advance();
    }

    /** The shown task was deleted. */
    void removed() {
        session.remove(shown.id());
        advance();
    }

    /** A deletion was undone: the task is shown next, unless another one is shown. */
    void restored(SavedTask task) {
        session.restore(task);
        if (shown == null || outcome == Outcome.OPEN) {
            advance();
        }
    }

    private void advance() {
        shown = session.current();
        outcome = Outcome.OPEN;
        answer = NONE;
    }
}
