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
 * What the player has chosen, kept as one JSON text of words. Whatever is not understood in it counts as the standard,
 * each by itself; without storage the choices hold for the visit. {@code theme.js} turns them into attributes of the root,
 * and says {@code atoll-dressed} when that is done.
 */
public final class Settings {
    private static final String STORED = "atoll.settings";

    private final Map<String, String> values = new HashMap<>();
    private boolean refused;

    /** Reads what is kept. */
    public Settings() {
        String stored = Browser.stored(STORED);
        if (stored != null) {
            read(stored);
        }
        Window.current().addEventListener("storage", (Event event) -> follow());
    }

    /** Whether nothing is to move: by the player's choice, else the system's. */
    public static boolean reducedMotion() {
        return Browser.matches("html[data-motion=none]");
    }

    public String get(Setting setting) {
        return values.getOrDefault(setting.name(), setting.standard());
    }

    public boolean isOn(Setting setting) {
        return get(setting).equals("on");
    }

    /** Chooses, at once and for later. */
    public void set(Setting setting, String value) {
        values.put(setting.name(), setting.valid(value));
        keep();
    }

    public void set(Setting setting, boolean on) {
        set(setting, on ? "on" : "off");
    }

    /** Whether the browser did not keep the last choice. */
    public boolean wasRefused() {
        return refused;
    }

    /** All settings as a JSON object, to be kept in a file. */
    public String json() {
        List<String> pairs = new ArrayList<>();
        for (Setting setting : Setting.ALL) {
            pairs.add(setting.name());
            pairs.add(get(setting));
        }
        return Browser.json(pairs.toArray(new String[0]));
    }

    /** Takes all settings from a JSON object; what is missing or wrong in it becomes the standard. No object: nothing changes. */
    public void replaceAll(String json) {
        if (read(json)) {
            keep();
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

    private void keep() {
        refused = !Browser.store(STORED, json());
        Browser.dispatch("atoll-settings", json());
    }

    // Another tab has chosen: this one goes along.
    private void follow() {
        String stored = Browser.stored(STORED);
        if (stored != null && !stored.equals(json()) && read(stored)) {
            Browser.dispatch("atoll-settings", stored);
        }
    }
}
