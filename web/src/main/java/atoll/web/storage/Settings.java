package atoll.web.storage;

import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/**
 * The player's settings, stored as one JSON object of words. Each invalid value counts as its default. Without storage the
 * settings last for the visit. {@code theme.js} turns them into attributes of the root, and then fires {@code atoll-theme}.
 */
public final class Settings {
    private static final String STORED = "atoll.settings";

    private final Map<String, String> values = new HashMap<>();
    private boolean refused;

    /** Reads the stored settings. */
    public Settings() {
        String stored = Browser.stored(STORED);
        if (stored != null) {
            read(stored);
        }
        Window.current().addEventListener("storage", (Event event) -> follow());
    }

    /** Whether motion is off: by the player's choice, else the system's. */
    public static boolean reducedMotion() {
        return Browser.matches("html[data-motion=none]");
    }

    public String get(Setting setting) {
        return values.getOrDefault(setting.name(), setting.defaultValue());
    }

    public boolean isOn(Setting setting) {
        return get(setting).equals("on");
    }

    /** Changes a setting and stores it. */
    public void set(Setting setting, String value) {
        values.put(setting.name(), setting.valid(value));
        store();
    }

    public void set(Setting setting, boolean on) {
        set(setting, on ? "on" : "off");
    }

    /** Whether the browser did not store the last change. */
    public boolean wasRefused() {
        return refused;
    }

    /** All settings as a JSON object, for a file. */
    public String json() {
        List<String> pairs = new ArrayList<>();
        for (Setting setting : Setting.ALL) {
            pairs.add(setting.name());
            pairs.add(get(setting));
        }
        return Browser.json(pairs.toArray(new String[0]));
    }

    /** Replaces all settings by a JSON object; missing or invalid ones get their default. If it is no object, nothing changes. */
    public void replaceAll(String json) {
        if (read(json)) {
            store();
        }
    }

    private boolean read(String json) {
        JSObject object = Browser.json(json);
        if (object == null) {
            return false;
        }
        for (Setting setting : Setting.ALL) {
            values.put(setting.name(), setting.valid(Browser.entry(object, setting.name())));
        }
        return true;
    }

    private void store() {
        refused = !Browser.store(STORED, json());
        Browser.dispatch("atoll-settings", json());
    }

    // Follows a change in another tab.
    private void follow() {
        String stored = Browser.stored(STORED);
        if (stored != null && !stored.equals(json()) && read(stored)) {
            Browser.dispatch("atoll-settings", stored);
        }
    }
}
