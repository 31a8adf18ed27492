package atoll.web;

import atoll.games.Games;
import atoll.web.dom.Browser;
import atoll.web.storage.CurrentGame;

/**
 * The page with all games. There are also pages with one game, for a quick first visit ({@code boot.js} chooses): what they
 * do not have leads to this one.
 */
final class Bundle {
    private Bundle() {}

    /** Whether this is it. */
    static boolean isFull() {
        return Games.ALL.size() >= Games.INFOS.size();
    }

    /** The id of the only game of a page that is not whole. */
    static String singleGame() {
        return Games.ALL.get(0).info().id();
    }

    /** Whether an address, a fragment without its #, needs another page than this one: {@code boot.js} says which. */
    static boolean needsFullPage(String fragment) {
        return !isFull() && Browser.leadsElsewhere(fragment, singleGame());
    }

    /**
     * Loads it in place of this page, at the same address. False, and nothing happens, if something would be lost, or if that
     * has been tried here.
     */
    static boolean openFullPage(CurrentGame currentGame) {
        if (!currentGame.handOver()) {
            return false;
        }
        Browser.reload();
        return true;
    }
}
