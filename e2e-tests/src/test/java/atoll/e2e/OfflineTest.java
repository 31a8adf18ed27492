package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.lab.StaticServer;
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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the first visit the page needs no network, and a new version comes when the player says so. */
class OfflineTest extends PageTest {
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
    }

    @Test
    void theWorkersListIsWhatIsShipped() throws IOException, NoSuchAlgorithmException {
        Matcher list =
                Pattern.compile("FILES = (\\{.*?})", Pattern.DOTALL).matcher(Files.readString(SITE.resolve("sw.js")));
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

    @Test
    void aNewVersionWaitsForThePlayersWord(@TempDir Path copy) throws IOException, NoSuchAlgorithmException {
        Builders.copySite(copy);
        server.close();
        server = new StaticServer(copy, 0, PREFIX);
        visit("");
        awaitWorker();
        String lead = Words.ENGLISH.text("home.lead");
        change(copy, "texts/en.json", lead, "Played by the new version.");
        page.reload();
        assertThat(page.locator(".update")).containsText(Words.ENGLISH.text("update.ready"));
        assertThat(page.locator(".hero p")).hasText(lead);
        // a game that is begun with the old version goes on with the new
        beginAgainst(EASIEST);
        playTo(4, new Random(32));
        int ply = ply();
        page.locator(".update button").click();
        assertThat(page.locator(".update button")).hasCount(0);
        await("person");
        awaitPly(ply);
        page.locator("a.brand").click();
        assertThat(page.locator(".hero p")).hasText("Played by the new version.");
        assertEquals(1, ((Number) page.evaluate("caches.keys().then(all => all.length)")).intValue());
    }

    /** Waits until the service worker has all files and serves this page. */
    private void awaitWorker() {
        page.evaluate("""
                navigator.serviceWorker.controller ? true : new Promise(done =>
                  navigator.serviceWorker.addEventListener('controllerchange', () => done(true)))""");
    }

    // As the build would have made it.
    private static void change(Path site, String file, String from, String to)
            throws IOException, NoSuchAlgorithmException {
        Path path = site.resolve(file);
        String before = hash(path);
        Files.writeString(path, Files.readString(path).replace(from, to));
        Path worker = site.resolve("sw.js");
        String text = Files.readString(worker)
                .replace(before, hash(path))
                .replaceAll("VERSION = '[^']*'", "VERSION = 'next'");
        Files.writeString(worker, text);
    }

    private static String hash(Path file) throws IOException, NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file)));
    }
}
