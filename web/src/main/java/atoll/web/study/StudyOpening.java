package atoll.web.study;

import atoll.web.app.Screen;
import atoll.web.dom.Dom;
import org.teavm.jso.dom.html.HTMLElement;

/** Waits for a stored study, for a moment. */
final class StudyOpening implements Screen {
    private final String title;
    private final Runnable open;
    private final HTMLElement root = Dom.el("main", "sheet narrow");

    /**
     * @param open called once it is shown
     */
    StudyOpening(String title, Runnable open) {
        this.title = title;
        this.open = open;
    }

    @Override
    public String name() {
        return "opening";
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
        open.run();
    }
}
