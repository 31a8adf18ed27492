package atoll.web;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The browser's own database (IndexedDB), one store of objects known by their {@code id}. Every call answers exactly once. */
final class Database {
    /** What became of a game that was to be kept. */
    enum Outcome {
        KEPT,
        /** Another tab has changed the game meanwhile; nothing was written. */
        OVERTAKEN,
        /** There is no room left. */
        FULL,
        REFUSED
    }

    @JSFunctor
    interface Found extends JSObject {
        void take(JSObject[] objects);
    }

    @JSFunctor
    interface Opened extends JSObject {
        void take(JSObject database);
    }

    private final JSObject database;

    private Database(JSObject database) {
        this.database = database;
    }

    /** Hands over null where the browser has no database for us. */
    static void open(Consumer<Database> done) {
        open("atoll", found -> done.accept(found == null ? null : new Database(found)));
    }

    /** All objects; none if they cannot be read. */
    void all(Found found) {
        all(database, found);
    }

    /** The object of that id alone, or nothing. */
    void one(String id, Found found) {
        one(database, id, found);
    }

    /**
     * Writes an object with an id.
     *
     * @param version what the object of this id has for its {@code version} if nobody else has changed it; null to write
     *     in any case
     */
    void put(JSObject object, String version, Consumer<Outcome> done) {
        put(database, object, version, word -> done.accept(outcome(word)));
    }

    // Enum.valueOf would bring reflection with it.
    private static Outcome outcome(String word) {
        for (Outcome outcome : Outcome.values()) {
            if (outcome.name().equals(word)) {
                return outcome;
            }
        }
        return Outcome.REFUSED;
    }

    void remove(String id, Browser.Action done) {
        remove(database, id, done);
    }

    // Some browsers neither open nor refuse when storage is forbidden.
    @JSBody(
            params = {"name", "opened"},
            script = "var told = false, tell = function(db) { if (!told) { told = true; opened(db); } };"
                    + " try { var r = indexedDB.open(name, 1);"
                    + " r.onupgradeneeded = function() { r.result.createObjectStore('games', { keyPath: 'id' }); };"
                    + " r.onsuccess = function() { r.result.onversionchange = function() { r.result.close(); };"
                    + " tell(r.result); };"
                    + " r.onerror = function(e) { e.preventDefault(); tell(null); };"
                    + " setTimeout(function() { tell(null); }, 4000); } catch (e) { tell(null); }")
    private static native void open(String name, Opened opened);

    @JSBody(
            params = {"db", "found"},
            script = "try { var r = db.transaction('games').objectStore('games').getAll();"
                    + " r.onsuccess = function() { found(r.result); };"
                    + " r.onerror = function(e) { e.preventDefault(); found([]); }; } catch (e) { found([]); }")
    private static native void all(JSObject db, Found found);

    @JSBody(
            params = {"db", "id", "found"},
            script = "try { var r = db.transaction('games').objectStore('games').get(id);"
                    + " r.onsuccess = function() { found(r.result ? [r.result] : []); };"
                    + " r.onerror = function(e) { e.preventDefault(); found([]); }; } catch (e) { found([]); }")
    private static native void one(JSObject db, String id, Found found);

    // Committed at once where that can be said: a page that is closed in the next moment has still kept its move.
    @JSBody(
            params = {"db", "object", "version", "done"},
            script = "var word = 'REFUSED', told = false;"
                    + " var tell = function(outcome) { if (!told) { told = true; done(outcome); } };"
                    + " var failed = function(e) { tell(e && e.name === 'QuotaExceededError' ? 'FULL' : word); };"
                    + " try { var tx = db.transaction('games', 'readwrite'), s = tx.objectStore('games');"
                    + " var write = function() { s.put(object); if (tx.commit) tx.commit(); };"
                    + " tx.oncomplete = function() { tell('KEPT'); };"
                    + " tx.onabort = function() { failed(tx.error); };"
                    + " tx.onerror = function(e) { e.preventDefault(); };"
                    + " if (version === null) write(); else { var r = s.get(object.id);"
                    + " r.onsuccess = function() { try {"
                    + " if (r.result && r.result.version !== version) { word = 'OVERTAKEN'; tx.abort(); } else write();"
                    + " } catch (e) { failed(e); } }; }"
                    + " } catch (e) { failed(e); }")
    private static native void put(JSObject db, JSObject object, String version, Browser.Heard done);

    @JSBody(
            params = {"db", "id", "done"},
            script = "try { var tx = db.transaction('games', 'readwrite'); tx.objectStore('games').delete(id);"
                    + " tx.oncomplete = tx.onabort = function() { done(); }; } catch (e) { done(); }")
    private static native void remove(JSObject db, String id, Browser.Action done);
}
