package atoll.web.home;

import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Says that another tab plays the current game, and offers to take it over. */
public final class BusyScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    /**
     * @param taken whether the other tab has just taken it from this one
     */
    public BusyScreen(AppContext app, boolean taken, Runnable takeOver) {
        texts = app.texts();
        root.appendChild(Dom.el(
                "div",
                "card",
                Dom.text("h1", "", title()),
                Dom.text("p", "lead", texts.text(taken ? "busy.taken" : "busy.elsewhere")),
                Dom.text("p", "hint", texts.text("busy.why")),
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("primary", texts.text("busy.take"), takeOver),
                        Dom.link(
                                "plain",
                                texts.text("games.title"),
                                Route.of(Route.GAMES).href()))));
    }

    @Override
    public String name() {
        return "busy";
    }

    @Override
    public String title() {
        return texts.text("busy.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }
}
