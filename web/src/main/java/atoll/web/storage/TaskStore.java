package atoll.web.storage;

import atoll.drill.DrillTask;
import atoll.drill.SavedTask;
import atoll.drill.Sm2;
import atoll.play.BadLink;
import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.List;

/** The tasks in the library. Those that this version cannot read are not changed. */
public final class TaskStore {
    private final GameLibrary library;

    public TaskStore(GameLibrary library) {
        this.library = library;
    }

    /** Whether there is a task, readable or not, with that {@link DrillTask#position}. */
    public boolean has(String position) {
        for (StoredGame entry : entries()) {
            if (entry.text("game").equals(position)) {
                return true;
            }
        }
        return false;
    }

    private List<StoredGame> entries() {
        return library.ofKind(SavedTask.KIND);
    }

    /** Whether there is any, readable or not. */
    public boolean isEmpty() {
        return entries().isEmpty();
    }

    /** Stores a new task, which is due at once. */
    public void add(DrillTask task, SavedTask.Source source) {
        save(new SavedTask(Browser.id(), task, source, Sm2.NEW, Browser.now()));
        Browser.requestPersistence();
    }

    /** Stores a task in its current state, unless another tab has changed it since it was read here. */
    public void save(SavedTask task) {
        library.save(StoredGame.of(task.written()), false, outcome -> {});
    }

    /** The number of tasks that are due. Their positions are not read: there may be hundreds on the way to the home page. */
    public int due(int today) {
        int due = 0;
        for (StoredGame entry : entries()) {
            try {
                due += Sm2.parse(entry.text(SavedTask.SCHEDULE)).isDue(today) ? 1 : 0;
            } catch (IllegalArgumentException e) {
                continue; // the drill says that it cannot be read
            }
        }
        return due;
    }

    /** The tasks that can be read. */
    public List<SavedTask> tasks() {
        List<SavedTask> tasks = new ArrayList<>();
        for (StoredGame entry : entries()) {
            try {
                tasks.add(entry.readTask());
            } catch (BadLink e) {
                continue; // counted below
            }
        }
        return tasks;
    }

    /** The ids of tasks that this version cannot read; all, or without those of newer versions. */
    public List<String> unreadable(boolean all) {
        List<String> ids = new ArrayList<>();
        for (StoredGame entry : entries()) {
            try {
                entry.readTask();
            } catch (BadLink e) {
                if (all || e.why() != BadLink.Why.NEWER) {
                    ids.add(entry.id());
                }
            }
        }
        return ids;
    }

    /** Deletes a task. */
    public void remove(String id, Runnable done) {
        library.remove(id, was -> done.run());
    }
}
