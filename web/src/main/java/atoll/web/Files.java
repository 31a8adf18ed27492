package atoll.web;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Files that go out of the browser and come into it: kept games, and settings along with them. */
final class Files {
    private static final int FORMAT = 1;
    /** Larger files are refused unread, in bytes. */
    private static final int LARGEST = 20_000_000;

    private Files() {}

    /** What a file holds; exactly one is called. */
    interface Reader {
        /** @param settings as JSON, or null if there are none */
        void read(List<Kept> games, String settings);

        /** It is no file of games, or of a later version, or too large. */
        void refused();
    }

    @JSFunctor
    interface Parts extends JSObject {
        void take(JSObject[] games, String settings);
    }

    /**
     * Saves games into a file, in whose name only letters, digits and dots stay as they are. The file does not hold what decides
     * chance in a game under way, see {@link Kept#forFile}.
     *
     * @param settings as JSON, or null to leave them out
     */
    static void save(String name, List<Kept> games, String settings) {
        JSObject[] objects = new JSObject[games.size()];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = games.get(i).forFile();
        }
        save(name, FORMAT, objects, settings);
    }

    /** Lets the player choose a file, and reads it. Nothing is called if none is chosen. */
    static void open(Reader reader) {
        open(
                FORMAT,
                LARGEST,
                (objects, settings) -> {
                    List<Kept> games = new ArrayList<>();
                    for (JSObject object : objects) {
                        games.add(new Kept(object));
                    }
                    reader.read(games, settings);
                },
                reader::refused);
    }

    @JSBody(
            params = {"name", "format", "games", "settings"},
            script = "var all = { atoll: format, games: games };"
                    + " if (settings) all.settings = JSON.parse(settings);"
                    + " var url = URL.createObjectURL(new Blob([JSON.stringify(all, null, 1)], { type: 'application/json' }));"
                    + " var a = document.createElement('a'); a.href = url; a.download = name.replace(/[^a-z0-9.]/gi, '-'); a.click();"
                    + " setTimeout(function() { URL.revokeObjectURL(url); }, 60000);")
    private static native void save(String name, int format, JSObject[] games, String settings);

    @JSBody(
            params = {"format", "largest", "done", "refused"},
            script =
                    "var input = document.createElement('input'); input.type = 'file'; input.accept = '.json,application/json';"
                            + " input.hidden = true; document.body.appendChild(input); input.id = 'file';"
                            + " input.oncancel = function() { input.remove(); };"
                            + " input.onchange = function() { var f = input.files[0]; input.remove(); if (!f) return;"
                            + " if (f.size > largest) { refused(); return; }"
                            + " f.text().then(function(text) { var all = JSON.parse(text);"
                            + " if (!all || !Number.isInteger(all.atoll) || all.atoll < 1 || all.atoll > format"
                            + " || !Array.isArray(all.games)) throw new Error('no games');"
                            + " return [all.games.filter(function(g) { return g && typeof g === 'object'; }),"
                            + " all.settings && typeof all.settings === 'object' && !Array.isArray(all.settings)"
                            + " ? JSON.stringify(all.settings) : null]; })"
                            + ".then(function(parts) { done(parts[0], parts[1]); }, function() { refused(); }); };"
                            + " input.click();")
    private static native void open(int format, int largest, Parts done, Browser.Action refused);
}
