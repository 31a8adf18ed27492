package atoll.web.app;

import atoll.play.SavedGame;
import atoll.play.SeatAssignments;
import atoll.play.Session;
import atoll.web.bot.BotClient;
import atoll.web.canvas.ThemeColours;
import atoll.web.storage.CurrentGame;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;

/** What the screens may use of the app: the services that outlive a screen, and the ways from one screen to another. */
public interface AppContext {
    Texts texts();

    Settings settings();

    CurrentGame currentGame();

    ThemeColours colours();

    LiveRegion liveRegion();

    BotClient bots();

    QrDrawer qrDrawer();

    /** Whether this page has all games, and not only one for a quick first visit. */
    boolean hasAllGames();

    /** Goes to an address: a fragment without its #. */
    void navigate(String fragment);

    /** Starts a game and goes to its table. The game played before stays in the library. */
    void startGame(Session session, SeatAssignments seats);

    /** Makes a new game the current one and goes to its table. */
    void play(SavedGame saved);

    /** Makes a stored game the current one and goes to its table. */
    void resume(String id);

    /** Changes the language on the user's request and renders the screen again. A language that cannot be loaded is not chosen. */
    void changeLanguage(String language);
}
