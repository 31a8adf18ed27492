package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.table.Table;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.home.AboutScreen;
import atoll.web.home.HomeScreen;
import atoll.web.home.NewScreen;
import atoll.web.learn.GuideScreen;
import atoll.web.learn.HelpScreen;
import atoll.web.link.BadLinkScreen;
import atoll.web.link.OpenScreen;
import java.util.function.Function;

/**
 * Makes the screen of an address.
 *
 * @param games makes the screen of all saved games; null if this page does not know all games
 * @param turns opens links of games played by link; null if this page omits them to load faster
 */
record Screens(AppContext app, Function<AppContext, Screen> games, OpenScreen.Turns turns) {
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
        if (route.is(Route.LINK)) {
            return opened(route);
        }
        if (route.is(Route.GAMES) && games != null) {
            return games.apply(app);
        }
        if (route.is(Route.ABOUT)) {
            return new AboutScreen(app);
        }
        if (game == null) {
            return null;
        }
        if (route.is(Route.NEW)) {
            return new NewScreen(app, game, route.isByLink());
        }
        Table table = Tables.of(route.game());
        if (route.is(Route.HELP)) {
            return new HelpScreen(app, table, route.rest());
        }
        return table.guide() == null ? null : new GuideScreen(app, table, route.step());
    }

    private Screen opened(Route route) {
        try {
            return new OpenScreen(app, Link.read(route.toFragment()), turns);
        } catch (BadLink e) {
            return new BadLinkScreen(app, e);
        }
    }
}
