package atoll.web.home;

import atoll.drill.SavedTask;
import atoll.results.GameResult;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.StoredGame;
import java.util.HashMap;
import java.util.Map;

/** Finds what a file knows better than this browser: a task that was practised later, or what the moves of a game cost. */
final class NewerEntries {
    private final GameLibrary library;
    /** By position: there is one task for each. */
    private final Map<String, StoredGame> tasks = new HashMap<>();

    NewerEntries(GameLibrary library) {
        this.library = library;
        for (StoredGame task : library.ofKind(SavedTask.KIND)) {
            tasks.put(task.text("game"), task);
        }
    }

    /**
     * {@return whether an entry is to be stored in place of one that exists}
     *
     * @param entry as this version writes it; it gets the id of the other one
     */
    boolean replaces(StoredGame entry) {
        if (entry.kind().equals(GameResult.KIND)) {
            StoredGame here = library.entry(entry.id());
            return here != null
                    && here.text("cost").isEmpty()
                    && !entry.text("cost").isEmpty();
        }
        StoredGame here = tasks.get(entry.text("game"));
        if (!entry.kind().equals(SavedTask.KIND)
                || here == null
                || entry.text("changed").compareTo(here.text("changed")) <= 0) {
            return false;
        }
        StoredGame.set(entry.object(), "id", here.id());
        return true;
    }
}
