package atoll.web.app;

import atoll.web.dom.Dom;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The menu of all languages. */
public final class LanguageMenu {
    private LanguageMenu() {}

    /** A menu with the current language selected. */
    public static HTMLSelectElement create(AppContext app, String classes) {
        HTMLSelectElement select = (HTMLSelectElement) Dom.el("select", classes);
        select.setAttribute("aria-label", app.texts().text("nav.language"));
        for (String code : app.texts().languages()) {
            HTMLElement option = Dom.text("option", "", app.texts().name(code));
            option.setAttribute("value", code);
            option.setAttribute("lang", code);
            select.appendChild(option);
        }
        select.setValue(app.texts().language());
        select.addEventListener("change", (Event event) -> app.changeLanguage(select.getValue()));
        return select;
    }
}
