package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the first visit the page needs no network. */
class OfflineTest extends PageTest {
    @Override
    boolean installs() {
        return true;
    }

    @ParameterizedTest
    @CsvSource({"'',wasm", "?bot=js,js"})
    void playsWithoutANetwork(String query, String backend) {
        visit(query);
        awaitWorker();
        server.close();
        page.reload();
        isScreen("home");
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", backend);
        playTo(6, new Random(31));
        // the other language is there as well
        page.locator(".settings-button").click();
        page.locator("#setting-language").selectOption("de");
        assertThat(page.locator("html")).hasAttribute("lang", "de");
        // and the puzzle of the day
        open("?bot=js#puzzles.today");
        isScreen("puzzle");
    }

    @Test
    void theWorkersListEqualsTheShippedFiles() throws IOException, NoSuchAlgorithmException {
        Matcher list =
                Pattern.compile("FILES ?= ?(\\{.*?})", Pattern.DOTALL).matcher(Files.readString(SITE.resolve("sw.js")));
        list.find();
        JsonObject listed = JsonParser.parseString(list.group(1)).getAsJsonObject();
        TreeMap<String, String> hashes = new TreeMap<>();
        listed.entrySet()
                .forEach(entry -> hashes.put(entry.getKey(), entry.getValue().getAsString()));
        TreeMap<String, String> shipped = new TreeMap<>();
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                shipped.put(SITE.relativize(file).toString(), hash(file));
            }
        }
        shipped.remove("sw.js");
        // for the host, which does not serve it
        shipped.remove("_headers");
        assertEquals(shipped, hashes);
    }

    static String hash(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }
}
