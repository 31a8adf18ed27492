package atoll.web;

import atoll.engine.BitWriter;
import atoll.engine.State;
import atoll.play.Link;
import atoll.table.Sitting;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Hands out the links to a game: to the clipboard or, where that is forbidden, to be copied by hand. */
final class Links {
    private final App app;
    private final Sitting sitting;

    Links(App app, Sitting sitting) {
        this.app = app;
        this.sitting = sitting;
    }

    /** The position, with what is hidden from the players. */
    void copyPosition() {
        copy(Link.position(sitting.session().game(), sitting.session().state()));
    }

    /** What the near seat knows of the position. */
    void copyView() {
        copy(Link.view(sitting.session().game(), sitting.session().state(), sitting.nearSeat()));
    }

    /** The whole game as far as it is shown. */
    void copyGame() {
        copy(Link.game(sitting.session().record()));
    }

    /** Whether the near seat knows less than all. */
    boolean hidesSomething() {
        State state = sitting.session().state();
        return !written(state).equals(written(state.seenBy(sitting.nearSeat())));
    }

    private static String written(State state) {
        BitWriter out = new BitWriter();
        state.write(out);
        return out.text();
    }

    private void copy(String link) {
        String address = Browser.address() + "#" + link;
        Browser.copy(address, this::copied, () -> offer(address));
    }

    private void copied() {
        Notice.show(app, app.texts().text("link.copied"));
    }

    private void offer(String address) {
        Texts texts = app.texts();
        HTMLInputElement field = (HTMLInputElement) Dom.el("input", "link-field");
        field.setAttribute("readonly", "");
        field.setAttribute("aria-label", texts.text("link.field"));
        field.setValue(address);
        HTMLElement hint = Dom.text("p", "", texts.text("link.byhand"));
        new Dialog(texts, texts.text("link.title")).add(hint).add(field).open();
        Browser.select(field);
    }
}
