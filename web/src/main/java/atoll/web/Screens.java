package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.play.Link;
import atoll.table.Table;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
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
    /** The screen of a fragment without its #; the home screen if the fragment means nothing. The table is not among them. */
    Screen at(String fragment) {
        if (!fragment.isEmpty() && fragment.charAt(0) >= '0' && fragment.charAt(0) <= '9') {
            return opened(fragment);
        }
        if (fragment.startsWith("new.")) {
            boolean byLink = fragment.endsWith(".link");
            Game game = Games.find(
                    fragment.substring("new.".length(), fragment.length() - (byLink ? ".link".length() : 0)));
            if (game != null) {
                return new NewScreen(app, game, byLink);
            }
        }
        if (fragment.equals("games") && games != null) {
            return games.apply(app);
        }
        if (fragment.startsWith("help.") || fragment.startsWith("guide.")) {
            Screen taught = helpScreenFor(fragment);
            if (taught != null) {
                return taught;
            }
        }
        if (fragment.equals("about")) {
            return new AboutScreen(app);
        }
        if (!fragment.isEmpty() && !fragment.equals("friend")) {
            Browser.replaceFragment("");
        }
        return new HomeScreen(app, fragment.equals("friend"));
    }

    // help.GAME, help.GAME.SECTION, guide.GAME, guide.GAME.STEP
    private Screen helpScreenFor(String fragment) {
        int dot = fragment.indexOf('.');
        int second = fragment.indexOf('.', dot + 1);
        int end = second < 0 ? fragment.length() : second;
        String rest = second < 0 ? "" : fragment.substring(second + 1);
        Game game = Games.find(fragment.substring(dot + 1, end));
        Table table = game == null ? null : Tables.of(game.info().id());
        if (table != null && fragment.startsWith("help.")) {
            return new HelpScreen(app, table, rest);
        }
        if (table != null && table.guide() != null) {
            return new GuideScreen(app, table, rest.length() == 1 ? rest.charAt(0) - '0' : 1);
        }
        return null;
    }

    private Screen opened(String fragment) {
        try {
            return new OpenScreen(app, Link.read(fragment), turns);
        } catch (BadLink e) {
            return new BadLinkScreen(app, e);
        }
    }
}
