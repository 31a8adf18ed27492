package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.bot.Level;
import atoll.engine.Game;
import atoll.engine.Option;
import atoll.games.Games;
import atoll.play.BadLink;
import atoll.web.storage.Setting;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextsTest {
    private static final Path HELP = Path.of("../static/help");
    /** The file name suffix of move rationales. */
    private static final String RATIONALE = "Rationale.java";

    private static final Path TEXTS = Path.of("../static/texts");
    private static final Path REVIEW = Path.of("../static/help");
    private static final Path SOURCES = Path.of("src/main/java");
    private static final Set<String> CATEGORIES = Set.of("zero", "one", "two", "few", "many", "other");

    @Test
    void everyLanguageHasTheKeysOfEnglish() throws IOException {
        Map<String, Set<String>> keys = new TreeMap<>();
        for (Path file : files(TEXTS, ".json")) {
            keys.put(file.getFileName().toString(), stems(read(file)));
        }
        assertTrue(keys.size() >= 2, "English and German at least");
        for (Map.Entry<String, Set<String>> language : keys.entrySet()) {
            assertEquals(keys.get("en.json"), language.getValue(), language.getKey());
        }
    }

    @Test
    void everyLanguageHasTheSamePlaceholders() throws IOException {
        JsonObject english = read(TEXTS.resolve("en.json"));
        for (Path file : files(TEXTS, ".json")) {
            JsonObject texts = read(file);
            for (String key : texts.keySet()) {
                if (english.has(key)) {
                    assertEquals(slots(english, key), slots(texts, key), file + " " + key);
                }
                assertFalse(texts.get(key).getAsString().isBlank(), file + " " + key);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"review", "study", "drill", "puzzle", "stats", "edit"})
    void textsLoadedLaterExistInEveryLanguage(String name) throws IOException {
        JsonObject english = read(REVIEW.resolve(name + ".en.json"));
        for (Path file : files(TEXTS, ".json")) {
            JsonObject texts = read(REVIEW.resolve(name + "." + file.getFileName()));
            assertEquals(stems(english), stems(texts), file.toString());
            for (String key : english.keySet()) {
                assertEquals(slots(english, key), slots(texts, key), file + " " + key);
                assertFalse(texts.get(key).getAsString().isBlank(), file + " " + key);
                assertTrue(key.startsWith(name + "."), key);
            }
        }
    }

    @Test
    void everyKeyInTheSourcesHasAText() throws IOException {
        JsonObject english = read(TEXTS.resolve("en.json"));
        read(REVIEW.resolve("review.en.json")).asMap().forEach(english::add);
        read(REVIEW.resolve("study.en.json")).asMap().forEach(english::add);
        read(REVIEW.resolve("drill.en.json")).asMap().forEach(english::add);
        read(REVIEW.resolve("puzzle.en.json")).asMap().forEach(english::add);
        read(REVIEW.resolve("stats.en.json")).asMap().forEach(english::add);
        read(REVIEW.resolve("edit.en.json")).asMap().forEach(english::add);
        Pattern use = Pattern.compile(
                "\\b(text|format|count|list|item|tool)\\((?:menu, |keys, )?\"([a-z0-9]+(?:\\.[a-z0-9]+)+)\"");
        for (Path file : files(SOURCES, ".java")) {
            if (file.toString().endsWith(RATIONALE)) {
                continue; // those load with the help
            }
            Matcher matcher = use.matcher(Files.readString(file));
            while (matcher.find()) {
                String key = matcher.group(2);
                boolean there = switch (matcher.group(1)) {
                    case "count" -> english.has(key + ".other");
                    case "list" -> english.has(key + ".1");
                    default -> english.has(key);
                };
                assertTrue(there, file + " uses " + key);
            }
        }
    }

    @Test
    void everyRationaleInTheSourcesHasAText() throws IOException {
        Pattern use = Pattern.compile("\\brationale\\.(add|addCount)\\(\\s*\"([a-z.]+)\"[,)]");
        int kinds = 0;
        for (Path file : files(SOURCES, RATIONALE)) {
            String game = file.getParent().getFileName().toString();
            JsonObject english = game.equals("table") ? new JsonObject() : read(HELP.resolve(game + ".en.json"));
            Matcher matcher = use.matcher(Files.readString(file));
            while (matcher.find()) {
                String key = "purpose." + game + "." + matcher.group(2);
                assertTrue(
                        english.has(matcher.group(1).equals("addCount") ? key + ".other" : key), file + " says " + key);
                kinds++;
            }
        }
        assertTrue(kinds > 20, kinds + " kinds");
    }

    @Test
    void everyGameOptionLevelAndTroubleHasTexts() throws IOException {
        JsonObject english = read(TEXTS.resolve("en.json"));
        List<String> wanted = new ArrayList<>();
        for (Game game : Games.ALL) {
            String id = game.info().id();
            wanted.addAll(List.of("game." + id + ".name", "game." + id + ".about", "game." + id + ".credit"));
            for (Option option : game.info().options()) {
                String key = "option." + id + "." + option.id();
                wanted.add(key);
                wanted.add(key + ".about");
                option.values().forEach(value -> wanted.add(key + "." + value));
            }
        }
        for (Setting setting : Setting.ALL) {
            wanted.add("settings." + setting.name());
            if (!setting.values().contains("on")) {
                setting.values().forEach(value -> wanted.add("settings." + setting.name() + "." + value));
            }
        }
        for (String kind : List.of("you", "other", "away")) {
            wanted.add("seat." + kind);
            wanted.add("player." + kind);
        }
        for (int level = 1; level <= Level.STRONGEST; level++) {
            wanted.add("bot." + level);
        }
        for (BadLink.Why why : BadLink.Why.values()) {
            wanted.add("link.bad." + why.name().toLowerCase(Locale.ROOT));
        }
        for (String key : wanted) {
            assertTrue(english.has(key), key);
        }
    }

    // Languages differ in their plural categories, so those do not count as separate keys.
    private static Set<String> stems(JsonObject texts) {
        Set<String> stems = new TreeSet<>();
        for (String key : texts.keySet()) {
            int dot = key.lastIndexOf('.');
            stems.add(CATEGORIES.contains(key.substring(dot + 1)) ? key.substring(0, dot) + ".*" : key);
        }
        return stems;
    }

    private static Set<String> slots(JsonObject texts, String key) {
        Set<String> slots = new TreeSet<>();
        Matcher matcher = Pattern.compile("\\{\\d}").matcher(texts.get(key).getAsString());
        while (matcher.find()) {
            slots.add(matcher.group());
        }
        return slots;
    }

    private static JsonObject read(Path file) throws IOException {
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static List<Path> files(Path root, String end) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }
}
