package atoll.web.play;

import atoll.play.SavedGame;
import atoll.table.present.TablePresenter;
import atoll.web.app.AppContext;
import org.teavm.jso.dom.html.HTMLElement;

/** The review of a game at its table. */
public interface Reviewer {
    /** Where games are reviewed, one table after the other. Only the page with all games has one. */
    interface Factory {
        /** @param changed called when it has been opened or closed, or has marked a move on the board */
        Reviewer reviewer(
                AppContext app, SavedGame saved, TablePresenter presenter, GameLoop gameLoop, Runnable changed);
    }

    /** What is shown beside the board; hidden until it is opened. */
    HTMLElement element();

    void open();

    boolean isOpen();

    void close();

    /** The position, the game or who plays may have changed. */
    void show();

    /** Whether the focus is where it is said by itself which position is shown. */
    boolean speaks();

    /** The table is left. */
    void leave();
}
