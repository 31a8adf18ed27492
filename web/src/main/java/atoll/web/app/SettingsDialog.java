package atoll.web.app;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** Where the player chooses how the page looks, sounds and plays. Every choice works at once. */
public final class SettingsDialog {
    private static final String LANGUAGE = "setting-language";

    private final Texts texts;
    private final Settings settings;
    private final AppContext app;
    private final HTMLElement kept = Dom.el("p", "hint");

    public SettingsDialog(AppContext app) {
        this.app = app;
        texts = app.texts();
        settings = app.settings();
    }

    public void open() {
        Browser.style("dialogs.css", this::show, this::show);
    }

    private void show() {
        Dialog dialog = new Dialog(texts, texts.text("settings.title"));
        heading(dialog, "settings.look");
        radios(dialog, Setting.THEME);
        radios(dialog, Setting.TEXT);
        radios(dialog, Setting.MOTION);
        dialog.add(language());
        heading(dialog, "settings.play");
        radios(dialog, Setting.PACE);
        check(dialog, Setting.CONFIRM);
        check(dialog, Setting.UNAIDED);
        check(dialog, Setting.LETTERS);
        check(dialog, Setting.SOUND);
        kept.setAttribute("role", "status");
        sayKept();
        dialog.add(kept);
        dialog.open();
    }

    private void set(Setting setting, String value) {
        settings.set(setting, value);
        sayKept();
    }

    private void sayKept() {
        Dom.setText(kept, texts.text(settings.wasRefused() ? "settings.refused" : "settings.kept"));
    }

    /** Whether the language is being chosen here; {@link #reopen} goes on after the page has been said anew. */
    public static boolean choosesLanguage() {
        return Browser.matches("dialog[open] #" + LANGUAGE);
    }

    public void reopen() {
        // What opened the dialog has been made anew: it is to have the focus when the dialog closes.
        Browser.focus(HTMLDocument.current().querySelector(".settings-button"));
        open();
        // The dialog that is closing is still part of the page.
        Browser.focus(HTMLDocument.current().querySelector("dialog[open] #" + LANGUAGE));
    }

    private void heading(Dialog dialog, String key) {
        dialog.add(Dom.text("h3", "", texts.text(key)));
    }

    private void radios(Dialog dialog, Setting setting) {
        String key = "settings." + setting.name();
        HTMLElement row = Dom.el("div", "radios");
        for (String value : setting.values()) {
            row.appendChild(Dom.radio(
                    "setting-" + setting.name(),
                    value,
                    texts.text(key + "." + value),
                    value.equals(settings.get(setting)),
                    () -> set(setting, value)));
        }
        HTMLElement set = Dom.el("fieldset", "setting", Dom.text("legend", "", texts.text(key)), row);
        hint(set, set, key);
        dialog.add(set);
    }

    private void check(Dialog dialog, Setting setting) {
        String key = "settings." + setting.name();
        HTMLElement label = Dom.check(texts.text(key), settings.isOn(setting), on -> settings.set(setting, on));
        HTMLElement input = (HTMLElement) label.getFirstChild();
        input.setId("setting-" + setting.name());
        HTMLElement part = Dom.el("div", "setting", label);
        hint(part, input, key);
        dialog.add(part);
    }

    private void hint(HTMLElement place, HTMLElement described, String key) {
        if (texts.has(key + ".hint")) {
            HTMLElement hint = Dom.text("p", "hint", texts.text(key + ".hint"));
            hint.setId(key + ".hint");
            described.setAttribute("aria-describedby", hint.getId());
            place.appendChild(hint);
        }
    }

    private HTMLElement language() {
        HTMLSelectElement select = LanguageMenu.create(app, "");
        select.setId(LANGUAGE);
        return Dom.el("label", "setting labelled", Dom.text("span", "", texts.text("settings.language")), select);
    }
}
