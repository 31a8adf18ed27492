package atoll.web;

import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** What has happened, one sentence a move, the latest at the end and in sight. */
final class LogPanel {
    private final HTMLElement list = Dom.el("ol", "log");
    private final HTMLElement root;
    private final List<String> shown = new ArrayList<>();

    LogPanel(Texts texts, Runnable close) {
        list.setId("log");
        list.setAttribute("tabindex", "0");
        list.setAttribute("aria-label", texts.text("table.log"));
        HTMLElement head = Dom.el(
                "div",
                "log-head",
                Dom.text("h2", "", texts.text("table.log")),
                Dom.icon("tool drawer-close", Icons.BACK, texts.text("dialog.close"), close));
        root = Dom.el("section", "log-panel card", head, list);
    }

    HTMLElement element() {
        return root;
    }

    void show(List<String> log) {
        int same = 0;
        while (same < shown.size() && same < log.size() && shown.get(same).equals(log.get(same))) {
            same++;
        }
        while (shown.size() > same) {
            shown.remove(shown.size() - 1);
            list.removeChild(list.getLastChild());
        }
        for (int i = same; i < log.size(); i++) {
            shown.add(log.get(i));
            list.appendChild(Dom.text("li", "", log.get(i)));
        }
        showEnd();
    }

    /** The latest entry is what one wants to read. */
    void showEnd() {
        list.setScrollTop(list.getScrollHeight());
    }
}
