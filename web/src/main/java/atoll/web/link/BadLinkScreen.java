package atoll.web.link;

import atoll.play.BadLink;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** Explains an invalid link, and that nothing was lost. */
public final class BadLinkScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    public BadLinkScreen(AppContext app, BadLink badLink) {
        texts = app.texts();
        HTMLElement row = Dom.el(
                "div",
                "buttons",
                Dom.link(
                        "primary", texts.text("menu.home"), Route.of(Route.HOME).href()));
        HTMLElement card =
                Dom.el("div", "card", Dom.text("h1", "", title()), Dom.text("p", "lead", why(badLink, texts)), row);
        if (app.currentGame().current() != null) {
            row.appendChild(Dom.link(
                    "plain", texts.text("home.continue"), Route.of(Route.TABLE).href()));
            card.insertBefore(Dom.text("p", "hint", texts.text("link.bad.safe")), row);
        }
        root.appendChild(card);
    }

    /** The error in words. */
    static String why(BadLink badLink, Texts texts) {
        return texts.text("link.bad." + lower(badLink.why().name()));
    }

    // toLowerCase would add Unicode tables.
    private static String lower(String name) {
        StringBuilder lower = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            lower.append((char) (name.charAt(i) - 'A' + 'a'));
        }
        return lower.toString();
    }

    @Override
    public String name() {
        return "badlink";
    }

    @Override
    public String title() {
        return texts.text("link.bad.title");
    }

    @Override
    public HTMLElement body() {
        return root;
    }
}
