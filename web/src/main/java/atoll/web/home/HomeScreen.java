package atoll.web.home;

import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.web.app.AppContext;
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

/** Where one begins: the game at hand, and a card for every game. */
public final class HomeScreen implements Screen {
    private static final int LIFE_MILLIS = 2600;
    private static final int FILL_MILLIS = 1200;

    private final AppContext app;
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "home");
    private final List<DemoBoard> miniatures = new ArrayList<>();
    /** Where the pictures go of games that this page does not have. */
    private final Map<String, HTMLElement> windows = new LinkedHashMap<>();

    private SavedGameThumbnail atHand;
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
            root.appendChild(continuing(entry));
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
        int kept = library.entries().size();
        String all = kept > 0 ? texts.count("home.games", kept) : texts.text("games.title");
        root.appendChild(Dom.el("p", "foot", Dom.link("plain", all, "#games")));
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
        for (DemoBoard miniature : miniatures) {
            miniature.show();
        }
        if (atHand != null) {
            atHand.show();
        }
        timer = Window.setInterval(this::live, LIFE_MILLIS);
        if (!windows.isEmpty()) {
            filling = Window.setTimeout(this::fill, FILL_MILLIS);
        }
    }

    // Games that this page does not have; another is loaded for them, once nobody waits for it.
    private void fill() {
        windows.forEach((game, window) -> Browser.foreignMiniature(game, window, texts.language()));
        windows.clear();
    }

    @Override
    public void leave() {
        Window.clearInterval(timer);
        Window.clearTimeout(filling);
    }

    @Override
    public void repaint() {
        for (DemoBoard miniature : miniatures) {
            miniature.canvas().repaint();
        }
        if (atHand != null) {
            atHand.repaint();
        }
    }

    // One card at a time, and none for those who want it calm.
    private void live() {
        if (!Settings.reducedMotion() && !Browser.matches("dialog[open]")) {
            miniatures.get(turn++ % miniatures.size()).playDemoMove();
        }
    }

    private HTMLElement card(GameInfo info) {
        String id = info.id();
        HTMLElement window = Dom.el("div", "window");
        Game game = Games.find(id);
        if (game == null) {
            windows.put(id, window);
        } else {
            DemoBoard miniature = new DemoBoard(game, texts, app.colours());
            miniatures.add(miniature);
            window.appendChild(miniature.canvas().element());
        }
        HTMLElement link = Dom.link("", texts.text("game." + id + ".name"), "#new." + id);
        return Dom.el(
                "li",
                "game card",
                window,
                Dom.el("h2", "", link),
                Dom.text("p", "", texts.text("game." + id + ".about")),
                Dom.text("p", "hint", SeatForm.count(info, texts)));
    }

    private HTMLElement continuing(StoredGame entry) {
        atHand = new SavedGameThumbnail(entry, texts, app.colours());
        HTMLElement link = Dom.link("primary", texts.text(entry.isOver() ? "games.look" : "home.continue"), "#table");
        return Dom.el(
                "section",
                "continue card",
                Dom.el("div", "window", atHand.element()),
                Dom.el(
                        "div",
                        "",
                        Dom.text("h2", "", GamesScreen.name(entry, texts)),
                        Dom.text("p", "hint", GamesScreen.state(entry, texts))),
                link);
    }
}
