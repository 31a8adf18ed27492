package atoll.web.storage;

import atoll.drill.SavedTask;
import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SavedPosition;
import atoll.play.SeatAssignment;
import atoll.study.SavedStudy;
import atoll.web.dom.Browser;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** A stored game, or a study, as listed by the library: its own description, not parsed and not validated yet. */
public final class StoredGame {
    private static final SeatAssignment AWAY = SeatAssignment.of(SeatAssignment.Kind.AWAY);

    private final JSObject texts;
    /** Null until it is asked for: lists are sorted by it. */
    private String changed;

    /** An entry as the database or another page has it. */
    public StoredGame(JSObject texts) {
        this.texts = texts;
    }

    public static StoredGame of(Map<String, String> texts) {
        JSObject object = empty();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            set(object, text.getKey(), text.getValue());
        }
        return new StoredGame(object);
    }

    public JSObject object() {
        return texts;
    }

    /** The text of that name; empty if there is none. */
    public String text(String name) {
        String text = Browser.entry(texts, name);
        return text == null ? "" : text;
    }

    public String id() {
        return text("id");
    }

    /** What it is; empty for a game. */
    public String kind() {
        return text("kind");
    }

    /** The moment of the last change, in a form whose order is that of time. */
    public String changed() {
        if (changed == null) {
            changed = text("changed");
        }
        return changed;
    }

    /** Whether it is a study. */
    public boolean isStudy() {
        return kind().equals(SavedStudy.KIND);
    }

    /** Its game, or null if this version does not have it. */
    public Game game() {
        String link = text("game");
        int dot = link.indexOf('.');
        int end = link.indexOf('.', dot + 1);
        return end < 0 ? null : Games.find(link.substring(dot + 1, end));
    }

    public boolean isOver() {
        return !text("places").isEmpty();
    }

    /**
     * A copy for a file that others may read, without the version of the database. It omits the seed, which would reveal all future chance, unless the game is over
     * or its links contain the seed anyway. A game without a seed continues with another one.
     */
    JSObject forFile() {
        return copy(texts, isOver() || text("seats").indexOf(AWAY.written()) >= 0);
    }

    /** Throws BadLink if this version cannot read it. */
    public SavedGame read() throws BadLink {
        return SavedGame.read(name -> Browser.entry(texts, name));
    }

    /** The same for a study. */
    public SavedStudy readStudy() throws BadLink {
        return SavedStudy.read(name -> Browser.entry(texts, name));
    }

    /** The same for a position. */
    public SavedPosition readPosition() throws BadLink {
        return SavedPosition.read(name -> Browser.entry(texts, name));
    }

    /** The same for a task. */
    public SavedTask readTask() throws BadLink {
        return SavedTask.read(name -> Browser.entry(texts, name));
    }

    @JSBody(
            params = {"texts", "seed"},
            script = "var o = Object.assign({}, texts); delete o.version; if (!seed) delete o.seed; return o;")
    private static native JSObject copy(JSObject texts, boolean seed);

    @JSBody(script = "return {};")
    private static native JSObject empty();

    @JSBody(
            params = {"object", "name", "text"},
            script = "object[name] = text;")
    public static native void set(JSObject object, String name, String text);
}
