package atoll.web.storage;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSObject;

/**
 * The games and studies stored in this browser. If it refuses to store any, they last as long as the page. The outcome of each
 * write and deletion is reported in one place. What another tab has open is not changed here.
 */
public final class GameLibrary {
    private final Consumer<Database.Outcome> onOutcome;
    /** The id of the game locked by this tab; or empty. */
    private String heldId = "";
    /** Whether the locked game is stored just as it was last read or written here. */
    private boolean upToDate;
    /** The game last read alone or stored: if the browser clears everything, this one survives. */
    private StoredGame latest;

    private Database database;
    private boolean read;
    /** By id, in the order of reading or storing. */
    private Map<String, StoredGame> entries = new LinkedHashMap<>();
    /** The version of each game last read or written, to detect changes by another tab. */
    private final Map<String, String> versions = new HashMap<>();

    /** Games that are not stored, or not yet. */
    private final Map<String, StoredGame> unsaved = new LinkedHashMap<>();

    /** Pending writes in order; the first is in progress. */
    private final List<Writing> pendingWrites = new ArrayList<>();

    /** A write or deletion in progress. */
    private static final class Writing {
        private final String id;
        private final boolean steal;
        /** The game to store; null to delete. */
        private StoredGame entry;

        private Consumer<Database.Outcome> done;
        /** Receives the deleted game. */
        private Consumer<StoredGame> removed;

        Writing(String id, boolean steal) {
            this.id = id;
            this.steal = steal;
        }
    }

    /**
     * @param onOutcome receives the outcome of every write
     */
    GameLibrary(Consumer<Database.Outcome> onOutcome) {
        this.onOutcome = onOutcome;
    }

    /** Opens the database and reads the stored games. */
    void load(Runnable done) {
        Database.open(this::reopened, found -> {
            database = found;
            refresh(() -> {
                takeOver();
                done.run();
            });
        });
    }

    /** Passes unsaved games to the page that replaces this one. Returns false if the browser refuses. */
    boolean handOver() {
        JSObject[] objects = new JSObject[unsaved.size()];
        int i = 0;
        for (StoredGame entry : unsaved.values()) {
            objects[i++] = entry.object();
        }
        return Browser.handOver(objects);
    }

    private void takeOver() {
        for (JSObject object : Browser.takeOver()) {
            StoredGame entry = new StoredGame(object);
            StoredGame here = entry(entry.id());
            if (here != null && here.text("changed").compareTo(entry.text("changed")) >= 0) {
                continue; // this one, or a later one, was stored meanwhile
            }
            if (database == null) {
                unsaved.put(entry.id(), entry);
                entries.put(entry.id(), entry);
            } else {
                save(entry, false, outcome -> {});
            }
        }
    }

    private void reopened() {
        if (latest != null) {
            unsaved.putIfAbsent(latest.id(), latest);
        }
        for (StoredGame entry : new ArrayList<>(unsaved.values())) {
            save(entry, false, outcome -> {});
        }
    }

    /**
     * Sets the game that only this tab may change; empty for none.
     *
     * @param readNext whether it is read next; if not, the next write checks that no other tab wrote it before
     */
    void setHeld(String id, boolean readNext) {
        heldId = id;
        upToDate = readNext && !unsaved.containsKey(id);
    }

    /** Ends {@link #setHeld}, unless another game or study is held meanwhile. */
    void release(String id) {
        if (heldId.equals(id)) {
            heldId = "";
        }
    }

    /** Whether games outlive the page. */
    public boolean isPersistent() {
        return database != null;
    }

    /** Whether the last read succeeded; if not, there may be more games than known here. */
    public boolean isRead() {
        return read;
    }

    /** Reads again: other tabs may have stored something. */
    public void refresh(Runnable done) {
        if (database == null) {
            done.run();
            return;
        }
        database.all((outcome, objects) -> {
            read = outcome == Database.Outcome.KEPT;
            if (read) {
                entries = new LinkedHashMap<>(unsaved);
                for (JSObject object : objects) {
                    StoredGame entry = new StoredGame(object);
                    if (!unsaved.containsKey(entry.id())) {
                        add(entry);
                    }
                }
            }
            done.run();
        });
    }

    /** Reads one game again. The result is null if it is not stored any more, or unreadable. */
    public void refresh(String id, Consumer<StoredGame> done) {
        if (database == null || unsaved.containsKey(id)) {
            done.accept(entry(id));
            return;
        }
        database.one(id, (outcome, objects) -> {
            read = outcome == Database.Outcome.KEPT;
            StoredGame entry = objects.length == 0 ? null : new StoredGame(objects[0]);
            if (read) {
                forget(id);
            }
            if (entry != null) {
                add(entry);
                latest = entry;
            }
            done.accept(entry);
        });
    }

    /** Everything that is stored, the last changed first. */
    public List<StoredGame> entries() {
        return sorted(new ArrayList<>(entries.values()));
    }

    private static List<StoredGame> sorted(List<StoredGame> found) {
        found.sort((one, two) -> two.changed().compareTo(one.changed()));
        return found;
    }

    /** All games, the last played first. */
    public List<StoredGame> games() {
        return ofKind("");
    }

    /** Everything of one {@linkplain StoredGame#kind kind}, the last changed first. */
    public List<StoredGame> ofKind(String kind) {
        List<StoredGame> found = new ArrayList<>();
        for (StoredGame entry : entries.values()) {
            if (entry.kind().equals(kind)) {
                found.add(entry);
            }
        }
        return sorted(found);
    }

    /** The number of games. */
    public int size() {
        int games = 0;
        for (StoredGame entry : entries.values()) {
            games += entry.kind().isEmpty() ? 1 : 0;
        }
        return games;
    }

    /** The game or study with that id, or null. */
    public StoredGame entry(String id) {
        return entries.get(id);
    }

    /** The correspondence games with that tag, the last played first. */
    public List<SavedGame> tagged(int tag) {
        List<SavedGame> tagged = new ArrayList<>();
        for (StoredGame entry : games()) {
            if (entry.text("tag").equals(Integer.toString(tag))) {
                try {
                    tagged.add(entry.read());
                } catch (BadLink e) {
                    continue; // for example of a later version: it stays unchanged
                }
            }
        }
        return tagged;
    }

    /** Stores a game in its current state. */
    public void save(SavedGame saved, boolean steal, Consumer<Database.Outcome> done) {
        save(StoredGame.of(saved.written(Browser.now())), steal, done);
    }

    /**
     * Stores a game as written in its entry, unless another tab has changed it since it was read here.
     *
     * @param steal whether another tab that plays the game has to stop; else nothing is written if one does
     */
    public void save(StoredGame entry, boolean steal, Consumer<Database.Outcome> done) {
        forget(entry.id());
        entries.put(entry.id(), entry);
        unsaved.put(entry.id(), entry);
        latest = entry;
        Writing writing = new Writing(entry.id(), steal);
        writing.entry = entry;
        writing.done = done;
        write(writing);
    }

    /**
     * Stores new games and studies, all at once. Those whose ids another tab has used meanwhile are skipped: they have no entry
     * then.
     *
     * @param done receives the outcome
     */
    public void add(List<StoredGame> added, Consumer<Database.Outcome> done) {
        JSObject[] objects = new JSObject[added.size()];
        for (int i = 0; i < objects.length; i++) {
            StoredGame entry = added.get(i);
            objects[i] = entry.object();
            StoredGame.set(objects[i], "version", Integer.toString(Browser.random()));
            entries.put(entry.id(), entry);
            unsaved.put(entry.id(), entry);
        }
        Database.Answer answer = (outcome, there) -> {
            if (!outcome.isLoss()) {
                for (StoredGame entry : added) {
                    unsaved.remove(entry.id(), entry);
                    versions.put(entry.id(), entry.text("version"));
                }
                for (JSObject other : there) {
                    forget(new StoredGame(other).id()); // read the other tab's version next
                    versions.remove(new StoredGame(other).id());
                }
            }
            onOutcome.accept(outcome);
            done.accept(outcome);
        };
        if (database == null) {
            answer.take(Database.Outcome.REFUSED, new JSObject[0]);
        } else {
            database.add(objects, answer);
        }
    }

    /**
     * Deletes a game or study.
     *
     * @param done receives what was deleted, as it was stored then, by any tab; not called if it was not deleted
     */
    public void remove(String id, Consumer<StoredGame> done) {
        Writing writing = new Writing(id, false);
        writing.removed = done;
        write(writing);
    }

    private void write(Writing writing) {
        if (database == null) {
            end(writing, Database.Outcome.REFUSED, new JSObject[0]);
            return;
        }
        pendingWrites.add(writing);
        if (pendingWrites.size() == 1) {
            writeFirst();
        }
    }

    private void writeFirst() {
        Writing now = pendingWrites.get(0);
        // nobody plays a game that was never stored
        if (now.id.equals(heldId) || !versions.containsKey(now.id)) {
            write(now, null);
            return;
        }
        GameLock.acquire(now.id, now.steal, new GameLock.Listener() {
            @Override
            public void held(GameLock lock) {
                write(now, lock);
            }

            @Override
            public void busy() {
                written(now, Database.Outcome.BUSY, new JSObject[0]);
            }
        });
    }

    private void write(Writing now, GameLock lock) {
        String version = Integer.toString(Browser.random());
        Database.Answer answer = (outcome, before) -> {
            if (lock != null) {
                lock.release();
            }
            if (outcome == Database.Outcome.KEPT) {
                versions.put(now.id, version);
                upToDate |= now.id.equals(heldId);
            }
            written(now, outcome, before);
        };
        if (now.entry == null) {
            database.remove(now.id, answer);
            return;
        }
        StoredGame.set(now.entry.object(), "version", version);
        boolean unchanged = upToDate && now.id.equals(heldId);
        database.put(now.id, now.entry.object(), unchanged ? null : versions.getOrDefault(now.id, ""), answer);
    }

    private void written(Writing now, Database.Outcome outcome, JSObject[] before) {
        pendingWrites.remove(0);
        if (!pendingWrites.isEmpty()) {
            writeFirst();
        }
        end(now, outcome, before);
    }

    private void end(Writing now, Database.Outcome outcome, JSObject[] before) {
        if (now.entry != null) {
            if (!outcome.isLoss()) {
                unsaved.remove(now.id, now.entry);
            }
            onOutcome.accept(outcome);
            now.done.accept(outcome);
        } else if (outcome == Database.Outcome.KEPT || database == null) {
            StoredGame was =
                    unsaved.containsKey(now.id) || before.length == 0 ? entry(now.id) : new StoredGame(before[0]);
            forget(now.id);
            unsaved.remove(now.id);
            versions.remove(now.id);
            if (latest != null && latest.id().equals(now.id)) {
                latest = null;
            }
            onOutcome.accept(Database.Outcome.KEPT);
            now.removed.accept(was);
        } else {
            onOutcome.accept(outcome.isLoss() ? Database.Outcome.STAYS : outcome);
        }
    }

    private void add(StoredGame entry) {
        entries.put(entry.id(), entry);
        versions.put(entry.id(), entry.text("version"));
    }

    private void forget(String id) {
        entries.remove(id);
    }
}
