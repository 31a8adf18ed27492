import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Puts the site together: adds the static files to what the compiler wrote, lists the languages, and tells the service
 * worker every file with its hash. Fails on an address that would not work under another path, or leave it.
 *
 * <p>Usage: {@code java SiteBuilder.java STATIC SITE COMPILED...}; what is neither static nor named as compiled is left over
 * from an earlier build, and goes
 */
public final class SiteBuilder {
    private static final String WORKER = "sw.js";
    private static final Set<String> TEXTUAL = Set.of("html", "js", "css", "json", "webmanifest", "svg");
    /** Names of formats look like addresses, and are never fetched. */
    private static final Pattern ABSOLUTE = Pattern.compile(
            "https?://(?!www\\.w3\\.org/)[^\\s\"'`)]*|(?:src|href)\\s*=\\s*\"/[^\"]*|url\\(\\s*[\"']?/[^)]*|\"start_url\"\\s*:\\s*\"/");

    private static final Pattern NAME = Pattern.compile("\"language\\.name\"\\s*:\\s*\"([^\"\\\\]+)\"");

    private SiteBuilder() {}

    public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
        Path from = Path.of(args[0]);
        Path site = Path.of(args[1]);
        prune(from, site, List.of(args).subList(2, args.length));
        copy(from, site);
        writeLanguages(site.resolve("texts"));
        List<String> files = files(site);
        for (String file : files) {
            checkAddresses(site.resolve(file), file);
        }
        fillWorker(site, files);
    }

    private static void prune(Path from, Path site, List<String> compiled) throws IOException {
        List<String> wanted = new ArrayList<>(files(from));
        wanted.addAll(compiled);
        for (String file : files(site)) {
            if (!wanted.contains(file)) {
                Files.delete(site.resolve(file));
            }
        }
    }

    private static void copy(Path from, Path site) throws IOException {
        for (String file : files(from)) {
            Path to = site.resolve(file);
            Files.createDirectories(to.getParent());
            Files.copy(from.resolve(file), to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static void writeLanguages(Path texts) throws IOException {
        List<String> entries = new ArrayList<>();
        for (String file : files(texts)) {
            if (file.equals("languages.json")) {
                continue;
            }
            Matcher name = NAME.matcher(Files.readString(texts.resolve(file)));
            if (!name.find()) {
                throw new IllegalStateException("texts/" + file + " has no language.name");
            }
            entries.add("\"" + file.substring(0, file.lastIndexOf('.')) + "\":\"" + name.group(1) + "\"");
        }
        Files.writeString(texts.resolve("languages.json"), "{" + String.join(",", entries) + "}\n");
    }

    private static void checkAddresses(Path path, String file) throws IOException {
        if (TEXTUAL.contains(file.substring(file.lastIndexOf('.') + 1))) {
            Matcher wrong = ABSOLUTE.matcher(Files.readString(path));
            if (wrong.find()) {
                throw new IllegalStateException(file + " has an absolute address: " + wrong.group());
            }
        }
    }

    // The version is the hash of the list, and so changes when, and only when, a file does.
    private static void fillWorker(Path site, List<String> files) throws IOException, NoSuchAlgorithmException {
        StringBuilder list = new StringBuilder("{");
        for (String file : files) {
            if (!file.equals(WORKER)) {
                list.append(list.length() > 1 ? ",\n" : "\n")
                        .append("  \"")
                        .append(file)
                        .append("\": \"")
                        .append(hash(Files.readAllBytes(site.resolve(file))))
                        .append('"');
            }
        }
        list.append("\n}");
        String version = hash(list.toString().getBytes(StandardCharsets.UTF_8)).substring(0, 12);
        Path worker = site.resolve(WORKER);
        String text = Files.readString(worker);
        if (!text.contains("__FILES__") || !text.contains("__VERSION__")) {
            throw new IllegalStateException(WORKER + " has no place for the list of files");
        }
        Files.writeString(worker, text.replace("__FILES__", list).replace("__VERSION__", version));
    }

    private static String hash(byte[] bytes) throws NoSuchAlgorithmException {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private static List<String> files(Path root) throws IOException {
        try (Stream<Path> all = Files.walk(root)) {
            return all.filter(Files::isRegularFile)
                    .map(path -> root.relativize(path).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }
}
