package atoll.web.storage;

import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.teavm.jso.JSObject;

/**
 * The games kept in this browser, also while it does not let us keep any: then they last as long as the page. What becomes
 * of each that is to be kept or deleted is told in one place. A game that another tab plays is not changed here.
 */
public final class GameLibrary {
    private final Consumer<Database.Outcome> told;
    /** The game that no other tab can change, because this one has the right to; or empty. */
    private String held = "";
    /** Whether it is kept as it was read or written here last. */
    private boolean sure;
    /** What was read alone or kept last: if the browser clears everything, this one at least is still here. */
    private StoredGame latest;

    private Database database;
    private boolean read;
    /** By their ids, in the order in which they were read or kept. */
    private Map<String, StoredGame> entries = new LinkedHashMap<>();
    /** What was last read or written of each game, to see whether another tab has changed it. */
    private final Map<String, String> versions = new HashMap<>();

    /** Games as they should be kept and are not, or not yet. */
    private final Map<String, StoredGame> unkept = new LinkedHashMap<>();

    /** What is to be written, one after the other; the first is on its way. */
    private final List<Writing> writings = new ArrayList<>();

    /** A game on its way into the database, or out of it. */
    private static final class Writing {
        private final String id;
        private final boolean steal;
        /** What is to be kept, and who is told; null to delete it. */
        private StoredGame entry;

        private Consumer<Database.Outcome> done;
        /** Takes what was deleted. */
        private Consumer<StoredGame> removed;

        Writing(String id, boolean steal) {
            this.id = id;
            this.steal = steal;
        }
    }

    /** @param told takes what becomes of whatever is written */
    GameLibrary(Consumer<Database.Outcome> told) {
        this.told = told;
    }

    /** Opens the database and reads what is kept. */
    void load(Runnable done) {
        Database.open(this::reopened, found -> {
            database = found;
            refresh(() -> {
                takeOver();
                done.run();
            });
        });
    }

    /** Hands what is not kept over to the page that takes the place of this one. False if the browser does not let us. */
    boolean handOver() {
        JSObject[] objects = new JSObject[unkept.size()];
        int i = 0;
        for (StoredGame entry : unkept.values()) {
            objects[i++] = entry.object();
        }
        return Browser.handOver(objects);
    }

    private void takeOver() {
        for (JSObject object : Browser.takeOver()) {
            StoredGame entry = new StoredGame(object);
            StoredGame here = entry(entry.id());
            if (here != null && here.text("changed").equals(entry.text("changed"))) {
                continue; // it has been kept since
            }
            if (database == null) {
                unkept.put(entry.id(), entry);
                entries.put(entry.id(), entry);
            } else {
                save(entry, false, outcome -> {});
            }
        }
    }

    private void reopened() {
        if (latest != null) {
            unkept.putIfAbsent(latest.id(), latest);
        }
        for (StoredGame entry : new ArrayList<>(unkept.values())) {
            save(entry, false, outcome -> {});
        }
    }

    /** Says which game this tab alone may change from now on; empty for none. */
    void hold(String id) {
        held = id;
        sure = !unkept.containsKey(id);
    }

    /** Whether games outlive the page. */
    public boolean isPersistent() {
        return database != null;
    }

    /** Whether what is kept could be read when that was last tried; else there may be more than is known here. */
    public boolean isRead() {
        return read;
    }

    /** Reads anew: other tabs may have kept something since. */
    public void refresh(Runnable done) {
        if (database == null) {
            done.run();
            return;
        }
        database.all((outcome, objects) -> {
            read = outcome == Database.Outcome.KEPT;
            if (read) {
                entries = new LinkedHashMap<>(unkept);
                for (JSObject object : objects) {
                    StoredGame entry = new StoredGame(object);
                    if (!unkept.containsKey(entry.id())) {
                        add(entry);
                    }
                }
            }
            done.run();
        });
    }

    /** Reads one game anew. Answers null if it is not kept any more, or cannot be read. */
    public void refresh(String id, Consumer<StoredGame> done) {
        if (database == null || unkept.containsKey(id)) {
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

    /** All games, the one that was played last first. */
    public List<StoredGame> entries() {
        List<StoredGame> sorted = new ArrayList<>(entries.values());
        sorted.sort((one, two) -> two.text("changed").compareTo(one.text("changed")));
        return sorted;
    }

    /** How many games there are. */
    public int size() {
        return entries.size();
    }

    /** The game of that id, or null. */
    public StoredGame entry(String id) {
        return entries.get(id);
    }

    /** The games that go to and fro by links with that tag, the one that was played last first. */
    public List<SavedGame> tagged(int tag) {
        List<SavedGame> tagged = new ArrayList<>();
        for (StoredGame entry : entries()) {
            if (entry.text("tag").equals(Integer.toString(tag))) {
                try {
                    tagged.add(entry.read());
                } catch (BadLink e) {
                    continue; // one of a later version, say: it stays as it is
                }
            }
        }
        return tagged;
    }

    /** Keeps a game as it is now. */
    public void save(SavedGame saved, boolean steal, Consumer<Database.Outcome> done) {
        save(StoredGame.of(saved.written(Browser.now())), steal, done);
    }

    /**
     * Keeps a game as it is written there, unless another tab has changed it since it was read here.
     *
     * @param steal whether another tab that plays the game has to stop; else nothing is written if one does
     */
    public void save(StoredGame entry, boolean steal, Consumer<Database.Outcome> done) {
        forget(entry.id());
        entries.put(entry.id(), entry);
        unkept.put(entry.id(), entry);
        latest = entry;
        Writing writing = new Writing(entry.id(), steal);
        writing.entry = entry;
        writing.done = done;
        write(writing);
    }

    /**
     * Keeps games that are not known here, all at once. One whose id another tab has taken meanwhile stays out.
     *
     * @param done takes what became of them, and how many stayed out
     */
    public void add(List<StoredGame> added, BiConsumer<Database.Outcome, Integer> done) {
        JSObject[] objects = new JSObject[added.size()];
        for (int i = 0; i < objects.length; i++) {
            StoredGame entry = added.get(i);
            objects[i] = entry.object();
            StoredGame.set(objects[i], "version", Integer.toString(Browser.random()));
            entries.put(entry.id(), entry);
            unkept.put(entry.id(), entry);
        }
        Database.Answer answer = (outcome, there) -> {
            if (!outcome.isLoss()) {
                for (StoredGame entry : added) {
                    unkept.remove(entry.id(), entry);
                    versions.put(entry.id(), entry.text("version"));
                }
                for (JSObject other : there) {
                    forget(new StoredGame(other).id()); // the other tab's is to be read
                    versions.remove(new StoredGame(other).id());
                }
            }
            told.accept(outcome);
            done.accept(outcome, there.length);
        };
        if (database == null) {
            answer.take(Database.Outcome.REFUSED, new JSObject[0]);
        } else {
            database.add(objects, answer);
        }
    }

    /**
     * Deletes a game.
     *
     * @param done takes what was deleted, as it was kept at that moment, by whichever tab; not called if it was not deleted
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
        writings.add(writing);
        if (writings.size() == 1) {
            writeFirst();
        }
    }

    private void writeFirst() {
        Writing now = writings.get(0);
        // nobody plays what has never been kept
        if (now.id.equals(held) || !versions.containsKey(now.id)) {
            write(now, null);
            return;
        }
        GameLock.on(now.id, now.steal, new GameLock.Listener() {
            @Override
            public void held(GameLock hold) {
                write(now, hold);
            }

            @Override
            public void busy() {
                written(now, Database.Outcome.BUSY, new JSObject[0]);
            }
        });
    }

    private void write(Writing now, GameLock hold) {
        String version = Integer.toString(Browser.random());
        Database.Answer answer = (outcome, before) -> {
            if (hold != null) {
                hold.release();
            }
            if (outcome == Database.Outcome.KEPT) {
                versions.put(now.id, version);
                sure |= now.id.equals(held);
            }
            written(now, outcome, before);
        };
        if (now.entry == null) {
            database.remove(now.id, answer);
            return;
        }
        StoredGame.set(now.entry.object(), "version", version);
        boolean unchanged = sure && now.id.equals(held);
        database.put(now.id, now.entry.object(), unchanged ? null : versions.getOrDefault(now.id, ""), answer);
    }

    private void written(Writing now, Database.Outcome outcome, JSObject[] before) {
        writings.remove(0);
        if (!writings.isEmpty()) {
            writeFirst();
        }
        end(now, outcome, before);
    }

    private void end(Writing now, Database.Outcome outcome, JSObject[] before) {
        if (now.entry != null) {
            if (!outcome.isLoss()) {
                unkept.remove(now.id, now.entry);
            }
            told.accept(outcome);
            now.done.accept(outcome);
        } else if (outcome == Database.Outcome.KEPT || database == null) {
            StoredGame was =
                    unkept.containsKey(now.id) || before.length == 0 ? entry(now.id) : new StoredGame(before[0]);
            forget(now.id);
            unkept.remove(now.id);
            versions.remove(now.id);
            if (latest != null && latest.id().equals(now.id)) {
                latest = null;
            }
            told.accept(Database.Outcome.KEPT);
            now.removed.accept(was);
        } else {
            told.accept(outcome.isLoss() ? Database.Outcome.STAYS : outcome);
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
