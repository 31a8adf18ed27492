package atoll.drill;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The tasks that are due, one after the other. As SM-2 demands, a task answered wrongly comes again on the same day
 * until the answer is right; only the first answer counts for its schedule.
 */
public final class DrillSession {
    /** The quality of an answer that is as good as the best, if it is the best one known. */
    public static final int BEST_ANSWER = Sm2.BEST_QUALITY;

    /** The quality of another answer that counts as equally good: SM-2 then leaves the ease as it is. */
    public static final int GOOD_ANSWER = Sm2.FLUENT_QUALITY;

    /** The quality of a wrong answer. */
    public static final int WRONG_ANSWER = 2;

    /** The quality if the answer was shown. */
    public static final int NO_ANSWER = 1;

    private final List<SavedTask> queue;
    private final Set<String> repeated = new HashSet<>();
    private int skipped;

    /**
     * The tasks that are due, the longest due first.
     *
     * @param tasks all tasks
     * @param today the day by the clock, which may be wrong
     */
    public DrillSession(List<SavedTask> tasks, int today) {
        queue = due(tasks, today);
    }

    private static List<SavedTask> due(List<SavedTask> tasks, int today) {
        List<SavedTask> due = new ArrayList<>();
        for (SavedTask task : tasks) {
            if (task.schedule().isDue(today)) {
                int place = due.size();
                while (place > 0 && dueDay(due.get(place - 1)) > dueDay(task)) {
                    place--;
                }
                due.add(place, task);
            }
        }
        return due;
    }

    private static int dueDay(SavedTask task) {
        return task.schedule().day() + task.schedule().interval();
    }

    /**
     * {@return in how many days the next task is due; 0 if one is due now, -1 if there is none}
     *
     * @param tasks all tasks
     * @param today the day by the clock, which may be wrong
     */
    public static int daysLeft(List<SavedTask> tasks, int today) {
        int least = -1;
        for (SavedTask task : tasks) {
            int left = task.schedule().daysLeft(today);
            least = least < 0 ? left : Math.min(least, left);
        }
        return least;
    }

    /** {@return the task to answer now; null if there is none left} */
    public SavedTask current() {
        return queue.isEmpty() ? null : queue.get(0);
    }

    /** {@return the number of tasks left, the current one included} */
    public int left() {
        return queue.size();
    }

    /** {@return how many were skipped: they stay due} */
    public int skipped() {
        return skipped;
    }

    /**
     * Records the answer to the current task; the next one becomes current.
     *
     * @param known the current task, perhaps with more values
     * @param quality of the answer, 0..5
     * @param today the day by the clock
     * @param now the time
     * @return the task to be stored
     */
    public SavedTask answered(SavedTask known, int quality, int today, String now) {
        remove(known.id()); // it is no longer the first task if another one was restored meanwhile
        SavedTask after = repeated.contains(known.id()) ? known : known.repeated(quality, today, now);
        if (quality < Sm2.FLUENT_QUALITY) {
            repeated.add(known.id());
            queue.add(after);
        }
        return after;
    }

    /**
     * Skips the current task for now; it stays due, unless it was answered before.
     *
     * @param id of the task that was current
     */
    public void skip(String id) {
        remove(id);
        skipped += repeated.contains(id) ? 0 : 1;
    }

    /**
     * Removes a task that was deleted.
     *
     * @param id of any task
     */
    public void remove(String id) {
        queue.removeIf(task -> task.id().equals(id));
    }

    /**
     * Adds a task whose deletion was undone; it comes next.
     *
     * @param task the task
     */
    public void restore(SavedTask task) {
        queue.add(0, task);
    }
}
