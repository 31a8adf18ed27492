package atoll.web;

import atoll.engine.Game;
import atoll.games.Games;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLElement;

/** Where one begins: the game at hand, and a card for every game. */
final class HomeScreen implements Screen {
    private static final int LIFE_MILLIS = 2600;

    private final App app;
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "home");
    private final List<Miniature> miniatures = new ArrayList<>();
    private Picture atHand;
    private int timer;
    private int turn;

    HomeScreen(App app) {
        this.app = app;
        texts = app.texts();
        HTMLElement hero = Dom.el("div", "hero");
        HTMLElement mark = Dom.el("img", "mark");
        mark.setAttribute("src", Browser.file("icon.svg"));
        mark.setAttribute("alt", "");
        hero.appendChild(mark);
        hero.appendChild(Dom.el("div", "", Dom.text("h1", "", "Atoll"), Dom.text("p", "", texts.text("home.lead"))));
        root.appendChild(hero);
        if (app.store().unreadable()) {
            root.appendChild(Dom.text("p", "warning card", texts.text("store.unreadable")));
        }
        Library library = app.store().library();
        if (library.keeps() && !library.isRead()) {
            root.appendChild(Dom.text("p", "warning card", texts.text("games.unread")));
        }
        Kept entry = app.store().atHand();
        if (entry != null && entry.game() != null) {
            root.appendChild(continuing(entry));
        }
        HTMLElement cards = Dom.el("ul", "cards");
        for (Game game : Games.ALL) {
            cards.appendChild(card(game));
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
        for (Miniature miniature : miniatures) {
            miniature.show();
        }
        if (atHand != null) {
            atHand.show();
        }
        timer = Window.setInterval(this::live, LIFE_MILLIS);
    }

    @Override
    public void leave() {
        Window.clearInterval(timer);
    }

    @Override
    public void repaint() {
        for (Miniature miniature : miniatures) {
            miniature.canvas().repaint();
        }
        if (atHand != null) {
            atHand.repaint();
        }
    }

    // One card at a time, and none for those who want it calm.
    private void live() {
        if (!Settings.calm() && !Browser.has("dialog[open]")) {
            miniatures.get(turn++ % miniatures.size()).live();
        }
    }

    private HTMLElement card(Game game) {
        String id = game.info().id();
        Miniature miniature = new Miniature(game, texts, app.inks());
        miniatures.add(miniature);
        HTMLElement link = Dom.link("", texts.text("game." + id + ".name"), "#new." + id);
        return Dom.el(
                "li",
                "game card",
                Dom.el("div", "window", miniature.canvas().element()),
                Dom.el("h2", "", link),
                Dom.text("p", "", texts.text("game." + id + ".about")),
                Dom.text("p", "hint", Seating.count(game.info(), texts)));
    }

    private HTMLElement continuing(Kept entry) {
        atHand = new Picture(entry, texts, app.inks());
        HTMLElement link = Dom.link("primary", texts.text("home.continue"), "#table");
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
