package atoll.web.app;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.bot.BotClient;
import atoll.web.canvas.ThemeColours;
import atoll.web.storage.CurrentGame;
import atoll.web.storage.Settings;
import atoll.web.storage.StudyStore;
import atoll.web.text.Texts;

/** The part of the app that screens use: services that outlive a screen, and navigation. */
public interface AppContext {
    Texts texts();

    Settings settings();

    CurrentGame currentGame();

    /** Null on pages with one game. */
    StudyStore studies();

    ThemeColours colours();

    LiveRegion liveRegion();

    BotClient bots();

    /** Opens the dialog to share a game, first of all with what the viewer's seat knows. */
    void share(SavedGame saved, int viewer);

    /** The current address. */
    Route route();

    /** Navigates to an address; renders it again if it is the current one. */
    void navigate(Route route);

    /** Replaces the current address by another one of the same screen, without navigation. */
    void replaceRoute(Route route);

    /** Starts a game and opens its table. The previous game stays in the library. */
    void startGame(Session session, SeatAssignments seats);

    /** Makes a new game the current one and opens its table. */
    void play(SavedGame saved);

    /** Makes a stored game the current one and opens its table. */
    void resume(String id);

    /**
     * Changes the language on the user's request and renders the screen again. If the language cannot be loaded, nothing
     * changes.
     */
    void changeLanguage(String language);
}
