import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMSourceFilePolicy;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.tooling.sources.DirectorySourceFileProvider;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the pages with one game: all classes, with the list of games, and the list of tables that {@code TableList} wrote from
 * it, cut down to that game. TeaVM leaves out what cannot be reached, and so the rules and tables of all other games: a first visit
 * downloads one game only. {@code Games.ALL} says which pages there are. Each page still lists the properties of all games.
 *
 * <p>Usage: {@code java -classpath CLASSES GamePages.java ROOT WORK PAGES} writes {@code PAGES/GAME.js} and its source map for each game
 *
 * <p>{@code java -classpath LIBRARIES GamePages.java --dev ROOT WORK GAME PORT} builds the site with one game, unminified and with
 * its sources, serves it, and builds it again and reloads the page whenever a source or a static file changes
 */
public final class GamePages {
    /** Where the list of tables is written, and its file. */
    private static final String TABLES = "web/target/generated-sources/tables";

    private static final String TABLE_LIST = "atoll/table/all/TableList.java";
    private static final String GAME_LIST = "atoll/games/Games.java";
    private static final String INFOS = "infosOf(ALL)";
    private static final Pattern LIST = Pattern.compile("ALL =\\s+List\\.of\\(([^;]*)\\);");

    private GamePages() {}

    public static void main(String[] args) throws IOException, InterruptedException, TeaVMToolException {
        if (args[0].equals("--dev")) {
            new Dev(Path.of(args[1]), Path.of(args[2]), args[3]).run(args[4]);
            return;
        }
        Path root = Path.of(args[0]);
        for (String game : games(root)) {
            translate(gather(root, Path.of(args[1]), game), Path.of(args[2]), game);
        }
    }

    private static List<String> games(Path root) throws IOException {
        Matcher list = LIST.matcher(
                Files.readString(root.resolve("engine/src/main/java").resolve(GAME_LIST)));
        if (!list.find()) {
            throw new IllegalStateException("Games.java has no list");
        }
        return Pattern.compile("new (\\w+)Game\\(\\)")
                .matcher(list.group(1))
                .results()
                .map(game -> game.group(1).toLowerCase(Locale.ROOT))
                .toList();
    }

    private static Path gather(Path root, Path work, String game) throws IOException {
        Path classes = work.resolve(game);
        copy(root.resolve("engine/target/classes"), classes);
        copy(root.resolve("web/target/classes"), classes);
        Path sources = work.resolve("sources").resolve(game);
        compile(
                classes,
                cutGames(root.resolve("engine/src/main/java"), sources, game),
                cut(root.resolve(TABLES), sources, TABLE_LIST, game));
        return classes;
    }

    private static void translate(Path classes, Path pages, String game) throws IOException, TeaVMToolException {
        TeaVMTool tool = tool(classes, pages, game);
        tool.setObfuscated(true);
        tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
        tool.setSourceMapsFileGenerated(true);
        if (!generate(tool)) {
            throw new IllegalStateException("the page of " + game + " does not compile");
        }
    }

    private static TeaVMTool tool(Path classes, Path pages, String game) throws IOException {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(TeaVMTargetType.JAVASCRIPT);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setMainClass("atoll.web.Main");
        tool.setClassLoader(new Overlay(classes));
        tool.setTargetDirectory(pages.toFile());
        tool.setTargetFileName(game + ".js");
        return tool;
    }

    private static boolean generate(TeaVMTool tool) throws TeaVMToolException {
        tool.generate();
        if (!tool.getProblemProvider().getProblems().isEmpty()) {
            TeaVMProblemRenderer.describeProblems(
                    tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), new ConsoleTeaVMToolLog(false));
        }
        return tool.getProblemProvider().getSevereProblems().isEmpty();
    }

    // The home page names all games, so the infos come from the whole list.
    private static Path cutGames(Path from, Path to, String game) throws IOException {
        Path copy = cut(from, to, GAME_LIST, game);
        String text = Files.readString(copy);
        Matcher list = LIST.matcher(Files.readString(from.resolve(GAME_LIST)));
        if (!list.find() || !text.contains(INFOS)) {
            throw new IllegalStateException(GAME_LIST + " does not derive the infos");
        }
        String infos = list.group(1).replaceAll("new (\\w+)\\(\\)", "$1.INFO");
        return Files.writeString(copy, text.replace(INFOS, "List.of(" + infos + ")"));
    }

    // Each element is new XGame() or new XTable(), X being the id but for its capitals.
    private static Path cut(Path from, Path to, String file, String game) throws IOException {
        String text = Files.readString(from.resolve(file));
        Matcher list = LIST.matcher(text);
        if (!list.find()) {
            throw new IllegalStateException(file + " has no list");
        }
        String one = Stream.of(list.group(1).split(","))
                .map(String::strip)
                .filter(element -> element.matches("(?i)new " + game + "(Game|Table)\\(\\)"))
                .findAny()
                .orElseThrow(() -> new IllegalStateException(file + " does not list " + game));
        Path copy = to.resolve(file);
        Files.createDirectories(copy.getParent());
        return Files.writeString(copy, text.substring(0, list.start(1)) + one + text.substring(list.end(1)));
    }

    private static void compile(Path classes, Path... sources) {
        List<String> args = new ArrayList<>(
                List.of("--release", "17", "-g", "-classpath", classPath(classes), "-d", classes.toString()));
        for (Path source : sources) {
            args.add(source.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new)) != 0) {
            throw new IllegalStateException(List.of(sources) + " does not compile");
        }
    }

    private static String classPath(Path classes) {
        return classes + File.pathSeparator + System.getProperty("java.class.path");
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                Path copy = to.resolve(from.relativize(file));
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /** Builds one game again and again, as its sources change. */
    private static final class Dev {
        private static final List<String> SOURCES = List.of("engine/src/main/java", "web/src/main/java");
        private static final String SCRIPTS = "web/src/main/js";
        private static final List<String> WATCHED = List.of(SOURCES.get(0), SOURCES.get(1), SCRIPTS, "static");
        private static final int PAUSE_MILLIS = 200;

        private final Path root;
        private final Path work;
        private final Path site;
        private final Path tools;
        private final String game;
        private int version;

        Dev(Path root, Path work, String game) {
            this.root = root;
            this.work = work;
            this.game = game;
            site = work.resolve("site");
            tools = work.resolve("tools");
        }

        void run(String port) throws IOException, InterruptedException, TeaVMToolException {
            compileBuilders();
            Process server = null;
            for (List<String> before = List.of(); ; Thread.sleep(PAUSE_MILLIS)) {
                List<String> now = state();
                if (now.equals(before)) {
                    continue;
                }
                before = now;
                long start = System.nanoTime();
                boolean good = build();
                System.out.printf("%s in %.1f s%n", good ? "Built" : "Failed", (System.nanoTime() - start) / 1e9);
                if (good && server == null) {
                    server = serve(port);
                }
            }
        }

        // What may have changed: files by their names, times and sizes.
        private List<String> state() throws IOException {
            List<String> state = new ArrayList<>();
            for (String folder : WATCHED) {
                try (Stream<Path> all = Files.walk(root.resolve(folder))) {
                    for (Path file : all.filter(Files::isRegularFile).toList()) {
                        state.add(file + " " + Files.getLastModifiedTime(file) + " " + Files.size(file));
                    }
                }
            }
            return state;
        }

        // Compiled once, they start faster than from source.
        private void compileBuilders() {
            Path builders = root.resolve("web/src/build/java");
            compile(
                    tools,
                    builders.resolve("TableList.java"),
                    builders.resolve("ScriptFiles.java"),
                    builders.resolve("SiteBuilder.java"));
        }

        private boolean build() throws IOException, InterruptedException, TeaVMToolException {
            if (!run("TableList", root.toString(), work.resolve("tables").toString())) {
                return false;
            }
            Path classes = Files.createDirectories(work.resolve("classes"));
            List<String> args = new ArrayList<>(List.of("--release", "17", "-g", "-proc:none", "-nowarn"));
            args.addAll(List.of("-classpath", System.getProperty("java.class.path"), "-d", classes.toString()));
            for (String folder : SOURCES) {
                try (Stream<Path> all = Files.walk(root.resolve(folder))) {
                    all.map(Path::toString)
                            .filter(file -> file.endsWith(".java") && !file.endsWith("/Games.java"))
                            .forEach(args::add);
                }
            }
            args.add(cutGames(root.resolve(SOURCES.get(0)), work.resolve("sources"), game)
                    .toString());
            args.add(cut(work.resolve("tables"), work.resolve("sources"), TABLE_LIST, game)
                    .toString());
            if (ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new)) != 0) {
                return false;
            }
            if (!run("ScriptFiles", root.resolve(SCRIPTS).toString(), classes.toString())) {
                return false;
            }
            TeaVMTool tool = tool(classes, Files.createDirectories(site), game);
            tool.setObfuscated(false);
            tool.setOptimizationLevel(TeaVMOptimizationLevel.SIMPLE);
            tool.setFastDependencyAnalysis(true);
            tool.setIncremental(true);
            tool.setCacheDirectory(
                    Files.createDirectories(work.resolve("cache")).toFile());
            tool.setSourceMapsFileGenerated(true);
            tool.setSourceFilePolicy(TeaVMSourceFilePolicy.COPY);
            for (String folder : SOURCES) {
                tool.addSourceFileProvider(
                        new DirectorySourceFileProvider(root.resolve(folder).toFile()));
            }
            return generate(tool) && finish();
        }

        // The page with all games is this one, too. The service worker keeps nothing.
        private boolean finish() throws IOException, InterruptedException {
            Files.writeString(site.resolve("app.js"), "export * from './" + game + ".js';\n");
            Path map = site.resolve(game + ".js.map");
            if (!run(
                    "SiteBuilder",
                    root.resolve("static").toString(),
                    site.toString(),
                    "app.js",
                    game + ".js",
                    map.getFileName().toString())) {
                return false;
            }
            for (String folder : SOURCES) {
                copy(root.resolve(folder), site.resolve("src")); // where the source map looks; SiteBuilder deletes them
            }
            Files.writeString(site.resolve("sw.js"), "oninstall = () => skipWaiting();\n");
            Path index = site.resolve("index.html");
            Files.writeString(
                    index, Files.readString(index).replace("</head>", "<script src=\"dev.js\"></script></head>"));
            String number = String.valueOf(++version);
            String reload = Files.readString(root.resolve("web/src/build/dev/dev.js"));
            Files.writeString(site.resolve("dev.js"), reload.replace("__VERSION__", number));
            Files.writeString(site.resolve("dev.txt"), number);
            return true;
        }

        private boolean run(String program, String... args) throws IOException, InterruptedException {
            List<String> command = new ArrayList<>();
            command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
            command.addAll(List.of("-XX:TieredStopAtLevel=1", "-classpath", classPath(tools), program));
            command.addAll(List.of(args));
            return new ProcessBuilder(command).inheritIO().start().waitFor() == 0;
        }

        private Process serve(String port) throws IOException {
            Process server = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin/java").toString(),
                            "-classpath",
                            work.resolve("classes").toString(),
                            "atoll.lab.Lab",
                            "serve",
                            site.toString(),
                            "--port",
                            port)
                    .inheritIO()
                    .start();
            Runtime.getRuntime().addShutdownHook(new Thread(server::destroy));
            return server;
        }
    }

    /** Looks for classes in a folder first, then where this program looks. */
    private static final class Overlay extends URLClassLoader {
        Overlay(Path classes) throws IOException {
            super(new URL[] {classes.toUri().toURL()}, GamePages.class.getClassLoader());
        }

        @Override
        public URL getResource(String name) {
            URL own = findResource(name);
            return own == null ? super.getResource(name) : own;
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            URL own = findResource(name);
            // The compiler finds its plugins by services, its own ones and that of this program.
            return own == null || name.startsWith("META-INF/services/")
                    ? super.getResources(name)
                    : Collections.enumeration(List.of(own));
        }
    }
}
