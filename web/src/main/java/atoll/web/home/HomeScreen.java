package atoll.web.home;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SeatForm;
import atoll.web.canvas.DemoBoard;
import atoll.web.canvas.SavedGameThumbnail;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.GameLibrary;
import atoll.web.storage.Settings;
import atoll.web.storage.StoredGame;
import atoll.web.text.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** The home screen: the current game, and a card for every game. */
public final class HomeScreen implements Screen {
    private static final int LIFE_MILLIS = 2600;
    private static final int FILL_MILLIS = 1200;

    private final AppContext app;
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "home");
    private final List<DemoBoard> demoBoards = new ArrayList<>();
    /** The places for demo boards of games that this page lacks. */
    private final Map<String, HTMLElement> remoteBoards = new LinkedHashMap<>();

    private SavedGameThumbnail currentThumbnail;
    private int timer;
    private int filling;
    private int turn;

    public HomeScreen(AppContext app) {
        this.app = app;
        texts = app.texts();
        HTMLElement hero = Dom.el("div", "hero");
        HTMLElement mark = Dom.el("img", "mark");
        mark.setAttribute("src", Browser.file("icon.svg"));
        mark.setAttribute("alt", "");
        hero.appendChild(mark);
        hero.appendChild(Dom.el("div", "", Dom.text("h1", "", "Atoll"), Dom.text("p", "", texts.text("home.lead"))));
        root.appendChild(hero);
        GameLibrary library = app.currentGame().library();
        if (library.isPersistent() && !library.isRead()) {
            root.appendChild(Dom.text("p", "warning card", texts.text("games.unread")));
        }
        StoredGame entry = app.currentGame().current();
        if (entry != null && entry.game() != null) {
            root.appendChild(continueCard(entry));
        }
        HTMLElement cards = Dom.el("ul", "cards");
        if (app.hasAllGames()) {
            for (Game game : Games.ALL) {
                cards.appendChild(card(game.info()));
            }
        } else {
            for (GameInfo info : Games.INFOS) {
                cards.appendChild(card(info));
            }
        }
        root.appendChild(cards);
        int savedGames = library.entries().size();
        String all = savedGames > 0 ? texts.count("home.games", savedGames) : texts.text("games.title");
        root.appendChild(
                Dom.el("p", "foot", Dom.link("plain", all, Route.of(Route.GAMES).href())));
        root.appendChild(Dom.text("p", "foot", texts.text("home.foot")));
    }

    @Override
    public String name() {
        return "home";
    }

    @Override
    public String title() {
        return "Atoll";
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        for (DemoBoard demoBoard : demoBoards) {
            demoBoard.show();
        }
        if (currentThumbnail != null) {
            currentThumbnail.show();
        }
        timer = Window.setInterval(this::playDemoMoves, LIFE_MILLIS);
        if (!remoteBoards.isEmpty()) {
            filling = Window.setTimeout(this::fill, FILL_MILLIS);
        }
    }

    // Games that this page lacks; loads the full page's code for them once the page is idle.
    private void fill() {
        remoteBoards.forEach((game, window) -> Browser.drawRemoteMiniature(game, window, texts.language()));
        remoteBoards.clear();
    }

    @Override
    public void leave() {
        Window.clearInterval(timer);
        Window.clearTimeout(filling);
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

    // One card at a time, and none with reduced motion.
    private void playDemoMoves() {
        if (!Settings.reducedMotion() && !Browser.matches("dialog[open]")) {
            demoBoards.get(turn++ % demoBoards.size()).playDemoMove();
        }
    }

    private HTMLElement card(GameInfo info) {
        String id = info.id();
        HTMLElement window = Dom.el("div", "window");
        Game game = Games.find(id);
        if (game == null) {
            remoteBoards.put(id, window);
        } else {
            DemoBoard demoBoard = new DemoBoard(game, texts, app.colours());
            demoBoards.add(demoBoard);
            window.appendChild(demoBoard.canvas().element());
        }
        HTMLElement link = Dom.link(
                "", texts.text("game." + id + ".name"), Route.newGame(id).href());
        return Dom.el(
                "li",
                "game card",
                window,
                Dom.el("h2", "", link),
                Dom.text("p", "", texts.text("game." + id + ".about")),
                Dom.text("p", "hint", SeatForm.count(info, texts)));
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
