package atoll.web.play;

import atoll.play.SavedGame;
import atoll.table.present.PlayState;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import org.teavm.jso.dom.html.HTMLElement;

/** The review of a game at its table. */
public interface Reviewer {
    /** Creates reviews, one per table. Only the full page has one. */
    interface Factory {
        /**
         * @param changed called when it was opened or closed, or has marked a move on the board
         */
        Reviewer reviewer(
                AppContext app, SavedGame saved, TablePresenter presenter, GameLoop gameLoop, Runnable changed);
    }

    /** Shown beside the board; hidden until it is opened. */
    HTMLElement element();

    /** A line of its own within the result of the game; null if it has none. */
    default HTMLElement resultNote() {
        return null;
    }

    /** What the menu says about its entries that make a game unrated; empty for nothing. */
    default String warning() {
        return "";
    }

    void open();

    boolean isOpen();

    void close();

    /** The position, the game or the players may have changed. */
    void render(PlayState state);

    /** Whether the focused control announces the position by itself. */
    boolean announcesPosition();

    /** The table is left. */
    void leave();
}
