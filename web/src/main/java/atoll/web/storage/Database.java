package atoll.web.storage;

import atoll.web.dom.Browser;
import atoll.web.dom.ScriptFile;
import java.util.function.Consumer;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The browser's database (IndexedDB), one store of objects by {@code id}. Every call replies exactly once. If the browser
 * closes it, as it does to clear it, it is opened again.
 */
public final class Database {
    /** The outcome of a write or a deletion. */
    public enum Outcome {
        /** Success. */
        KEPT(""),
        /** Another tab has changed the game meanwhile; nothing was written. */
        OVERTAKEN("games.overtaken"),
        /** Another tab plays the game; nothing was written. */
        BUSY("games.busy"),
        /** There is no space left. */
        FULL("store.full"),
        REFUSED("store.refused"),
        /** It was not deleted. */
        STAYS("games.stays");

        private final String key;

        Outcome(String key) {
            this.key = key;
        }

        /** The key of its message; empty if there is none. */
        public String key() {
            return key;
        }

        /** Whether the browser does not store games now. */
        public boolean isLoss() {
            return this == FULL || this == REFUSED;
        }
    }

    /** Receives the outcome of a call, and its objects: those read, or those that existed before a write. */
    interface Answer {
        void take(Outcome outcome, JSObject[] objects);
    }

    @JSFunctor
    interface Done extends JSObject {
        void take(String word, JSObject[] objects);
    }

    @JSFunctor
    interface Opened extends JSObject {
        void take(JSObject database);
    }

    private final JSObject database;

    private Database(JSObject database) {
        this.database = database;
    }

    /**
     * Calls back with null if there is no database.
     *
     * @param reopened called each time the database is open again after the browser closed it: it may be empty now
     */
    static void open(Browser.Action reopened, Consumer<Database> done) {
        open("atoll", reopened, found -> done.accept(found == null ? null : new Database(found)));
    }

    /** Reads all objects. */
    void all(Answer answer) {
        call("all", null, null, null, answer);
    }

    /** Reads the object with that id, or nothing. */
    void one(String id, Answer answer) {
        call("one", id, null, null, answer);
    }

    /**
     * Writes an object with an id.
     *
     * @param version the expected {@code version} of the stored object, if unchanged by others; null to write in any case
     */
    void put(String id, JSObject object, String version, Answer answer) {
        call("put", id, object, version, answer);
    }

    /** Deletes the object with that id, if there is one. */
    void remove(String id, Answer answer) {
        call("delete", id, null, null, answer);
    }

    /** Writes all of these objects, or none. Those with existing ids are skipped, and passed to the callback. */
    void add(JSObject[] objects, Answer answer) {
        add(database, objects, (word, there) -> answer.take(outcome(word), there));
    }

    private void call(String verb, String id, JSObject object, String version, Answer answer) {
        call(database, verb, id, object, version, (word, objects) -> answer.take(outcome(word), objects));
    }

    // Enum.valueOf would add reflection.
    private static Outcome outcome(String word) {
        for (Outcome outcome : Outcome.values()) {
            if (outcome.name().equals(word)) {
                return outcome;
            }
        }
        return Outcome.REFUSED;
    }

    @ScriptFile
    private static native void open(String name, Browser.Action reopened, Opened opened);

    @ScriptFile
    private static native void call(JSObject box, String verb, String id, JSObject object, String version, Done done);

    @ScriptFile
    private static native void add(JSObject box, JSObject[] objects, Done done);
}
