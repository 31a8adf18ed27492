package atoll.web.storage;

import atoll.web.dom.Browser;
import java.util.function.Consumer;
import org.teavm.jso.JSBody;
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

    // Some browsers neither open nor refuse if storage is forbidden; none opens while it clears. The result contains
    // the
    // connection, null without one, and a way to open it again.
    @JSBody(
            params = {"name", "reopened", "opened"},
            script = "var box = {}, waiting = [], open = function(done) { if (waiting.push(done) > 1) return;"
                    + " var told = false, tell = function(db) { if (told) return; told = true; box.db = db;"
                    + " var all = waiting; waiting = []; all.forEach(function(each) { each(); }); };"
                    + " var ask = function() { if (told) return; try { var r = indexedDB.open(name, 1);"
                    + " r.onupgradeneeded = function() { r.result.createObjectStore('games', { keyPath: 'id' }); };"
                    + " r.onsuccess = function() { var db = r.result; db.onclose = function() { box.again(function() {}); };"
                    + " db.onversionchange = function() { db.close(); db.onclose(); }; tell(db); };"
                    + " r.onerror = function(e) { e.preventDefault();"
                    + " if (r.error.name === 'AbortError') setTimeout(ask, 100); else tell(null); };"
                    + " } catch (e) { tell(null); } };"
                    + " setTimeout(function() { tell(null); }, 4000); ask(); };"
                    + " box.again = function(done) { box.db = null;"
                    + " open(function() { if (box.db) reopened(); done(); }); };"
                    + " open(function() { opened(box.db && box); });")
    private static native void open(String name, Browser.Action reopened, Opened opened);

    // A call without a reply for long counts as refused, and must not be executed later. Unconditional writes are
    // committed at
    // once, where supported: then even a page that is closed immediately has stored its move.
    @JSBody(
            params = {"box", "verb", "id", "object", "version", "done"},
            script = "var put = verb === 'put', word = 'REFUSED', told = false, was = [], last = false;"
                    + " var tx, tell = function(outcome) { if (!told) { told = true; clearTimeout(late); done(outcome, was); } };"
                    + " var late = setTimeout(function() { tell(word); try { tx.abort(); } catch (e) {} }, 4000);"
                    + " var failed = function(e) { var n = e && e.name;"
                    + " if (n === 'InvalidStateError' && !last) { last = true; box.again(work); }"
                    + " else tell(n === 'QuotaExceededError' ? 'FULL' : word); };"
                    + " var work = function() { if (told) return; try {"
                    + " tx = box.db.transaction('games', put || verb === 'delete' ? 'readwrite' : 'readonly');"
                    + " var s = tx.objectStore('games');"
                    + " tx.oncomplete = function() { tell('KEPT'); };"
                    + " tx.onabort = function() { failed(tx.error); };"
                    + " tx.onerror = function(e) { e.preventDefault(); failed(e.target.error); };"
                    + " var write = function() { if (put) s.put(object); else if (verb === 'delete') s.delete(id);"
                    + " if (tx.commit) tx.commit(); };"
                    + " if (put && version === null) { write(); return; }"
                    + " var r = verb === 'all' ? s.getAll() : s.get(id);"
                    + " r.onsuccess = function() { was = verb === 'all' ? r.result : r.result ? [r.result] : [];"
                    + " if (put && was[0] && (was[0].version || '') !== version) { word = 'OVERTAKEN'; tx.abort(); }"
                    + " else try { write(); } catch (e) { failed(e); } };"
                    + " } catch (e) { failed(e); } };"
                    + " if (box.db) work(); else { last = true; box.again(work); }")
    private static native void call(JSObject box, String verb, String id, JSObject object, String version, Done done);

    @JSBody(
            params = {"box", "objects", "done"},
            script = "var told = false, there = [], last = false;"
                    + " var tell = function(outcome) { if (!told) { told = true; done(outcome, there); } };"
                    + " var failed = function(e) { if (e && e.name === 'InvalidStateError' && !last) { last = true; box.again(work); }"
                    + " else tell(e && e.name === 'QuotaExceededError' ? 'FULL' : 'REFUSED'); };"
                    + " var work = function() { try { there = []; var tx = box.db.transaction('games', 'readwrite');"
                    + " var s = tx.objectStore('games'); tx.oncomplete = function() { tell('KEPT'); };"
                    + " tx.onabort = function() { failed(tx.error); };"
                    + " objects.forEach(function(o) { var r = s.getKey(o.id); r.onsuccess = function() {"
                    + " if (r.result !== undefined) there.push(o); else try { s.put(o); }"
                    + " catch (e) { failed(e); tx.abort(); } }; });"
                    + " } catch (e) { failed(e); } };"
                    + " if (box.db) work(); else { last = true; box.again(work); }")
    private static native void add(JSObject box, JSObject[] objects, Done done);
}
