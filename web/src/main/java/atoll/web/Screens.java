package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.play.SeatAssignment;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.home.AboutScreen;
import atoll.web.home.HomeScreen;
import atoll.web.home.NewScreen;
import atoll.web.link.BadLinkScreen;
import atoll.web.link.OpenScreen;

/** Makes the screen of an address. */
record Screens(AppContext app, PageParts parts) {
    /** The screen of an address; the home screen if there is nothing. The table is not among them. */
    Screen at(Route route) {
        Screen found = find(route);
        if (found != null) {
            return found;
        }
        boolean byLink = route.is(Route.FRIEND);
        if (!byLink && !route.is(Route.HOME)) {
            app.replaceRoute(Route.of(Route.HOME));
        }
        return new HomeScreen(app, byLink);
    }

    // null if there is nothing at the address
    private Screen find(Route route) {
        Game game = Games.find(route.game());
        Screen study = parts.study(app, route);
        if (study != null) {
            return study;
        }
        if (route.is(Route.LINK)) {
            return opened(route);
        }
        if (route.is(Route.GAMES)) {
            return parts.games(app);
        }
        if (route.is(Route.ABOUT)) {
            return new AboutScreen(app);
        }
        if (game == null) {
            return null;
        }
        if (route.is(Route.NEW)) {
            return new NewScreen(app, game, route.isByLink(), parts.evenBots(app));
        }
        return parts.learn(app, Tables.of(route.game()), route);
    }

    // Anybody can write anything there: a text that cannot be a name is ignored.
    private static String senderOf(Route route) {
        String name = Browser.decoded(route.sender());
        return SeatAssignment.isName(name) ? name : "";
    }

    private Screen opened(Route route) {
        try {
            return new OpenScreen(app, Link.read(route.link()), senderOf(route), parts.turns());
        } catch (BadLink e) {
            return new BadLinkScreen(app, e);
        }
    }
}
