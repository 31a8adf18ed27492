import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Gathers the parts of the trial site: the page, with the template game as one more game in the lists of games and tables. So
 * everything that surrounds a game can be tested in a browser with hidden hands and chance; none of it is shipped.
 *
 * <p>The lists are constants, both in the page and in the JVM tests. Only here they are read as sources, extended by one line, and
 * compiled into a separate class folder that no JVM test sees.
 *
 * <p>Usage: {@code java TrialParts.java ROOT TEXTS OUT} writes {@code OUT/classes} and {@code OUT/static}; TEXTS has a file per
 * language with the texts of the template game
 */
public final class TrialParts {
    private static final String LIST = " ALL =";
    private static final String OPEN = "List.of(";

    private TrialParts() {}

    public static void main(String[] args) throws IOException {
        Path root = Path.of(args[0]);
        Path out = Path.of(args[2]);
        delete(out);
        Path classes = out.resolve("classes");
        copy(root.resolve("engine/target/classes"), classes, "");
        copy(root.resolve("web/target/classes"), classes, "");
        copy(root.resolve("engine/target/test-classes"), classes, "atoll/template/Template");
        copy(root.resolve("web/target/test-classes"), classes, "atoll/template/Template");
        Path sources = out.resolve("sources");
        compile(
                classes,
                longer(root.resolve("engine/src/main/java"), sources, "atoll/games/Games.java", "TemplateGame"),
                longer(
                        root.resolve("web/target/generated-sources/tables"),
                        sources,
                        "atoll/table/all/TableList.java",
                        "TemplateTable"));
        copy(root.resolve("static"), out.resolve("static"), "");
        // The page asks for finer pictures of the home page, of which this site draws none.
        Files.writeString(out.resolve("static/fine.css"), "");
        for (String file : files(Path.of(args[1]))) {
            merge(out.resolve("static/texts").resolve(file), Path.of(args[1]).resolve(file));
        }
    }

    /** Writes a copy of a source whose list has one more element; returns the copy. */
    private static Path longer(Path from, Path to, String file, String element) throws IOException {
        String text = Files.readString(from.resolve(file));
        if (text.indexOf(LIST) < 0 || text.indexOf(LIST) != text.lastIndexOf(LIST)) {
            throw new IllegalStateException(file + " has no list, or two");
        }
        Path longer = to.resolve(file);
        Files.createDirectories(longer.getParent());
        // At the end of the menu, so that counting from its start finds the same games.
        int list = text.indexOf(LIST) + LIST.length();
        int open = text.indexOf(OPEN, list);
        if (open < 0 || !text.substring(list, open).isBlank()) {
            throw new IllegalStateException(file + " has another list");
        }
        int end = text.indexOf(");", open);
        return Files.writeString(
                longer, text.substring(0, end) + ", new atoll.template." + element + "()" + text.substring(end));
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

    // Both are JSON objects of texts, one per line.
    private static void merge(Path texts, Path more) throws IOException {
        String base = Files.readString(texts).strip();
        String added = Files.readString(more).strip();
        Files.writeString(
                texts, base.substring(0, base.length() - 1).stripTrailing() + "," + added.substring(1) + "\n");
    }

    private static void copy(Path from, Path to, String prefix) throws IOException {
        for (String file : files(from)) {
            if (file.startsWith(prefix)) {
                Files.createDirectories(to.resolve(file).getParent());
                Files.copy(from.resolve(file), to.resolve(file), StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static void delete(Path root) throws IOException {
        if (Files.exists(root)) {
            for (String file : files(root)) {
                Files.delete(root.resolve(file));
            }
        }
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
