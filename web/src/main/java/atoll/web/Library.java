package atoll.web;

import atoll.play.BadLink;
import atoll.play.Saved;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.teavm.jso.JSObject;

/**
 * The games kept in this browser, also while it does not let us keep any: then they last as long as the page, and whoever
 * keeps one is told.
 */
final class Library {
    private Database database;
    private List<Kept> entries = new ArrayList<>();
    /** What was last read or written of each game, to see whether another tab has changed it. */
    private final Map<String, String> versions = new HashMap<>();

    /** Games as they should be kept and are not, or not yet. */
    private final Map<String, Kept> unkept = new LinkedHashMap<>();

    private Writing writing;

    /** A game on its way into the database, and what has to follow it. */
    private final class Writing {
        private final Kept entry;
        private final Consumer<Database.Outcome> done;
        private final boolean mine;
        private Writing next;

        Writing(Kept entry, boolean mine, Consumer<Database.Outcome> done) {
            this.entry = entry;
            this.mine = mine;
            this.done = done;
        }
    }

    /** Opens the database and reads what is kept. */
    void load(Runnable done) {
        Database.open(found -> {
            database = found;
            refresh(done);
        });
    }

    /** Whether games outlive the page. */
    boolean keeps() {
        return database != null;
    }

    /** Reads anew: other tabs may have kept something since. */
    void refresh(Runnable done) {
        if (database == null) {
            done.run();
            return;
        }
        database.all(objects -> {
            List<Kept> found = new ArrayList<>();
            for (JSObject object : objects) {
                Kept entry = new Kept(object);
                if (!unkept.containsKey(entry.id())) {
                    found.add(entry);
                }
                versions.put(entry.id(), entry.text("version"));
            }
            found.addAll(unkept.values());
            entries = found;
            done.run();
        });
    }

    /** Reads one game anew. Answers null if it is not kept any more. */
    void refresh(String id, Consumer<Kept> done) {
        if (database == null || unkept.containsKey(id)) {
            done.accept(entry(id));
            return;
        }
        database.one(id, objects -> {
            Kept entry = objects.length == 0 ? null : new Kept(objects[0]);
            forget(id);
            if (entry != null) {
                add(entry);
            }
            done.accept(entry);
        });
    }

    /** All games, the one that was played last first. */
    List<Kept> entries() {
        List<Kept> sorted = new ArrayList<>(entries);
        sorted.sort((one, two) -> two.text("changed").compareTo(one.text("changed")));
        return sorted;
    }

    /** The game of that id, or null. */
    Kept entry(String id) {
        for (Kept entry : entries) {
            if (entry.id().equals(id)) {
                return entry;
            }
        }
        return null;
    }

    /** The game that goes to and fro by links with that tag, or null. */
    Saved tagged(int tag) {
        for (Kept entry : entries()) {
            if (entry.text("tag").equals(Integer.toString(tag))) {
                try {
                    return entry.read();
                } catch (BadLink e) {
                    continue; // one of a later version, say: it stays as it is
                }
            }
        }
        return null;
    }

    /**
     * Keeps a game as it is now.
     *
     * @param mine whether no other tab can have changed it; else nothing is written if one has
     */
    void keep(Saved saved, boolean mine, Consumer<Database.Outcome> done) {
        keep(Kept.of(saved.written(Browser.now())), mine, done);
    }

    /** Keeps a game once more that was {@link #remove}d. */
    void restore(Kept entry) {
        keep(entry, true, outcome -> {});
    }

    void remove(String id) {
        forget(id);
        unkept.remove(id);
        for (Writing at = writing; at != null && at.next != null; at = at.next) {
            if (at.next.entry.id().equals(id)) {
                at.next = at.next.next;
            }
        }
        if (database != null) {
            database.remove(id, () -> {});
        }
    }

    /** Keeps a game as it is written there. */
    void keep(Kept entry, boolean mine, Consumer<Database.Outcome> done) {
        forget(entry.id());
        entries.add(entry);
        unkept.put(entry.id(), entry);
        Writing next = new Writing(entry, mine, done);
        if (database == null) {
            done.accept(Database.Outcome.REFUSED);
        } else if (writing == null) {
            write(next);
        } else if (writing.next != null && writing.next.entry.id().equals(entry.id())) {
            writing.next = next; // what was to be written is out of date
        } else {
            last().next = next;
        }
    }

    private Writing last() {
        Writing last = writing;
        while (last.next != null) {
            last = last.next;
        }
        return last;
    }

    private void write(Writing now) {
        writing = now;
        String id = now.entry.id();
        String before = versions.getOrDefault(id, "");
        String version = Integer.toString(Browser.seed());
        Kept.set(now.entry.object(), "version", version);
        database.put(now.entry.object(), now.mine ? null : before, outcome -> {
            if (outcome == Database.Outcome.KEPT) {
                versions.put(id, version);
            }
            if (outcome == Database.Outcome.KEPT || outcome == Database.Outcome.OVERTAKEN) {
                unkept.remove(id, now.entry);
            }
            writing = null;
            if (now.next != null) {
                write(now.next);
            }
            now.done.accept(outcome);
        });
    }

    private void add(Kept entry) {
        entries.add(entry);
        versions.put(entry.id(), entry.text("version"));
    }

    private void forget(String id) {
        entries.removeIf(entry -> entry.id().equals(id));
    }
}
