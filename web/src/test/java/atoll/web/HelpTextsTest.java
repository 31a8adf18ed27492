package atoll.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.Chapter;
import atoll.table.Guide;
import atoll.table.Lesson;
import atoll.table.Table;
import atoll.table.all.Tables;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The long texts: one file per game and language, with exactly what its lessons and its guide need. */
class HelpTextsTest {
    private static final Path HELP = Path.of("../static/help");

    @Test
    void everyLessonAndStepHasTextsInEveryLanguage() throws IOException {
        for (String language : languages()) {
            for (Table table : Tables.ALL) {
                String file = table.id() + "." + language + ".json";
                JsonObject texts = JsonParser.parseString(Files.readString(HELP.resolve(file)))
                        .getAsJsonObject();
                Set<String> wanted = wanted(table, texts);
                assertEquals(wanted, new TreeSet<>(texts.keySet()), file);
                texts.keySet()
                        .forEach(key -> assertFalse(texts.get(key).getAsString().isBlank(), file + " " + key));
            }
        }
    }

    @Test
    void languagesHaveTheSameParagraphs() throws IOException {
        for (Table table : Tables.ALL) {
            Set<Set<String>> keys = new HashSet<>();
            for (String language : languages()) {
                keys.add(JsonParser.parseString(Files.readString(HELP.resolve(table.id() + "." + language + ".json")))
                        .getAsJsonObject()
                        .keySet());
            }
            assertEquals(1, keys.size(), table.id());
        }
    }

    @Test
    void thereAreNoOtherFiles() throws IOException {
        try (Stream<Path> files = Files.list(HELP)) {
            // and the texts of reviews, studies, the drill, puzzles, the editor and statistics
            assertEquals(languages().size() * (Tables.ALL.size() + 6), files.count());
        }
    }

    private static Set<String> wanted(Table table, JsonObject texts) {
        Set<String> wanted = new TreeSet<>();
        String help = "help." + table.id() + ".";
        assertFalse(table.chapters().isEmpty(), table.id() + " has rules to explain");
        for (Chapter chapter : table.chapters()) {
            wanted.add(help + chapter.id());
            wanted.add(help + chapter.id() + ".1");
            for (int i = 2; texts.has(help + chapter.id() + "." + i); i++) {
                wanted.add(help + chapter.id() + "." + i);
            }
            for (Lesson lesson : chapter.lessons()) {
                String key = help + "lesson." + lesson.id();
                wanted.addAll(List.of(key, key + ".shows", key + ".try"));
                for (int seat = 1; texts.has(help + "seat." + seat); seat++) {
                    wanted.add(help + "seat." + seat);
                }
            }
        }
        assertEquals(table.hasGuide(), table.guide() != null);
        if (table.hasGuide()) {
            for (Guide.Step step : table.guide().steps()) {
                String key = "guide." + table.id() + "." + step.id();
                wanted.addAll(List.of(key, key + ".1", key + ".done"));
                if (!step.line().isEmpty()) {
                    wanted.add(key + ".do");
                }
                // The reader sees the table for the first time: what do its numbers mean?
                if (texts.has(key + ".2")
                        || step.id().equals(table.guide().steps().get(0).id())) {
                    wanted.add(key + ".2");
                }
            }
        }
        for (String kind : List.of("purpose." + table.id(), table.id() + ".legend", table.id() + ".callout")) {
            texts.keySet().stream().filter(key -> key.startsWith(kind + ".")).forEach(wanted::add);
        }
        return wanted;
    }

    private static Set<String> languages() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("../static/texts"))) {
            Set<String> languages = new TreeSet<>();
            files.map(file -> file.getFileName().toString())
                    .forEach(name -> languages.add(name.substring(0, name.indexOf('.'))));
            assertTrue(languages.size() >= 2);
            return languages;
        }
    }
}
