package atoll.web.home;

import atoll.web.app.AppContext;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** What Atoll is, how its bots work, and its licence. */
public final class AboutScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    public AboutScreen(AppContext app) {
        texts = app.texts();
        HTMLElement card = Dom.el("article", "card", Dom.text("h1", "", title()));
        section(card, "about.what");
        section(card, "about.bots");
        section(card, "about.links");
        section(card, "about.private");
        card.appendChild(Dom.text("p", "offline", texts.text("about.offline")));
        card.appendChild(Dom.text("p", "online", texts.text("about.online")));
        section(card, "about.unofficial");
        section(card, "about.licence");
        root.appendChild(card);
    }

    private void section(HTMLElement card, String key) {
        card.appendChild(Dom.text("h2", "", texts.text(key)));
        for (String text : texts.list(key)) {
            card.appendChild(Dom.text("p", "", text));
        }
    }

    @Override
    public String name() {
        return "about";
    }

    @Override
    public String title() {
        return texts.text("nav.about");
    }

    @Override
    public HTMLElement body() {
        return root;
    }
}
