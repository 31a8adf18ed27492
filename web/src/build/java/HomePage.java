import atoll.engine.GameInfo;
import atoll.games.Games;
import atoll.table.text.Messages;
import atoll.web.app.Route;
import atoll.web.dom.Icons;
import atoll.web.text.PlayerNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the home page in English as HTML, element for element as Header and HomeScreen build it, so that a first visitor sees
 * it before any program has started. For every other language it writes what {@code boot.js} puts in place of the English words.
 *
 * <p>Usage: {@code java -classpath CLASSES HomePage.java STATIC SITE} writes {@code SITE/home.html}, which SiteBuilder makes a
 * part of {@code index.html}, and a {@code SITE/home.LANGUAGE.json} for each other language
 */
public final class HomePage {
    private static final Pattern TEXT = Pattern.compile("\"([^\"]+)\": \"((?:[^\"\\\\]|\\\\.)*)\"");

    private final Messages texts;
    private final StringBuilder page = new StringBuilder();
    /** Every text and attribute value, in the order of the page. */
    private final List<String> words = new ArrayList<>();

    private HomePage(Messages texts, Map<String, String> languages) {
        this.texts = texts;
        header(languages);
        main();
    }

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0], "texts");
        Map<String, String> languages = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String code = file.getFileName().toString().replace(".json", "");
                languages.put(code, read(file).get("language.name"));
            }
        }
        HomePage home = new HomePage(read(folder.resolve("en.json"))::get, languages);
        Files.writeString(Path.of(args[1], "home.html"), home.page);
        for (String code : languages.keySet()) {
            if (!code.equals("en")) {
                HomePage other = new HomePage(read(folder.resolve(code + ".json"))::get, languages);
                Files.writeString(Path.of(args[1], "home." + code + ".json"), home.dictionary(other));
            }
        }
    }

    // As JSON, by the words of this page. The texts are still escaped as in their file, except for quotation marks.
    private String dictionary(HomePage other) {
        Map<String, String> entries = new TreeMap<>();
        for (int i = 0; i < words.size(); i++) {
            String word = other.words.get(i);
            String before = entries.put(words.get(i), word);
            if (before != null && !before.equals(word)) {
                throw new IllegalStateException(words.get(i) + " is both " + before + " and " + word);
            }
        }
        return entries.entrySet().stream()
                .filter(entry -> !entry.getKey().equals(entry.getValue()))
                .map(entry -> quoted(entry.getKey()) + ":" + quoted(entry.getValue()))
                .collect(Collectors.joining(",", "{", "}\n"));
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\\\"") + '"';
    }

    private static Map<String, String> read(Path file) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        TEXT.matcher(Files.readString(file))
                .results()
                .forEach(entry -> texts.put(entry.group(1), entry.group(2).replace("\\\"", "\"")));
        return texts;
    }

    private void header(Map<String, String> languages) {
        open("header");
        open("div", "class", "header-row");
        open("nav", "aria-label", texts.text("nav.label"));
        open("a", "class", "brand", "href", Route.of(Route.HOME).href(), "aria-label", texts.text("nav.home"));
        icon(Icons.ATOLL);
        text("span", "Atoll");
        close("a", "nav");
        link("quiet about-link", texts.text("nav.about"), Route.of(Route.ABOUT));
        open("select", "class", "language", "aria-label", texts.text("nav.language"));
        languages.forEach((code, name) -> {
            String[] option = {"value", code, "lang", code, "selected", ""};
            text("option", name, Arrays.copyOf(option, code.equals("en") ? 6 : 4));
        });
        close("select");
        String settings = texts.text("settings.title");
        open("button", "class", "tool settings-button", "type", "button", "aria-label", settings, "title", settings);
        icon(Icons.SETTINGS);
        close("button", "div");
        open("div", "class", "update", "role", "status");
        close("div", "header");
    }

    private void main() {
        open("main", "class", "home");
        open("div", "class", "hero");
        open("img", "class", "mark", "src", "icon.svg", "alt", "");
        open("div");
        text("h1", "Atoll");
        text("p", texts.text("home.lead"));
        close("div");
        open("div", "class", "buttons");
        link("plain", texts.text("games.title"), Route.of(Route.GAMES));
        link("plain", texts.text("home.friend"), Route.of(Route.FRIEND));
        close("div", "div");
        open("ul", "class", "cards");
        Games.INFOS.forEach(this::card);
        close("ul");
        text("p", texts.text("home.foot"), "class", "foot offline");
        text("p", texts.text("home.foot.online"), "class", "foot online");
        close("main");
    }

    private void card(GameInfo info) {
        String key = "game." + info.id();
        String name = texts.text(key + ".name");
        open("li", "class", "game card");
        open("div", "class", "window");
        close("div");
        text("h2", name);
        text("p", PlayerNames.count(info, texts) + ", " + texts.text(key + ".weight"), "class", "hint");
        text("p", texts.text(key + ".about"));
        open("div", "class", "buttons");
        String play = texts.format("home.play.game", name);
        String learn = texts.format("home.learn.game", name);
        link("plain play", texts.text("home.play"), Route.newGame(info.id()), "aria-label", play);
        link("plain", texts.text("home.learn"), Route.guide(info.id(), ""), "aria-label", learn);
        close("div", "li");
    }

    private void link(String classes, String text, Route route, String... attributes) {
        Stream<String> first = Stream.of("class", classes, "href", route.href());
        text("a", text, Stream.concat(first, Stream.of(attributes)).toArray(String[]::new));
    }

    private void icon(String path) {
        open("svg", "viewBox", "0 0 24 24", "class", "icon", "aria-hidden", "true");
        open("path", "d", path);
        close("path", "svg");
    }

    private void text(String tag, String text, String... attributes) {
        open(tag, attributes);
        page.append(escaped(text));
        words.add(text);
        close(tag);
    }

    private void open(String tag, String... attributes) {
        page.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            page.append(' ').append(attributes[i]).append("=\"");
            page.append(escaped(attributes[i + 1])).append('"');
            words.add(attributes[i + 1]);
        }
        page.append('>');
    }

    private void close(String... tags) {
        List.of(tags).forEach(tag -> page.append("</").append(tag).append('>'));
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
