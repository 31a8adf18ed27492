package atoll.web.home;

import atoll.web.app.Dialog;
import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import java.util.function.Consumer;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/** Asks for the name of something stored. */
public final class NameDialog {
    private NameDialog() {}

    /** Keys of the texts of its title and of its field. */
    public record Labels(String title, String field) {}

    /**
     * Asks for another name.
     *
     * @param longest in characters
     * @param named receives the new name, which may be empty
     */
    static void open(Texts texts, String labelKey, int longest, String name, Consumer<String> named) {
        open(texts, new Labels("games.rename", labelKey), longest, name, named);
    }

    /**
     * Asks for a name.
     *
     * @param longest in characters
     * @param named receives the name, which may be empty
     */
    public static void open(Texts texts, Labels labels, int longest, String name, Consumer<String> named) {
        HTMLInputElement field = (HTMLInputElement) Dom.el("input", "field wide");
        field.setAttribute("maxlength", Integer.toString(longest));
        field.setAttribute("aria-label", texts.text(labels.field));
        field.setValue(name);
        Dialog dialog = new Dialog(texts, texts.text(labels.title));
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
