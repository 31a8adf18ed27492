package atoll.e2e;

import com.google.gson.Gson;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What tests run in pages: the files of {@code src/test/js}. Each is one function, or an object of functions. Longer scripts than a
 * line or two belong there, where {@code ScriptsTest} checks them.
 */
final class Scripts {
    private static final Gson JSON = new Gson();

    private Scripts() {}

    /** The function of a file, for {@code evaluate}, which calls it. */
    static String named(String file) {
        try (InputStream in = Scripts.class.getResourceAsStream("/js/" + file + ".js")) {
            if (in == null) {
                throw new IllegalArgumentException("no script src/test/js/" + file + ".js");
            }
            return "(" + new String(in.readAllBytes(), StandardCharsets.UTF_8) + ")";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A function of a file that is an object of functions. */
    static String named(String file, String function) {
        String all = named(file);
        if (!Pattern.compile("(?m)^ {2,4}(async )?" + function + "[(:]")
                .matcher(all)
                .find()) {
            throw new IllegalArgumentException("no function " + function + " in src/test/js/" + file + ".js");
        }
        return all + "." + function;
    }

    /** A statement that calls a function, for {@code addInitScript}, which passes no arguments. */
    static String call(String function, Object... args) {
        return function + Arrays.stream(args).map(JSON::toJson).collect(Collectors.joining(", ", "(", ");"));
    }
}
