package atoll.web.app;

import atoll.web.dom.Dom;
import java.util.function.Consumer;
import org.teavm.jso.dom.html.HTMLElement;

/** Waits for what a screen needs, for a moment. */
public final class OpeningScreen implements Screen {
    private final AppContext app;
    private final Consumer<Runnable> load;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    /**
     * @param load called once it is shown, with what to do if it fails
     */
    public OpeningScreen(AppContext app, Consumer<Runnable> load) {
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
            root.appendChild(Dom.text("p", "", app.texts().text("load.failed")));
        });
    }
}
