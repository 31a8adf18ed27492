import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Builds the site: adds the static files to the compiler's output, minifies scripts and style sheets, lists the languages and
 * the single-game pages, splits each game's texts and colours from the shared ones, makes the home page a part of {@code
 * index.html}, and gives the service worker every file that browsers load, with its hash. Fails on an address that would not work under another path, or leave the site.
 *
 * <p>Usage: {@code java SiteBuilder.java STATIC SITE COMPILED...}: compiled files of the site, or folders of which each has a
 * namesake there. What is neither static nor compiled is left over from an earlier build and deleted
 */
public final class SiteBuilder {
    private static final String WORKER = "sw.js";
    /** For the host, which does not serve it. */
    private static final String HOST_HEADERS = "_headers";

    private static final Set<String> TEXTUAL = Set.of("html", "js", "css", "json", "webmanifest", "svg");
    /** Names of formats look like addresses, but are never fetched. */
    private static final Pattern ABSOLUTE = Pattern.compile(
            "https?://(?!www\\.w3\\.org/)[^\\s\"'`)]*|(?:src|href)\\s*=\\s*\"/[^\"]*|url\\(\\s*[\"']?/[^)]*|\"start_url\"\\s*:\\s*\"/");

    private static final Pattern NAME = Pattern.compile("\"language\\.name\"\\s*:\\s*\"([^\"\\\\]+)\"");

    private static final Pattern ENTRY = Pattern.compile("\"[^\"]+\"\\s*:\\s*\"(?:[^\"\\\\]|\\\\.)*\"");
    private static final Pattern COLON = Pattern.compile("^(\"[^\"]+\")\\s*:\\s*");
    private static final Pattern REMARK = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    /** A comment on its own line, and indentation. */
    private static final Pattern ASIDE = Pattern.compile("(?m)^ *//.*\\n|^ +");

    /** A literal, which stays as it is, or a comment, or blanks where no two words or signs would run into one. */
    private static final Pattern BLANK =
            Pattern.compile("('(?:[^'\\\\\\n]|\\\\.)*'|\"(?:[^\"\\\\\\n]|\\\\.)*\"|`(?:[^`\\\\]|\\\\.)*`"
                    + "|(?<=[(=,:] ?)/(?![/*])(?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\]|\\\\.)*\\])+/)"
                    + "| *//[^\\n]*|(?<![\\w$+/-]) +| +(?![\\w$+/-])|(?<=[{(\\[,;])\\n");

    private static final Pattern BREAK = Pattern.compile("\\s*([{};,])\\s*");
    private static final Pattern GAME = Pattern.compile("^\"game\\.([a-z]+)\\.name\"");
    private static final Pattern CREDIT = Pattern.compile("^\"game\\.([a-z]+)\\.credit\"");
    /** Texts of dialogs and pages that a first visit does not need: {@code help/more.LANGUAGE.json}. */
    private static final Pattern MORE = Pattern.compile(
            "^\"(share\\.|(about|turn|settings)\\.(?!title\")|studies\\.|embed\\.|busy\\.|kept\\.bad\\.|link\\.bad\\."
                    + "|open\\.(?!(first|previous|next|last)\")"
                    + "|games\\.(?!(title|look|won|unknown|unread|unreadable|gone|overtaken|busy|stays)\"))");
    /** Texts that every help repeats. */
    private static final Pattern REPEATED = Pattern.compile("^\"(about\\.(bots|private)|settings\\.letters\")");

    /** Texts shown before the help is loaded, or if it fails to load, are not part of it. */
    private static final Pattern HELP =
            Pattern.compile("^\"(key\\.|help\\.(?!title\")|guide\\.(?!title\"|offer\")|try\\.(?!other\"))");

    /** The games with two seats at most. */
    private static final Set<String> FOR_TWO = Set.of("ponte");

    /** The games with a map to zoom. */
    private static final Set<String> WITH_MAP = Set.of("origo");

    private SiteBuilder() {}

    public static void main(String[] args) throws IOException, NoSuchAlgorithmException {
        Path from = Path.of(args[0]);
        Path site = Path.of(args[1]);
        List<String> compiled = new ArrayList<>();
        for (String arg : List.of(args).subList(2, args.length)) {
            Path folder = Path.of(arg);
            if (Files.isDirectory(folder)) {
                compiled.addAll(files(folder));
            } else {
                compiled.add(arg);
            }
        }
        prune(from, site, compiled);
        copy(from, site);
        for (String file : files(from)) {
            if (file.endsWith(".css")) {
                shorten(site.resolve(file));
            }
            if (file.endsWith(".js")) {
                strip(site.resolve(file));
            }
            if (file.endsWith(".svg")) {
                join(site.resolve(file));
            }
        }
        insertHome(site);
        List<String> languages = listLanguages(site);
        List<String> games = partTexts(site, languages);
        listPages(site, games);
        partInks(site, games);
        List<String> files = files(site);
        for (String file : files) {
            checkAddresses(site.resolve(file), file);
        }
        fillWorker(site, files);
    }

    private static void prune(Path from, Path site, List<String> compiled) throws IOException {
        List<String> wanted = new ArrayList<>(compiled);
        for (String file : files(from)) {
            wanted.add(file);
            wanted.add(file.replace("texts/", "home.")); // by HomePage, for each language
        }
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

    // Comments and indentation are a tenth of what a visitor would load.
    private static void shorten(Path style) throws IOException {
        String text = REMARK.matcher(Files.readString(style)).replaceAll("");
        String shorter = BREAK.matcher(text).replaceAll("$1");
        Files.writeString(style, shorter.replace(": ", ":").replace(";}", "}"));
    }

    private static void strip(Path script) throws IOException {
        String text = ASIDE.matcher(Files.readString(script)).replaceAll("");
        Files.writeString(
                script,
                BLANK.matcher(text)
                        .replaceAll(found -> found.group(1) == null ? "" : Matcher.quoteReplacement(found.group())));
    }

    private static void join(Path drawing) throws IOException {
        Files.writeString(
                drawing, Files.readString(drawing).replaceAll(">\\s+<", "><").strip());
    }

    // By HomePage and PictureColours; without them, the home page is empty until the program shows it.
    private static void insertHome(Path site) throws IOException {
        fill(site.resolve("index.html"), "__HOME__", taken(site.resolve("home.html")));
        Path style = site.resolve("style.css");
        Files.writeString(style, Files.readString(style) + taken(site.resolve("home.css")));
    }

    private static String taken(Path part) throws IOException {
        String text = Files.exists(part) ? Files.readString(part) : "";
        Files.deleteIfExists(part);
        return text;
    }

    private static List<String> listLanguages(Path site) throws IOException {
        List<String> languages = new ArrayList<>();
        List<String> names = new ArrayList<>();
        Path texts = site.resolve("texts");
        for (String file : files(texts)) {
            Matcher name = NAME.matcher(Files.readString(texts.resolve(file)));
            if (!name.find()) {
                throw new IllegalStateException("texts/" + file + " has no language.name");
            }
            String language = file.substring(0, file.lastIndexOf('.'));
            languages.add(language);
            names.add(language + ":\"" + name.group(1) + "\"");
        }
        fill(site.resolve("theme.js"), "__LANGUAGES__", String.join(",", names));
        return languages;
    }

    /**
     * Texts of a single game, or of games with a map, go to {@code texts/GAME.LANGUAGE.json}, texts shared by all helps to each {@code
     * help/GAME.LANGUAGE.json}, and what is needed later to {@code help/more.LANGUAGE.json}. Returns the ids of the games.
     */
    private static List<String> partTexts(Path site, List<String> languages) throws IOException {
        Set<String> games = new LinkedHashSet<>();
        for (String language : languages) {
            Map<String, List<String>> parts = new TreeMap<>(Map.of("", new ArrayList<>()));
            List<String> help = new ArrayList<>();
            List<String> more = new ArrayList<>();
            List<String> entries = entries(site.resolve("texts/" + language + ".json"));
            for (String entry : entries) {
                Matcher name = GAME.matcher(entry);
                if (name.find()) {
                    games.add(name.group(1));
                    parts.put(name.group(1), new ArrayList<>());
                }
            }
            for (String entry : entries) {
                String[] words = entry.split("[\".]", 4);
                boolean second = words[1].equals("option")
                        || words[1].equals("group") && parts.containsKey(words[2])
                        || CREDIT.matcher(entry).find();
                if (REPEATED.matcher(entry).find()) {
                    help.add(entry);
                }
                List<String> later =
                        HELP.matcher(entry).find() ? help : MORE.matcher(entry).find() ? more : null;
                if (words[1].equals("zoom")) {
                    WITH_MAP.forEach(game -> parts.get(game).add(entry));
                } else {
                    (later != null ? later : parts.getOrDefault(words[second ? 2 : 1], parts.get(""))).add(entry);
                }
            }
            for (Map.Entry<String, List<String>> part : parts.entrySet()) {
                String name = part.getKey().isEmpty() ? language : part.getKey() + "." + language;
                write(site.resolve("texts/" + name + ".json"), part.getValue());
            }
            write(site.resolve("help/more." + language + ".json"), more);
            for (String game : games) {
                Path file = site.resolve("help/" + game + "." + language + ".json");
                List<String> own = Files.exists(file) ? entries(file) : List.of();
                write(file, Stream.concat(own.stream(), help.stream()).toList());
            }
        }
        return List.copyOf(games);
    }

    private static List<String> entries(Path file) throws IOException {
        return ENTRY.matcher(Files.readString(file))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static void write(Path file, List<String> entries) throws IOException {
        List<String> small = entries.stream()
                .map(entry -> COLON.matcher(entry).replaceFirst("$1:"))
                .toList();
        Files.writeString(file, "{" + String.join(",", small) + "}\n");
    }

    private static void listPages(Path site, List<String> games) throws IOException {
        List<String> pages = new ArrayList<>();
        for (String game : games) {
            if (Files.exists(site.resolve(game + ".js"))) {
                pages.add('"' + game + '"');
            }
        }
        fill(site.resolve("boot.js"), "__GAMES__", pages.toString());
    }

    private static void fill(Path file, String place, String content) throws IOException {
        String text = Files.readString(file);
        if (!text.contains(place)) {
            throw new IllegalStateException(file + " has no place for " + place);
        }
        Files.writeString(file, text.replace(place, content));
    }

    /**
     * The colours of a game go to {@code inks/GAME.css} for its page, with the style for more than two seats and for a map if it has
     * them. Those of all games go to {@code inks/app.css}, with what only the full page can show.
     */
    private static void partInks(Path site, List<String> games) throws IOException {
        Path style = site.resolve("style.css");
        String text = Files.readString(style);
        Files.createDirectories(site.resolve("inks"));
        String seats = taken(site.resolve("seats.css"));
        String map = taken(site.resolve("map.css"));
        for (String game : games) {
            if (Files.exists(site.resolve(game + ".js"))) {
                Files.writeString(
                        site.resolve("inks/" + game + ".css"),
                        inks(text, game)
                                + (FOR_TWO.contains(game) ? "" : seats)
                                + (WITH_MAP.contains(game) ? map : ""));
            }
        }
        String any = "(?:" + String.join("|", games) + ")";
        Files.writeString(
                site.resolve("inks/app.css"), inks(text, any) + seats + map + taken(site.resolve("games.css")));
        Files.writeString(style, text.replaceAll(ink(any), ""));
    }

    private static String ink(String games) {
        return "--ink-" + games + "-[\\w-]+:[^;}]*;?";
    }

    private static String inks(String style, String games) {
        String night = ":root[data-theme=\"dark\"]{";
        int middle = style.indexOf(night);
        if (middle < 0) {
            throw new IllegalStateException("style.css has no dark colours");
        }
        Pattern ink = Pattern.compile(ink(games));
        StringBuilder inks = new StringBuilder(":root{");
        ink.matcher(style.substring(0, middle)).results().forEach(found -> inks.append(found.group()));
        inks.append('}').append(night);
        ink.matcher(style.substring(middle)).results().forEach(found -> inks.append(found.group()));
        return inks.append("}\n").toString();
    }

    private static void checkAddresses(Path path, String file) throws IOException {
        if (TEXTUAL.contains(file.substring(file.lastIndexOf('.') + 1))) {
            Matcher wrong = ABSOLUTE.matcher(Files.readString(path));
            if (wrong.find()) {
                throw new IllegalStateException(file + " has an absolute address: " + wrong.group());
            }
        }
    }

    // The version is the hash of the list, so it changes exactly if a file changes.
    private static void fillWorker(Path site, List<String> files) throws IOException, NoSuchAlgorithmException {
        StringBuilder list = new StringBuilder("{");
        for (String file : files) {
            if (!file.equals(WORKER) && !file.equals(HOST_HEADERS)) {
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
