package atoll.web.study;

import atoll.engine.State;
import atoll.study.Study;
import atoll.study.StudyPath;
import atoll.table.Table;
import atoll.table.ViewOptions;
import atoll.table.all.Tables;
import atoll.web.app.AppContext;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.link.BoardWords;
import atoll.web.link.StudyExport;
import atoll.web.text.Texts;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** A study that is not stored here, for example from a link: its start, what it contains, and a button that stores a copy. */
final class StudyLinkScreen implements Screen {
    private final AppContext app;
    private final Texts texts;
    private final Study study;
    private final Runnable stored;
    private final StudyExport export;
    private final SceneCanvas canvas;
    private final HTMLElement root = Dom.el("main", "sheet open");

    /**
     * @param stored called when a copy is stored
     */
    StudyLinkScreen(AppContext app, Study study, Runnable stored) {
        this.app = app;
        this.study = study;
        this.stored = stored;
        texts = app.texts();
        export = new StudyExport(study, texts, "");
        canvas = new SceneCanvas(Dom.canvas("miniature"), app.colours(), false);
        canvas.element().removeAttribute("aria-hidden");
        canvas.element().setAttribute("role", "img");
        root.appendChild(Dom.el("div", "window beside", canvas.element()));
        root.appendChild(sheet());
    }

    private HTMLElement sheet() {
        String game = study.game().info().id();
        HTMLElement sheet = Dom.el("div", "card", Dom.text("h1", "", title()));
        if (!study.title().isEmpty()) {
            sheet.appendChild(Dom.text("p", "hint", texts.text("game." + game + ".name")));
        }
        String comments = export.comments() == 0 ? "" : ", " + texts.count("studies.comments", export.comments());
        sheet.appendChild(Dom.text(
                "p", "lead", texts.format("studies.lead", texts.count("studies.moves", export.moves()) + comments)));
        sheet.appendChild(Dom.text("p", "reveals", StudyExport.view(study.viewer(), texts)));
        sheet.appendChild(Dom.text("p", "hint", texts.text("studies.copy")));
        sheet.appendChild(Dom.el(
                "p",
                "",
                Dom.link("", texts.text("open.rules"), Route.help(game, "").href())));
        sheet.appendChild(Dom.el("div", "buttons", Dom.button("primary", texts.text("studies.keep"), this::keep)));
        return sheet;
    }

    @Override
    public String name() {
        return "openstudy";
    }

    @Override
    public String title() {
        return texts.format("studies.heading", export.name());
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        show();
        Browser.onResize(canvas.element(), this::show);
    }

    @Override
    public void repaint() {
        canvas.repaint();
    }

    private void show() {
        State view = study.view(StudyPath.START);
        Table table = Tables.of(study.game().info().id());
        canvas.show(table.scene(
                view,
                new ViewOptions(texts, Math.max(State.SPECTATOR, study.viewer()), canvas.room(), List.of(), false)));
        Dom.setAttribute(canvas.element(), "aria-label", BoardWords.of(table, view, texts));
    }

    private void keep() {
        stored.run();
        app.navigate(Route.study(app.studies().add(study)));
    }
}
