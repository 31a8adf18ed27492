package atoll.web.app;

import atoll.table.LegendEntry;
import atoll.table.Table;
import atoll.web.canvas.SceneCanvas;
import atoll.web.dom.Dom;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.dom.html.HTMLElement;

/** Every icon of a table with its name. The help of the game must be loaded. */
public final class LegendList {
    private final HTMLElement root = Dom.el("ul", "legend");
    private final List<SceneCanvas> icons = new ArrayList<>();
    private final List<LegendEntry> entries;

    public LegendList(AppContext app, Table table) {
        entries = table.legend(app.texts());
        for (LegendEntry entry : entries) {
            SceneCanvas icon = new SceneCanvas(Dom.canvas("icon"), app.colours(), true);
            icons.add(icon);
            root.appendChild(Dom.el("li", "", icon.element(), Dom.text("span", "", entry.text())));
        }
    }

    public HTMLElement element() {
        return root;
    }

    /** Draws the icons, once it is in the document. */
    public void paint() {
        for (int i = 0; i < icons.size(); i++) {
            icons.get(i).showStill(entries.get(i).icon());
        }
    }

    /** Shows it in a dialog over the table. */
    public static void open(AppContext app, Table table) {
        app.texts()
                .loadStyledHelp(
                        table.id(),
                        () -> show(app, table),
                        () -> Toast.show(app, app.texts().text("load.failed")));
    }

    private static void show(AppContext app, Table table) {
        LegendList list = new LegendList(app, table);
        new Dialog(app.texts(), app.texts().text("help.legend")).add(list.root).open();
        list.paint();
    }
}
