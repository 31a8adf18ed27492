package atoll.web.edit;

import atoll.table.EditTable;
import atoll.table.edit.EditMenu;
import atoll.table.edit.EditPresenter;
import atoll.table.present.Picker;
import atoll.table.scene.Spot;
import atoll.web.app.AppContext;
import atoll.web.app.Screen;
import atoll.web.board.Board;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.storage.Setting;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The editor of a position: the table and the places beside it, on which every pick is an edit or opens fields, and a panel with these.
 */
final class EditScreen implements Screen {
    /** The id of the element that says whether the position is possible. */
    static final String STATUS = "edit-status";

    private final AppContext app;
    private final Texts texts;
    private final EditPresenter presenter;
    private final Runnable changed;
    private final Board board;
    private final Palette palette;
    private final EditSetup setup;
    private final EditActions actions;
    private final KeptPosition kept;
    private final Palette places;
    private final EditFields fields;
    private final HTMLElement heading;
    private final HTMLElement prompt = Dom.el("p", "edit-prompt");
    private final HTMLElement status = Dom.el("p", "edit-status");
    private final HTMLElement undo;
    private final HTMLElement redo;
    private final HTMLElement root;
    private final EventListener<KeyboardEvent> keys = this::key;
    /** What is shown of the position: that it is possible, or why not. */
    private String verdict = "";
    /** The place that was picked last. */
    private String place = "";

    /**
     * @param kept where the position is stored
     * @param changed called after the draft has changed
     */
    EditScreen(AppContext app, EditPresenter presenter, KeptPosition kept, Runnable changed) {
        this.app = app;
        this.presenter = presenter;
        this.kept = kept;
        this.changed = changed;
        texts = app.texts();
        heading = Dom.text("h1", "", title());
        presenter.turnTo(presenter.near()); // the language may have changed
        board = new Board(presenter, texts, app.colours(), this::pick).named();
        palette = new Palette("choices", texts.text("edit.palette"), app.colours(), this::pick);
        places = new Palette("places", texts.text("edit.places"), app.colours(), this::pick);
        fields = new EditFields(presenter, texts, this::set);
        setup = new EditSetup(presenter, texts, this::announce);
        actions = new EditActions(app, presenter, kept, () -> Dom.setText(heading, title()));
        undo = Dom.icon("tool", Icons.UNDO, texts.text("edit.undo"), () -> step("edit.undone", presenter.undo()));
        redo = Dom.icon("tool", Icons.REDO, texts.text("edit.redo"), () -> step("edit.redone", presenter.redo()));
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
        status.setId(STATUS);
        HTMLElement panel = Dom.el(
                "div",
                "edit-panel",
                Dom.el("div", "edit-head", heading, Dom.el("div", "edit-undo", undo, redo)),
                status,
                places.element(),
                prompt,
                board.note(),
                palette.element(),
                fields.element(),
                actions.element(),
                setup.element());
        root = Dom.el("main", "edit", board.box(), panel);
        root.setId("edit");
    }

    @Override
    public String name() {
        return "edit";
    }

    @Override
    public String title() {
        String game = texts.text("game." + presenter.draft().setup().info().id() + ".name");
        return texts.format("edit.title", kept.name().isEmpty() ? game : kept.name());
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        HTMLDocument.current().addEventListener("keydown", keys);
        board.enter(presenter);
        render();
    }

    @Override
    public void leave() {
        HTMLDocument.current().removeEventListener("keydown", keys);
    }

    @Override
    public void repaint() {
        render();
    }

    private void render() {
        board.render(presenter);
        board.showSpots();
        EditMenu menu = presenter.menu();
        List<String> wrong = presenter.problemSpots();
        if (presenter.isPicking()) {
            place = presenter.place();
        }
        boolean lost = palette.render(presenter, menu.things(), wrong);
        lost |= places.render(presenter, menu.places(), wrong);
        for (Spot each : menu.places()) {
            if (each.id().startsWith(EditTable.SEAT)) {
                places.sign(each.id(), presenter.sign(EditTable.seat(each.id())));
            }
        }
        lost |= fields.render(menu, presenter.isPicking() ? place : "", menu.title(board.spots()));
        if (lost) {
            focusPlace();
        }
        setup.render();
        actions.render();
        Dom.enable(undo, presenter.canUndo());
        Dom.enable(redo, presenter.canRedo());
        Dom.setText(prompt, menu.prompt());
        String problem = presenter.problem();
        verdict = problem.isEmpty() ? texts.text("edit.possible") : problem;
        Dom.setText(status, verdict);
        Dom.setAttribute(root, "data-possible", problem.isEmpty() ? "yes" : "no");
    }

    // The place that was picked last, or else that of the last edit: the next one is often near it.
    private void focusPlace() {
        for (String spot : List.of(place, presenter.place())) {
            HTMLElement at =
                    root.querySelector("#spots [data-spot='" + spot + "'], #places [data-spot='" + spot + "']");
            if (at != null) {
                Browser.focus(at);
                return;
            }
        }
        Browser.focus(prompt);
    }

    private void pick(String spot) {
        boolean placed = presenter.isPicking();
        int near = presenter.near();
        Picker.Result result = presenter.pick(spot);
        if (result == Picker.Result.DEAD) {
            refuse();
        } else if (result == Picker.Result.MOVE) {
            edited();
            if (placed && !presenter.isPicking()) {
                focusPlace();
            }
        } else {
            render();
            EditMenu menu = presenter.menu();
            String turned = texts.format("edit.near.seat", presenter.texts().seat(presenter.near()));
            app.liveRegion()
                    .announce(
                            presenter.near() == near
                                    ? menu.prompt()
                                    : texts.format("edit.announced", turned, menu.prompt()));
            // what has nothing but fields is edited there
            if (!menu.fields().isEmpty() && menu.things().isEmpty()) {
                fields.focus();
            } else if (presenter.isPicking()) {
                Browser.reveal(palette.element());
            }
        }
    }

    private void refuse() {
        String why = texts.text(presenter.picks().isEmpty() ? "edit.fixed" : "edit.not.here");
        Dom.setText(prompt, why);
        app.liveRegion().announce(why);
    }

    private void set(int property, int value) {
        if (presenter.set(property, value)) {
            edited();
            return;
        }
        render();
        String why = presenter.texts().refusal(presenter.draft(), property);
        fields.refuse(property, why);
        app.liveRegion().announce(why);
    }

    private void edited() {
        announce(presenter.lastChange());
    }

    private void step(String key, String what) {
        if (what != null) {
            announce(texts.format(key, what));
        }
    }

    // What has changed, and whether the position is possible if that has changed too.
    private void announce(String what) {
        String before = verdict;
        changed.run();
        render();
        app.liveRegion().announce(verdict.equals(before) ? what : texts.format("edit.announced", what, verdict));
    }

    private void key(KeyboardEvent event) {
        if (event.isAltKey() || Browser.matches("dialog[open]")) {
            return;
        }
        boolean field = Browser.matches("input:focus, textarea:focus, select:focus");
        boolean command = event.isCtrlKey() || event.isMetaKey();
        boolean letters = app.settings().isOn(Setting.LETTERS) && !field && !command;
        switch (event.getKey()) {
            case "Escape" -> {
                if (presenter.unpick()) {
                    render();
                    app.liveRegion().announce(presenter.menu().prompt());
                }
            }
            case "u", "U" -> {
                if (letters) {
                    step("edit.undone", presenter.undo());
                }
            }
            case "r", "R" -> {
                if (letters) {
                    step("edit.redone", presenter.redo());
                }
            }
            case "z", "Z" -> {
                if (command && !Browser.matches("input:focus, textarea:focus")) {
                    event.preventDefault();
                    step(
                            event.isShiftKey() ? "edit.redone" : "edit.undone",
                            event.isShiftKey() ? presenter.redo() : presenter.undo());
                }
            }
            default -> {
                // not a command of the editor
            }
        }
    }
}
