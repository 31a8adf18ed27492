package atoll.web;

import atoll.engine.GameInfo;
import atoll.games.Games;

/**
 * The page with all games. There are also pages with one game, for a quick first visit ({@code boot.js} chooses): what they
 * do not have leads to this one.
 */
final class Whole {
    private static final String WANTED = "atoll.whole";

    private Whole() {}

    /** Whether this is it. */
    static boolean isHere() {
        return Games.ALL.size() >= Games.INFOS.size();
    }

    /** The id of the only game of a page that is not whole. */
    static String only() {
        return Games.ALL.get(0).info().id();
    }

    /** Whether an address, a fragment without its #, is about a game that there is, though not in this page. */
    static boolean leadsElsewhere(String fragment) {
        int dot = fragment.indexOf('.');
        int end = fragment.indexOf('.', dot + 1);
        String game = dot < 0 ? "" : fragment.substring(dot + 1, end < 0 ? fragment.length() : end);
        for (GameInfo info : Games.INFOS) {
            if (info.id().equals(game)) {
                return Games.find(game) == null;
            }
        }
        return false;
    }

    /** Loads it in place of this page, at the same address. False, and nothing happens, if something would be lost. */
    static boolean enter(Store store) {
        if (!store.handOver()) {
            return false;
        }
        Browser.storeHere(WANTED, "yes");
        Browser.reload();
        return true;
    }
}
