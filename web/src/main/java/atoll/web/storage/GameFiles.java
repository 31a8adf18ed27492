package atoll.web.storage;

import atoll.web.dom.Browser;
import atoll.web.dom.ScriptFile;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Exports and imports files of stored games, studies and settings. */
public final class GameFiles {
    public static final String JSON = "application/json";
    public static final String TEXT = "text/plain";

    private static final int FORMAT = 1;
    /** Larger files are refused unread, in bytes. */
    private static final int LARGEST = 40_000_000;
    /** Files with more games are refused. */
    private static final int MOST = 20_000;

    private GameFiles() {}

    /** The content of a file; exactly one method is called. */
    public interface Reader {
        /** @param settings as JSON, or null if there are none */
        void read(List<StoredGame> games, String settings);

        /**
         * It is not a file of games, or it is of a later version. It may be a study; the text is empty if it cannot
         * be read.
         */
        void other(String text);

        /** It is larger than {@code megabytes}, or contains more than that many games. */
        void tooLarge(int megabytes, int games);
    }

    @JSFunctor
    interface Written extends JSObject {
        void take(String name, String text);
    }

    @JSFunctor
    interface Parts extends JSObject {
        void take(JSObject[] games, String settings);
    }

    /**
     * Saves games and studies to a file; in its name only letters, digits and dots are kept. If one file is not enough, several
     * numbered ones are written. Files omit the seed of games under way, see {@link StoredGame#forFile}.
     *
     * @param settings as JSON, or null to omit them
     */
    public static void save(String name, List<StoredGame> games, String settings) {
        JSObject[] objects = new JSObject[games.size()];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = games.get(i).forFile();
        }
        // a character may have more than one byte
        write(name, FORMAT, MOST, LARGEST / 2, objects, settings, (file, text) -> save(file, JSON, text));
    }

    /**
     * Saves a text to a file; in its name only letters, digits and dots are kept.
     *
     * @param type {@link #JSON} or {@link #TEXT}
     */
    public static void save(String name, String type, String text) {
        download(name, type, text);
    }

    /** Lets the player choose a file, and reads it. Nothing is called if none is chosen. */
    public static void open(Reader reader) {
        open(
                FORMAT,
                LARGEST,
                MOST,
                (objects, settings) -> {
                    List<StoredGame> games = new ArrayList<>();
                    for (JSObject object : objects) {
                        games.add(new StoredGame(object));
                    }
                    reader.read(games, settings);
                },
                reader::other,
                () -> reader.tooLarge(LARGEST / 1_000_000, MOST));
    }

    @ScriptFile
    private static native void download(String name, String type, String text);

    @ScriptFile
    private static native void write(
            String name, int format, int most, int largest, JSObject[] games, String settings, Written written);

    @ScriptFile
    private static native void open(
            int format, int largest, int most, Parts done, Browser.Heard other, Browser.Action tooLarge);
}
