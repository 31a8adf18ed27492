package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/** A kept game as the library lists it: what it says of itself, not yet read and not yet trusted. */
final class StoredGame {
    private final JSObject texts;

    StoredGame(JSObject texts) {
        this.texts = texts;
    }

    static StoredGame of(Map<String, String> texts) {
        JSObject object = empty();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            set(object, text.getKey(), text.getValue());
        }
        return new StoredGame(object);
    }

    JSObject object() {
        return texts;
    }

    /** The text of that name; empty if there is none. */
    String text(String name) {
        String text = Browser.entry(texts, name);
        return text == null ? "" : text;
    }

    String id() {
        return text("id");
    }

    /** The game it is one of, or null if this version does not have it. */
    Game game() {
        String link = text("game");
        int dot = link.indexOf('.');
        int end = link.indexOf('.', dot + 1);
        return end < 0 ? null : Games.find(link.substring(dot + 1, end));
    }

    boolean isOver() {
        return !text("places").isEmpty();
    }

    /**
     * The same for a file, which others may read: without the seed, which foretells all chance to come, unless the game is over or
     * its links carry the seed anyway. A game without one goes on with another seed.
     */
    JSObject forFile() {
        return copy(texts, isOver() || text("seats").indexOf(SeatAssignments.AWAY) >= 0);
    }

    /** Throws BadLink if this version cannot read it. */
    SavedGame read() throws BadLink {
        return SavedGame.read(name -> Browser.entry(texts, name));
    }

    @JSBody(
            params = {"texts", "seed"},
            script = "var o = Object.assign({}, texts); if (!seed) delete o.seed; return o;")
    private static native JSObject copy(JSObject texts, boolean seed);

    @JSBody(script = "return {};")
    private static native JSObject empty();

    @JSBody(
            params = {"object", "name", "text"},
            script = "object[name] = text;")
    static native void set(JSObject object, String name, String text);
}
