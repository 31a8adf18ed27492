package atoll.web.dom;

import atoll.play.Seed;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/** Browser functions without a TeaVM binding. Longer ones are in {@code Browser.js}. */
public final class Browser {
    /** Formats times in {@link #timesLanguage}: to make it takes as long as to use it a hundred times. Null before its first use. */
    private static JSObject times;

    private static String timesLanguage;

    private Browser() {}

    @JSFunctor
    public interface Action extends JSObject {
        void run();
    }

    @JSFunctor
    public interface Heard extends JSObject {
        void hear(String text);
    }

    @JSFunctor
    public interface AllHeard extends JSObject {
        void hear(String[] texts);
    }

    /** Fetches texts of the site: {@code done} gets all in order, or {@code failed} is called if one is missing. */
    @ScriptFile
    public static native void fetch(String[] paths, AllHeard done, Action failed);

    /** The URL of a site's file: its path or, in {@code atoll.html}, a part of the page itself. */
    @JSBody(params = "path", script = "return self.atollFiles ? atollFiles.address(path) : path;")
    public static native String file(String path);

    /** A text as addresses write it. */
    @JSBody(params = "text", script = "return encodeURIComponent(text);")
    public static native String encoded(String text);

    /** The text that was {@link #encoded}; empty if this cannot be one. */
    @JSBody(params = "text", script = "try { return decodeURIComponent(text); } catch (e) { return ''; }")
    public static native String decoded(String text);

    /** Null if there is no such item, or no storage. */
    @JSBody(params = "key", script = "try { return localStorage.getItem(key); } catch (e) { return null; }")
    public static native String stored(String key);

    /** False if the browser refuses: storage is full, or forbidden. */
    @JSBody(
            params = {"key", "text"},
            script = "try { localStorage.setItem(key, text); return true; } catch (e) { return false; }")
    public static native boolean store(String key, String text);

    @JSBody(params = "key", script = "try { localStorage.removeItem(key); } catch (e) {}")
    static native void removeStored(String key);

    /** Like {@link #stored}, but for this tab only. */
    @JSBody(params = "key", script = "try { return sessionStorage.getItem(key); } catch (e) { return null; }")
    public static native String storedInTab(String key);

    @JSBody(
            params = {"key", "text"},
            script = "try { sessionStorage.setItem(key, text); } catch (e) {}")
    public static native void storeInTab(String key, String text);

    /** Asks the browser not to clear the storage under pressure. */
    @JSBody(
            script = "try { if (navigator.storage && navigator.storage.persist)"
                    + " navigator.storage.persist().catch(function() {}); } catch (e) {}")
    public static native void requestPersistence();

    /** Calls back if the browser is known to delete what pages store after some days without a visit, and may do so here. */
    @JSBody(
            params = "found",
            script =
                    "if (/^Apple/.test(navigator.vendor)) Promise.resolve(navigator.storage && navigator.storage.persisted"
                            + " && navigator.storage.persisted()).then(function(p) { if (!p) found(); }, found);")
    public static native void ifEvicting(Action found);

    /** Milliseconds since the page was opened. */
    @JSBody(script = "return performance.now() | 0;")
    public static native int millis();

    /** The number of hardware threads; 1 if unknown. */
    @JSBody(script = "return navigator.hardwareConcurrency || 1;")
    public static native int processors();

    /** The current time, as {@code 2001-02-03T04:05:06.789Z}. */
    @JSBody(script = "return new Date().toISOString();")
    public static native String now();

    /** The day by the clock and the time zone of this device, counted from 1970-01-01; the clock may be wrong. */
    @JSBody(script = "var d = new Date(); return Math.floor((d.getTime() - d.getTimezoneOffset() * 60000) / 86400000);")
    public static native int today();

    /** The latest date on Earth by this clock, UTC+14, counted in the same way. */
    @JSBody(script = "return Math.floor((Date.now() + 50400000) / 86400000);")
    public static native int latestDay();

    /** A time formatted in a language; empty if invalid. */
    public static String date(String moment, String language) {
        if (!language.equals(timesLanguage)) {
            timesLanguage = language;
            times = times(language);
        }
        return format(moment, times);
    }

    @JSBody(
            params = "language",
            script = "return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });")
    private static native JSObject times(String language);

    @JSBody(
            params = {"moment", "form"},
            script = "var d = new Date(moment); return isNaN(d) ? '' : form.format(d);")
    private static native String format(String moment, JSObject form);

    /** The day of a time formatted in a language; empty if invalid. */
    @JSBody(
            params = {"moment", "language"},
            script = "var d = new Date(moment); return isNaN(d) ? '' :"
                    + " new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(d);")
    public static native String day(String moment, String language);

    /**
     * A day in words.
     *
     * @param day counted from 1970-01-01
     * @param form {@code long} for the date, {@code month} for month and year, {@code weekday} for a short name
     */
    @ScriptFile
    public static native String day(int day, String language, String form);

    /** A unique id: up to 24 digits and lower-case letters. */
    @JSBody(
            script =
                    "return Date.now().toString(36) + Array.from(crypto.getRandomValues(new Uint32Array(2)), function(n) {"
                            + " return n.toString(36); }).join('');")
    public static native String id();

    /** Gives each line in a box's child whole rows of text while there is room below another element, the latest lines first. */
    @ScriptFile
    public static native void fitRows(HTMLElement box, HTMLElement above);

    /** Calls back when the element's size changes, while it is in the document. */
    @ScriptFile
    public static native void onResize(HTMLElement element, Action changed);

    /** Calls back once, when the element is within a window's height of the viewport. */
    @ScriptFile
    public static native void onVisible(HTMLElement element, Action seen);

    /** Sets an attribute until the next key or press, or until the time is over. */
    @ScriptFile
    public static native void mark(HTMLElement element, String name, String value, int millis);

    /** Loads a style sheet of the site once; in {@code atoll.html} all styles are in the page. */
    @ScriptFile
    public static native void style(String path, Action done, Action failed);

    /** Scrolls no further than an element needs to be visible. */
    @JSBody(params = "element", script = "element.scrollIntoView({block: 'nearest'});")
    public static native void reveal(HTMLElement element);

    @JSBody(params = "element", script = "element.scrollIntoView();")
    public static native void scrollTo(HTMLElement element);

    /** A custom property of the root element, from the current style sheet. */
    @JSBody(
            params = "name",
            script = "return getComputedStyle(document.documentElement).getPropertyValue(name).trim();")
    public static native String property(String name);

    /** The root element's font size, in CSS pixels. */
    @JSBody(script = "return parseFloat(getComputedStyle(document.documentElement).fontSize);")
    public static native double textSize();

    /** The object's own string property; null if there is none. */
    @JSBody(
            params = {"object", "key"},
            script = "var own = Object.prototype.hasOwnProperty.call(object, key) ? object[key] : null;"
                    + " return typeof own === 'string' ? own : null;")
    public static native String entry(JSObject object, String key);

    @JSBody(params = "object", script = "return Object.keys(object);")
    public static native String[] keys(JSObject object);

    /** Null if the text is no JSON object. */
    @JSBody(
            params = "text",
            script = "try { var o = JSON.parse(text); return o && typeof o === 'object' ? o : null; }"
                    + " catch (e) { return null; }")
    public static native JSObject json(String text);

    /** Copies all properties of another object. */
    @JSBody(
            params = {"to", "from"},
            script = "Object.assign(to, from);")
    public static native void addAll(JSObject to, JSObject from);

    /** A JSON object of alternating names and texts. */
    @JSBody(
            params = "pairs",
            script = "var o = {}; for (var i = 0; i < pairs.length; i += 2) o[pairs[i]] = pairs[i + 1];"
                    + " return JSON.stringify(o);")
    public static native String json(String[] pairs);

    /** The plural rules of a language; expensive to create. */
    @JSBody(params = "language", script = "return new Intl.PluralRules(language);")
    public static native JSObject plurals(String language);

    @JSBody(
            params = {"rules", "n"},
            script = "return rules.select(n);")
    public static native String plural(JSObject rules, int n);

    @JSBody(
            script = "return navigator.languages && navigator.languages.length ? Array.from(navigator.languages)"
                    + " : [navigator.language || 'en'];")
    public static native String[] languages();

    /** The languages of this site, as {@code theme.js} lists them: their names by their codes. */
    @JSBody(script = "return self.atollLanguages;")
    public static native JSObject allLanguages();

    /** An unpredictable 32-bit number. */
    @JSBody(script = "return crypto.getRandomValues(new Int32Array(1))[0];")
    public static native int random();

    @JSBody(script = "return Array.from(crypto.getRandomValues(new Int32Array(4)));")
    private static native int[] randoms();

    /** The seed of all chance in a new game. */
    public static Seed newSeed() {
        int[] words = randoms();
        return new Seed(words[0], words[1], words[2], words[3]);
    }

    @JSBody(
            params = {"text", "done", "failed"},
            script =
                    "if (!navigator.clipboard) failed();"
                            + " else navigator.clipboard.writeText(text).then(function() { done(); }, function() { failed(); });")
    public static native void copy(String text, Action done, Action failed);

    /** Whether the system has a share sheet. */
    @JSBody(script = "return !!navigator.share;")
    public static native boolean canShare();

    /** Opens that sheet, only in a click handler. Text and address may be null; the player's choice is unknown. */
    @JSBody(
            params = {"title", "text", "url"},
            script = "var what = {title: title}; if (text) what.text = text; if (url) what.url = url;"
                    + " navigator.share(what).catch(function() {});")
    public static native void share(String title, String text, String url);

    @JSBody(params = "dialog", script = "dialog.showModal();")
    public static native void showModal(HTMLElement dialog);

    @JSBody(params = "dialog", script = "dialog.close();")
    public static native void close(HTMLElement dialog);

    @JSBody(params = "field", script = "field.focus(); field.select();")
    public static native void select(HTMLElement field);

    @JSBody(params = "name", script = "dispatchEvent(new Event(name));")
    public static native void dispatch(String name);

    @JSBody(
            params = {"name", "detail"},
            script = "dispatchEvent(new CustomEvent(name, {detail: detail}));")
    public static native void dispatch(String name, String detail);

    @JSBody(params = "element", script = "element.focus({preventScroll: true});")
    public static native void focus(HTMLElement element);

    @JSBody(params = "element", script = "return element.contains(document.activeElement);")
    public static native boolean holdsFocus(HTMLElement element);

    /** Clicks the last button of an element at the next press outside of it. */
    @ScriptFile
    public static native void closeAtOutsidePress(HTMLElement element);

    @JSBody(params = "selector", script = "return document.querySelector(selector) !== null;")
    public static native boolean matches(String selector);

    @JSBody(
            params = {"name"},
            script = "return new URLSearchParams(location.search).get(name);")
    public static native String query(String name);

    /** The page's address without query and fragment. */
    @JSBody(
            script = "return location.origin === 'null' ? location.href.split(/[?#]/)[0]"
                    + " : location.origin + location.pathname;")
    public static native String address();

    /** The fragment as written, without the #. */
    @JSBody(script = "var i = location.href.indexOf('#'); return i < 0 ? '' : location.href.substring(i + 1);")
    public static native String fragment();

    /** Leaves objects to the page that replaces this one on reload. Returns false if they are too many. */
    @JSBody(
            params = "objects",
            script = "try { history.replaceState({ atoll: Array.from(objects) }, ''); return true; }"
                    + " catch (e) { return false; }")
    public static native boolean handOver(JSObject[] objects);

    /** Whether a page of ours left objects, or nothing but this address, to the page that replaces it. */
    @JSBody(script = "return !!(history.state && history.state.atoll);")
    public static native boolean wasHandedOver();

    /** The objects that the previous page left. */
    @JSBody(
            script = "var left = history.state && history.state.atoll;"
                    + " if (left) history.replaceState({ atoll: [] }, ''); return left || [];")
    public static native JSObject[] takeOver();

    @JSBody(script = "location.reload();")
    public static native void reload();

    /** Asks the full page for its dialog: {@code FullMain.share}. */
    @ScriptFile
    public static native void shareRemotely(JSObject game, int viewer, String language, Action failed);

    @JSBody(params = "fragment", script = "history.replaceState(history.state, '', '#' + fragment);")
    public static native void replaceFragment(String fragment);
}
