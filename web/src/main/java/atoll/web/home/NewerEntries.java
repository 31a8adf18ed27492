package atoll.web.home;

import atoll.drill.SavedTask;
import atoll.puzzle.PuzzleLog;
import atoll.results.GameResult;
import atoll.web.dom.Browser;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.PuzzleStore;
import atoll.web.storage.StoredGame;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds what a file knows better than this browser: a task that was practised later, what the moves of a game cost, or puzzles that
 * were solved elsewhere.
 */
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

    /** Whether it is of a kind that can be in a file in a newer state. */
    boolean mayReplace(StoredGame entry) {
        return entry.kind().equals(SavedTask.KIND)
                || entry.kind().equals(GameResult.KIND)
                || entry.kind().equals(PuzzleLog.KIND);
    }

    // The log of this browser with that of the file, unless it has everything already.
    private boolean addsPuzzles(StoredGame entry) {
        PuzzleLog log = PuzzleStore.read(entry);
        for (StoredGame here : library.ofKind(PuzzleLog.KIND)) {
            PuzzleLog mine = PuzzleStore.read(here);
            if (mine != null) {
                PuzzleLog merged = mine.merged(log);
                merged.written(here.id(), Browser.now())
                        .forEach((name, text) -> StoredGame.set(entry.object(), name, text));
                return !merged.equals(mine);
            }
        }
        return false;
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
        if (entry.kind().equals(PuzzleLog.KIND)) {
            return addsPuzzles(entry);
        }
        StoredGame here = tasks.get(entry.text("game"));
        if (!entry.kind().equals(SavedTask.KIND)
                || here == null
                || entry.text("changed").compareTo(here.text("changed")) <= 0
                || entry.text("changed").compareTo(Browser.now()) > 0) { // by a wrong clock
            return false;
        }
        StoredGame.set(entry.object(), "id", here.id());
        return true;
    }
}
