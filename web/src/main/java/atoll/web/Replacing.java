package atoll.web;

import atoll.play.Session;
import org.teavm.jso.dom.html.HTMLElement;

/** Says that a game at hand will give way, before it does. */
final class Replacing {
    private Replacing() {}

    static HTMLElement note(App app) {
        Session session = app.store().hand().session();
        Texts texts = app.texts();
        String name = texts.text("game." + session.game().info().id() + ".name");
        HTMLElement text = Dom.text("span", "", texts.say("new.replaces", name, Integer.toString(session.ply())) + " ");
        return Dom.el("p", "hint", text, Dom.link("", texts.text("new.back"), "#table"));
    }
}
