package atoll.web.home;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.canvas.DemoBoard;
import atoll.web.canvas.SavedGameThumbnail;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.Settings;
import atoll.web.storage.StoredGame;
import atoll.web.text.PlayerNames;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** The home screen: the current game, and a card for every game, to play here or with a friend by link. */
public final class HomeScreen implements Screen {
    private static final int LIFE_MILLIS = 2600;

    private final AppContext app;
    private final boolean byLink;
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "home");
    private final List<DemoBoard> demoBoards = new ArrayList<>();

    private SavedGameThumbnail currentThumbnail;
    private int timer;
    private int turn;

    /**
     * @param byLink whether to choose a game to play with a friend by link
     */
    public HomeScreen(AppContext app, boolean byLink) {
        this.app = app;
        this.byLink = byLink;
        texts = app.texts();
        GameLibrary library = app.currentGame().library();
        root.appendChild(hero(library.size()));
        if (library.isPersistent() && !library.isRead()) {
            root.appendChild(Dom.text("p", "warning card", texts.text("games.unread")));
        }
        StoredGame entry = app.currentGame().current();
        if (entry != null && entry.game() != null && !byLink) {
            root.appendChild(continueCard(entry));
        }
        HTMLElement cards = Dom.el("ul", "cards");
        for (GameInfo info : Games.INFOS) {
            cards.appendChild(card(info));
        }
        root.appendChild(cards);
        root.appendChild(Dom.text("p", "foot offline", texts.text("home.foot")));
        root.appendChild(Dom.text("p", "foot online", texts.text("home.foot.online")));
    }

    private HTMLElement hero(int savedGames) {
        HTMLElement mark = Dom.el("img", "mark");
        mark.setAttribute("src", Browser.file("icon.svg"));
        mark.setAttribute("alt", "");
        String saved = savedGames > 0 ? texts.count("home.games", savedGames) : texts.text("games.title");
        HTMLElement ways = Dom.el(
                "div", "buttons", Dom.link("plain", saved, Route.of(Route.GAMES).href()));
        if (!byLink) {
            ways.appendChild(Dom.link(
                    "plain", texts.text("home.friend"), Route.of(Route.FRIEND).href()));
        }
        return Dom.el(
                "div",
                "hero",
                mark,
                Dom.el(
                        "div",
                        "",
                        Dom.text("h1", "", byLink ? texts.text("home.friend") : "Atoll"),
                        Dom.text("p", "", texts.text(byLink ? "home.friend.lead" : "home.lead"))),
                ways);
    }

    @Override
    public String name() {
        return byLink ? Route.FRIEND : "home";
    }

    @Override
    public String title() {
        return byLink ? texts.text("home.friend") : "Atoll";
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        if (currentThumbnail != null) {
            currentThumbnail.show();
        }
        timer = Window.setInterval(this::playDemoMoves, LIFE_MILLIS);
    }

    @Override
    public void leave() {
        Window.clearInterval(timer);
    }

    @Override
    public void repaint() {
        for (DemoBoard demoBoard : demoBoards) {
            demoBoard.canvas().repaint();
        }
        if (currentThumbnail != null) {
            currentThumbnail.repaint();
        }
    }

    // One card at a time, and none with reduced motion. The first move replaces the picture.
    private void playDemoMoves() {
        if (!Settings.reducedMotion() && !Browser.matches("dialog[open]")) {
            demoBoards.get(turn++ % demoBoards.size()).playDemoMove();
        }
    }

    private HTMLElement card(GameInfo info) {
        String id = info.id();
        HTMLElement window = Dom.el("div", "window");
        Game game = Games.find(id);
        // The style sheet has pictures of all games. This page may lack a game, but not its picture.
        if (game != null) {
            DemoBoard demoBoard = new DemoBoard(game, texts, app.colours());
            demoBoards.add(demoBoard);
            window.appendChild(demoBoard.canvas().element());
        }
        String name = texts.text("game." + id + ".name");
        HTMLElement play = Dom.link(
                "plain play", texts.text("home.play"), (byLink ? Route.newByLink(id) : Route.newGame(id)).href());
        play.setAttribute("aria-label", texts.format("home.play.game", name));
        HTMLElement learn =
                Dom.link("plain", texts.text("home.learn"), Route.guide(id, "").href());
        learn.setAttribute("aria-label", texts.format("home.learn.game", name));
        return Dom.el(
                "li",
                "game card",
                window,
                Dom.text("h2", "", name),
                Dom.text("p", "hint", PlayerNames.count(info, texts) + ", " + texts.text("game." + id + ".weight")),
                Dom.text("p", "", texts.text("game." + id + ".about")),
                Dom.el("div", "buttons", play, learn));
    }

    private HTMLElement continueCard(StoredGame entry) {
        currentThumbnail = new SavedGameThumbnail(entry, texts, app.colours());
        HTMLElement link = Dom.link(
                "primary",
                texts.text(entry.isOver() ? "games.look" : "home.continue"),
                Route.of(Route.TABLE).href());
        return Dom.el(
                "section",
                "continue card",
                Dom.el("div", "window", currentThumbnail.element()),
                Dom.el(
                        "div",
                        "",
                        Dom.text("h2", "", GamesScreen.name(entry, texts)),
                        Dom.text("p", "hint", GamesScreen.state(entry, texts))),
                link);
    }
}
