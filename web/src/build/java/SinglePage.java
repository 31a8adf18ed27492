import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/**
 * Makes one page of the whole site that can be opened from disk: such a page may load nothing, so everything is part of it.
 * Each tag of index.html that loads a file is replaced by the file's content; texts, pictures and workers are in elements of
 * their own, where {@code files.js} finds them. Fails if a file of the site is omitted and not known to be needless, or if the
 * page would still load something.
 *
 * <p>Usage: {@code java SinglePage.java SITE PARTS LICENSE PAGE}; PARTS is the folder of the scripts that only this page has
 */
public final class SinglePage {
    /** Files that a page on disk does not need: it is offline anyway, cannot be installed, and has no host. */
    private static final Set<String> NEEDLESS = Set.of(
            "fine.css",
            "pictures-fine.svg",
            "pictures-fine-dark.svg",
            "sw.js",
            "manifest.webmanifest",
            "icon-maskable.svg",
            "_headers");

    private static final Pattern TAG =
            Pattern.compile("<(?:link|img)\\b[^>]*>|<script\\b[^>]*></script>|<meta http-equiv[^>]*>");
    private static final Pattern LOADS = Pattern.compile("\\b(?:src|srcset|href)\\s*=(?!\"#)");
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]+)=\"([^\"]*)\"");
    private static final Pattern CSS_URL = Pattern.compile("url\\(\\s*[\"']?([^)\"']*)[\"']?\\s*\\)");
    private static final Pattern EXPORTS = Pattern.compile("export\\s*\\{([^}]*)};?\\s*$");
    private static final Pattern AS = Pattern.compile("([\\w$]+) as ([\\w$]+)");
    /** Names of formats look like addresses, but are never fetched. */
    private static final Pattern ABSOLUTE = Pattern.compile("https?://(?!www\\.w3\\.org/)[^\\s\"'`)]*");

    private final Map<String, Path> site;
    private final Path parts;
    private final Set<String> used = new TreeSet<>();
    private final List<String> scriptHashes = new ArrayList<>();
    private final List<String> styleHashes = new ArrayList<>();

    private SinglePage(Path site, Path parts) throws IOException {
        this.site = files(site);
        this.parts = parts;
    }

    public static void main(String[] args) throws IOException {
        SinglePage single = new SinglePage(Path.of(args[0]), Path.of(args[1]));
        // The licence must accompany every copy.
        String page = single.page() + "<!--\n" + text(Path.of(args[2])) + "-->\n";
        Path file = Path.of(args[3]);
        Files.writeString(file, page);
        System.out.printf(
                Locale.ROOT, "%s: %,d bytes (%,d gzip)%n", file.getFileName(), Files.size(file), packed(page));
    }

    private String page() {
        String index = text("index.html");
        StringBuilder page = new StringBuilder();
        String policy = null;
        int policyAt = 0;
        int from = 0;
        Matcher tag = TAG.matcher(index);
        while (tag.find()) {
            page.append(index, from, tag.start());
            from = tag.end();
            Map<String, String> attributes = attributes(tag.group());
            if (tag.group().startsWith("<link")) {
                page.append(link(attributes));
            } else if (tag.group().startsWith("<img")) {
                String source = attributes.get("src");
                page.append(tag.group().replace('"' + source + '"', '"' + picture(source) + '"'));
            } else if (tag.group().startsWith("<script")) {
                page.append(held()).append(script(attributes));
            } else {
                policy = attributes.get("content");
                policyAt = page.length();
            }
        }
        page.append(index, from, index.length());
        if (LOADS.matcher(tag.replaceAll("")).find()) {
            throw new IllegalStateException("index.html loads something by another tag than is known here");
        }
        if (policy == null || scriptHashes.isEmpty()) {
            throw new IllegalStateException("index.html has no policy, or no script");
        }
        // The policy contains the hashes of what comes after it.
        page.insert(policyAt, "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy(policy) + "\">");
        checkAllIsHere();
        return page.toString();
    }

    private String link(Map<String, String> attributes) {
        String file = attributes.get("href");
        switch (attributes.get("rel")) {
            case "stylesheet":
                // A site loads some styles on demand.
                String all = text(file)
                        + text("inks/app.css")
                        + text("dialogs.css")
                        + text("help.css")
                        + text("embed.css")
                        + text("end.css")
                        + text("review.css")
                        + text("study.css")
                        + text("drill.css")
                        + text("edit.css")
                        + text("puzzle.css")
                        + text("stats.css");
                String style = "\n" + CSS_URL.matcher(all).replaceAll(this::pictureInStyle);
                styleHashes.add(hash(style));
                return "<style>" + checked(style, file, "</style") + "</style>";
            case "icon":
                return "<link rel=\"icon\" href=\"" + picture(file) + "\">";
            case "manifest", "modulepreload":
                return "";
            default:
                throw new IllegalStateException("index.html has a link that nothing is known of: " + attributes);
        }
    }

    private String pictureInStyle(MatchResult url) {
        return Matcher.quoteReplacement("url(" + picture(url.group(1)) + ")");
    }

    private String picture(String file) {
        if (!file.endsWith(".svg")) {
            throw new IllegalStateException("only drawings travel inside the page: " + file);
        }
        return "data:image/svg+xml;base64,"
                + Base64.getEncoder().encodeToString(text(file).getBytes(StandardCharsets.UTF_8));
    }

    // Files that the page reads at run time: they must be there before the first script.
    private String held() {
        if (!scriptHashes.isEmpty()) {
            return "";
        }
        String app = app();
        StringBuilder held = new StringBuilder();
        for (String file : site.keySet()) {
            if (file.endsWith(".json") || (file.endsWith(".svg") && app.contains('"' + file + '"'))) {
                held.append(element("type=\"text/plain\" data-file=\"" + file + "\"", file, text(file)));
            }
        }
        held.append(element("type=\"text/plain\" data-file=\"bot-js.js\"", "bot-js.js", jsBot()));
        held.append(element("type=\"text/plain\" data-file=\"bot-wasm.js\"", "bot-wasm.js", wasmBot()));
        scriptHashes.add(hash(app));
        held.append(element("data-file=\"app.js\"", "app.js", app));
        String files = text(parts.resolve("files.js"));
        scriptHashes.add(hash(files));
        return held.append(element("type=\"module\"", "files.js", files)).toString();
    }

    private String script(Map<String, String> attributes) {
        String file = attributes.get("src");
        String script = text(file);
        scriptHashes.add(hash(script));
        return element("type=\"" + attributes.getOrDefault("type", "text/javascript") + "\"", file, script);
    }

    // Modules cannot import each other without addresses: each becomes a function that returns its exports.
    private String app() {
        return "const atollApp = " + function(text("app.js"), "app.js") + ";\n";
    }

    private String jsBot() {
        return replaced("bot-js.js", "await import(`./${location.search.slice(1) || 'app'}.js`)", "atollApp()");
    }

    private String wasmBot() {
        String runtime = function(text("wasm-runtime.js"), "wasm-runtime.js");
        String start =
                replaced("bot-wasm.js", "await import('./wasm-runtime.js')", "wasmRuntime(FunctionFromTemplate)");
        return text(parts.resolve("function.js"))
                + "const wasmRuntime = Function => (" + runtime + ")();\n"
                + "const wasm = Uint8Array.from(atob('"
                + Base64.getEncoder().encodeToString(bytes("bot.wasm"))
                + "'), letter => letter.charCodeAt(0));\n"
                + "(async () => {\n"
                + replace(start, "bot-wasm.js", "'bot.wasm'", "wasm")
                + "})().catch(trouble => setTimeout(() => { throw trouble; }));\n";
    }

    private static String function(String module, String name) {
        Matcher exports = EXPORTS.matcher(module);
        if (!exports.find()) {
            throw new IllegalStateException(name + " does not end with its exports");
        }
        String answer = AS.matcher(exports.group(1)).replaceAll("$2: $1");
        return "() => {\n" + module.substring(0, exports.start()) + "\nreturn {" + answer + "};\n}";
    }

    private String replaced(String file, String what, String by) {
        return replace(text(file), file, what, by);
    }

    private static String replace(String text, String name, String what, String by) {
        if (!text.contains(what)) {
            throw new IllegalStateException(name + " has no " + what);
        }
        return text.replace(what, by);
    }

    // What the site may load from its own host, this page may load from itself, and from nowhere else.
    private String policy(String sitesPolicy) {
        List<String> directives = new ArrayList<>();
        for (String directive : sitesPolicy.split("\\s*;\\s*")) {
            String source = switch (directive) {
                case "script-src 'self'" -> "script-src " + String.join(" ", scriptHashes) + " 'wasm-unsafe-eval'";
                case "worker-src 'self'" -> "worker-src blob:";
                case "style-src 'self'" -> "style-src " + String.join(" ", styleHashes);
                case "img-src 'self'" -> "img-src data: blob:";
                case "connect-src 'self'", "manifest-src 'self'" -> "";
                default -> directive;
            };
            if (source.contains("'self'")) {
                throw new IllegalStateException("nothing is known of " + directive);
            }
            if (!source.isEmpty()) {
                directives.add(source);
            }
        }
        return String.join("; ", directives);
    }

    private void checkAllIsHere() {
        for (String file : site.keySet()) {
            if (!used.contains(file) && !NEEDLESS.contains(file) && !isPageOfOneGame(file)) {
                throw new IllegalStateException(
                        file + " is not in the single page, and not known to be needless there");
            }
        }
    }

    // All games are in this page.
    private boolean isPageOfOneGame(String file) {
        return file.startsWith("inks/")
                || file.endsWith(".js") && text("boot.js").contains('"' + file.substring(0, file.length() - 3) + '"');
    }

    private static String element(String attributes, String name, String text) {
        return "<script " + attributes + ">" + checked(text, name, "</script") + "</script>\n";
    }

    private static String checked(String text, String name, String end) {
        String small = text.toLowerCase(Locale.ROOT);
        if (small.contains(end) || small.contains("<!--")) {
            throw new IllegalStateException(name + " would end its element, or begin a comment");
        }
        Matcher wrong = ABSOLUTE.matcher(text);
        if (wrong.find()) {
            throw new IllegalStateException(name + " has an absolute address: " + wrong.group());
        }
        return text;
    }

    private static Map<String, String> attributes(String tag) {
        Map<String, String> attributes = new TreeMap<>();
        ATTRIBUTE.matcher(tag).results().forEach(found -> attributes.put(found.group(1), found.group(2)));
        return attributes;
    }

    private String text(String file) {
        return text(use(file));
    }

    private byte[] bytes(String file) {
        try {
            return Files.readAllBytes(use(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path use(String file) {
        used.add(file);
        Path path = site.get(file);
        if (path == null) {
            throw new IllegalStateException("the site has no " + file);
        }
        return path;
    }

    // With line ends as the browser hashes them.
    private static String text(Path path) {
        try {
            return Files.readString(path).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String hash(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int packed(String page) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(page.getBytes(StandardCharsets.UTF_8));
        }
        return bytes.size();
    }

    private static Map<String, Path> files(Path root) throws IOException {
        Map<String, Path> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(root)) {
            all.filter(Files::isRegularFile)
                    .forEach(file -> files.put(root.relativize(file).toString().replace('\\', '/'), file));
        }
        return files;
    }
}
