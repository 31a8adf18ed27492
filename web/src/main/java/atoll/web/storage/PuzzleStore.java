package atoll.web.storage;

import atoll.play.BadLink;
import atoll.puzzle.PuzzleLog;
import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The log of puzzles in the library. Every change is applied to the stored log, whichever tab wrote it, and again if
 * another tab was faster, so no solved puzzle is lost. A log that this version cannot read is not changed; a new log
 * begins beside it.
 */
public final class PuzzleStore {
    private static final String ID = "puzzles";
    /** The most attempts to write: other tabs are faster that often only if something is wrong. */
    private static final int MOST_TRIES = 5;

    private final GameLibrary library;
    /** Changes that are not stored yet. */
    private final List<UnaryOperator<PuzzleLog>> pending = new ArrayList<>();

    private boolean writing;

    public PuzzleStore(GameLibrary library) {
        this.library = library;
    }

    /** Everything that this version can read, and what is not stored yet. */
    public PuzzleLog log() {
        PuzzleLog log = stored();
        for (UnaryOperator<PuzzleLog> change : pending) {
            log = change.apply(log);
        }
        return log;
    }

    private PuzzleLog stored() {
        PuzzleLog log = PuzzleLog.NONE;
        for (StoredGame entry : library.ofKind(PuzzleLog.KIND)) {
            PuzzleLog read = read(entry);
            log = read == null ? log : log.merged(read);
        }
        return log;
    }

    /** The log of an entry; null if this version cannot read it. */
    public static PuzzleLog read(StoredGame entry) {
        try {
            return PuzzleLog.read(name -> Browser.entry(entry.object(), name));
        } catch (BadLink e) {
            return null;
        }
    }

    /** Whether there is one that this version cannot read. */
    public boolean hasUnreadable() {
        for (StoredGame entry : library.ofKind(PuzzleLog.KIND)) {
            if (read(entry) == null) {
                return true;
            }
        }
        return false;
    }

    // Of the entry to write: the first that can be read.
    private String id() {
        for (StoredGame entry : library.ofKind(PuzzleLog.KIND)) {
            if (read(entry) != null) {
                return entry.id();
            }
        }
        return library.entry(ID) == null ? ID : Browser.id();
    }

    /**
     * Stores a change.
     *
     * @param change adds to a log; it may be applied several times
     */
    public void record(UnaryOperator<PuzzleLog> change) {
        pending.add(change);
        if (!writing) {
            writing = true;
            Browser.requestPersistence();
            write(0);
        }
    }

    private void write(int tries) {
        String id = id();
        library.refresh(id, entry -> {
            int count = pending.size();
            StoredGame all = StoredGame.of(log().written(id, Browser.now()));
            library.save(all, false, outcome -> {
                boolean again = outcome == Database.Outcome.OVERTAKEN || outcome == Database.Outcome.BUSY;
                if (again && tries < MOST_TRIES) {
                    write(tries + 1);
                    return;
                }
                pending.subList(0, count).clear();
                if (pending.isEmpty()) {
                    writing = false;
                } else {
                    write(0);
                }
            });
        });
    }
}
