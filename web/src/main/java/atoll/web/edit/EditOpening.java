package atoll.web.edit;

import atoll.web.app.AppContext;
import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** Waits for the texts of the editor, for a moment. */
final class EditOpening implements Screen {
    private final AppContext app;
    private final Consumer<Runnable> load;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    /**
     * @param load called once it is shown, with what to do if it fails
     */
    EditOpening(AppContext app, Consumer<Runnable> load) {
        this.app = app;
        this.load = load;
    }

    @Override
    public String name() {
        return "opening";
    }

    @Override
    public String title() {
        return "…";
    }

    @Override
    public HTMLElement body() {
        return root;
    }

    @Override
    public void enter() {
        load.accept(() -> {
            Dom.empty(root);
            root.appendChild(Dom.text("p", "", app.texts().text("help.failed")));
        });
    }
}
