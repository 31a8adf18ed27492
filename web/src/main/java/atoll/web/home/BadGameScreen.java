package atoll.web.home;

import atoll.engine.Game;
import atoll.play.BadLink;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Explains why the current game cannot be read, and links to other games. */
public final class BadGameScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    public BadGameScreen(AppContext app, BadLink badLink) {
        texts = app.texts();
        String why = switch (badLink.why()) {
            case OLDER -> texts.text("kept.bad.older");
            case NEWER -> texts.text("kept.bad.newer");
            default -> texts.text("games.unreadable");
        };
        StoredGame note = app.currentGame().current();
        Game game = note == null ? null : note.game();
        root.appendChild(Dom.el(
                "div",
                "card",
                Dom.text("h1", "", title()),
                Dom.text("p", "lead", why),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.link(
                                "primary",
                                texts.text("games.title"),
                                Route.of(Route.GAMES).href()),
                        Dom.link(
                                "plain",
                                texts.text("menu.new"),
                                (game == null
                                                ? Route.of(Route.HOME)
                                                : Route.newGame(game.info().id()))
                                        .href()))));
    }

    @Override
    public String name() {
        return "badgame";
    }

    @Override
    public String title() {
        return texts.text("kept.bad.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }
}
