import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Packs the site for any static host: its files and the licence at the top level, because hosts that accept a zip expect
 * index.html there. The same site gives the same bytes.
 *
 * <p>Usage: {@code java SiteZip.java SITE LICENSE ZIP}
 */
public final class SiteZip {
    /**
     * File times are not part of the site. The first minute of 1980 would not work: Java writes it twice, the second time in
     * UTC, which depends on the local time zone.
     */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private SiteZip() {}

    public static void main(String[] args) throws IOException {
        Path zip = Path.of(args[2]);
        Map<String, Path> files = files(Path.of(args[0]));
        files.put("LICENSE", Path.of(args[1]));
        try (OutputStream out = Files.newOutputStream(zip)) {
            pack(files, out);
        }
        System.out.printf(Locale.ROOT, "%s: %,d bytes%n", zip.getFileName(), Files.size(zip));
    }

    private static void pack(Map<String, Path> files, OutputStream out) throws IOException {
        try (ZipOutputStream packed = new ZipOutputStream(out)) {
            packed.setLevel(Deflater.BEST_COMPRESSION);
            for (Map.Entry<String, Path> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                packed.putNextEntry(entry);
                Files.copy(file.getValue(), packed);
                packed.closeEntry();
            }
        }
    }

    private static Map<String, Path> files(Path site) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(site)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> files.put(site.relativize(file).toString().replace('\\', '/'), file));
        }
        return files;
    }
}
