package atoll.table.text;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** The texts of the site; a missing one is an error. */
public record TestMessages(Map<String, String> texts) implements Messages {
    /** The texts of a language, {@code en} or {@code de}. */
    public static TestMessages of(String language) {
        return new TestMessages(read("texts/" + language));
    }

    /** Includes the texts that load with the help of a game. */
    public static TestMessages of(String language, String game) {
        Map<String, String> texts = read("texts/" + language);
        texts.putAll(read("help/" + game + "." + language));
        return new TestMessages(texts);
    }

    private static Map<String, String> read(String file) {
        try {
            String json = Files.readString(Path.of("../static/" + file + ".json"));
            return new Gson().fromJson(json, new TypeToken<Map<String, String>>() {}.getType());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String text(String key) {
        String text = texts.get(key);
        if (text == null && key.endsWith(".brief")) {
            return key; // there need not be one
        }
        if (text == null) {
            throw new AssertionError("no text for " + key);
        }
        return text;
    }
}
