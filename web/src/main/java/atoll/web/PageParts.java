package atoll.web;

import atoll.play.SavedGame;
import atoll.table.Table;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.bot.HelperPool;
import atoll.web.home.NewScreen;
import atoll.web.link.OpenScreen;
import atoll.web.play.Reviewer;
import atoll.web.storage.StudyStore;

/**
 * What a page can do beyond playing. The single-game pages omit all that has a default here, to load faster: they open the full
 * page for it.
 */
interface PageParts {
    /** Opens the dialog to share a game: see {@link AppContext#share}. */
    void share(AppContext app, SavedGame saved, int viewer);

    /** The screen of all stored games, or null. */
    default Screen games(AppContext app) {
        return null;
    }

    /** The screen of the help or the guided first game of a table, or null. */
    default Screen learn(AppContext app, Table table, Route route) {
        return null;
    }

    /** The screen of an address of studies, of a study's link, of the drill, of puzzles, of the editor or of statistics; else null. */
    default Screen study(AppContext app, Route route) {
        return null;
    }

    /** What stores studies, or null. */
    default StudyStore studies(AppContext app) {
        return null;
    }

    /** Called when another screen is shown. */
    default void shown(AppContext app, Screen screen) {}

    /** What opens links of correspondence games, or null. */
    default OpenScreen.Turns turns() {
        return null;
    }

    /** What creates reviews, or null. */
    default Reviewer.Factory reviews() {
        return null;
    }

    /** What chooses bots of the player's strength for a new game, or null. */
    default NewScreen.EvenBots evenBots(AppContext app) {
        return null;
    }

    /** The helpers of the strongest level, or null. */
    default HelperPool helpers() {
        return null;
    }
}
