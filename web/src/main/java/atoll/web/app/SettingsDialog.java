package atoll.web.app;

import atoll.web.dom.Browser;
import atoll.web.dom.Dom;
import atoll.web.storage.Setting;
import atoll.web.storage.Settings;
import atoll.web.text.Texts;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/** The settings: theme, language, sounds, play. Every choice takes effect at once. */
public final class SettingsDialog {
    private static final String LANGUAGE = "setting-language";

    private final Texts texts;
    private final Settings settings;
    private final AppContext app;
    private final HTMLElement storageNote = Dom.el("p", "hint");

    public SettingsDialog(AppContext app) {
        this.app = app;
        texts = app.texts();
        settings = app.settings();
    }

    public void open() {
        open(() -> {});
    }

    private void open(Runnable then) {
        texts.loadStyledMore(
                () -> {
                    show();
                    then.run();
                },
                () -> Toast.show(app, texts.text("load.failed")));
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
        check(dialog, Setting.HIDES_AIDS);
        check(dialog, Setting.RINGS);
        check(dialog, Setting.LETTERS);
        check(dialog, Setting.SOUND);
        storageNote.setAttribute("role", "status");
        showStorageNote();
        dialog.add(storageNote);
        dialog.open();
    }

    private void set(Setting setting, String value) {
        settings.set(setting, value);
        showStorageNote();
    }

    private void showStorageNote() {
        Dom.setText(storageNote, texts.text(settings.wasRefused() ? "settings.refused" : "settings.kept"));
    }

    /** Whether the language is being changed here; {@link #reopen} continues after the page is rendered again. */
    public static boolean choosesLanguage() {
        return Browser.matches("dialog[open] #" + LANGUAGE);
    }

    public void reopen() {
        // The button that opened the dialog was created anew: focus it, so that it gets the focus back on closing.
        Browser.focus(HTMLDocument.current().querySelector(".settings-button"));
        // The closing dialog is still in the document.
        open(() -> Browser.focus(HTMLDocument.current().querySelector("dialog[open] #" + LANGUAGE)));
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
