package atoll.web;

import atoll.web.app.AppContext;
import atoll.web.app.LanguageMenu;
import atoll.web.app.Route;
import atoll.web.app.Screen;
import atoll.web.app.SettingsDialog;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.dom.Icons;
import atoll.web.play.TableScreen;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** The top of every screen: home, language, settings, and the notice of a new version. */
final class Header {
    private final AppContext app;
    private boolean update;
    private HTMLElement bar;

    Header(AppContext app) {
        this.app = app;
    }

    HTMLElement build(Screen screen) {
        Texts texts = app.texts();
        HTMLElement home = Dom.el("a", "brand");
        home.setAttribute("href", Route.of(Route.HOME).href());
        home.appendChild(Dom.drawing(Icons.ATOLL));
        home.appendChild(Dom.text("span", "", "Atoll"));
        home.setAttribute("aria-label", texts.text("nav.home"));
        HTMLElement nav = Dom.el("nav", "", home);
        nav.setAttribute("aria-label", texts.text("nav.label"));
        if (screen instanceof TableScreen table) {
            nav.appendChild(table.heading());
        }
        HTMLElement about = Dom.link(
                "quiet about-link",
                texts.text("nav.about"),
                Route.of(Route.ABOUT).href());
        HTMLElement row = Dom.el("div", "header-row", nav);
        if (!(screen instanceof TableScreen)) {
            row.appendChild(about);
        }
        if (!(screen instanceof TableScreen)) {
            row.appendChild(LanguageMenu.create(app, "language"));
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

    /** Shows that a new version waits for the player's consent, now or with the first screen. */
    void offerUpdate() {
        update = true;
        if (bar == null) {
            return;
        }
        Dom.empty(bar);
        bar.appendChild(Dom.text("span", "", app.texts().text("update.ready")));
        bar.appendChild(Dom.button("plain", app.texts().text("update.reload"), () -> Browser.dispatch("atoll-reload")));
    }
}
