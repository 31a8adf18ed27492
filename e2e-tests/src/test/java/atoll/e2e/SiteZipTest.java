package atoll.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import atoll.lab.StaticServer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed site is complete, and works where it is unpacked. */
class SiteZipTest extends PageTest {
    private static final Path ZIP = SITE.resolveSibling("atoll.zip");

    @Test
    void playsWhereItIsUnpacked(@TempDir Path folder) throws IOException {
        unpack(folder);
        server.close();
        server = new StaticServer(folder, 0, PREFIX);
        visit("");
        isScreen("home");
        beginAgainst(EASIEST);
        await("person");
        assertThat(table()).hasAttribute("data-backend", "wasm");
        playTo(6, new Random(71));
    }

    @Test
    void holdsTheSiteAndTheLicence(@TempDir Path folder) throws IOException {
        List<String> packed = unpack(folder);
        TreeSet<String> shipped = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SITE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = SITE.relativize(file).toString();
                assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(folder.resolve(name)), name);
                shipped.add(name);
            }
        }
        shipped.add("LICENSE");
        assertEquals(new ArrayList<>(shipped), packed);
    }

    @Test
    void theSameSiteGivesTheSameBytes(@TempDir Path folder) throws IOException, InterruptedException {
        Path copy = folder.resolve("site");
        Builders.copySite(copy);
        Path again = folder.resolve("again.zip");
        Builders.Answer answer = Builders.zip(copy, again);
        assertEquals(0, answer.code(), answer.output());
        assertArrayEquals(Files.readAllBytes(ZIP), Files.readAllBytes(again));
    }

    private static List<String> unpack(Path folder) throws IOException {
        List<String> names = new ArrayList<>();
        try (InputStream in = Files.newInputStream(ZIP);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName());
                Files.createDirectories(file.getParent());
                Files.copy(zip, file);
                names.add(entry.getName());
            }
        }
        return names;
    }
}
