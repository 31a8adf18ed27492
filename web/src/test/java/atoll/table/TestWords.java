package atoll.table;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The texts of the site; a missing one is an error. */
public record TestWords(Map<String, String> texts) implements Words {
    /** The texts of a language, {@code en} or {@code de}. */
    public static TestWords of(String language) {
        try {
            String json = Files.readString(Path.of("../static/texts/" + language + ".json"));
            return new TestWords(new Gson().fromJson(json, new TypeToken<Map<String, String>>() {}.getType()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String text(String key) {
        String text = texts.get(key);
        if (text == null) {
            throw new AssertionError("no text for " + key);
        }
        return text;
    }
}
