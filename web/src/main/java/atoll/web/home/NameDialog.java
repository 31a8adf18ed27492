package atoll.web.home;

import atoll.web.app.Dialog;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Asks for another name of a stored game or study. */
final class NameDialog {
    private NameDialog() {}

    /**
     * @param longest in characters
     * @param named receives the new name, which may be empty
     */
    static void open(Texts texts, String labelKey, int longest, String name, Consumer<String> named) {
        HTMLInputElement field = (HTMLInputElement) Dom.el("input", "field wide");
        field.setAttribute("maxlength", Integer.toString(longest));
        field.setAttribute("aria-label", texts.text(labelKey));
        field.setValue(name);
        Dialog dialog = new Dialog(texts, texts.text("games.rename"));
        HTMLElement form = Dom.el(
                "form", "", field, Dom.el("div", "buttons", Dom.text("button", "primary", texts.text("seats.done"))));
        form.addEventListener("submit", (Event event) -> {
            event.preventDefault();
            dialog.close();
            named.accept(field.getValue());
        });
        dialog.add(form).open();
        Browser.select(field);
    }
}
