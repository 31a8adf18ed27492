package atoll.web.text;

import atoll.games.Games;
import atoll.table.text.Messages;
import atoll.web.dom.Browser;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;

/** The texts of the current language, and the list of languages: those for which the build found a file. */
public final class Texts implements Messages {
    private JSObject texts;
    private JSObject plurals;
    /** Long texts, of a game or of reviews, as far as they are loaded, and which ones. */
    private JSObject help;

    private String helpGame = "";
    private String language;
    private String[] codes = {};
    private JSObject names;

    /**
     * Loads the texts of the player's language.
     *
     * @param chosen the code of the language chosen before, or empty
     */
    public void load(String chosen, Browser.Action done, Browser.Action failed) {
        names = Browser.allLanguages();
        codes = Browser.keys(names);
        changeLanguage(preferred(chosen), done, failed);
    }

    /** Changes to another language, once its texts are loaded. */
    public void changeLanguage(String code, Browser.Action done, Browser.Action failed) {
        String[] paths = new String[1 + Games.ALL.size()];
        paths[0] = "texts/" + code + ".json";
        for (int i = 1; i < paths.length; i++) {
            paths[i] = "texts/" + Games.ALL.get(i - 1).info().id() + "." + code + ".json";
        }
        Browser.fetch(
                paths,
                list -> {
                    JSObject all = Browser.json("{}");
                    for (String text : list) {
                        JSObject read = Browser.json(text);
                        if (read == null) {
                            failed.run();
                            return;
                        }
                        Browser.addAll(all, read);
                    }
                    texts = all;
                    language = code;
                    help = Browser.json("{}");
                    helpGame = "";
                    plurals = Browser.plurals(code);
                    done.run();
                },
                failed);
    }

    /** The chosen code if there is such a language, else the first available one of the browser's, else English. */
    public String preferred(String chosen) {
        if (isLoaded(chosen)) {
            return chosen;
        }
        for (String wanted : Browser.languages()) {
            int dash = wanted.indexOf('-');
            String code = dash < 0 ? wanted : wanted.substring(0, dash);
            if (isLoaded(wanted)) {
                return wanted;
            }
            if (isLoaded(code)) {
                return code;
            }
        }
        return isLoaded("en") ? "en" : codes[0];
    }

    private boolean isLoaded(String code) {
        return Browser.entry(names, code) != null;
    }

    /** The code of the current language: {@code en}, {@code de} ... */
    public String language() {
        return language;
    }

    /** The codes of all languages. */
    public String[] languages() {
        return codes;
    }

    /** The name of a language in itself. */
    public String name(String code) {
        return Browser.entry(names, code);
    }

    public boolean has(String key) {
        return entry(key) != null;
    }

    /** Loads the long texts of a game (rules and guide) or of reviews; calls back at once if they are loaded. */
    public void loadHelp(String game, Browser.Action done, Browser.Action failed) {
        if (helpGame.indexOf(game) >= 0) {
            done.run();
            return;
        }
        String asked = language;
        Browser.fetch(
                new String[] {"help/" + game + "." + language + ".json"},
                list -> {
                    if (!asked.equals(language)) {
                        loadHelp(game, done, failed);
                        return;
                    }
                    JSObject read = Browser.json(list[0]);
                    if (read == null) {
                        failed.run();
                        return;
                    }
                    Browser.addAll(help, read);
                    helpGame += game + " ";
                    done.run();
                },
                failed);
    }

    /** Also loads the style of help and guide. */
    public void loadStyledHelp(String game, Browser.Action done, Browser.Action failed) {
        Browser.style("help.css", () -> loadHelp(game, done, failed), failed);
    }

    /** Loads the texts of settings, sharing and the page about Atoll, which a first visit does not need. */
    public void loadMore(Browser.Action done, Browser.Action failed) {
        loadHelp("more", done, failed);
    }

    /** Also loads the style of dialogs. */
    public void loadStyledMore(Browser.Action done, Browser.Action failed) {
        Browser.style("dialogs.css", () -> loadMore(done, failed), () -> loadMore(done, failed));
    }

    private String entry(String key) {
        String text = Browser.entry(texts, key);
        return text != null ? text : Browser.entry(help, key);
    }

    /** The texts {@code key.1}, {@code key.2} ... as far as they exist. */
    public List<String> list(String key) {
        List<String> list = new ArrayList<>();
        for (int i = 1; has(key + "." + i); i++) {
            list.add(text(key + "." + i));
        }
        return list;
    }

    @Override
    public String text(String key) {
        String text = entry(key);
        return text == null ? key : text;
    }

    @Override
    public String plural(int n) {
        return Browser.plural(plurals, n);
    }
}
