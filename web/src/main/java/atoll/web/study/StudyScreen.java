package atoll.web.study;

import atoll.engine.State;
import atoll.play.Link;
import atoll.study.RefusedEdit;
import atoll.study.SavedStudy;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.ViewOptions;
import atoll.table.present.PlayState;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.Toast;
import atoll.web.board.Board;
import atoll.web.board.ChoiceButtons;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.StudyExport;
import atoll.web.play.Announcer;
import atoll.web.storage.Setting;
import atoll.web.storage.StudyStore;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** A study: a board to try moves on, the tree of variations, the author's notes, and the bot's best moves. */
public final class StudyScreen implements Screen, StudyTable.Listener, NotesPanel.Listener {
    private final AppContext app;
    private final Texts texts;
    private final SavedStudy saved;
    private final Study study;
    private final StudyStore store;
    private final StudyTable table;
    private final Board board;
    private final ChoiceButtons choices;
    private final VariationList variations;
    private final NotesPanel notes;
    private final AnalysisPanel analysis;
    private final StudyTools tools;
    private final StudyMarks marks;
    private final MarksPanel marksPanel;
    private final Announcer announcer;
    private final HTMLElement prompt = Dom.el("p", "study-prompt");
    private final HTMLElement root;
    private final EventListener<KeyboardEvent> keys = this::key;

    public StudyScreen(AppContext app, SavedStudy saved, StudyStore store) {
        this.app = app;
        this.saved = saved;
        this.store = store;
        texts = app.texts();
        study = saved.study();
        table = new StudyTable(app, study, this);
        marks = new StudyMarks(study, table.line()::path);
        marksPanel = new MarksPanel(marks, texts, this::redraw, this::clearMarks);
        table.presenter().composer().overlay(marks::addTo);
        Consumer<String> pick = this::pick;
        board = new Board(table.presenter(), texts, app.colours(), pick, ViewOptions.TALL).named();
        choices = new ChoiceButtons(texts, pick, table.gameLoop()::confirm).named("");
        variations = new VariationList(study, table, texts, table::goTo);
        notes = new NotesPanel(study, texts, table.line()::path, this);
        analysis = new AnalysisPanel(study, table, texts, this::play, variations::reveal);
        tools = new StudyTools(study, table, texts, table::goTo, this::edited);
        announcer = new Announcer(app.liveRegion());
        prompt.setId("prompt");
        prompt.setAttribute("tabindex", "-1");
        HTMLElement heading = Dom.text("h1", "unseen", title());
        HTMLInputElement name = (HTMLInputElement) Dom.el("input", "field");
        name.setAttribute("aria-label", texts.text("studies.name"));
        name.setAttribute("placeholder", title());
        name.setAttribute("maxlength", Integer.toString(Study.LONGEST_TITLE));
        name.setValue(study.title());
        name.addEventListener("input", (Event event) -> {
            study.title(name.getValue());
            Dom.setText(heading, title());
            store.saveSoon(saved);
        });
        HTMLElement share = Dom.button("plain", texts.text("menu.share"), () -> StudyShareDialog.open(app, study));
        HTMLElement edit = Dom.button("plain", texts.text("study.position"), this::editPosition);
        StudyTabs tabs = new StudyTabs(texts, analysis::start, analysis::end);
        HTMLElement panel = Dom.el(
                "div",
                "study-panel",
                Dom.el("div", "study-head", name, share, edit),
                prompt,
                choices.element(),
                board.note(),
                tools.drawButton(),
                tabs.element(),
                analysis.element(),
                variations.element(),
                Dom.el(
                        "div",
                        "study-edit",
                        notes.element(),
                        Dom.el("div", "study-change", marksPanel.element(), tools.tree())),
                tools.walk());
        tabs.follow(panel);
        root = Dom.el("main", "study", heading, board.box(), panel);
        root.setId("study");
    }

    @Override
    public String name() {
        return "study";
    }

    @Override
    public String title() {
        return StudyExport.name(study.title(), study.game().info().id(), texts);
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        HTMLDocument.current().addEventListener("keydown", keys);
        board.enter(table.gameLoop().state());
        table.goTo(study.tree().endOfLine(StudyPath.START));
    }

    @Override
    public void leave() {
        HTMLDocument.current().removeEventListener("keydown", keys);
        analysis.leave();
        table.leave();
        store.flush();
    }

    @Override
    public void repaint() {
        changed(table.gameLoop().refresh());
    }

    private void editPosition() {
        State view = study.view(table.line().path());
        app.navigate(Route.edit(
                view.isFullyKnown()
                        ? Link.position(study.game(), view)
                        : Link.view(study.game(), view, study.viewer())));
    }

    private void play(int move) {
        try {
            table.goTo(study.play(table.line().path(), move));
            store.saveSoon(saved);
        } catch (RefusedEdit e) {
            refused(e.why());
        }
    }

    private void pick(String spot) {
        if (!marks.isDrawing()) {
            table.gameLoop().pick(spot);
            return;
        }
        try {
            if (marks.pick(spot)) {
                String change = marks.change(board.scene(), texts);
                edited();
                app.liveRegion().announce(change);
            } else {
                redraw();
            }
        } catch (RefusedEdit e) {
            refused(e.why());
        }
    }

    private void edited(String sentence) {
        edited();
        if (!sentence.isEmpty()) {
            app.liveRegion().announce(sentence);
        }
    }

    private void clearMarks() {
        study.clearMarks(table.line().path());
        edited();
        app.liveRegion().announce(texts.text("study.mark.cleared"));
    }

    private void redraw() {
        changed(table.gameLoop().refresh());
    }

    @Override
    public void writing() {
        store.saveSoon(saved);
        tools.render();
    }

    // The tree, not the position.
    @Override
    public void edited() {
        store.saveSoon(saved);
        table.goTo(table.line().path());
    }

    @Override
    public void changed(PlayState state) {
        board.render(state);
        board.showSpots();
        choices.render(state, board.scene());
        variations.render();
        notes.render();
        tools.render();
        analysis.render();
        marksPanel.render(marks.words(board.scene(), texts));
        Dom.setAttribute(root, "data-state", state.stage().key());
        Dom.setAttribute(root, "data-ply", Integer.toString(state.ply()));
        String sentence = marks.isDrawing()
                ? texts.text(
                        marks.hasBegun()
                                ? "study.arrow.to"
                                : marks.drawsArrows() ? "study.arrow.from" : "study.mark.on")
                : table.isDrawn() ? tools.drawText() : table.presenter().prompt();
        Dom.setText(prompt, sentence);
        announcer.announce(state, sentence);
    }

    @Override
    public void added() {
        store.saveSoon(saved);
    }

    @Override
    public boolean accepts(String spot) {
        return board.has(spot);
    }

    @Override
    public void refused(String reason) {
        announcer.refuse(reason, prompt, texts);
    }

    @Override
    public void refused(RefusedEdit.Why why) {
        Toast.show(app, texts.text("study.refused." + why.ordinal()));
    }

    private void key(KeyboardEvent event) {
        if (event.isCtrlKey()
                || event.isMetaKey()
                || event.isAltKey()
                || Browser.matches("dialog[open]")
                || Browser.matches("input:focus, textarea:focus, select:focus")) {
            return;
        }
        boolean letter = event.getKey().length() == 1;
        String key = event.getKey();
        boolean arrow = key.startsWith("Arrow") || key.equals("Home") || key.equals("End");
        if (letter && !app.settings().isOn(Setting.LETTERS) || arrow && Browser.matches("[data-spot]:focus")) {
            return; // they move from spot to spot
        }
        if (event.getKey().equals("Escape") && marks.isDrawing()) {
            marks.stop();
            redraw();
        } else if (event.getKey().equals("Escape")) {
            table.gameLoop().unpick();
        } else if (tools.key(event.getKey())) {
            event.preventDefault();
        }
    }
}
