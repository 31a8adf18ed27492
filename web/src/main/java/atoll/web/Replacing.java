package atoll.web;

import atoll.engine.State;
import atoll.play.Session;
import org.teavm.jso.dom.html.HTMLElement;

/** Says that a game under way will give way, before it does. */
final class Replacing {
    private Replacing() {}

    static void addNote(App app, HTMLElement row) {
        Hand hand = app.store().hand();
        if (hand == null || hand.session().state().actor() == State.OVER) {
            return;
        }
        Session session = hand.session();
        Texts texts = app.texts();
        String name = texts.text("game." + session.game().info().id() + ".name");
        String words = texts.say("new.replaces", name, Integer.toString(session.ply())) + " ";
        HTMLElement back = Dom.link("", texts.text("new.back"), "#table");
        row.appendChild(Dom.el("p", "hint", Dom.text("span", "", words), back));
    }
}
