package atoll.web.link;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A board in a frame of another page: {@code index.html?embed#LINK}. View only; nothing is stored, and one link leads to the
 * full Atoll. Fits frames of at least 200 by 200 pixels.
 */
public final class EmbedScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "embed");
    private String title;
    private LinkViewer viewer;

    public EmbedScreen(AppContext app, Route route) {
        texts = app.texts();
        try {
            show(app, Link.read(route.link()), route);
        } catch (BadLink e) {
            title = texts.text("link.bad.title");
            root.appendChild(
                    Dom.el("div", "card", Dom.text("h1", "", title), Dom.text("p", "", BadLinkScreen.why(e, texts))));
        }
    }

    /** Whether the page was opened for embedding. */
    public static boolean wanted() {
        return Browser.query("embed") != null;
    }

    private void show(AppContext app, Link link, Route route) {
        HTMLElement turn = Dom.el("p", "turn");
        viewer = new LinkViewer(link, texts, app.colours(), () -> Dom.setText(turn, viewer.turn()));
        title = texts.text("game." + link.record().game().info().id() + ".name");
        HTMLElement caption = Dom.el("div", "words", viewer.moveText(), turn);
        HTMLElement whole = Dom.link("whole", texts.text("embed.open"), Browser.address() + route.href());
        whole.setAttribute("target", "_blank");
        whole.setAttribute("rel", "noopener");
        HTMLElement foot = Dom.el("div", "foot");
        if (viewer.hasMoves()) {
            foot.appendChild(viewer.buttons());
        }
        foot.appendChild(whole);
        root.appendChild(Dom.text("h1", "unseen", title));
        root.appendChild(Dom.el("div", "board", viewer.canvas().element()));
        root.appendChild(caption);
        root.appendChild(foot);
    }

    @Override
    public String name() {
        return "embed";
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        if (viewer != null) {
            viewer.enter();
        }
    }

    @Override
    public void repaint() {
        if (viewer != null) {
            viewer.canvas().repaint();
        }
    }
}
