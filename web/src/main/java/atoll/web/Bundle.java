package atoll.web;

import atoll.games.Games;
import atoll.web.app.Route;
import atoll.web.dom.Browser;
import atoll.web.storage.CurrentGame;

/**
 * The bundle that this page runs: all games, or a single game for a fast first visit ({@code boot.js} chooses). Single-game
 * pages switch to the full one for everything they lack.
 */
final class Bundle {
    private Bundle() {}

    /** Whether this is the full page. */
    static boolean isFull() {
        return Games.ALL.size() == Games.INFOS.size();
    }

    /** The id of the only game of a single-game page. */
    static String singleGame() {
        return Games.ALL.get(0).info().id();
    }

    /** Whether an address needs another page than this one. */
    static boolean needsFullPage(Route route) {
        return !isFull() && route.needsOtherPage(singleGame());
    }

    /**
     * Replaces this page by the full one, at the same address. Returns false, and does nothing, if data would be lost, or if
     * this was tried before.
     */
    static boolean openFullPage(CurrentGame currentGame) {
        if (Browser.wasHandedOver() || !currentGame.handOver()) {
            return false;
        }
        Browser.reload();
        return true;
    }
}
