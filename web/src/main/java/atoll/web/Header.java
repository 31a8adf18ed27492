package atoll.web;

import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** What is at the top of every screen: the way home, the language, the settings, and word of a new version. */
final class Header {
    private final App app;
    private boolean update;
    private HTMLElement bar;

    Header(App app) {
        this.app = app;
    }

    HTMLElement build(Screen screen) {
        Texts texts = app.texts();
        HTMLElement home = Dom.el("a", "brand");
        home.setAttribute("href", "#");
        home.appendChild(Dom.drawing(Icons.ATOLL));
        home.appendChild(Dom.text("span", "", "Atoll"));
        home.setAttribute("aria-label", texts.text("nav.home"));
        HTMLElement nav = Dom.el("nav", "", home);
        nav.setAttribute("aria-label", texts.text("nav.label"));
        if (screen instanceof TableScreen table) {
            nav.appendChild(table.heading());
        }
        HTMLElement about = Dom.link("quiet about-link", texts.text("nav.about"), "#about");
        HTMLElement row = Dom.el("div", "header-row", nav);
        if (!(screen instanceof TableScreen)) {
            row.appendChild(about);
        }
        if (!(screen instanceof TableScreen)) {
            row.appendChild(languages(app, "language"));
        }
        if (screen instanceof TableScreen table) {
            row.appendChild(table.zoomButtons());
        }
        row.appendChild(Dom.icon(
                "tool settings-button", Icons.SETTINGS, texts.text("settings.title"), new SettingsDialog(app)::open));
        if (screen instanceof TableScreen table) {
            row.appendChild(table.menuButton());
        }
        bar = Dom.el("div", "update");
        bar.setAttribute("role", "status");
        if (update) {
            offerUpdate();
        }
        return Dom.el("header", "", row, bar);
    }

    /** Shows that a new version waits for the player's word. */
    void offerUpdate() {
        update = true;
        Dom.empty(bar);
        bar.appendChild(Dom.text("span", "", app.texts().text("update.ready")));
        bar.appendChild(Dom.button("plain", app.texts().text("update.reload"), () -> Browser.tell("atoll-reload")));
    }

    /** All languages, the one in force chosen. */
    static HTMLSelectElement languages(App app, String classes) {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", classes);
        select.setAttribute("aria-label", app.texts().text("nav.language"));
        for (String code : app.texts().languages()) {
            HTMLElement option = Dom.text("option", "", app.texts().name(code));
            option.setAttribute("value", code);
            option.setAttribute("lang", code);
            select.appendChild(option);
        }
        select.setValue(app.texts().language());
        select.addEventListener("change", (Event event) -> app.speak(select.getValue()));
        return select;
    }
}
