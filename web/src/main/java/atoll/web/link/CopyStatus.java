package atoll.web.link;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** Copies texts of a dialog, and says whether that worked. */
public final class CopyStatus {
    private final Texts texts;
    private final HTMLElement element = Dom.el("p", "hint status");

    public CopyStatus(Texts texts) {
        this.texts = texts;
        element.setAttribute("role", "status");
    }

    public HTMLElement element() {
        return element;
    }

    /** A field for a text to be copied. */
    public static HTMLTextAreaElement field() {
        HTMLTextAreaElement field = (HTMLTextAreaElement) Dom.el("textarea", "field link-field");
        field.setReadOnly(true);
        field.setAttribute("spellcheck", "false");
        return field;
    }

    /** If the browser refuses, the text is selected instead. */
    public void copy(HTMLTextAreaElement from) {
        Browser.copy(from.getValue(), () -> say("share.copied"), () -> {
            say("share.byhand");
            Browser.select(from);
        });
    }

    // Repeating the same text would not be announced.
    private void say(String key) {
        clear();
        element.appendChild(Dom.text("span", "", texts.text(key)));
    }

    void clear() {
        Dom.empty(element);
    }
}
