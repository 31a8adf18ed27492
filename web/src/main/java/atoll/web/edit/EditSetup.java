package atoll.web.edit;

import atoll.edit.Draft;
import atoll.edit.DraftChange;
import atoll.edit.Editor;
import atoll.engine.Game;
import atoll.engine.GameInfo;
import atoll.engine.Option;
import atoll.engine.Setup;
import atoll.games.Games;
import atoll.table.edit.EditPresenter;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The set-up of a position: seats and options; and buttons to begin anew. */
final class EditSetup {
    private final EditPresenter presenter;
    private final Texts texts;
    private final Consumer<String> changed;
    private final Editor editor;
    private final HTMLElement fields = Dom.el("div", "edit-fields");
    private final HTMLElement root;
    private Setup shown;

    /**
     * @param changed called after every change, with what has changed
     */
    EditSetup(EditPresenter presenter, Texts texts, Consumer<String> changed) {
        this.presenter = presenter;
        this.texts = texts;
        this.changed = changed;
        editor = presenter.edits().editor();
        root = Dom.el(
                "div",
                "edit-setup",
                Dom.el(
                        "div",
                        "buttons",
                        Dom.button("plain", texts.text("edit.clear"), this::clear),
                        Dom.button("plain", texts.text("edit.begin"), this::begin)),
                fields);
    }

    HTMLElement element() {
        return root;
    }

    private Setup setup() {
        return presenter.draft().setup();
    }

    private void clear() {
        presenter.load(editor.empty(setup()), texts.text("edit.cleared"));
        changed.accept(presenter.lastChange());
    }

    private void begin() {
        Game game = Games.find(setup().info().id());
        presenter.load(editor.of(game.start(setup())), texts.text("edit.begun"));
        changed.accept(presenter.lastChange());
    }

    /** Shows the draft as it is now. */
    void render() {
        if (setup().equals(shown)) {
            return;
        }
        shown = setup();
        Dom.empty(fields);
        GameInfo info = shown.info();
        if (info.maxSeats() > info.minSeats()) {
            String key = "new.seats";
            HTMLSelectElement seats = select(key, i -> {
                Setup other = Setup.of(info, info.minSeats() + i);
                for (Option option : info.options()) {
                    other = other.with(option.id(), shown.value(option.id()));
                }
                move(other, key);
            });
            for (int i = info.minSeats(); i <= info.maxSeats(); i++) {
                option(seats, Integer.toString(i));
            }
            seats.setSelectedIndex(shown.seats() - info.minSeats());
        }
        for (Option option : info.options()) {
            String key = "option." + info.id() + "." + option.id();
            HTMLSelectElement values = select(
                    key, i -> move(setup().with(option.id(), option.values().get(i)), key));
            for (String value : option.values()) {
                option(values, texts.text(key + "." + value));
            }
            values.setSelectedIndex(option.values().indexOf(shown.value(option.id())));
        }
    }

    // All fields are new then.
    private void move(Setup other, String key) {
        Draft moved = DraftChange.moved(presenter.draft(), editor.empty(other));
        presenter.load(moved, texts.text("edit.moved"));
        changed.accept(presenter.lastChange());
        Browser.focus(fields.querySelector("[data-setup='" + key + "']"));
    }

    private HTMLSelectElement select(String key, IntConsumer choose) {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", "");
        select.setAttribute("data-setup", key);
        select.addEventListener("change", (Event event) -> choose.accept(select.getSelectedIndex()));
        fields.appendChild(Dom.el("label", "edit-field", Dom.text("span", "", texts.text(key)), select));
        return select;
    }

    private static void option(HTMLSelectElement select, String text) {
        select.appendChild(Dom.text("option", "", text));
    }
}
