package atoll.web.link;

import atoll.play.BadLink;
import atoll.play.Link;
import atoll.web.app.AppContext;
import atoll.web.app.Screen;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * A board in the frame of another page: {@code index.html?embed#LINK}. To look at and to leaf through; nothing is stored, and
 * one link leads to the whole of Atoll. Fits frames from 200 by 200 pixels on.
 */
public final class EmbedScreen implements Screen {
    private final Texts texts;
    private final HTMLElement root = Dom.el("main", "embed");
    private String title;
    private LinkViewer leafing;

    public EmbedScreen(AppContext app, String fragment) {
        texts = app.texts();
        try {
            show(app, Link.read(fragment), fragment);
        } catch (BadLink e) {
            title = texts.text("link.bad.title");
            root.appendChild(
                    Dom.el("div", "card", Dom.text("h1", "", title), Dom.text("p", "", BadLinkScreen.why(e, texts))));
        }
    }

    /** Whether the page was asked to be one. */
    public static boolean wanted() {
        return Browser.query("embed") != null;
    }

    private void show(AppContext app, Link link, String fragment) {
        HTMLElement turn = Dom.el("p", "turn");
        leafing = new LinkViewer(link, texts, app.colours(), () -> Dom.setText(turn, leafing.turn()));
        title = texts.text("game." + link.record().game().info().id() + ".name");
        HTMLElement words = Dom.el("div", "words", leafing.told(), turn);
        HTMLElement whole = Dom.link("whole", texts.text("embed.open"), Browser.address() + "#" + fragment);
        whole.setAttribute("target", "_blank");
        whole.setAttribute("rel", "noopener");
        HTMLElement foot = Dom.el("div", "foot");
        if (leafing.hasMoves()) {
            foot.appendChild(leafing.buttons());
        }
        foot.appendChild(whole);
        root.appendChild(Dom.text("h1", "unseen", title));
        root.appendChild(Dom.el("div", "board", leafing.canvas().element()));
        root.appendChild(words);
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
        if (leafing != null) {
            leafing.enter();
        }
    }

    @Override
    public void repaint() {
        if (leafing != null) {
            leafing.canvas().repaint();
        }
    }
}
