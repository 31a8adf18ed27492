package atoll.web;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packed site depends only on the site, not on the packing environment. */
class SiteZipBytesTest {
    private static final Path BUILDER = Path.of("src/build/java/SiteZip.java");

    @TempDir
    Path folder;

    @Tag("slow")
    @Test
    void noTimeZoneAndNoLanguageChangesAByte() throws IOException, InterruptedException {
        byte[] utc = Files.readAllBytes(pack("UTC", "en", 1_000_000_000_000L));
        assertArrayEquals(utc, Files.readAllBytes(pack("Pacific/Auckland", "tr", 1_100_000_000_000L)));
        assertArrayEquals(utc, Files.readAllBytes(pack("America/Los_Angeles", "ar", 0L)));
    }

    @Tag("slow")
    @Test
    void holdsEveryFileInOrderAndTheLicence() throws IOException, InterruptedException {
        try (ZipFile zip = new ZipFile(pack("Asia/Kolkata", "de", 0L).toFile())) {
            List<String> names = new ArrayList<>();
            for (ZipEntry entry : zip.stream().toList()) {
                names.add(entry.getName());
                // a UTC time would be a second one, in an extra field
                assertEquals(null, entry.getExtra());
            }
            assertEquals(List.of("I.txt", "LICENSE", "i/x.txt"), names);
            assertEquals(
                    "small",
                    new String(zip.getInputStream(zip.getEntry("i/x.txt")).readAllBytes()));
        }
    }

    /** Packs a site whose files have a given time; returns the zip. */
    private Path pack(String zone, String language, long written) throws IOException, InterruptedException {
        Path site = folder.resolve(language);
        Files.createDirectories(site.resolve("i"));
        for (Path file : List.of(
                Files.writeString(site.resolve("I.txt"), "large"),
                Files.writeString(site.resolve("i/x.txt"), "small"))) {
            Files.setLastModifiedTime(file, FileTime.fromMillis(written));
        }
        Path licence = Files.writeString(folder.resolve("licence"), "free");
        Path zip = folder.resolve(language + ".zip");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Duser.timezone=" + zone,
                        "-Duser.language=" + language,
                        BUILDER.toString(),
                        site.toString(),
                        licence.toString(),
                        zip.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), said);
        return zip;
    }
}
