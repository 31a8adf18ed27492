package atoll.e2e;

import atoll.table.all.Tables;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The texts of a language, so that tests need not repeat them. */
final class Texts {
    static final Texts ENGLISH = new Texts("en");
    static final Texts GERMAN = new Texts("de");

    private final JsonObject texts;

    private Texts(String language) {
        try {
            String file = Files.readString(Path.of("../static/texts", language + ".json"));
            texts = JsonParser.parseString(file).getAsJsonObject();
            List<String> helps = new ArrayList<>(List.of("review", "study", "drill", "puzzle", "stats", "edit"));
            Tables.ALL.forEach(table -> helps.add(table.id()));
            for (String name : helps) {
                Path help = SiteTest.SITE.resolve("help/" + name + "." + language + ".json");
                JsonParser.parseString(Files.readString(help))
                        .getAsJsonObject()
                        .asMap()
                        .forEach(texts::add);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Throws IllegalArgumentException if there is no such text. */
    String text(String key) {
        if (!texts.has(key)) {
            throw new IllegalArgumentException("no text " + key);
        }
        return texts.get(key).getAsString();
    }

    /** A pattern for any of these texts with its placeholders filled in. */
    Pattern pattern(String... keys) {
        StringBuilder regex = new StringBuilder();
        for (String key : keys) {
            regex.append(regex.length() == 0 ? "" : "|");
            // JavaScript will interpret it, which has no quoted parts.
            regex.append(text(key)
                    .replaceAll("\\{\\d}", "\0")
                    .replace('[', '\1')
                    .replace('|', '\2')
                    .replace(']', '\3')
                    .replaceAll("[^\\p{L}\\d \0-\3]", "\\\\$0")
                    .replace("\0", ".*")
                    .replace('\1', '(')
                    .replace('\2', '|')
                    .replace('\3', ')'));
        }
        return Pattern.compile(regex.toString());
    }
}
