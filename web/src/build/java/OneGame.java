import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Gathers the sources of the single-game pages: all classes, with the two lists of games cut down to one game. TeaVM omits
 * unreachable code, and so the rules and tables of all others: first-time visitors load one game only.
 *
 * <p>The two lists are constants, both in the page and in the JVM tests. Only here they are read as sources and cut down.
 *
 * <p>Usage: {@code java OneGame.java ROOT OUT GAME...} writes {@code OUT/GAME} for each of these ids
 */
public final class OneGame {
    private static final Pattern LIST = Pattern.compile("ALL =\\s+List\\.of\\(([^;]*)\\);");

    private OneGame() {}

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Path out = Path.of(args[1]);
        for (String game : List.of(args).subList(2, args.length)) {
            Path classes = out.resolve(game);
            copy(root.resolve("engine/target/classes"), classes);
            copy(root.resolve("web/target/classes"), classes);
            Path sources = out.resolve("sources").resolve(game);
            compile(
                    classes,
                    cut(root.resolve("engine/src/main/java"), sources, "atoll/games/Games.java", game),
                    cut(root.resolve("web/src/main/java"), sources, "atoll/table/all/Tables.java", game));
        }
    }

    // Each element is new XGame() or new XTable(), where X is the capitalized id.
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
                List.of("--release", "17", "-g", "-classpath", classes.toString(), "-d", classes.toString()));
        for (Path source : sources) {
            args.add(source.toString());
        }
        if (ToolProvider.getSystemJavaCompiler().run(null, null, null, args.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("the lists do not compile");
        }
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
}
