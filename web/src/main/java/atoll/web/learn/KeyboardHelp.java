package atoll.web.learn;

import atoll.web.app.AppContext;
import atoll.web.dom.Dom;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLElement;

/** The keyboard shortcuts, the same for every game. */
final class KeyboardHelp {
    private final AppContext app;

    KeyboardHelp(AppContext app) {
        this.app = app;
    }

    /** Adds the list of keys, and the switch for single letters. */
    void addTo(HTMLElement place) {
        Texts texts = app.texts();
        HTMLElement keys = Dom.el("dl", "keys");
        key(keys, texts.text("key.arrows"), "help.key.arrows");
        key(keys, texts.text("key.pages"), "help.key.pages");
        key(keys, texts.text("key.enter"), "help.key.enter");
        key(keys, "Esc", "help.key.back");
        key(keys, "N", "help.key.next");
        key(keys, "C", "help.key.confirm");
        key(keys, "U", "help.key.undo");
        key(keys, "R", "help.key.redo");
        key(keys, "H", "help.key.hint");
        key(keys, "T", "help.history.turn");
        key(keys, ", .", "help.history.steps");
        key(keys, "L", "help.key.log");
        key(keys, "+, -, 0", "help.key.zoom");
        key(keys, "?", "help.key.help");
        place.appendChild(keys);
        place.appendChild(letters());
    }

    private void key(HTMLElement list, String key, String meaning) {
        list.appendChild(Dom.el("dt", "", Dom.text("kbd", "", key)));
        list.appendChild(Dom.text("dd", "", app.texts().text(meaning)));
    }

    // Users of voice dictation must be able to turn single letters off.
    private HTMLElement letters() {
        Settings settings = app.settings();
        return Dom.check(
                app.texts().text("settings.letters"),
                settings.isOn(Setting.LETTERS),
                on -> settings.set(Setting.LETTERS, on));
    }
}
