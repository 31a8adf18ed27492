package atoll.table.edit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import atoll.table.text.Messages;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** The texts of a language with those of the editor; a missing one fails. */
final class EditMessages implements Messages {
    static final EditMessages ENGLISH = new EditMessages("en");

    private final JsonObject texts;

    EditMessages(String language) {
        texts = read("texts/" + language + ".json");
        read("help/edit." + language + ".json").asMap().forEach(texts::add);
    }

    private static JsonObject read(String file) {
        try {
            return JsonParser.parseString(Files.readString(Path.of("../static").resolve(file)))
                    .getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Set<String> keys() {
        return texts.keySet();
    }

    @Override
    public String text(String key) {
        assertTrue(texts.has(key), key);
        return texts.get(key).getAsString();
    }

    @Override
    public String plural(int n) {
        return n == 1 ? "one" : "other";
    }
}
